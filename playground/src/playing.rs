//! The tables that play themselves, and how quickly each one does.

use crate::snowflake::Id;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

/// The tables that play themselves, by message, and how the last one ended.
#[derive(Default)]
pub(crate) struct Playing {
    pub(crate) tables: BTreeMap<Id, Pace>,
    pub(crate) ended: Option<&'static str>,
}

pub(crate) struct Pace {
    /// Distinguishes a playing from an earlier one of the same table, which may still be waiting for an answer.
    pub(crate) number: u64,
    pub(crate) channel: Id,
    pub(crate) between: Duration,
    pub(crate) presses: u64,
}

impl Playing {
    pub(crate) fn pace(&mut self, table: Id, number: u64) -> Option<&mut Pace> {
        let pace = self.tables.get_mut(&table);
        pace.filter(|pace| pace.number == number)
    }

    pub(crate) fn shown(&self) -> Value {
        let table = |(id, pace): (&Id, &Pace)| {
            json!({
                "message_id": id.to_string(),
                "channel_id": pace.channel.to_string(),
                "presses": pace.presses,
            })
        };
        let tables: Vec<Value> = self.tables.iter().map(table).collect();
        json!({ "tables": tables, "ended": self.ended })
    }
}
