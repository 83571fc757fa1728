use super::*;

const MINUTE: Duration = Duration::from_secs(60);

fn at(since_start: Duration) -> Uptime {
    Uptime(0) + since_start
}

fn now(since_start: Duration) -> Now {
    Now {
        uptime: at(since_start),
        wall: WallTime(1_000_000_000_000) + since_start,
    }
}

const MOMENT: Duration = Duration::from_millis(7);

fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// Ann has had to act since ply 4, at time zero; Ben waits.
fn ann_decides(limit: Option<Duration>) -> Clocks {
    let ann = SeatClock {
        since: Some(4),
        fresh: true,
        ..SeatClock::default()
    };
    Clocks {
        limit,
        seats: vec![ann, SeatClock::default()],
        ..Clocks::default()
    }
}

/// Nobody was told anything yet.
fn nobody() -> Preferences {
    Preferences {
        seats: vec![Attention::default(); 2],
        ..Preferences::default()
    }
}

fn tasks(clocks: &Clocks, since_start: Duration, of: &Preferences) -> Vec<(Uptime, Task)> {
    let mut tasks = clocks.tasks(now(since_start), of);
    tasks.sort_by_key(|(at, _)| *at);
    tasks
}

#[test]
fn a_slow_player_is_pinged_then_reminded_then_played_for() {
    let (clocks, mut of) = (ann_decides(Some(10 * MINUTE)), nobody());
    let (ping, remind, idle) = (
        Task::Ping(seat(0)),
        Task::Remind(seat(0)),
        Task::Idle(seat(0)),
    );
    let show = Task::ShowDeadline(seat(0));
    let all = [
        (at(2 * MINUTE), ping),
        (at(5 * MINUTE), remind),
        (at(MINUTE * 20 / 3), show),
        (at(10 * MINUTE), idle),
    ];
    assert_eq!(tasks(&clocks, Duration::ZERO, &of), all);
    let seats = [seat(0), seat(1)];
    let decisions: Vec<_> = clocks.decisions(&seats).collect();
    assert_eq!(decisions, [(seat(0), 4)]);
    of.seats[0].pinged = Some(4);
    assert_eq!(tasks(&clocks, Duration::ZERO, &of), all[1..]);
    of.seats[0].reminded = Some(4);
    assert_eq!(tasks(&clocks, Duration::ZERO, &of), all[2..]);
    assert!(!clocks.is_late(seat(0), now(Duration::from_millis(399_999))));
    assert!(clocks.is_late(seat(0), now(MINUTE * 20 / 3)));
    of.seats[0].shown = Some(4);
    assert_eq!(tasks(&clocks, Duration::ZERO, &of), all[3..]);
    assert!(clocks.has_open_ping(&of));
}

#[test]
fn without_a_time_limit_players_are_pinged_but_not_reminded() {
    let clocks = ann_decides(None);
    assert_eq!(
        tasks(&clocks, Duration::ZERO, &nobody()),
        [(at(2 * MINUTE), Task::Ping(seat(0)))]
    );
    assert_eq!(clocks.deadline(seat(0), now(Duration::ZERO)), None);
}

#[test]
fn where_pings_are_off_only_the_deadline_is_due() {
    let quiet = Preferences {
        quiet: true,
        ..nobody()
    };
    let clocks = ann_decides(Some(10 * MINUTE));
    assert_eq!(
        tasks(&clocks, Duration::ZERO, &quiet),
        [
            (at(MINUTE * 20 / 3), Task::ShowDeadline(seat(0))),
            (at(10 * MINUTE), Task::Idle(seat(0)))
        ]
    );
}

#[test]
fn a_player_who_just_pressed_something_is_not_pinged() {
    let (mut clocks, mut of) = (ann_decides(None), nobody());
    let moment = MINUTE * 3 / 2;
    let pinged = |clocks: &Clocks, of: &Preferences| {
        let all = tasks(clocks, moment, of);
        all.first().map(|(at, _)| *at)
    };
    of.seats[0].seen = Some(at(moment));
    assert_eq!(pinged(&clocks, &of), Some(at(MINUTE * 5 / 2)));
    of.seats[0].pings = Pings::Always;
    let at_once = Some(at(Duration::ZERO));
    assert_eq!(pinged(&clocks, &of), at_once, "unless they asked for it");
    of.seats[0].pings = Pings::Never;
    assert_eq!(pinged(&clocks, &of), None);
    clocks.seats[0].moved = Some(TableTime(0) + moment);
    let moved = pinged(&clocks, &nobody());
    assert_eq!(moved, Some(at(MINUTE * 5 / 2)), "a move is a press, too");
}

#[test]
fn a_pause_costs_no_time() {
    let (mut clocks, mut of) = (ann_decides(Some(10 * MINUTE)), nobody());
    clocks.pause(clocks.time(now(4 * MINUTE)));
    assert_eq!(clocks.time(now(99 * MINUTE)), TableTime(240_000));
    assert_eq!(tasks(&clocks, 99 * MINUTE, &of), []);
    assert_eq!(clocks.deadline(seat(0), now(99 * MINUTE)), None);
    clocks.resume(clocks.lag(now(104 * MINUTE)));
    assert_eq!(clocks.lag(now(104 * MINUTE)), Lag(6_000_000));
    (of.seats[0].reminded, of.seats[0].shown) = (Some(4), Some(4));
    let idle = (at(110 * MINUTE), Task::Idle(seat(0)));
    assert_eq!(tasks(&clocks, 104 * MINUTE, &of), [idle]);
    let wall = now(110 * MINUTE).wall;
    assert_eq!(clocks.deadline(seat(0), now(105 * MINUTE)), Some(wall));
}

#[test]
fn the_house_plays_for_an_away_player_while_another_is_there() {
    let (mut clocks, of) = (ann_decides(Some(MINUTE)), nobody());
    clocks.seats[0].idle = 2;
    let house = (at(MOMENT), Task::House(seat(0)));
    assert_eq!(tasks(&clocks, MOMENT, &of), [house]);
    clocks.seats[1].idle = 2;
    assert_eq!(
        tasks(&clocks, MOMENT, &of),
        [],
        "everybody is away, so nothing is due"
    );
    clocks.took_back(seat(0), TableTime(500));
    assert_eq!(
        tasks(&clocks, Duration::from_millis(500), &of)[0],
        (Uptime(500) + MINUTE / 2, Task::Remind(seat(0))),
        "with the full time limit"
    );
}

#[test]
fn a_ping_is_deleted_once_its_player_has_acted() {
    let (mut clocks, mut of) = (ann_decides(None), nobody());
    of.seats[0].pinged = Some(4);
    of.has_ping = true;
    assert_eq!(tasks(&clocks, MOMENT, &of), []);
    clocks.seats[0].since = None;
    let delete = (at(MOMENT), Task::DeletePing);
    assert_eq!(tasks(&clocks, MOMENT, &of), [delete]);
}

#[test]
fn a_house_player_waits_until_people_have_followed() {
    let (mut clocks, mut of) = (ann_decides(None), nobody());
    clocks.seats[0].house = true;
    let paced = at(Duration::from_millis(1_500));
    assert_eq!(clocks.house_moves_at(&of), Some(paced));
    assert_eq!(clocks.house_to_move(now(MOMENT), &of), None);
    of.seats[1].hurries = true;
    assert_eq!(clocks.house_to_move(now(MOMENT), &of), Some(seat(0)));
    clocks.seats[1].idle = 2;
    assert_eq!(clocks.house_moves_at(&of), None, "nobody is there");
}

#[test]
fn an_absent_players_seat_is_safe_for_two_more_time_limits() {
    for (limit, grace) in [(2 * MINUTE, 10 * MINUTE), (60 * MINUTE, 120 * MINUTE)] {
        let mut clocks = ann_decides(Some(limit));
        assert_eq!(clocks.grace_left(seat(0), now(limit)), None, "not away");
        clocks.seats[0].idle = 2;
        clocks.seats[0].away_since = TableTime(60_000);
        let left = |clocks: &Clocks, at| clocks.grace_left(seat(0), now(at));
        assert_eq!(left(&clocks, MINUTE), Some(grace));
        assert_eq!(left(&clocks, grace), Some(MINUTE));
        clocks.pause(clocks.time(now(grace)));
        assert_eq!(
            left(&clocks, 3 * grace),
            Some(MINUTE),
            "a pause costs none of it"
        );
        clocks.resume(clocks.lag(now(3 * grace)));
        assert_eq!(left(&clocks, 3 * grace + MINUTE), None);
    }
}

#[test]
fn a_player_is_awaited_only_by_somebody_who_is_there_and_has_moved() {
    let mut clocks = ann_decides(None);
    assert_eq!(clocks.awaited(), [seat(0)]);
    clocks.seats[1].since = Some(4);
    assert_eq!(clocks.awaited(), [], "both are to act");
    clocks.seats[1].since = None;
    clocks.seats[1].idle = 2;
    assert_eq!(clocks.awaited(), [], "Ben is away");
    clocks.seats[1].idle = 0;
    clocks.pause(clocks.time(now(MINUTE)));
    assert_eq!(clocks.awaited(), [], "the table is paused");
}

#[test]
fn to_end_a_table_the_absent_have_to_agree_too() {
    let mut clocks = ann_decides(None);
    clocks.seats[0].idle = 2;
    clocks.agree(seat(1), Vote::End);
    clocks.agree(seat(1), Vote::Pause);
    assert_eq!(clocks.agreement(Vote::End), (1, 2));
    assert_eq!(clocks.agreement(Vote::Pause), (1, 1));
    clocks.left(seat(0));
    assert_eq!(clocks.agreement(Vote::End), (1, 1));
}
