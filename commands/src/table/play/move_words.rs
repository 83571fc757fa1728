//! Moves in the words of the controls that play them, for people who have never seen the notation.

use std::collections::HashMap;

use games::names::Names;
use games::screen::{Action, Row, Screen};
use games::seat::{Seat, Viewer};
use games::table::AnyTable;

use crate::texts::{Lang, analysis as t};
use crate::words;

/// How many parts of a screen are searched.
const LOOKS: usize = 60;

/// The words for every legal move of a seat, in the language of the names.
pub(crate) struct MoveWords(HashMap<String, String>);

impl MoveWords {
    /// Looks through the screen of the seat, and through what its controls lead to; then through the board, on which moves are made that
    /// need no secrecy. A choice that leads to a move of its own spelling names that move. One whose focus is a part of the move's
    /// spelling, such as a card to be placed, is named with it.
    pub(crate) fn at(table: &dyn AnyTable, seat: Seat, names: &Names) -> Self {
        let legal = table.legal(seat);
        let mut found = HashMap::new();
        for viewer in [Viewer::Seat(seat), Viewer::Public] {
            look(&mut found, table, viewer, &legal, names);
        }
        Self(told_apart(found, &legal, names.lang()))
    }

    /// The words for a move, or its own spelling if no control has been found.
    pub(crate) fn of(&self, mv: &str) -> String {
        self.0
            .get(mv)
            .map_or_else(|| format!("`{mv}`"), String::clone)
    }
}

/// Adds the words of the legal moves that this viewer's controls play.
fn look(
    found: &mut HashMap<String, Words>,
    table: &dyn AnyTable,
    viewer: Viewer,
    legal: &[String],
    names: &Names,
) {
    let (mut focuses, mut looked_at) = (vec![String::new()], 0);
    while looked_at < focuses.len().min(LOOKS) && found.len() < legal.len() {
        let screen = table.screen(viewer, names, &focuses[looked_at]);
        looked_at += 1;
        let chosen = chosen(&screen);
        for (action, words) in controls(&screen) {
            match action {
                Action::Play(mv) => {
                    let with = chosen.filter(|(focus, _)| mv.split('-').any(|part| part == *focus));
                    let words = match with {
                        Some((_, label)) => words.of(label),
                        None => words,
                    };
                    found.entry(mv.clone()).or_insert(words);
                }
                Action::Focus(to) if legal.contains(to) => {
                    found.entry(to.clone()).or_insert(words);
                }
                Action::Focus(to) | Action::GoOn(to) if !focuses.contains(to) => {
                    focuses.push(to.clone());
                }
                _ => {}
            }
        }
    }
}

/// The words of a control, and what its menu says more.
struct Words {
    label: String,
    detail: String,
}

impl Words {
    /// The same of a choice within another one, which has this label.
    fn of(self, outer: &str) -> Self {
        let label = format!("{outer} · {}", self.label);
        Self { label, ..self }
    }

    fn in_full(self) -> String {
        match &*self.detail {
            "" => self.label,
            detail => format!("{} ({detail})", self.label),
        }
    }
}

/// Moves with the same label are told with what the menu says more, and numbered if that is the same, too, in the order of `legal`: two
/// dice that show the same are two moves.
fn told_apart(
    found: HashMap<String, Words>,
    legal: &[String],
    lang: Lang,
) -> HashMap<String, String> {
    let labels = counted(found.values().map(|words| words.label.clone()));
    let told = found.into_iter().map(|(mv, words)| {
        let is_alone = labels[&words.label] == 1;
        let words = if is_alone {
            words.label
        } else {
            words.in_full()
        };
        (mv, words)
    });
    let mut told: HashMap<String, String> = told.collect();
    let all = counted(told.values().cloned());
    let mut before: HashMap<String, u32> = HashMap::new();
    for mv in legal {
        if let Some(words) = told.get_mut(mv)
            && all[words] > 1
        {
            let number = before.entry(words.clone()).or_default();
            *number += 1;
            *words = t::one_of_alike(lang, &**words, words::nth(lang, *number));
        }
    }
    told
}

fn counted(texts: impl Iterator<Item = String>) -> HashMap<String, u32> {
    let mut counts = HashMap::new();
    for text in texts {
        *counts.entry(text).or_default() += 1;
    }
    counts
}

/// What each control does, and its words.
fn controls(screen: &Screen) -> Vec<(&Action, Words)> {
    let mut controls = Vec::new();
    for row in &screen.rows {
        match row {
            Row::Buttons(buttons) => {
                controls.extend(buttons.iter().map(|button| {
                    let (label, detail) = (button.name.as_ref(), String::new());
                    let label = label.unwrap_or(&button.label).clone();
                    (&button.action, Words { label, detail })
                }));
            }
            Row::Menu(menu) => {
                controls.extend(menu.choices.iter().map(|choice| {
                    let (label, detail) = (choice.label.clone(), choice.detail.clone());
                    (&choice.action, Words { label, detail })
                }));
            }
        }
    }
    controls
}

/// The focus of the choice that has been made, and its label.
fn chosen(screen: &Screen) -> Option<(&str, &str)> {
    screen.rows.iter().find_map(|row| match row {
        Row::Buttons(_) => None,
        Row::Menu(menu) => {
            let choice = menu.choices.iter().find(|choice| choice.chosen)?;
            match &choice.action {
                Action::Focus(focus) => Some((focus.as_str(), choice.label.as_str())),
                _ => None,
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use games::dice::Seed;
    use games::options::Options;
    use games::outcome::Status;
    use games::registry::GAMES;
    use games::seat::Hand;

    use super::*;

    /// Plays each game for a while with random moves.
    #[test]
    fn every_move_of_every_game_has_words_of_its_own() {
        for (game, lang) in GAMES
            .iter()
            .flat_map(|game| Lang::ALL.map(|lang| (game, lang)))
        {
            let info = game.info();
            let names = Names::letters().in_language(info.spoken(lang));
            let key = Seed([3; 32]).key([]);
            let mut chance = Seed([4; 32]).key([]).dice(0);
            let options = Options::defaults(info.options);
            let mut table = game.open(&options, 2.max(*info.seats.start()), &mut key.dice(0));
            for number in 1..120 {
                let Status::ToAct(acting) = table.status() else {
                    break;
                };
                let seat = acting.into_iter().next().expect("somebody is to act");
                let legal = table.legal(seat);
                let words = MoveWords::at(table.as_ref(), seat, &names);
                let mut said: Vec<String> = legal.iter().map(|mv| words.of(mv)).collect();
                if let Some(spelled) = said.iter().find(|words| words.starts_with('`')) {
                    panic!("{}: {spelled} has no words among {said:?}", info.key);
                }
                said.sort();
                for two in said.windows(2) {
                    assert_ne!(two[0], two[1], "{}", info.key);
                }
                let mv = legal[chance.index(legal.len().min(255))].clone();
                chance.forget();
                let (drawn, dice) = (table.ply(), key.dice(number));
                table
                    .play(seat, &mv, drawn, Hand::Player, dice)
                    .expect("it is legal");
            }
        }
    }
}
