//! One whole game of each kind as readable text: a change of it in a review shows what players will see.
//! To accept a change: `INSTA_UPDATE=always cargo test -p games golden`.

use std::fmt::Write;

use games::dice::Seed;
use games::names::Names;
use games::options::Options;
use games::outcome::Status;
use games::registry::GAMES;
use games::seat::{Hand, Viewer};

#[test]
fn a_whole_game_of_each_kind_reads_like_this() {
    for game in GAMES {
        let info = game.info();
        let key = Seed([42; 32]).key(["golden"]);
        let options = Options::defaults(info.options);
        let seats = (*info.seats.start()).max(2);
        let mut table = game.open(&options, seats, &mut key.dice(0));
        // A chooser apart from the table's dice, so that the choices do not follow the rolls.
        let mut chooser = Seed([1; 32]).key([]).dice(0);
        let names = Names::letters();
        let mut text = format!("{} for {seats}\n", info.name);
        while let Status::ToAct(acting) = table.status() {
            let ply = table.ply() + 1;
            let seat = acting.into_iter().next().unwrap();
            let legal = table.legal(seat);
            let mv = legal[chooser.index(legal.len().min(200))].clone();
            let drawn = table.ply();
            let played = table
                .play(seat, &mv, drawn, Hand::Player, key.dice(ply))
                .unwrap();
            if ply <= 40 {
                _ = writeln!(
                    text,
                    "\n{ply}. {seat} {mv} {:?}\n{}",
                    played.faces,
                    table.screen(Viewer::Public, &names, "").text()
                );
            }
            assert!(ply < 5_000, "{} does not end", info.name);
        }
        _ = writeln!(
            text,
            "\nafter {} plies\n{}",
            table.ply(),
            table.screen(Viewer::Public, &names, "").text()
        );
        insta::with_settings!({ snapshot_path => "../golden", prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(info.key, text);
        });
    }
}
