mod folded;

use games::seat::Names;

use super::*;

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
fn ann_decides(limit: Option<Duration>) -> SeatClocks {
    let ann = SeatClock {
        since: Some(4),
        fresh: true,
        ..SeatClock::default()
    };
    SeatClocks {
        limit,
        seats: vec![ann, SeatClock::default()],
        ..SeatClocks::default()
    }
}

fn tasks(clocks: &SeatClocks, since_start: Duration) -> Vec<(Uptime, Task)> {
    let mut tasks = clocks.tasks(now(since_start));
    tasks.sort_by_key(|(at, _)| *at);
    tasks
}

#[test]
fn a_slow_player_is_pinged_then_reminded_then_played_for() {
    let mut clocks = ann_decides(Some(10 * MINUTE));
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
    assert_eq!(tasks(&clocks, Duration::ZERO), all);
    assert_eq!(clocks.mark_pinged(&[seat(0)], false), [(0, 4)]);
    assert_eq!(tasks(&clocks, Duration::ZERO), all[1..]);
    clocks.mark_pinged(&[seat(0)], true);
    assert_eq!(tasks(&clocks, Duration::ZERO), all[2..]);
    let names = Names::letters();
    let early = now(Duration::from_millis(399_999));
    assert_eq!(clocks.lines(&names, early, true), [""; 0]);
    let late = now(MINUTE * 20 / 3);
    let seconds = late.wall_at(at(10 * MINUTE)).0 / 1_000;
    let line = format!("A has until <t:{seconds}:t> (<t:{seconds}:R>)");
    assert_eq!(clocks.lines(&names, late, true), [line]);
    clocks.mark_deadline_shown(seat(0));
    assert_eq!(clocks.due(now(Duration::ZERO)), Some(at(10 * MINUTE)));
    assert!(clocks.has_open_ping());
}

#[test]
fn without_a_time_limit_players_are_pinged_but_not_reminded() {
    let clocks = ann_decides(None);
    assert_eq!(
        tasks(&clocks, Duration::ZERO),
        [(at(2 * MINUTE), Task::Ping(seat(0)))]
    );
    assert_eq!(clocks.deadline(seat(0), now(Duration::ZERO)), None);
}

#[test]
fn where_pings_are_off_only_the_deadline_is_due() {
    let clocks = SeatClocks {
        quiet: true,
        ..ann_decides(Some(10 * MINUTE))
    };
    assert_eq!(
        tasks(&clocks, Duration::ZERO),
        [
            (at(MINUTE * 20 / 3), Task::ShowDeadline(seat(0))),
            (at(10 * MINUTE), Task::Idle(seat(0)))
        ]
    );
}

#[test]
fn a_player_who_just_pressed_something_is_not_pinged() {
    let mut clocks = ann_decides(None);
    clocks.seen(seat(0), now(MINUTE * 3 / 2));
    assert_eq!(clocks.due(now(MINUTE * 3 / 2)), Some(at(MINUTE * 5 / 2)));
    clocks.seats[0].notifications.pings = "always".into();
    assert_eq!(
        clocks.due(now(MINUTE * 3 / 2)),
        Some(at(MINUTE * 3 / 2)),
        "unless they asked for it"
    );
    clocks.seats[0].notifications.pings = "never".into();
    assert_eq!(clocks.due(now(MINUTE * 3 / 2)), None);
}

#[test]
fn a_pause_costs_no_time() {
    let mut clocks = ann_decides(Some(10 * MINUTE));
    clocks.pause(now(4 * MINUTE));
    assert_eq!(clocks.time(now(99 * MINUTE)), TableTime(240_000));
    assert_eq!(clocks.due(now(99 * MINUTE)), None);
    assert_eq!(clocks.deadline(seat(0), now(99 * MINUTE)), None);
    clocks.resume(now(104 * MINUTE));
    assert_eq!(clocks.lag(now(104 * MINUTE)), Lag(6_000_000));
    clocks.mark_pinged(&[seat(0)], true);
    clocks.mark_deadline_shown(seat(0));
    assert_eq!(clocks.due(now(104 * MINUTE)), Some(at(110 * MINUTE)));
    let wall = now(110 * MINUTE).wall;
    assert_eq!(clocks.deadline(seat(0), now(105 * MINUTE)), Some(wall));
}

#[test]
fn the_house_plays_for_an_away_player_while_another_is_there() {
    let mut clocks = ann_decides(Some(MINUTE));
    clocks.seats[0].idle = 2;
    assert_eq!(tasks(&clocks, MOMENT), [(at(MOMENT), Task::House(seat(0)))]);
    clocks.seats[1].idle = 2;
    assert_eq!(
        tasks(&clocks, MOMENT),
        [],
        "everybody is away, so nothing is due"
    );
    let lines = clocks.lines(&Names::letters(), now(MOMENT), true);
    assert_eq!(lines.len(), 1);
    assert!(lines[0].starts_with("Everybody is away."), "{lines:?}");
    clocks.took_back(seat(0), TableTime(500));
    assert_eq!(
        clocks.due(now(Duration::from_millis(500))),
        Some(Uptime(500) + MINUTE / 2),
        "with the full time limit"
    );
}

#[test]
fn a_ping_is_deleted_once_its_player_has_acted() {
    let mut clocks = ann_decides(None);
    clocks.mark_pinged(&[seat(0)], false);
    clocks.ping = Some(MessageId::new(77));
    assert_eq!(tasks(&clocks, MOMENT), []);
    clocks.seats[0].since = None;
    assert_eq!(tasks(&clocks, MOMENT), [(at(MOMENT), Task::DeletePing)]);
}

#[test]
fn an_absent_players_seat_is_safe_for_two_more_time_limits() {
    for (limit, grace) in [(2 * MINUTE, 10 * MINUTE), (60 * MINUTE, 120 * MINUTE)] {
        let mut clocks = ann_decides(Some(limit));
        assert_eq!(clocks.grace_left(seat(0), now(limit)), None, "not away");
        clocks.seats[0].idle = 2;
        clocks.seats[0].away_since = TableTime(60_000);
        let left = |clocks: &SeatClocks, at| clocks.grace_left(seat(0), now(at));
        assert_eq!(left(&clocks, MINUTE), Some(grace));
        assert_eq!(left(&clocks, grace), Some(MINUTE));
        clocks.pause(now(grace));
        assert_eq!(
            left(&clocks, 3 * grace),
            Some(MINUTE),
            "a pause costs none of it"
        );
        clocks.resume(now(3 * grace));
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
    clocks.pause(now(MINUTE));
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
