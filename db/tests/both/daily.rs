//! The daily table: one try a day for everybody, and nothing that gives a second one.

use db::{Day, Effort, Error, NewRun, Run, RunMove, Seed, Tx, WallTime};

use crate::Home;

const TODAY: i64 = 20_000;

fn new_day(day: i64) -> Day {
    Day {
        day,
        game: "marmottes".into(),
        edition: 1,
        options: "target=60".into(),
        seed: Seed([7; 32]),
        commitment: "c0ffee".into(),
        made: WallTime(1_000),
        closed: None,
    }
}

fn new_run(user: &str) -> NewRun {
    NewRun {
        day: TODAY,
        user: user.into(),
        name: user.to_uppercase(),
        guild: "g1".into(),
        mark: format!("mark of {user}"),
        at: WallTime(2_000),
    }
}

fn mv(user: &str, ply: u32, mv: &str) -> RunMove {
    RunMove {
        day: TODAY,
        user: user.into(),
        ply,
        mv: mv.into(),
        over: None,
        at: WallTime(3_000 + i64::from(ply)),
    }
}

impl Home {
    pub(crate) async fn with_days(self) -> Self {
        let days = vec![new_day(TODAY), new_day(TODAY + 1)];
        self.write(move |tx| tx.prepare_days(TODAY, &days, WallTime(1_000)))
            .await;
        self
    }

    async fn begins(&self, new: NewRun) -> Result<(), Error> {
        self.store.write(move |tx| tx.begin_run(&new)).await
    }

    async fn moves(&self, new: RunMove) -> Result<(), Error> {
        self.store.write(move |tx| tx.play_run(&new)).await
    }

    pub(crate) async fn finishes(&self, user: &str, turns: u32, rolls: u32) {
        self.begins(new_run(user)).await.unwrap();
        let over = Some(Effort { turns, rolls });
        let last = mv(user, 1, "roll");
        self.moves(RunMove { over, ..last }).await.unwrap();
    }

    /// Today is over.
    async fn is_tomorrow(&self) {
        let none = |tx: Tx<'_>| tx.prepare_days(TODAY + 1, &[], WallTime(9_000));
        self.write(none).await;
    }

    async fn run(&self, user: &str) -> Option<Run> {
        let user = user.to_owned();
        self.read(move |tx| tx.run(TODAY, &user)).await
    }
}

#[tokio::test]
async fn a_day_keeps_its_first_seed_and_is_closed_when_it_is_over() {
    let home = Home::new().with_days().await;
    let other = Day {
        seed: Seed([8; 32]),
        made: WallTime(5_000),
        ..new_day(TODAY)
    };
    let again = vec![other, new_day(TODAY + 1)];
    home.write(move |tx| tx.prepare_days(TODAY, &again, WallTime(5_000)))
        .await;
    let day = home.read(|tx| tx.day(TODAY)).await.unwrap();
    let kept = (Seed([7; 32]), WallTime(1_000), None);
    assert_eq!((day.seed, day.made, day.closed), kept);
    assert_eq!(home.read(|tx| tx.day(TODAY - 1)).await, None);

    home.is_tomorrow().await;
    let closed = async |day| home.read(move |tx| tx.day(day)).await.unwrap().closed;
    assert_eq!(closed(TODAY).await, Some(WallTime(9_000)));
    assert_eq!(closed(TODAY + 1).await, None);
}

#[tokio::test]
async fn everybody_has_one_try_and_moves_are_stored_in_order() {
    let home = Home::new().with_days().await;
    home.begins(new_run("ann")).await.unwrap();
    let elsewhere = NewRun {
        guild: "g2".into(),
        ..new_run("ann")
    };
    assert_eq!(home.begins(elsewhere).await, Err(Error::Taken));
    home.moves(mv("ann", 1, "roll")).await.unwrap();
    for (ply, why) in [(1, "a second time"), (3, "with a gap")] {
        let moved = home.moves(mv("ann", ply, "stop")).await;
        assert_eq!(moved, Err(Error::Raced), "{why}");
    }
    let over = RunMove {
        over: Some(Effort { turns: 1, rolls: 1 }),
        ..mv("ann", 2, "stop")
    };
    home.moves(over).await.unwrap();
    let late = home.moves(mv("ann", 3, "roll")).await;
    assert_eq!(late, Err(Error::Raced), "the game is over");
    let run = home.run("ann").await.unwrap();
    assert_eq!(run.moves, ["roll", "stop"]);
    let effort = Effort { turns: 1, rolls: 1 };
    assert_eq!(run.ended, Some((WallTime(3_002), effort)));
    assert_eq!((run.name.as_str(), run.guild.as_str()), ("ANN", "g1"));
    assert_eq!(home.begins(new_run("ann")).await, Err(Error::Taken));
    assert_eq!(home.run("ben").await, None);
}

#[tokio::test]
async fn nobody_begins_or_goes_on_after_the_day() {
    let home = Home::new().with_days().await;
    home.begins(new_run("ann")).await.unwrap();
    home.is_tomorrow().await;
    assert_eq!(home.moves(mv("ann", 1, "roll")).await, Err(Error::Raced));
    assert_eq!(home.begins(new_run("ben")).await, Err(Error::Taken));
    let nowhere = NewRun {
        day: TODAY + 5,
        ..new_run("ben")
    };
    assert_eq!(home.begins(nowhere).await, Err(Error::Taken));
    assert_eq!(home.read(|tx| tx.day_results(TODAY)).await, []);
}

#[tokio::test]
async fn results_are_listed_best_first() {
    let home = Home::new().with_days().await;
    home.finishes("ann", 5, 20).await;
    home.finishes("ben", 4, 30).await;
    home.finishes("cleo", 4, 12).await;
    home.begins(new_run("dev")).await.unwrap();
    let results = home.read(|tx| tx.day_results(TODAY)).await;
    let users: Vec<&str> = results.iter().map(|run| run.user.as_str()).collect();
    assert_eq!(users, ["cleo", "ben", "ann"]);
    assert_eq!(home.read(|tx| tx.runs_of("dev")).await.len(), 1);
}

#[tokio::test]
async fn who_is_forgotten_has_no_second_try_and_leaves_no_id() {
    let home = Home::new().with_days().await;
    home.finishes("ann", 5, 20).await;
    home.begins(new_run("ben")).await.unwrap();
    for user in ["ann", "ben"] {
        home.write(move |tx| tx.forget(user, false)).await;
        assert_eq!(home.run(user).await, None);
        assert_eq!(home.read(move |tx| tx.runs_of(user)).await, []);
        assert_eq!(
            home.begins(new_run(user)).await,
            Err(Error::Taken),
            "{user}"
        );
    }
    let results = home.read(|tx| tx.day_results(TODAY)).await;
    let [run] = &results[..] else {
        panic!("one result: {results:?}")
    };
    assert!(db::is_forgotten(&run.user), "{run:?}");
    assert_eq!((run.name.as_str(), run.guild.as_str()), ("someone", ""));
    // Somebody else is somebody else, and the next day is open to all.
    home.begins(new_run("cleo")).await.unwrap();
    let tomorrow = NewRun {
        day: TODAY + 1,
        mark: "another mark of ann".into(),
        ..new_run("ann")
    };
    home.begins(tomorrow).await.unwrap();
}

#[tokio::test]
async fn old_days_are_deleted_with_old_tables() {
    let home = Home::new().with_days().await;
    home.finishes("ann", 5, 20).await;
    let midnight = WallTime((TODAY + 1) * 24 * 60 * 60 * 1000);
    let just_before = WallTime(midnight.0 - 1);
    home.store.drop_ended_before(just_before, 10).await.unwrap();
    assert_eq!(home.read(|tx| tx.runs_of("ann")).await.len(), 1);
    home.store.drop_ended_before(midnight, 10).await.unwrap();
    assert_eq!(home.read(|tx| tx.runs_of("ann")).await, []);
    assert_eq!(home.read(|tx| tx.day(TODAY)).await, None);
    assert!(home.read(|tx| tx.day(TODAY + 1)).await.is_some());
}
