//! The text form of events: each text has one meaning, and each meaning one text.

use games::lang::Lang;
use games::level::Level;
use games::ply::Ply;
use games::seat::{Hand, Seat};
use proptest::prelude::*;
use std::time::Duration;
use tables::event::{
    By, Ending, Event, Minimum, Opened, Origin, Pause, PersonNo, Place, TableId, Time, Vote,
};
use tables::time::{Lag, WallTime};

fn person() -> impl Strategy<Value = PersonNo> {
    any::<u16>().prop_map(PersonNo)
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..8usize).prop_map(Seat::new)
}

fn by() -> impl Strategy<Value = By> {
    prop_oneof![
        Just(By::Themselves),
        person().prop_map(By::Person),
        Just(By::Moderator),
        Just(By::Clock)
    ]
}

fn time() -> impl Strategy<Value = Time> {
    prop_oneof![Just(Time::Fresh), Just(Time::Running)]
}

fn moment() -> impl Strategy<Value = WallTime> {
    any::<i64>().prop_map(WallTime)
}

fn faces() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..6)
}

fn origin() -> impl Strategy<Value = Origin> {
    prop_oneof![
        Just(Origin::Chosen),
        Just(Origin::Last),
        Just(Origin::Pinned),
        any::<i64>().prop_map(|table| Origin::Rematch(TableId(table)))
    ]
}

fn opened() -> impl Strategy<Value = Opened> {
    let place = ("([0-9]{1,20})?", "[0-9]{1,20}", any::<bool>());
    let place = place.prop_map(|(server, channel, answers_only)| Place {
        server,
        channel,
        answers_only,
    });
    let game = ("[a-z]{1,12}", any::<u16>(), "([a-z]+=[a-z0-9]+ ?){0,4}");
    let clock = prop::option::of(any::<u32>());
    let language = prop::sample::select(&Lang::ALL[..]);
    let flags = (any::<[bool; 4]>(), 0..3u32, 0..3u32, language);
    (game, clock, flags, origin(), any::<[u8; 32]>(), place).prop_map(
        |(
            (game, edition, options),
            clock,
            (flags, games, rating, language),
            origin,
            commitment,
            place,
        )| {
            Opened {
                game,
                edition,
                clock: clock.map(|millis| Duration::from_millis(millis.into())),
                rated: flags[0],
                hints: flags[1],
                starts_when_full: flags[2],
                thread: flags[3],
                minimum: Minimum { games, rating },
                origin,
                language,
                commitment,
                place,
                options,
            }
        },
    )
}

fn event() -> impl Strategy<Value = Event> {
    let vote = prop_oneof![Just(Vote::Pause), Just(Vote::End)];
    let pause = prop_oneof![Just(Pause::Agreed), Just(Pause::Unreachable)];
    let level = prop::sample::select(&Level::ALL[..]);
    let hand = prop::sample::select(vec![Hand::Player, Hand::Clock, Hand::House]);
    let ending = prop::sample::select(vec![
        Ending::Expired,
        Ending::Empty,
        Ending::Host,
        Ending::Moderator,
        Ending::Vote,
        Ending::Alone,
        Ending::Abandoned,
    ]);
    let ply = (seat(), "[a-z0-9.-]{1,40}", faces(), hand);
    let ply = ply.prop_map(|(seat, mv, faces, hand)| Ply {
        seat,
        mv,
        faces,
        hand,
    });
    let seating = prop::collection::vec(person(), 1..=8);
    prop_oneof![
        opened().prop_map(|opened| Event::Opened(Box::new(opened))),
        person().prop_map(Event::Sat),
        (person(), level, "[A-Z][a-z ⌂]{0,12}").prop_map(|(p, l, n)| Event::House(p, l, n)),
        (person(), by()).prop_map(|(person, by)| Event::Left(person, by)),
        person().prop_map(Event::Word),
        (person(), moment(), person()).prop_map(|(p, until, by)| Event::Invited(p, until, by)),
        (person(), by()).prop_map(|(person, by)| Event::Declined(person, by)),
        person().prop_map(Event::Host),
        Just(Event::Here),
        (seating, faces()).prop_map(|(seating, faces)| Event::Began(seating, faces)),
        ply.prop_map(Event::Ply),
        prop_oneof![
            seat().prop_map(Event::Back),
            seat().prop_map(Event::Hint),
            (seat(), vote).prop_map(|(seat, vote)| Event::Vote(seat, vote)),
            pause.prop_map(Event::Paused),
            any::<i64>().prop_map(|lag| Event::Resumed(Lag(lag))),
            seat().prop_map(Event::Barred),
            seat().prop_map(Event::Admitted),
            (seat(), person(), moment(), by())
                .prop_map(|(seat, to, until, by)| Event::Offered(seat, to, until, by)),
            (seat(), person(), time()).prop_map(|(s, p, time)| Event::Replaced(s, p, time)),
            (seat(), person(), time()).prop_map(|(s, p, time)| Event::Returned(s, p, time)),
            ending.prop_map(Event::Closed),
            Just(Event::Voided),
            Just(Event::Unvoided),
        ],
    ]
}

proptest! {
    #[test]
    fn an_event_reads_back_from_its_text(event in event()) {
        let text = event.to_string();
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(text.parse::<Event>(), Ok(event));
    }

    /// A text that is nearly right is read as it was written, or not at all.
    #[test]
    fn a_text_has_one_meaning(event in event(), at in 0..200usize, with in "[ a-z0-9A-H\\[\\]=+\"]?") {
        let text = event.to_string();
        let at = (0..=text.len()).rev().find(|cut| *cut <= at && text.is_char_boundary(*cut));
        let (before, after) = text.split_at(at.unwrap());
        let after: String = after.chars().skip(1).collect();
        let changed = format!("{before}{with}{after}");
        if let Ok(read) = changed.parse::<Event>() {
            prop_assert_eq!(read.to_string(), changed);
        }
    }

    #[test]
    fn any_text_at_all_is_refused_or_read(text in ".{0,60}") {
        if let Ok(read) = text.parse::<Event>() {
            prop_assert_eq!(read.to_string(), text);
        }
    }
}

#[test]
fn what_the_dice_showed_is_in_no_log() {
    let ply = Event::Ply(Ply {
        seat: Seat::new(0),
        mv: "roll".to_owned(),
        faces: vec![6, 6],
        hand: Hand::Clock,
    });
    assert_eq!(ply.to_string(), "A roll [6 6] by clock");
    assert_eq!(format!("{ply:?}"), "A roll [2 faces] by clock");
    let began = Event::Began(vec![PersonNo(1), PersonNo(0)], vec![3, 1]);
    assert_eq!(format!("{began:?}"), "began A=1 B=0 [2 faces]");
}
