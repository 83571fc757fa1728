//! What the house players did since a person last moved, in words for the board. It follows from the record, so it is the same after a
//! restart.

use games::names::Names;
use games::ply::Ply;
use games::record::Record;
use games::seat::Seat;
use games::table::AnyTable;

use crate::texts::{Lang, boards as t};

/// How many turns are described, and how many moves they may have together; of a longer turn, the last ones are described.
const TURNS: usize = 4;
const MOVES: usize = 5;

/// The turns of house players, each with its moves in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct HouseNews(Vec<(Seat, Vec<String>)>);

impl HouseNews {
    /// The news of a stored table. `is_house` says which seats the house has.
    pub(crate) fn of(record: &Record, is_house: impl Fn(Seat) -> bool, lang: Lang) -> Self {
        let mut news = Self::default();
        let by_house = record.plies.iter().rev();
        let latest = by_house.take_while(|ply| is_house(ply.seat)).count();
        let first = record.plies.len() - latest;
        if latest == 0 {
            return news;
        }
        let (mut before, mut number): (Option<Box<dyn AnyTable>>, _) = (None, 0);
        // A record that does not replay is refused elsewhere.
        _ = record.replay(|table, ply| {
            if let (Some(before), Some(ply)) = (&before, ply) {
                news.add(before.as_ref(), ply, table, lang);
            }
            before = (number >= first).then(|| table.fork());
            number += 1;
        });
        news
    }

    /// Adds a move of a house player.
    pub(crate) fn add(
        &mut self,
        before: &dyn AnyTable,
        ply: &Ply,
        after: &dyn AnyTable,
        lang: Lang,
    ) {
        let Some(told) = told(before, ply, after, lang) else {
            return;
        };
        match self.0.last_mut() {
            Some((seat, moves)) if *seat == ply.seat => moves.push(told),
            _ => self.0.push((ply.seat, vec![told])),
        }
    }

    /// Who moved last.
    pub(crate) fn last_seat(&self) -> Option<Seat> {
        self.0.last().map(|(seat, _)| *seat)
    }

    /// A sentence for each turn: `Maple ⌂ kept three 2s, kept a 5.`
    pub(crate) fn sentences(&self, names: &Names) -> Vec<String> {
        let turns = &self.0[self.0.len().saturating_sub(TURNS)..];
        let each = (MOVES / turns.len().max(1)).max(1);
        turns
            .iter()
            .map(|(seat, moves)| {
                let lang = names.lang();
                let moves = together(moves, lang);
                let last = &moves[moves.len().saturating_sub(each)..];
                t::house_did(lang, names.of(*seat), last.join(lang.comma()))
            })
            .collect()
    }
}

/// What a house player did, as the game tells it of a finished table.
fn told(before: &dyn AnyTable, ply: &Ply, after: &dyn AnyTable, lang: Lang) -> Option<String> {
    let events = after.events(before, ply, lang).into_iter();
    // A move can settle a round, which brings something to others, too; and a rare roll is what the move before it says already.
    let own = events.filter(|event| event.seat == ply.seat && event.is_in_sentence());
    let told: Vec<String> = own.map(|event| event.what).collect();
    (!told.is_empty()).then(|| told.join(lang.comma()))
}

/// The same move several times in a row is told once: `kept three 2s ×3`.
fn together(moves: &[String], lang: Lang) -> Vec<String> {
    let runs = moves.chunk_by(|one, next| one == next);
    let told = runs.map(|run| match run.len() {
        1 => run[0].clone(),
        times => t::several_times(lang, &run[0], times),
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use games::dice::{Dice, Seed};
    use games::options::Options;
    use games::outcome::Status;
    use games::registry::GAMES;
    use games::seat::Hand;
    use games::telling::Event;

    use super::*;

    #[test]
    fn a_house_player_is_told_to_have_done_what_it_did_itself() {
        for game in GAMES {
            let info = game.info();
            let seats = (*info.seats.end()).min(3);
            let key = Seed([5; 32]).key([info.key]);
            let mut table = game.open(&Options::defaults(info.options), seats, &mut key.dice(0));
            let mut chance: Dice = key.dice(u32::MAX);
            while let Status::ToAct(acting) = table.status() {
                let seat = acting.into_iter().next().expect("somebody is to act");
                let moves = table.legal(seat);
                let (mv, drawn) = (&moves[chance.index(moves.len())], table.ply());
                let before = table.fork();
                let dice = key.dice(drawn + 1);
                let ply = table.play(seat, mv, drawn, Hand::House, dice);
                let ply = ply.expect("it is legal");
                let told = told(before.as_ref(), &ply, table.as_ref(), Lang::De);
                let events = table.events(before.as_ref(), &ply, Lang::De);
                let own = |event: &&Event| event.seat == seat && event.is_in_sentence();
                let own = events.iter().filter(own).count();
                assert_eq!(told.is_some(), own > 0, "{}: {told:?}", info.key);
            }
        }
    }

    #[test]
    fn a_turn_is_one_sentence_and_several_are_told_by_their_last_moves() {
        let [a, b] = [0, 1].map(Seat::new);
        let moves = |count: usize| (1..=count).map(|n| format!("rolled {n}")).collect();
        let sentences = |turns| HouseNews(turns).sentences(&Names::letters());
        assert_eq!(sentences(vec![]), [""; 0]);
        assert_eq!(
            sentences(vec![(a, moves(6))]),
            ["A rolled 2, rolled 3, rolled 4, rolled 5, rolled 6."]
        );
        assert_eq!(
            sentences(vec![(a, moves(1)), (b, moves(7))]),
            ["A rolled 1.", "B rolled 6, rolled 7."]
        );
        let again = ["rolled", "rolled", "rolled", "banked"].map(str::to_owned);
        assert_eq!(
            sentences(vec![(a, again.to_vec())]),
            ["A rolled ×3, banked."]
        );
    }
}
