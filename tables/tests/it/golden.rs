//! Each event in its spelling. It is for ever: a line of this file may be added, and never changed.

use tables::event::Event;

const SPELLED: &str = include_str!("../golden/events.txt");

#[test]
fn every_event_is_spelled_like_this() {
    let mut kinds: Vec<&str> = Vec::new();
    for line in SPELLED.lines() {
        let event: Event = line
            .parse()
            .unwrap_or_else(|wrong| panic!("{line}: {wrong}"));
        assert_eq!(event.to_string(), line);
        kinds.push(kind(&event));
    }
    kinds.dedup();
    assert_eq!(kinds.len(), 24, "each of them, together: {kinds:?}");
}

/// Matches every event, so that a new one does not compile without a line here.
fn kind(event: &Event) -> &'static str {
    match event {
        Event::Opened(_) => "opened",
        Event::Sat(_) => "sat",
        Event::House(..) => "house",
        Event::Left(..) => "left",
        Event::Word(_) => "word",
        Event::Invited(..) => "invited",
        Event::Declined(..) => "declined",
        Event::Host(_) => "host",
        Event::Here => "here",
        Event::Began(..) => "began",
        Event::Ply(_) => "ply",
        Event::Back(_) => "back",
        Event::Hint(_) => "hint",
        Event::Vote(..) => "vote",
        Event::Paused(_) => "paused",
        Event::Resumed(_) => "resumed",
        Event::Barred(_) => "barred",
        Event::Admitted(_) => "admitted",
        Event::Offered(..) => "offered",
        Event::Replaced(..) => "replaced",
        Event::Returned(..) => "returned",
        Event::Closed(_) => "closed",
        Event::Voided => "voided",
        Event::Unvoided => "unvoided",
    }
}

#[test]
fn what_is_no_event_is_damage() {
    for wrong in [
        "",
        "undone A",
        "sat",
        "sat 03",
        "sat +3",
        "sat 3 ",
        "sat  3",
        "sat 65536",
        "house 4 regular Hazel",
        "house 4 grandmaster \"Hazel\"",
        "began",
        "began B=2 A=0 [3 1]",
        "A keep-4 [1 3 3",
        "A keep-4 []",
        "I keep-4",
        "A keep-4 by player",
        "closed because",
        "vote A",
        "paused ",
        "left 3 by themselves",
    ] {
        assert!(wrong.parse::<Event>().is_err(), "{wrong:?}");
    }
}
