//! Which changes of results concern whom.

use db::Finished;

use crate::Home;

/// What is kept of one server need not begin again because of another one's results, and what is kept of all that share theirs only
/// because of theirs.
#[tokio::test]
async fn a_result_that_is_taken_out_concerns_its_server_and_what_that_shares() {
    let home = Home::new();
    let secret = home.over("g1", &["ann", "ben"], 5_000).await;
    let shared = home.over("g2", &["ann", "ben"], 6_000).await;
    let rewrites = async || {
        let mut found = Vec::new();
        for guild in [Some("g1"), Some("g2"), None] {
            let guild = guild.map(str::to_owned);
            let version = home
                .read(move |tx| tx.results_version(guild.as_deref()))
                .await;
            found.push(version.rewrites);
        }
        found
    };
    let set = async |shared| {
        let change = move |server: &mut db::Server| server.shares_results = shared;
        home.write(move |tx| tx.change_server("g2", &change)).await;
    };
    set(true).await;
    assert_eq!(rewrites().await, [0, 0, 1]);
    set(true).await;
    assert_eq!(rewrites().await, [0, 0, 1], "that was so already");
    home.does(secret, 9_000, "voided").await;
    assert_eq!(rewrites().await, [1, 0, 1]);
    home.does(shared, 9_000, "voided").await;
    assert_eq!(rewrites().await, [1, 1, 2]);
    home.write(move |tx| tx.forget("ben", false)).await;
    assert_eq!(rewrites().await, [2, 2, 3]);
    set(false).await;
    assert_eq!(rewrites().await, [2, 2, 4]);
    home.does(shared, 9_500, "unvoided").await;
    assert_eq!(rewrites().await, [2, 3, 4]);
}

/// The clocks of two machines always differ a little: that must not start anything over.
#[tokio::test]
async fn a_table_that_is_stored_after_another_has_not_ended_a_little_before_it() {
    let home = Home::new();
    let first = home.lobby(&["ann", "ben"]).await;
    let ahead = home.over("g1", &["ann", "ben"], 100_000).await;
    home.begin(first).await;
    home.end(first, 2, 1, 99_900).await;
    let last = home.over("g1", &["ann", "ben"], 90_001).await;
    let found = home.read(|tx| tx.finished(&Finished::default())).await;
    let found: Vec<_> = found.iter().map(|one| (one.table, one.ended.0)).collect();
    assert_eq!(found, [(ahead, 100_000), (first, 100_001), (last, 100_001)]);
    for guild in [Some("g1".to_owned()), None] {
        let version = home
            .read(move |tx| tx.results_version(guild.as_deref()))
            .await;
        assert_eq!(
            (version.changes, version.rewrites, version.removals),
            (3, 0, 0)
        );
    }
}
