//! Records of random games: what is written reads back, and no byte that means something can be changed.

use games::dice::{Dice, Seed};
use games::options::Options;
use games::outcome::Status;
use games::record::{End, Player, Record};
use games::registry::{GAMES, GameType};
use games::seat::Hand;

/// Plays a table to its end by random moves and gives its record.
pub(crate) fn play(game: &dyn GameType, seats: usize, seed: Seed, chooser: &mut Dice) -> Record {
    let info = game.info();
    let words: Vec<String> = (0..seats)
        .map(|n| ["", "tea", "a \"b\" \\ c"][n % 3].to_owned())
        .collect();
    let key = seed.key(words.iter().map(String::as_str));
    let players = key
        .seating(seats)
        .into_iter()
        .map(|joined| Player {
            name: format!("Player {joined}"),
            word: words[joined].clone(),
            joined: joined + 1,
            house: (joined == 1).then(|| "regular".to_owned()),
            hints: if joined == 0 { 2 } else { 0 },
        })
        .collect();
    let options = Options::defaults(info.options);
    let mut dice = key.dice(0);
    let mut table = game.open(&options, seats, &mut dice);
    let setup = dice.finish().unwrap();
    let mut plies = Vec::new();
    let end = loop {
        let acting = match table.status() {
            Status::Over(outcome) => break End::Outcome(outcome.to_string()),
            Status::ToAct(acting) => acting,
        };
        let seat = acting.into_iter().next().unwrap();
        let legal = table.legal(seat);
        let mv = legal[chooser.index(legal.len().min(200))].clone();
        let (drawn, dice) = (table.ply(), key.dice(table.ply() + 1));
        plies.push(table.play(seat, &mv, drawn, Hand::Player, dice).unwrap());
    };
    Record {
        table: "3f".into(),
        game: info.key.into(),
        edition: info.edition,
        options: options.to_string(),
        commitment: seed.commitment(),
        seed: Some(seed),
        players,
        setup,
        plies,
        end,
    }
}

#[test]
fn every_finished_game_verifies_and_reads_back() {
    for game in GAMES {
        for byte in 0..4 {
            let seats = *game.info().seats.end();
            let record = play(
                *game,
                seats,
                Seed([byte; 32]),
                &mut Seed([byte; 32]).key(["x"]).dice(0),
            );
            let text = record.to_string();
            assert_eq!(Record::verify(&text).as_ref(), Ok(&record), "{text}");
            assert_eq!(
                Record::verify(&text.replace('\n', "\r\n")).as_ref(),
                Ok(&record),
                "a file from Windows"
            );
        }
    }
}

#[test]
fn no_single_byte_of_a_record_can_be_changed() {
    for game in GAMES {
        let seats = (*game.info().seats.start()).max(2);
        let record = play(
            *game,
            seats,
            Seed([9; 32]),
            &mut Seed([9; 32]).key(["x"]).dice(0),
        );
        let text = record.to_string();
        // Every byte of the head and the foot, and of the plies as many as keep this test short.
        let step = (text.len() / 2_000).max(1);
        let mut tried = 0;
        for at in (0..text.len()).filter(|at| *at < 900 || *at + 200 > text.len() || at % step == 0)
        {
            for other in [b'0', b'1', b'2', b' ', b'A', b'b', b'\n'] {
                let mut bytes = text.clone().into_bytes();
                if bytes[at] == other {
                    continue;
                }
                bytes[at] = other;
                let changed = String::from_utf8(bytes).unwrap();
                assert!(
                    Record::verify(&changed).is_err(),
                    "{}: byte {at} became {other}:\n{changed}",
                    game.info().key
                );
                tried += 1;
            }
        }
        assert!(tried > 2_000, "{}: {tried} changes tried", game.info().key);
    }
}

#[test]
fn a_changed_face_and_a_changed_move_are_named_by_their_ply() {
    for game in GAMES {
        let seats = (*game.info().seats.start()).max(2);
        let record = play(
            *game,
            seats,
            Seed([5; 32]),
            &mut Seed([5; 32]).key(["x"]).dice(0),
        );
        let rolled = record
            .plies
            .iter()
            .position(|ply| !ply.faces.is_empty())
            .unwrap();
        let mut cheat = record.clone();
        let face = &mut cheat.plies[rolled].faces[0];
        *face = *face % 6 + 1;
        let fault = Record::verify(&cheat.to_string()).unwrap_err();
        assert_eq!(
            fault.ply,
            Some(u32::try_from(rolled).unwrap() + 1),
            "{fault}"
        );

        let middle = record.plies.len() / 2;
        let mut cheat = record.clone();
        cheat.plies[middle].mv = "win".into();
        let fault = Record::verify(&cheat.to_string()).unwrap_err();
        assert_eq!(
            fault.to_string(),
            format!("ply {} is wrong: the move is refused: illegal", middle + 1)
        );

        let mut other = record;
        other.seed = Some(Seed([6; 32]));
        let fault = Record::verify(&other.to_string()).unwrap_err();
        assert_eq!(
            fault.to_string(),
            "the seed is not the one that was committed to: its SHA-256 differs"
        );
    }
}
