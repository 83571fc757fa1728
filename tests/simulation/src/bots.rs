//! The processes of the bot: started, stopped and killed, as an operator, a deploy or a crash does it; and the way of interactions to them.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use commands::{Clock, Seeds, Settings, SimulatedProcess, Simulation};
use db::Store;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use crate::disk::SimulatedDisk;
use crate::hall::Hall;
use crate::network::{Network, delivery};

/// A process that runs.
struct Process {
    name: String,
    alive: Arc<AtomicBool>,
    tasks: SimulatedProcess,
    clock: Clock,
    interactions: UnboundedSender<String>,
    stop: Option<oneshot::Sender<()>>,
    ended: JoinHandle<()>,
}

/// The processes, by their places; a place is empty until its process is started again.
pub(crate) struct Bots {
    hall: Arc<Hall>,
    shared: bool,
    seeds: Seeds,
    started: AtomicUsize,
    places: Mutex<Vec<Option<Process>>>,
}

impl Bots {
    pub(crate) fn new(hall: Arc<Hall>, seed: u64, processes: usize) -> Self {
        Self {
            hall,
            shared: processes > 1,
            seeds: Seeds::counted(seed << 32),
            started: AtomicUsize::new(0),
            places: Mutex::new((0..processes).map(|_| None).collect()),
        }
    }

    fn in_places<T>(&self, work: impl FnOnce(&mut Vec<Option<Process>>) -> T) -> T {
        work(&mut self.places.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn start(&self) -> Process {
        let hall = &self.hall;
        let number = self.started.fetch_add(1, Ordering::Relaxed);
        let name = format!("simulated bot:{number}");
        hall.trace.note(&format!("{number} starts"));
        let alive = Arc::new(AtomicBool::new(true));
        let disk = Arc::new(SimulatedDisk {
            hall: Arc::clone(hall),
            alive: Arc::clone(&alive),
            shared: self.shared,
        });
        let storage = hall.storage.clone();
        let store = Store::simulated(storage, disk, self.shared.then(|| name.clone()));
        let (interactions, arriving) = mpsc::unbounded_channel();
        let simulation = Simulation {
            bot: hall.play.bot_id(),
            discord: Arc::new(Network {
                hall: Arc::clone(hall),
                process: number,
            }),
            interactions: arriving,
        };
        let tasks = SimulatedProcess::new();
        let settings = Settings {
            seeds: self.seeds.clone(),
            simulated: Some(tasks.clone()),
            ..Settings::default()
        };
        let clock = Clock::simulated(hall.now());
        let (stop, stopped) = oneshot::channel::<()>();
        let (own, watched) = (clock.clone(), Arc::clone(hall));
        let ended = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            let ended = commands::simulate(simulation, store, own, settings, stopped).await;
            watched.trace.note(&format!("{number} ends: {ended:?}"));
        });
        Process {
            name,
            alive,
            tasks,
            clock,
            interactions,
            stop: Some(stop),
            ended,
        }
    }

    /// Tells the database which processes are connected.
    fn tell(&self) {
        let names = self.in_places(|places| {
            let all = places.iter().flatten().map(|process| process.name.clone());
            all.collect::<Vec<_>>()
        });
        let told = self.hall.storage.set_alive(&names);
        told.expect("a list in memory");
    }

    /// Ends a process at once, wherever it is.
    fn kill(&self, place: usize) {
        let Some(process) = self.in_places(|places| places[place].take()) else {
            return;
        };
        self.hall.weather.trouble();
        self.hall.trace.note(&format!("{} is killed", process.name));
        process.alive.store(false, Ordering::Relaxed);
        process.tasks.kill();
        process.ended.abort();
        self.tell();
    }

    fn fill(&self, place: usize) {
        let process = self.start();
        self.in_places(|places| places[place] = Some(process));
        self.tell();
    }

    /// Replaces a process as a deploy does: where there are others, the new one begins before the old one ends.
    async fn replace(&self, place: usize) {
        let Some(mut old) = self.in_places(|places| places[place].take()) else {
            return;
        };
        self.hall.trace.note(&format!("{} is replaced", old.name));
        if self.shared {
            self.fill(place);
        }
        self.hall.weather.trouble();
        if let Some(stop) = old.stop.take() {
            // It may have ended by itself.
            _ = stop.send(());
        }
        _ = (&mut old.ended).await;
        old.alive.store(false, Ordering::Relaxed);
        old.tasks.kill();
        self.hall.weather.trouble();
        if !self.shared {
            self.fill(place);
        }
        self.tell();
    }

    /// Keeps one place filled, and lets happen to its process what the weather brings.
    pub(crate) async fn keep(&self, place: usize) {
        let (hall, chance) = (&self.hall, self.hall.chance.processes.clone());
        loop {
            let is_over = self.in_places(|places| {
                let process = places[place].as_ref();
                process.is_none_or(|process| process.ended.is_finished())
            });
            if is_over {
                hall.weather.trouble();
                self.kill(place);
                sleep(chance.millis(50, 3_000)).await;
                self.fill(place);
                hall.weather.trouble();
            }
            sleep(Duration::from_millis(500)).await;
            if hall.weather.kills() {
                match chance.below(24) {
                    0 => self.kill(place),
                    1 => self.replace(place).await,
                    2 => self.jump(place),
                    _ => {}
                }
            }
        }
    }

    /// Sets the clock of a process wrong, or right again.
    fn jump(&self, place: usize) {
        let chance = &self.hall.chance.processes;
        let right = chance.one_in(2);
        let off = i64::try_from(chance.below(1_200_000)).unwrap_or_default() - 600_000;
        let now = self.hall.now();
        self.in_places(|places| {
            if let Some(process) = &places[place] {
                let wrong_by = process.clock.now().0 - now.0;
                process.clock.jump(if right { -wrong_by } else { off });
            }
        });
    }

    /// Sets all clocks right.
    pub(crate) fn set_clocks(&self) {
        let now = self.hall.now();
        self.in_places(|places| {
            for process in places.iter().flatten() {
                process.clock.jump(now.0 - process.clock.now().0);
            }
        });
    }

    /// Brings every interaction to a process: late, twice, or not at all.
    pub(crate) async fn deliver(self: Arc<Self>, mut payloads: UnboundedReceiver<String>) {
        let (hall, chance) = (&self.hall, self.hall.chance.network.clone());
        while let Some(payload) = payloads.recv().await {
            hall.watch.sent(&payload, Instant::now());
            let stormy = hall.weather.is_stormy();
            if stormy && chance.one_in(50) {
                hall.weather.trouble();
                continue;
            }
            let times = 1 + usize::from(stormy && chance.one_in(20));
            for _ in 0..times {
                let (own, payload, late) = (Arc::clone(&self), payload.clone(), delivery(hall));
                tokio::spawn(async move {
                    sleep(late).await;
                    own.hand_over(payload);
                });
            }
        }
    }

    fn hand_over(&self, payload: String) {
        let chance = &self.hall.chance.network;
        self.in_places(|places| {
            let alive: Vec<&Process> = places.iter().flatten().collect();
            if let Some(process) = chance.pick(&alive) {
                // A process that has ended by itself is replaced soon.
                _ = process.interactions.send(payload);
            }
        });
    }
}
