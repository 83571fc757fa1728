//! A database that no bot can use while this exists, to be copied from or to.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio_postgres::types::ToSql;

use super::address::Address;
use super::dialect;
use super::link::Link;
use super::session::{READ, Session, UNLIMITED};
use super::values::Given;
use crate::error::{Error, Result};
use crate::sql::leases;
use crate::sql::rows::Tx;
use crate::sql::shape::{Kind, Record, TableShape};
use crate::workers;

/// The lifetime of the lease without renewal, and so the longest time that a killed copy keeps bots out.
const LASTS: Duration = Duration::from_secs(10);

const RENEW_EVERY: Duration = Duration::from_secs(3);

pub(crate) struct HeldServer {
    link: Arc<Link>,
    address: Address,
    schema: String,
    holder: String,
    /// The lease that keeps bots out is renewed no more.
    lost: Arc<AtomicBool>,
    keeper: Option<JoinHandle<()>>,
}

impl HeldServer {
    /// Fails with `Occupied` while a bot works with it, or with `BeingCopied`. Creates the tables of a target if there are none.
    pub(crate) fn open(url: &str, is_target: bool) -> Result<Self> {
        let address = Address::parse(url)?;
        // One connection to work with, and one to renew the lease.
        let link = Link::open(&address, 2, is_target)?;
        let schema = "SELECT current_schema()::text";
        let schema = link.read(READ, |tx| tx.one(schema, &[], |row| row.get(0)))?;
        let mut held = Self {
            link: Arc::new(link),
            address,
            schema,
            holder: name_of_this(),
            lost: Arc::default(),
            keeper: None,
        };
        held.keep_bots_out()?;
        Ok(held)
    }

    /// Takes the lease and renews it from now on.
    fn keep_bots_out(&mut self) -> Result<()> {
        let began = Instant::now();
        // A copy that was killed has it for a moment longer.
        while !self.change(|session| Tx(session).lease(leases::COPY, &self.holder, LASTS))? {
            if began.elapsed() > LASTS + RENEW_EVERY {
                return Err(Error::BeingCopied);
            }
            thread::sleep(Duration::from_millis(200));
        }
        let link = Arc::clone(&self.link);
        let holder = self.holder.clone();
        let lost = Arc::clone(&self.lost);
        let renew = move || link.write(|tx| tx.lease(leases::COPY, &holder, LASTS));
        let keeper = workers::spawn("db-lease", move || {
            let mut renewed = Instant::now();
            while renewed.elapsed() < LASTS && !lost.load(Ordering::Relaxed) {
                if renewed.elapsed() < RENEW_EVERY {
                    thread::park_timeout(RENEW_EVERY);
                    continue;
                }
                let asked = Instant::now();
                match renew() {
                    Ok(true) => renewed = asked,
                    Ok(false) => break,
                    Err(_) => thread::park_timeout(RENEW_EVERY / 3),
                }
            }
            lost.store(true, Ordering::Relaxed);
        })?;
        self.keeper = Some(keeper);
        self.read(leases::assert_unused)
    }

    /// For people: no user and no password.
    pub(crate) fn name(&self) -> String {
        format!("the {}, schema {}", self.address, self.schema)
    }

    pub(crate) fn read<T: Send>(&self, work: impl FnOnce(Tx<'_>) -> Result<T> + Send) -> Result<T> {
        self.assert_held()?;
        self.link.read(&format!("{READ}{UNLIMITED}"), work)
    }

    pub(crate) fn write<T: Send>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T> + Send,
    ) -> Result<T> {
        self.change(|session| {
            leases::assert_unused(Tx(session))?;
            work(Tx(session))
        })
    }

    fn change<T: Send>(&self, work: impl FnOnce(&Session<'_>) -> Result<T> + Send) -> Result<T> {
        self.assert_held()?;
        self.link.change(&format!("BEGIN{UNLIMITED}"), work)
    }

    fn assert_held(&self) -> Result<()> {
        if self.lost.load(Ordering::Relaxed) {
            let why = "it could not be reached for some seconds, in which a bot may have started";
            return Err(Error::Unreachable(why.to_owned()));
        }
        Ok(())
    }

    pub(crate) fn insert(&self, table: &TableShape, rows: &[Record]) -> Result<()> {
        let kinds = table.columns.iter().map(|(_, kind)| match kind {
            Kind::Whole => "bigint[]",
            Kind::Text => "text[]",
            Kind::Bytes => "bytea[]",
        });
        let columns: Vec<String> = (1..)
            .zip(kinds)
            .map(|(number, kind)| format!("${number}::{kind}"))
            .collect();
        let sql = format!(
            "INSERT INTO {} ({}) SELECT * FROM unnest({})",
            table.name,
            dialect::translate(&table.columns()),
            columns.join(", ")
        );
        let values = |at: usize| rows.iter().map(move |row| Given::new(&row[at]));
        let given = (0..table.columns.len()).map(|at| values(at).collect());
        let given: Vec<Vec<Given<'_>>> = given.collect::<Result<_>>()?;
        self.change(|session| {
            let given: Vec<&(dyn ToSql + Sync)> = given.iter().map(|given| given as _).collect();
            session.insert(&sql, &given).map(drop)
        })
    }

    pub(crate) fn clear(&self, tables: &[TableShape]) -> Result<()> {
        let names = tables.iter().map(|table| table.name.as_str());
        let sql = format!("TRUNCATE {}", names.collect::<Vec<_>>().join(", "));
        self.write(|tx| tx.execute(&sql, &[]))
    }

    /// The highest number that a table was ever given, where that is kept.
    pub(crate) fn highest_number(&self, table: &TableShape) -> Result<Option<i64>> {
        let (name, key) = (&table.name, table.key());
        let sql = format!(
            "SELECT max(last_value) FROM pg_sequences
             WHERE format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence('{name}', '{key}')"
        );
        self.read(|tx| tx.one(&sql, &[], |row| row.get(0)))
    }

    /// The next number of a table is higher than this. Nothing is done where it gets its numbers from elsewhere.
    pub(crate) fn go_on_after(&self, table: &TableShape, highest: i64) -> Result<()> {
        let (name, key) = (&table.name, table.key());
        let sql = format!(
            "SELECT setval(pg_get_serial_sequence('{name}', '{key}'), greatest({highest}, 1), {highest} > 0)"
        );
        self.write(|tx| tx.execute(&sql, &[]))
    }
}

impl Drop for HeldServer {
    fn drop(&mut self) {
        self.lost.store(true, Ordering::Relaxed);
        if let Some(keeper) = self.keeper.take() {
            keeper.thread().unpark();
            _ = keeper.join();
        }
        self.lost.store(false, Ordering::Relaxed);
        // If it cannot be given back, it expires.
        _ = self.change(|session| Tx(session).release(leases::COPY, &self.holder));
    }
}

/// A name that no other process has.
fn name_of_this() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_or(0, |now| now.as_nanos());
    format!("copy-{}-{now}", std::process::id())
}
