//! The file is removed, moved or replaced while the store is open, or somebody tries to open it a second time.

use std::fs;
use std::path::{Path, PathBuf};

use db::{Error, Store, TableId};

use crate::home::{put, says};
use crate::{Home, ply, stored};

impl Home {
    fn beside(&self, ending: &str) -> PathBuf {
        let mut name = self.path().into_os_string();
        name.push(ending);
        name.into()
    }

    /// A table in play with one ply, then whatever happens to the file.
    async fn after(&self, change: impl FnOnce(&Self)) -> TableId {
        let table = self.in_play(&["ann"]).await;
        self.store.append(ply(table, 1, "roll")).await.unwrap();
        change(self);
        table
    }
}

#[tokio::test]
async fn nothing_is_acknowledged_that_the_next_start_would_not_find() {
    let all = ["", "-wal", "-shm"];
    for gone in [&all[..], &all[..1], &all[1..2], &all[2..]] {
        let home = Home::new();
        let table = home
            .after(|home| {
                for ending in gone {
                    fs::remove_file(home.beside(ending)).unwrap();
                }
            })
            .await;
        let refused = home.store.append(ply(table, 2, "bank")).await.unwrap_err();
        says(&refused, &["is no longer the file that is open"]);
        let read = home.store.read(move |tx| tx.load(table)).await;
        assert_eq!(read, Err(refused.clone()), "{gone:?}");
        let found = home.store.read(|tx| tx.count_open()).await;
        assert_eq!(found, Err(refused), "{gone:?}");
    }
}

#[tokio::test]
async fn another_file_at_the_path_is_not_taken_for_the_one_that_is_open() {
    let home = Home::new();
    let table = home
        .after(|home| {
            let copy = home.beside(".copy");
            db::backup(home.path(), &copy).unwrap();
            fs::rename(copy, home.path()).unwrap();
        })
        .await;
    let refused = home.store.append(ply(table, 2, "bank")).await;
    assert!(refused.is_err(), "{refused:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_link_that_leads_elsewhere_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let [link, first, second] =
        ["link.db", "first.db", "second.db"].map(|name| folder.path().join(name));
    std::os::unix::fs::symlink(&first, &link).unwrap();
    let store = Store::open(&link).unwrap();
    put(&store, "soup", "noodles").await;
    fs::remove_file(&link).unwrap();
    std::os::unix::fs::symlink(second, &link).unwrap();
    let refused = store.write(|tx| tx.put_meta("soup", "lentils")).await;
    assert!(refused.is_err(), "{refused:?}");
}

#[tokio::test]
async fn a_file_that_is_moved_back_is_written_again_and_holds_nothing_that_was_refused() {
    let home = Home::new();
    let away = home.beside(".away");
    let table = home
        .after(|home| fs::rename(home.path(), &away).unwrap())
        .await;
    let refused = home.store.append(ply(table, 2, "bank")).await;
    assert!(refused.is_err(), "{refused:?}");
    fs::rename(&away, home.path()).unwrap();
    home.store.append(ply(table, 2, "hold")).await.unwrap();
    let stored = home.stored(table).await;
    assert_eq!(stored.plies()[2].mv, "hold");
    assert_eq!(stored.plies().len(), 3);
}

#[tokio::test]
async fn what_was_acknowledged_before_the_file_was_removed_is_saved_beside_it() {
    let home = Home::new();
    let table = home
        .after(|home| {
            for ending in ["", "-wal", "-shm"] {
                fs::remove_file(home.beside(ending)).unwrap();
            }
        })
        .await;
    assert!(home.store.append(ply(table, 2, "bank")).await.is_err());
    assert!(home.store.append(ply(table, 2, "bank")).await.is_err());
    // Closing waits for the copy.
    home.store.close();
    let saved = Store::open(home.beside(".saved")).unwrap();
    let plies = stored(&saved, table).await.plies();
    assert_eq!(plies.len(), 2, "the setup and the roll");
    assert!(!home.path().exists(), "the path itself is left alone");
}

#[test]
fn a_second_opening_is_refused_without_the_lock_file_and_through_a_hard_link() {
    let home = Home::new();
    fs::remove_file(home.beside(".lock")).unwrap();
    assert_eq!(Store::open(home.path()).map(drop), Err(Error::Locked));
    fs::create_dir(home.folder().join("elsewhere")).unwrap();
    let link = home.folder().join("elsewhere").join("other.db");
    fs::hard_link(home.path(), &link).unwrap();
    let before = locks_on(&home);
    assert_eq!(Store::open(&link).map(drop), Err(Error::Locked));
    let restored = db::Restore::prepare(&link, &link).map(drop);
    assert_eq!(restored.err(), Some(Error::Locked));
    assert_eq!(
        locks_on(&home),
        before,
        "SQLite's own locks outlive the attempt"
    );
    home.store.close();
    assert_eq!(Store::open(&link).map(drop), Ok(()), "free again");
}

/// The kinds of the locks that this process holds on the file; empty where the system does not list them.
///
/// Read from each open file's own entry, since the system's list of all locks may leave one out while others change.
fn locks_on(home: &Home) -> Vec<String> {
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::fs::MetadataExt;
        let inode = |path: &Path| fs::metadata(path).map(|file| file.ino()).ok();
        let ours = inode(&home.path());
        let mut locks = Vec::new();
        for open in fs::read_dir("/proc/self/fd").unwrap() {
            let open = open.unwrap();
            if inode(&open.path()) != ours {
                continue;
            }
            let entry = Path::new("/proc/self/fdinfo").join(open.file_name());
            for line in fs::read_to_string(entry).unwrap().lines() {
                if let Some(lock) = line.strip_prefix("lock:") {
                    let words: Vec<&str> = lock.split_whitespace().collect();
                    locks.push(words[1..4].join(" "));
                }
            }
        }
        locks.sort();
        locks.dedup();
        assert!(
            locks.iter().any(|lock| lock.starts_with("POSIX")),
            "SQLite holds no lock: {locks:?}"
        );
        locks
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = home;
        Vec::new()
    }
}
