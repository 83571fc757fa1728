//! Games that are played alone with the same dice for everybody: they end, and what they took can be counted.

use games::dice::Seed;
use games::lang::Lang;
use games::names::Names;
use games::options::Options;
use games::outcome::Status;
use games::registry::GAMES;
use games::screen::Row;
use games::seat::{Hand, Seat, Viewer};

#[test]
fn a_game_that_plays_well_alone_ends_and_counts_its_turns() {
    let mut tried = 0;
    for game in GAMES {
        let info = game.info();
        let Some(alone) = info.alone else { continue };
        tried += 1;
        assert!(info.seats.contains(&1), "{}", info.name);
        assert!((1..=300).contains(&alone.aim.say(Lang::En).chars().count()));
        let options = Options::parse(info.options, alone.options).expect("its own options");
        for byte in 0..20 {
            let key = Seed([byte; 32]).key([""]);
            let mut chooser = Seed([byte; 32]).key(["alone"]).dice(0);
            let mut table = game.open(&options, 1, &mut key.dice(0));
            let seat = Seat::new(0);
            let mut turns = Vec::new();
            while matches!(table.status(), Status::ToAct(_)) {
                turns.push(table.progress(Lang::En).turn);
                assert!(turns.len() < 20_000, "{} does not end", info.name);
                // A menu of more than 25 entries would need pages, which a table alone does not turn.
                let screen = table.screen(Viewer::Public, &Names::letters(), "");
                for row in &screen.rows {
                    if let Row::Menu(menu) = row {
                        assert!(menu.choices.len() <= 25, "{}", info.name);
                    }
                }
                let legal = table.legal(seat);
                let mv = &legal[chooser.index(legal.len())];
                let (drawn, dice) = (table.ply(), key.dice(table.ply() + 1));
                table
                    .play(seat, mv, drawn, Hand::Player, dice)
                    .expect("a legal move");
            }
            assert!(
                turns.is_sorted(),
                "{}: turns are counted upwards",
                info.name
            );
            assert!(table.feat(Lang::En).is_some(), "{}", info.name);
        }
    }
    assert!(tried > 1, "they take turns");
}
