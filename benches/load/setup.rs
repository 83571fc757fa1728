//! What is measured: which bot, how interactions reach it, where it stores, and in how many processes.

use std::fmt;

/// How interactions arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Door {
    Gateway,
    Http,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Storage {
    Sqlite,
    Postgres,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Setup {
    /// No rules, no storage, and always the same message.
    Empty(Door),
    Ours {
        door: Door,
        storage: Storage,
        processes: usize,
    },
}

impl Setup {
    /// What everybody runs who changes nothing.
    pub(crate) const DEFAULT: Self = Self::ours(Door::Gateway, Storage::Sqlite, 1);

    /// All; the others are compared with the first.
    pub(crate) const ALL: [Self; 8] = [
        Self::Empty(Door::Gateway),
        Self::Empty(Door::Http),
        Self::DEFAULT,
        Self::ours(Door::Http, Storage::Sqlite, 1),
        Self::ours(Door::Gateway, Storage::Postgres, 1),
        Self::ours(Door::Http, Storage::Postgres, 1),
        Self::ours(Door::Gateway, Storage::Postgres, 2),
        Self::ours(Door::Http, Storage::Postgres, 2),
    ];

    pub(crate) const fn ours(door: Door, storage: Storage, processes: usize) -> Self {
        Self::Ours {
            door,
            storage,
            processes,
        }
    }

    pub(crate) fn is_ours(self) -> bool {
        matches!(self, Self::Ours { .. })
    }

    pub(crate) fn door(self) -> Door {
        match self {
            Self::Empty(door) | Self::Ours { door, .. } => door,
        }
    }

    pub(crate) fn processes(self) -> usize {
        match self {
            Self::Empty(_) => 1,
            Self::Ours { processes, .. } => processes,
        }
    }

    pub(crate) fn uses_postgres(self) -> bool {
        matches!(
            self,
            Self::Ours {
                storage: Storage::Postgres,
                ..
            }
        )
    }

    /// How many times the processor time of an empty bot over the gateway a press may take.
    pub(crate) fn goal(self) -> Option<f64> {
        match self {
            Self::DEFAULT => Some(1.4),
            Self::Ours {
                door: Door::Http,
                storage: Storage::Sqlite,
                ..
            } => Some(1.0),
            _ => None,
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let door = match self.door() {
            Door::Gateway => "gateway",
            Door::Http => "HTTP",
        };
        match self {
            Self::Empty(Door::Gateway) => write!(f, "empty poise bot, gateway"),
            Self::Empty(Door::Http) => write!(f, "empty endpoint, HTTP"),
            Self::Ours {
                storage, processes, ..
            } => {
                let storage = match storage {
                    Storage::Sqlite => "SQLite",
                    Storage::Postgres => "PostgreSQL",
                };
                let processes = match processes {
                    1 => "",
                    _ => ", two processes",
                };
                write!(f, "Rollhouse, {door}, {storage}{processes}")
            }
        }
    }
}
