//! What results add up to is kept whole or not at all, and never longer than it is true.

use std::sync::Arc;

use db::KeptFold;

use crate::Home;

const PART: usize = 256 << 10;

/// Bytes for three parts.
fn bytes(each: u8) -> Vec<u8> {
    vec![each; 2 * PART + 3]
}

async fn keep(home: &Home, fold: &Arc<KeptFold>, numbers: &[usize]) -> Vec<bool> {
    let mut kept = Vec::new();
    for number in numbers {
        let (fold, number) = (Arc::clone(fold), *number);
        kept.push(home.write(move |tx| tx.keep_fold_part(&fold, number)).await);
    }
    kept
}

fn fold(guild: Option<&str>, rewrites: i64, first: u8) -> Arc<KeptFold> {
    let guild = guild.map(str::to_owned);
    Arc::new(KeptFold::new(guild, rewrites, bytes(first)))
}

async fn kept(home: &Home, guild: Option<&'static str>) -> Option<u8> {
    let bytes = home.read(move |tx| tx.kept_fold(guild)).await?;
    assert_eq!(bytes.len(), 2 * PART + 3);
    Some(bytes[0])
}

#[tokio::test]
async fn a_fold_is_kept_when_all_of_its_parts_are_there() {
    let home = Home::new();
    let (first, second) = (fold(Some("g1"), 0, 1), fold(Some("g1"), 0, 2));
    assert_eq!(first.parts(), 3);
    assert_eq!(kept(&home, Some("g1")).await, None);
    keep(&home, &first, &[0, 1]).await;
    assert_eq!(kept(&home, Some("g1")).await, None);
    keep(&home, &first, &[2]).await;
    assert_eq!(kept(&home, Some("g1")).await, Some(1));
    assert_eq!(kept(&home, None).await, None);
    // A process dies in the middle, or two store theirs at the same time.
    keep(&home, &second, &[0]).await;
    assert_eq!(kept(&home, Some("g1")).await, None);
    keep(&home, &first, &[1, 2]).await;
    assert_eq!(kept(&home, Some("g1")).await, None);
    keep(&home, &second, &[1, 2]).await;
    assert_eq!(kept(&home, Some("g1")).await, Some(2));
}

#[tokio::test]
async fn nothing_is_kept_of_results_that_were_rewritten_since() {
    let home = Home::new();
    let change = |server: &mut db::Server| server.shares_results = true;
    home.write(move |tx| tx.change_server("g1", &change)).await;
    let table = home.over("g1", &["ann", "ben"], 5_000).await;
    let everywhere = home.read(|tx| tx.results_version(None)).await.rewrites;
    let folds = [
        fold(Some("g1"), 0, 1),
        fold(Some("g2"), 0, 2),
        fold(None, everywhere, 3),
    ];
    for fold in &folds {
        assert_eq!(keep(&home, fold, &[0, 1, 2]).await, [true; 3]);
    }
    // One more result takes nothing away.
    home.over("g1", &["ann", "ben"], 6_000).await;
    // Nor does one outside servers, of which nothing is kept, if it is taken out.
    let outside = home.over("", &["ann", "ben"], 7_000).await;
    home.does(outside, 8_000, "voided").await;
    let guilds = [Some("g1"), Some("g2"), None];
    for (guild, first) in guilds.into_iter().zip(1..) {
        assert_eq!(kept(&home, guild).await, Some(first));
    }
    home.does(table, 9_000, "voided").await;
    assert_eq!(kept(&home, Some("g1")).await, None);
    assert_eq!(kept(&home, Some("g2")).await, Some(2));
    assert_eq!(kept(&home, None).await, None);
    for fold in [&folds[0], &folds[2]] {
        assert_eq!(keep(&home, fold, &[0, 1, 2]).await, [false; 3]);
    }
    let again = fold(None, everywhere + 1, 4);
    assert_eq!(keep(&home, &again, &[0, 1, 2]).await, [true; 3]);
    let change = |server: &mut db::Server| server.shares_results = false;
    home.write(move |tx| tx.change_server("g1", &change)).await;
    assert_eq!(kept(&home, None).await, None);
}
