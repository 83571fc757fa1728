//! What only one process at a time may do where several work on the same storage. Each holds a lease for it, renews it while it lives,
//! and gives it back when it stops; the lease of one that died expires.
//!
//! A lease is a row with an end, by the database's clock. A lock of the database would belong to a session: it would be lost with a
//! connection, and a pooler would break it. A process may notice late that it has lost a lease, so nothing may depend on one to be
//! correct. On `SQLite` there is one process, which has every lease without asking.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use db::{Error, PROCESS_LEASE, Store};
use parking_lot::Mutex;
use tokio::time::Instant;

use crate::tasks::Tasks;

/// The lifetime of a lease without renewal, and so the longest delay before another process takes over from one that died.
pub(crate) const LASTS: Duration = Duration::from_secs(10);

/// How often a lease is renewed.
pub(crate) const RENEW_EVERY: Duration = Duration::from_secs(3);

/// How often a lease is asked for that another process will give back soon.
pub(crate) const ASK_EVERY: Duration = Duration::from_millis(500);

/// The lease of the process that registers the commands and uploads the pictures.
pub(crate) const START: &str = "start";

/// The lease of the process that keeps the uptime. That process also does what only one may do: delete what is old, prepare daily tables,
/// and bring announcements to the boards.
pub(crate) const TIME: &str = "time";

/// The leases of this process. Where no other process can use the storage it has all of them without asking.
pub(crate) struct Leases {
    store: Store,
    /// The name of this process, which no other has.
    holder: String,
    /// When each lease may run out at the earliest.
    held: Mutex<BTreeMap<String, Instant>>,
    /// How many holders within this process have been named.
    taken_once: AtomicU64,
}

impl Leases {
    /// None yet.
    pub(crate) fn new(store: Store) -> Self {
        Self {
            holder: store.process().to_owned(),
            store,
            held: Mutex::default(),
            taken_once: AtomicU64::new(0),
        }
    }

    /// Takes or renews a lease; false while another process has it.
    pub(crate) async fn take(&self, name: &str) -> Result<bool, Error> {
        if !self.store.is_shared() {
            return Ok(true);
        }
        // The database starts counting after this moment, so the lease lasts at least as long.
        let asked = Instant::now();
        let (lease, holder) = (name.to_owned(), self.holder.clone());
        let taken = self.store.write(move |tx| tx.lease(&lease, &holder, LASTS));
        let taken = taken.await?;
        let mut held = self.held.lock();
        if taken {
            held.insert(name.to_owned(), asked + LASTS);
        } else {
            held.remove(name);
        }
        Ok(taken)
    }

    /// Takes a lease for this time. Nobody else can take it meanwhile, not even this process.
    pub(crate) async fn take_once(&self, name: &str, span: Duration) -> Result<bool, Error> {
        if !self.store.is_shared() {
            return Ok(true);
        }
        let number = self.taken_once.fetch_add(1, Ordering::Relaxed);
        let holder = format!("{}/{number}", self.holder);
        let name = name.to_owned();
        self.store
            .write(move |tx| tx.lease(&name, &holder, span))
            .await
    }

    /// The names of the leases that any process holds and that begin with these letters.
    pub(crate) async fn all_held(&self, beginning: &str) -> Result<Vec<String>, Error> {
        if !self.store.is_shared() {
            return Ok(Vec::new());
        }
        let beginning = beginning.to_owned();
        self.store.read(move |tx| tx.leases(&beginning)).await
    }

    /// Whether this process has a lease that somebody keeps for it.
    pub(crate) fn has(&self, name: &str) -> bool {
        !self.store.is_shared()
            || self
                .held
                .lock()
                .get(name)
                .is_some_and(|end| *end > Instant::now())
    }

    /// Gives a lease back before its time.
    pub(crate) async fn release(&self, name: &str) {
        if self.held.lock().remove(name).is_none() {
            return;
        }
        let (lease, holder) = (name.to_owned(), self.holder.clone());
        let released = self.store.write(move |tx| tx.release(&lease, &holder));
        if let Err(error) = released.await {
            tracing::warn!(name, %error, "could not give a lease back; it ends by itself");
        }
    }

    /// Gives back all that this process holds.
    pub(crate) async fn release_all(&self) {
        let names: Vec<String> = self.held.lock().keys().cloned().collect();
        for name in names {
            self.release(&name).await;
        }
    }

    /// Shows that this process is alive.
    pub(crate) async fn renew(&self) -> Result<(), Error> {
        let name = format!("{PROCESS_LEASE}{}", self.holder);
        self.take(&name).await.map(drop)
    }

    /// Renews the leases of this process until it stops.
    pub(crate) async fn keep(&self, tasks: &Tasks) {
        let mut failing = false;
        while self.store.is_shared() && !tasks.is_stopping() {
            let renewed = self.renew().await;
            if let Err(error) = &renewed
                && !failing
            {
                tracing::warn!(%error, "cannot renew the leases of this process");
            }
            failing = renewed.is_err();
            tasks.sleep(RENEW_EVERY).await;
        }
    }

    /// Waits for a lease, then works under it, and gives it back. Ends early when the bot stops, but not in the middle of the work.
    pub(crate) async fn under(&self, name: &str, tasks: &Tasks, work: impl Future<Output = ()>) {
        while !self.take(name).await.unwrap_or(false) {
            tasks.sleep(ASK_EVERY).await;
            if tasks.is_stopping() {
                return;
            }
        }
        let renewing = async {
            loop {
                tokio::time::sleep(RENEW_EVERY).await;
                if let Err(error) = self.take(name).await {
                    tracing::warn!(name, %error, "cannot renew a lease");
                }
            }
        };
        tokio::select! {
            biased;
            () = work => {}
            () = renewing => {}
        }
        self.release(name).await;
    }
}
