//! How much each person and each channel may ask for in a short time, so that nobody can slow the bot down for others. Moves and
//! everything else that is done at a table cost nothing.

use std::hash::Hash;
use std::time::Duration;

use db::TableId;
use parking_lot::Mutex;
use serenity::all::{ChannelId, UserId};

use crate::context::Person;
use crate::error::Result;
use crate::protocol::custom_id::Shared;
use crate::state::recent::Recent;
use crate::texts::refusals as r;
use crate::words;

/// What an answer costs, in units of a budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cost {
    /// Comes with playing, or is answered from memory.
    Free = 0,
    /// One page, one step, one list of suggestions.
    Page = 1,
    /// Reads results or a whole record from the store, thinks about a move, or calls people.
    Reading = 12,
    /// Reads everything about a person.
    Export = 60,
    /// Calls Discord several times and plays test moves.
    Doctor = 120,
}

/// A budget: it is full at first, and fills up again with time.
struct Budget {
    most: u32,
    /// How long one unit takes to come back.
    unit: Duration,
}

/// Twenty leaderboards or two doctors at once, and then one every 3 or 30 seconds. Pages can be turned as quickly as people press.
const PERSON: Budget = Budget {
    most: 240,
    unit: Duration::from_millis(250),
};

/// As much as five people at once, and as ten people all the time: one alone cannot use it up.
const CHANNEL: Budget = Budget {
    most: 1_200,
    unit: Duration::from_millis(25),
};

/// A person is named in three invitations or offers at once, and then in one every ten minutes, whoever invites.
const NAMED: Budget = Budget {
    most: 3,
    unit: Duration::from_secs(10 * 60),
};

/// One person invites ten people at once, and then one a minute.
const INVITER: Budget = Budget {
    most: 10,
    unit: Duration::from_secs(60),
};

/// How many people and how many channels are remembered, each in about a hundred bytes. Those that asked longest ago are forgotten
/// first, and then have a full budget, which most of them have by then anyway.
type Full<K> = Recent<K, Duration, 4_096>;

impl Budget {
    /// When a budget is full again that is full at `full` and spends this; an error is how long to wait first.
    fn after(&self, full: Duration, cost: u32, now: Duration) -> Result<Duration, Duration> {
        let after = full.max(now) + self.unit * cost;
        match after.checked_sub(now + self.unit * self.most) {
            None | Some(Duration::ZERO) => Ok(after),
            Some(wait) => Err(wait),
        }
    }
}

/// The budgets of everybody who asked for something lately, as the times at which they are full again.
#[derive(Default)]
pub(crate) struct Budgets(Mutex<Spent>);

#[derive(Default)]
struct Spent {
    people: Full<UserId>,
    channels: Full<ChannelId>,
    named: Full<UserId>,
    inviters: Full<UserId>,
    shared: Recent<(TableId, Shared), (), 4_096>,
}

impl Budgets {
    /// Spends the cost of an answer, or refuses with how long to wait; a refusal costs nothing. `now` is [`Clock::monotonic`].
    ///
    /// [`Clock::monotonic`]: crate::Clock::monotonic
    pub(crate) fn spend(
        &self,
        person: UserId,
        channel: ChannelId,
        cost: Cost,
        now: Duration,
    ) -> Result<()> {
        if cost == Cost::Free {
            return Ok(());
        }
        let mut spent = self.0.lock();
        let own = PERSON
            .after(full(&mut spent.people, &person), cost as u32, now)
            .map_err(r::too_much_from_you)?;
        let shared = CHANNEL
            .after(full(&mut spent.channels, &channel), cost as u32, now)
            .map_err(r::too_much_in_channel)?;
        spent.people.put(person, own);
        spent.channels.put(channel, shared);
        Ok(())
    }

    /// The same for an invitation or an offer, which names somebody.
    pub(crate) fn invite(&self, inviter: UserId, named: &Person, now: Duration) -> Result<()> {
        let mut spent = self.0.lock();
        let own = INVITER
            .after(full(&mut spent.inviters, &inviter), 1, now)
            .map_err(r::too_many_invitations)?;
        let name = words::safe_name(&named.name);
        let theirs = NAMED
            .after(full(&mut spent.named, &named.id), 1, now)
            .map_err(|wait| r::invited_too_often(name, wait))?;
        spent.inviters.put(inviter, own);
        spent.named.put(named.id, theirs);
        Ok(())
    }

    /// May this picture of a table be posted for everybody? Once, whoever of its players presses.
    pub(crate) fn share(&self, table: TableId, what: Shared) -> bool {
        self.0.lock().shared.put((table, what), ()).is_none()
    }

    /// It could not be posted.
    pub(crate) fn unshare(&self, table: TableId, what: Shared) {
        self.0.lock().shared.pop(&(table, what));
    }
}

fn full<K: Hash + Eq>(spent: &mut Full<K>, key: &K) -> Duration {
    spent.get(key).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_spent_and_comes_back_with_time_and_a_refusal_costs_nothing() {
        let (budgets, channel) = (Budgets::default(), ChannelId::new(1));
        let (ann, ben) = (UserId::new(1), UserId::new(2));
        let spend = |person, cost, seconds| {
            budgets.spend(person, channel, cost, Duration::from_secs(seconds))
        };
        assert!(spend(ann, Cost::Doctor, 100).is_ok());
        assert!(spend(ann, Cost::Doctor, 100).is_ok());
        for _ in 0..500 {
            let refused = spend(ann, Cost::Doctor, 100).expect_err("it is spent");
            assert!(refused.to_string().contains("wait 30 seconds"), "{refused}");
        }
        assert!(spend(ann, Cost::Free, 100).is_ok());
        assert!(
            spend(ben, Cost::Doctor, 100).is_ok(),
            "others are not concerned"
        );
        let refused = spend(ann, Cost::Doctor, 129).expect_err("one second is missing");
        assert!(refused.to_string().contains("wait 1 second,"), "{refused}");
        assert!(spend(ann, Cost::Doctor, 130).is_ok());
    }

    #[test]
    fn nobody_is_invited_by_the_dozen_and_nobody_invites_by_the_dozen() {
        let budgets = Budgets::default();
        let person = |id| Person {
            id: UserId::new(id),
            name: format!("P{id}"),
        };
        let invite = |by, named, minutes: u64| {
            let now = Duration::from_secs(60 * (100 + minutes));
            budgets.invite(UserId::new(by), &person(named), now)
        };
        for by in 1..=3 {
            assert!(invite(by, 50, 0).is_ok());
        }
        let refused = invite(4, 50, 0).expect_err("three are enough").to_string();
        assert!(
            refused.starts_with("P50 has been invited too often"),
            "{refused}"
        );
        assert!(invite(4, 50, 9).is_err() && invite(4, 50, 10).is_ok());
        for named in 60..70 {
            assert!(invite(5, named, 0).is_ok());
        }
        let refused = invite(5, 70, 0).expect_err("ten are enough").to_string();
        assert!(refused.starts_with("You have invited many"), "{refused}");
        assert!(refused.contains("wait 1 minute,"), "{refused}");
        assert!(invite(5, 70, 1).is_ok());
    }

    #[test]
    fn the_budgets_of_thousands_of_people_take_bounded_memory() {
        let budgets = Budgets::default();
        for id in 1..=10_000 {
            let channel = ChannelId::new(id);
            let spent = budgets.spend(UserId::new(id), channel, Cost::Page, Duration::ZERO);
            assert!(spent.is_ok());
        }
        let spent = budgets.0.lock();
        let kept = [spent.people.len(), spent.channels.len()];
        assert_eq!(kept, [4_096, 4_096]);
    }
}
