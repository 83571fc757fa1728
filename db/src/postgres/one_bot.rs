//! Keeps a second bot out of the database: a lock that the server holds for one session of ours, and lets go of when that ends, however
//! it ends. It is the only duty that belongs to a process as a whole; work that several processes can share is not kept by it.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio_postgres::Client;

use super::address::Address;
use super::errors;
use crate::error::Error;

/// How long a start waits for a bot that has just ended, or that the server does not yet know to be dead.
const HANDOVER: Duration = Duration::from_secs(3);

/// How long an attempt that failed is not repeated, so that all who wait are answered.
const PAUSE: Duration = Duration::from_millis(500);

/// A server that does not hear from this session for so long ends it, so that another machine can take over from one that is dead.
const ALIVE: &str = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; SET idle_session_timeout = 0";

/// Bots in different schemas do not meet.
const TAKE: &str = "SELECT pg_try_advisory_lock(hashtext('rollhouse bot'), hashtext(coalesce(current_schema(), '')))";

#[derive(Default)]
pub(super) struct OneBot(Mutex<State>);

#[derive(Default)]
struct State {
    /// The session with the lock.
    holder: Option<Client>,
    refused: Option<(Instant, Error)>,
}

impl OneBot {
    /// Takes the lock at the start of the bot. Fails with `Occupied`, or because of the server.
    pub(super) fn take(runtime: &Handle, address: &Address) -> Result<Self, Error> {
        let began = Instant::now();
        loop {
            match runtime.block_on(lock(address)) {
                Err(Error::Occupied) if began.elapsed() < HANDOVER => {
                    std::thread::sleep(Duration::from_millis(50));
                }
                Err(error) => return Err(error),
                Ok(holder) => {
                    return Ok(Self(Mutex::new(State {
                        holder: Some(holder),
                        refused: None,
                    })));
                }
            }
        }
    }

    /// Makes sure that the lock is ours before something is written: it is lost with its connection, as when the server restarts.
    pub(super) fn ensure(&self, runtime: &Handle, address: &Address) -> Result<(), Error> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if state
            .holder
            .as_ref()
            .is_some_and(|holder| !holder.is_closed())
        {
            return Ok(());
        }
        if let Some((at, error)) = &state.refused
            && at.elapsed() < PAUSE
        {
            return Err(error.clone());
        }
        match runtime.block_on(lock(address)) {
            Ok(holder) => {
                state.holder = Some(holder);
                state.refused = None;
                Ok(())
            }
            Err(error) => {
                state.refused = Some((Instant::now(), error.clone()));
                Err(error)
            }
        }
    }

    /// Lets the next bot in.
    pub(super) fn give_back(&self, runtime: &Handle) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(holder) = state.holder.take() {
            let unlock = holder.batch_execute("SELECT pg_advisory_unlock_all()");
            // If the server is gone, so is the lock.
            drop(runtime.block_on(async { tokio::time::timeout(HANDOVER, unlock).await }));
        }
    }
}

async fn lock(address: &Address) -> Result<Client, Error> {
    let meaning = |error: tokio_postgres::Error| errors::meaning(&error);
    let client = address.connect().await?;
    client.batch_execute(ALIVE).await.map_err(meaning)?;
    let row = client.query_one(TAKE, &[]).await.map_err(meaning)?;
    if row.try_get(0).map_err(meaning)? {
        Ok(client)
    } else {
        Err(Error::Occupied)
    }
}
