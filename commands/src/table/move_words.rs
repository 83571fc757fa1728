//! Moves in the words of the controls that play them, for people who have never seen the notation.

use games::screen::{Action, Row, Screen};
use games::seat::{Names, Seat, Viewer};
use games::table::AnyTable;

/// How many parts of a screen are searched.
const LOOKS: usize = 60;

/// The words for a move: the label of its control, or the move's own spelling if no control has been found.
pub(crate) fn words_of(table: &dyn AnyTable, seat: Seat, names: &Names, mv: &str) -> String {
    let screen = |focus: &str| table.screen(Viewer::Seat(seat), names, focus);
    let first = screen("");
    if let Some(label) = label_in(&first, mv) {
        return label;
    }
    let mut focuses = focuses_of(&first);
    let mut looked_at = 0;
    while looked_at < focuses.len().min(LOOKS) {
        let inner = screen(&focuses[looked_at]);
        if let Some(label) = label_in(&inner, mv) {
            return label;
        }
        for focus in focuses_of(&inner) {
            if !focuses.contains(&focus) {
                focuses.push(focus);
            }
        }
        looked_at += 1;
    }
    format!("`{mv}`")
}

fn label_in(screen: &Screen, mv: &str) -> Option<String> {
    let plays = |action: &Action| matches!(action, Action::Play(played) if played == mv);
    screen.rows.iter().find_map(|row| match row {
        Row::Buttons(buttons) => buttons
            .iter()
            .find(|button| button.action.as_ref().is_some_and(plays))
            .map(|button| button.label.clone()),
        Row::Menu(menu) => {
            let choice = menu.choices.iter().find(|choice| plays(&choice.action))?;
            Some(if choice.detail.is_empty() {
                choice.label.clone()
            } else {
                format!("{} ({})", choice.label, choice.detail)
            })
        }
    })
}

fn focuses_of(screen: &Screen) -> Vec<String> {
    let focus = |action: &Action| match action {
        Action::Focus(focus) => Some(focus.clone()),
        _ => None,
    };
    screen.actions().filter_map(focus).collect()
}

#[cfg(test)]
mod tests {
    use games::dice::Seed;
    use games::options::Options;
    use games::outcome::Status;
    use games::registry::GAMES;
    use games::seat::Hand;

    use super::*;

    /// Plays each game for a while, and counts the moves that have a label.
    #[test]
    fn almost_every_move_of_every_game_has_words() {
        for game in GAMES {
            let info = game.info();
            let key = Seed([3; 32]).key([]);
            let mut chance = Seed([4; 32]).key([]).dice(0);
            let options = Options::defaults(info.options);
            let mut table = game.open(&options, 2.max(*info.seats.start()), &mut key.dice(0));
            let (mut named, mut all) = (0, 0);
            for number in 1..60 {
                let Status::ToAct(acting) = table.status() else {
                    break;
                };
                let seat = acting.into_iter().next().expect("somebody is to act");
                let legal = table.legal(seat);
                let mv = legal[chance.index(legal.len().min(200))].clone();
                chance.forget();
                let words = words_of(table.as_ref(), seat, &Names::letters(), &mv);
                assert!(!words.is_empty());
                all += 1;
                named += usize::from(!words.starts_with('`'));
                let (drawn, dice) = (table.ply(), key.dice(number));
                table
                    .play(seat, &mv, drawn, Hand::Player, dice)
                    .expect("it is legal");
            }
            assert!(named * 10 >= all * 9, "{}: {named} of {all}", info.key);
        }
    }
}
