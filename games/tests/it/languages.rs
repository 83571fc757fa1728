//! No English is left on a screen in another language, whatever is rolled, chosen and tried out.

use games::dice::Seed;
use games::lang::Lang;
use games::names::Names;
use games::options::Options;
use games::outcome::Status;
use games::picture;
use games::registry::GAMES;
use games::screen::Action;
use games::seat::{Hand, Seats, Viewer};
use games::story::Story;

use crate::records::play;

/// The words in plain letters, without pictures and what is typed. In the language of the tests every message has accents.
fn english(text: &str, names: &[&str]) -> Vec<String> {
    let is_picture = |name: &str| name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    let text = picture::replaced(text, |name| is_picture(name).then(String::new));
    let typed = text.split('`').step_by(2);
    let words = typed.flat_map(|text| text.split(|c: char| !c.is_ascii_alphabetic()));
    let left = words.filter(|word| word.len() > 2 && !names.contains(word));
    left.map(str::to_owned).collect()
}

#[test]
fn no_screen_of_any_game_has_an_english_word() {
    for game in GAMES {
        let info = game.info();
        assert!(!info.languages.is_empty(), "{} is English", info.name);
        // What has Latin letters in Japanese, too, is a name.
        let japanese = info.players_rules(Lang::Ja);
        let own = [info.name, japanese].into_iter();
        let names: Vec<&str> = own
            .flat_map(|text| text.split(|c: char| !c.is_ascii_alphabetic()))
            .collect();
        let check = |text: &str| {
            let left = english(text, &names);
            assert!(left.is_empty(), "{}: {left:?} in\n{text}", info.name);
        };
        for number in 0..8 {
            let key = Seed([number; 32]).key(["languages"]);
            let seats = info.seats.clone().nth(usize::from(number) % 3);
            let seats = seats.unwrap_or(*info.seats.end());
            let options = Options::defaults(info.options);
            let mut table = game.open(&options, seats, &mut key.dice(0));
            let mut chooser = Seed([number; 32]).key([]).dice(0);
            let called = (1..=seats).map(|seat| seat.to_string()).collect();
            let called = Names::new(called).in_language(Lang::EnXa);
            let hands = [Hand::Player, Hand::Clock, Hand::House];
            while let Status::ToAct(acting) = table.status() {
                let public = std::iter::once(Viewer::Public);
                for eyes in public.chain(Seats::first(seats).into_iter().map(Viewer::Seat)) {
                    let first = table.screen(eyes, &called, "");
                    check(&first.text());
                    for action in first.actions() {
                        if let Action::Focus(focus) | Action::GoOn(focus) = action {
                            check(&table.screen(eyes, &called, focus).text());
                        }
                    }
                }
                let seat = acting.into_iter().next().expect("somebody is to act");
                let legal = table.legal(seat);
                let mv = legal[chooser.index(legal.len().min(200))].clone();
                let (drawn, dice) = (table.ply(), key.dice(table.ply() + 1));
                let hand = hands[chooser.index(hands.len())];
                table.play(seat, &mv, drawn, hand, dice).expect("a move");
                if number == 7 && table.ply() == 20 {
                    table
                        .resign(seat, Hand::Player, key.dice(table.ply() + 1))
                        .ok();
                }
            }
            check(&table.screen(Viewer::Public, &called, "").text());
            let record = play(*game, seats, Seed([number; 32]), &mut chooser);
            let story = Story::of(&record, Lang::EnXa).expect("a game that was played");
            for turn in &story.turns {
                check(&turn.title);
                turn.events.iter().for_each(|event| check(&event.what));
            }
        }
    }
}
