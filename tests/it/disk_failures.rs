//! Disks and files that fail: the operator reads why, players get a private note, nothing wrong is ever shown.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use playground::Answer;
use rusqlite::Connection;
use serde_json::json;

use crate::clocks::clock;
use crate::crashes::stored_by_name;
use crate::harness::{Harness, LIST_COMMANDS, Shown, assert_private, shows, until};
use crate::operation::one_of_each;
use crate::player::{Table, footer_of};
use crate::program::{Program, fails, log, run, succeeds};
use crate::storage::{Storage, needs_a_file};
use crate::usual::game_for;

/// A table of each game whose moves are all made on the public board, a few moves into play and about to make one.
pub(crate) async fn public_tables(harness: &Harness) -> Vec<Table> {
    let mut tables = one_of_each(harness).await;
    tables.retain(|table| !table.offers_panel());
    assert!(tables.len() > 1);
    for table in &mut tables {
        moves_on(table).await;
        table.goes_on(3).await;
        about_to_move(table).await;
    }
    tables
}

/// Looks around until there is a move to make.
pub(crate) async fn about_to_move(table: &mut Table) {
    for _ in 0..200 {
        if !table.public_moves().is_empty() {
            return;
        }
        table.goes_on(1).await;
    }
    panic!("no move to make:\n{}", table.shown().text());
}

/// Plays at least one move further; looking around is none.
pub(crate) async fn moves_on(table: &mut Table) {
    let before = table.ply();
    for _ in 0..200 {
        if table.over() || table.ply() > before {
            return;
        }
        table.goes_on(1).await;
    }
    panic!("ply {before} for 200 presses:\n{}", table.shown().text());
}

/// Somebody whose turn it is makes a move on the board.
pub(crate) async fn a_move(table: &Table) -> Answer {
    let (actor, _) = table.actor_and_other();
    let way = &table.public_moves()[0];
    way.go_anyway(&actor, table.board).await
}

/// The presser gets a private apology whose number is in the log with the cause.
#[track_caller]
pub(crate) fn assert_apology(harness: &Harness, answer: &Answer, cause: &[&str]) {
    assert_private(answer, "Sorry, something went wrong on our side");
    let text = answer.text();
    let number = text
        .split_once("the number `")
        .and_then(|(_, rest)| rest.split_once('`'));
    let number = number.expect("a number").0;
    let log = log(harness);
    let line = log
        .lines()
        .find(|line| line.contains(&format!("number=\"{number}\"")))
        .unwrap_or_else(|| panic!("{number} is not in the log:\n{log}"));
    assert!(
        line.contains("ERROR") && cause.iter().any(|cause| line.contains(cause)),
        "{line}"
    );
}

/// Every board shows exactly what is stored, and all of it is right.
pub(crate) async fn assert_all_stored(harness: &Harness, tables: &[Table]) {
    succeeds(harness.run(&["check"])).await;
    let stored = stored_by_name(harness);
    for table in tables {
        let stored = stored.get(&table.name()).expect("the table is stored");
        assert_eq!(stored.plies().len(), table.ply() as usize + 1);
    }
}

/// A small disk, removed after the test.
#[cfg(target_os = "linux")]
pub(crate) struct Disk(pub(crate) PathBuf);

#[cfg(target_os = "linux")]
impl Disk {
    /// A disk of this many megabytes; none for a user who may not mount one.
    pub(crate) fn new(folder: &Path, megabytes: u32) -> Option<Self> {
        let at = folder.join("disk");
        fs::create_dir(&at).unwrap();
        mounted(&[
            "-t",
            "tmpfs",
            "-o",
            &format!("size={megabytes}m"),
            "small",
            at.to_str().unwrap(),
        ])
        .then(|| Self(at))
    }

    pub(crate) fn fill(&self) {
        let mut file = fs::File::create(self.0.join("ballast")).unwrap();
        let full = (0..1_000_000).find_map(|_| file.write_all(&[7; 1024]).err());
        assert!(full.is_some(), "the disk is full");
    }

    pub(crate) fn make_room(&self) {
        fs::remove_file(self.0.join("ballast")).unwrap();
    }
}

#[cfg(target_os = "linux")]
impl Drop for Disk {
    fn drop(&mut self) {
        let left = std::process::Command::new("umount")
            .arg("-l")
            .arg(&self.0)
            .status();
        if !left.is_ok_and(|status| status.success()) {
            eprintln!("{} is still mounted", self.0.display());
        }
    }
}

#[cfg(target_os = "linux")]
fn mounted(arguments: &[&str]) -> bool {
    let mount = std::process::Command::new("mount").args(arguments).output();
    mount.is_ok_and(|output| output.status.success())
}

/// Plays until a press is answered by an apology: for the first ones there may be room in what the file already has.
#[cfg(target_os = "linux")]
async fn plays_until_it_fails(harness: &Harness, tables: &mut [Table], cause: &[&str]) {
    for presses in 0.. {
        assert!(presses < 500, "{presses} presses found room");
        let table = &mut tables[presses % 2];
        let before = table.shown().text();
        let answer = a_move(table).await;
        if answer.is_private() {
            assert_apology(harness, &answer, cause);
            assert_eq!(table.shown().text(), before, "the board stays");
            break;
        }
        // Looking around stores nothing.
        about_to_move(table).await;
    }
    // Nobody gets through, and everybody gets an apology.
    for table in tables.iter() {
        for _ in 0..3 {
            let before = table.shown().text();
            let answer = a_move(table).await;
            assert_apology(harness, &answer, cause);
            assert_eq!(table.shown().text(), before);
        }
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn players_hear_of_a_full_disk_and_continue_once_there_is_room() {
    needs_a_file!();
    let mut harness = Harness::without_bot().await;
    let Some(disk) = Disk::new(&harness.folder(), 2) else {
        eprintln!(
            "only root may mount a disk; on_a_file_that_may_not_grow_players_are_told has a limit instead"
        );
        return;
    };
    harness.storage = Storage::File(disk.0.join("rollhouse.db"));
    let program = Program::start_first(&harness).await;
    let mut tables = public_tables(&harness).await;
    disk.fill();
    plays_until_it_fails(&harness, &mut tables, &["the disk is full"]).await;
    disk.make_room();
    for table in &mut tables {
        moves_on(table).await;
    }
    assert_all_stored(&harness, &tables).await;
    program.kill(&harness).await;

    // A start on a full disk is refused or works; it never begins with less than was stored.
    disk.fill();
    let full = Program::start_on(&harness, &disk.0.join("other.db"), |_| {});
    assert_eq!(full.ends().await.code(), Some(1));
    let log = log(&harness);
    let said = log.lines().last().unwrap();
    shows(&said, "cannot open the storage");
    shows(&said, "the disk is full; make room");
    disk.make_room();
    fs::remove_file(disk.0.join("other.db")).ok();
    assert_all_stored(&harness, &tables).await;
    drop(disk);
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn players_hear_of_a_file_size_limit_and_continue_once_it_is_lifted() {
    needs_a_file!();
    let harness = Harness::without_bot().await;
    let folder = harness.folder();
    let file = folder.join("rollhouse.db");
    let program = Program::start_on(&harness, &file, |_| {});
    harness.play.wait_for_command("help").await;
    let mut tables = public_tables(&harness).await;
    program.kill(&harness).await;
    // The limit is the system's, in kilobytes, for the database's log and for this program's.
    let mark = harness.now();
    let program = Program::start_on(&harness, &file, |command| {
        let binary = command.as_std().get_program().to_owned();
        let mut limited = tokio::process::Command::new("sh");
        limited
            .args(["-c", "trap '' XFSZ; exec \"$0\""])
            .arg(binary)
            .current_dir(&folder)
            .env_clear()
            .kill_on_drop(true)
            .stderr(std::process::Stdio::from(
                fs::OpenOptions::new()
                    .append(true)
                    .open(folder.join("log.txt"))
                    .unwrap(),
            ));
        for (name, value) in command.as_std().get_envs() {
            limited.env(name, value.unwrap());
        }
        *command = limited;
    });
    harness.wait_for_call(LIST_COMMANDS, mark).await;
    for table in &mut tables {
        table.is_shown_again().await;
        moves_on(table).await;
        about_to_move(table).await;
    }
    let limit = |kilobytes: &str| {
        let set = std::process::Command::new("prlimit")
            .args(["--pid", &program.id().to_string(), kilobytes])
            .status();
        assert!(set.expect("prlimit, of util-linux").success());
    };
    limit("--fsize=4096:unlimited");
    // Its own log may not grow either, so the cause cannot be looked up; this test is about what players see.
    let mut apologies = 0;
    for table in &tables {
        let before = table.shown().text();
        let answer = a_move(table).await;
        assert_private(&answer, "Sorry, something went wrong on our side");
        assert_eq!(table.shown().text(), before);
        apologies += 1;
    }
    assert!(apologies > 0);
    limit("--fsize=unlimited:unlimited");
    for table in &mut tables {
        moves_on(table).await;
    }
    assert_all_stored(&harness, &tables).await;
    program.kill(&harness).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_file_is_refused_at_the_start() {
    use std::os::unix::fs::PermissionsExt;
    needs_a_file!();
    let harness = Harness::without_bot().await;
    let folder = harness.folder();
    let own = folder.join("read-only");
    fs::create_dir(&own).unwrap();
    let file = own.join("rollhouse.db");
    let program = Program::start_on(&harness, &file, |_| {});
    harness.play.wait_for_command("help").await;
    assert_eq!(program.terminate().await.unwrap().code(), Some(0));
    harness.play.wait_for_connections(0).await;
    let before = fs::read(&file).unwrap();

    let rights = |mode: u32| {
        for (path, mode) in [
            (&own, mode | 0o100),
            (&file, mode),
            (&own.join("rollhouse.db.lock"), mode),
        ] {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        }
    };
    rights(0o400);
    // Rights do not bind root; a disk that is read-only does.
    let place = own.to_str().unwrap();
    let bound = fs::OpenOptions::new().append(true).open(&file).is_ok();
    if bound && !(mounted(&["--bind", place, place]) && mounted(&["-o", "remount,bind,ro", place]))
    {
        assert!(
            std::env::var_os("CI").is_none(),
            "root without mounts has no read-only files"
        );
        eprintln!(
            "SKIPPED a_read_only_file_is_refused_at_the_start: this user may write everywhere"
        );
        return;
    }
    let refused = Program::start_on(&harness, &file, |_| {});
    assert_eq!(refused.ends().await.code(), Some(1));
    let log = log(&harness);
    if bound {
        let left = std::process::Command::new("umount")
            .arg("-l")
            .arg(&own)
            .status();
        assert!(left.unwrap().success());
    }
    rights(0o700);
    let said = log.lines().last().unwrap();
    shows(&said, "cannot open the storage");
    shows(
        &said,
        "the file is read-only; let the bot's user write the file and its folder",
    );
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn players_hear_of_a_locked_file_and_continue_once_it_is_free() {
    needs_a_file!();
    let harness = Harness::without_bot().await;
    let folder = harness.folder();
    let file = folder.join("rollhouse.db");
    let program = Program::start_first(&harness).await;
    let mut tables = public_tables(&harness).await;
    let other = Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    for table in &tables {
        let before = table.shown().text();
        let answer = a_move(table).await;
        assert_apology(&harness, &answer, &["another program is using the file"]);
        assert_eq!(table.shown().text(), before);
    }
    other.execute_batch("ROLLBACK").unwrap();
    for table in &mut tables {
        moves_on(table).await;
    }
    assert_all_stored(&harness, &tables).await;
    program.kill(&harness).await;

    other
        .execute_batch(
            "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE held (x); ROLLBACK",
        )
        .unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let said = fails(run(&folder, &[], &[])).await;
    shows(&said, "another program is using the file; stop it");
    drop(other);
    assert_all_stored(&harness, &tables).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_for_somebody_out_of_time_that_could_not_be_stored_is_made_a_minute_later() {
    needs_a_file!();
    let harness = Harness::open().await;
    let mut table = harness.table_with(game_for(2), 2, &clock("2m")).await;
    let before = table.ply();
    harness.pass(Duration::from_secs(90));
    // Then only the end of the time is due.
    table.waits_for_words(" until <t:").await;
    let file = Connection::open(harness.folder().join("rollhouse.db")).unwrap();
    let due = || {
        let sql = "SELECT due FROM tables";
        file.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap()
    };
    let end = due();
    file.execute_batch(
        "CREATE TRIGGER refuse BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'refused'); END",
    )
    .unwrap();
    harness.pass(Duration::from_secs(31));
    until("the move is put off", || due() > end + 10_000).await;
    assert_eq!(table.ply(), before);
    file.execute_batch("DROP TRIGGER refuse").unwrap();
    harness.pass(Duration::from_secs(60));
    table.waits_for_later(before).await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_while_a_move_for_somebody_out_of_time_is_stored_leaves_its_board_to_the_next_start()
{
    needs_a_file!();
    let mut harness = Harness::open().await;
    let mut table = harness.table_with(game_for(2), 2, &clock("2m")).await;
    let before = table.ply();
    harness.pass(Duration::from_secs(90));
    // Then only the end of the time is due.
    table.waits_for_words(" until <t:").await;
    let file = Connection::open(harness.folder().join("rollhouse.db")).unwrap();
    file.execute_batch(
        "CREATE TRIGGER slow BEFORE INSERT ON log BEGIN
             SELECT count(*) FROM (WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT 5000000) SELECT n FROM n);
         END",
    )
    .unwrap();
    harness.pass(Duration::from_secs(31));
    file.busy_timeout(Duration::ZERO).unwrap();
    let is_held = || file.execute_batch("BEGIN IMMEDIATE; ROLLBACK").is_err();
    until("the move is being stored", is_held).await;
    harness.stop().await;
    file.execute_batch("DROP TRIGGER slow").unwrap();
    let stored = harness.storage.tables();
    assert!(stored[0].plies().len() > usize::try_from(before).unwrap());
    harness.start_again().await;
    table.waits_for_later(before).await;
    harness.close().await;
}

/// Both are one act, so that no lobby is full and waits for a start that does not come.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_could_not_begin_the_table_with_the_last_seat_does_so_with_the_next_press() {
    needs_a_file!();
    let harness = Harness::open().await;
    let game = game_for(2);
    let people = harness.people(*game.info().seats.end());
    let (last, others) = people.split_last().expect("people");
    let when_full = [("when-full", json!(true))];
    let lobby = harness.lobby_with(game, others, &when_full).await;
    harness.settled(&lobby).await;
    let file = Connection::open(harness.folder().join("rollhouse.db")).unwrap();
    file.execute_batch(
        "CREATE TRIGGER refuse BEFORE INSERT ON log WHEN NEW.text LIKE '%began%' BEGIN SELECT RAISE(ABORT, 'refused'); END",
    )
    .unwrap();
    let failed = last.press(&lobby, "Join").await;
    assert_private(&failed, "Sorry, something went wrong on our side");
    file.execute_batch("DROP TRIGGER refuse").unwrap();
    let begun = last.press(&lobby, "Join").await.updated();
    assert!(footer_of(&begun).is_some(), "{}", begun.text());
    harness.close().await;
}
