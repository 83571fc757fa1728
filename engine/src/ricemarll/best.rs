//! A table of keys for [`super::reach`]: a `HashMap` would give them in an order that depends on the machine.

/// Distinct keys with the best number seen for each, in the order in which they came.
pub(super) struct Best {
    slots: Vec<u32>,
    pub(super) entries: Vec<(u64, f64)>,
}

impl Best {
    pub(super) fn new() -> Self {
        Self {
            slots: vec![0; 1 << 10],
            entries: Vec::new(),
        }
    }

    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & mask;
        while let Some(entry) = self.slots[at].checked_sub(1) {
            if self.entries[entry as usize].0 == key {
                break;
            }
            at = (at + 1) & mask;
        }
        at
    }

    /// The number of a key that was added.
    pub(super) fn find(&self, key: u64) -> usize {
        self.slots[self.slot(key)] as usize - 1
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "entries are fewer than 2^32"
    )]
    pub(super) fn add(&mut self, key: u64, number: f64) {
        let at = self.slot(key);
        if let Some(entry) = self.slots[at].checked_sub(1) {
            let best = &mut self.entries[entry as usize].1;
            *best = best.max(number);
            return;
        }
        self.entries.push((key, number));
        self.slots[at] = self.entries.len() as u32;
        if self.entries.len() * 2 > self.slots.len() {
            self.slots = vec![0; self.slots.len() * 4];
            for entry in 0..self.entries.len() {
                let at = self.slot(self.entries[entry].0);
                self.slots[at] = entry as u32 + 1;
            }
        }
    }
}
