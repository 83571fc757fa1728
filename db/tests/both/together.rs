//! Simultaneous writes: races have one winner.

use std::future::{Future, poll_fn};
use std::task::Poll;

use db::{Append, Error, Store};
use tokio::task::JoinSet;

use crate::{Home, ply, stored};

type Answer = Result<(), Error>;

#[tokio::test]
async fn of_simultaneous_appends_to_one_table_exactly_one_is_stored() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    for round in 1..=20 {
        let moves = ["roll", "bank", "hold", "pass"];
        let answers = all(moves.map(|mv| append(&home.store, ply(table, round, mv)))).await;
        let (stored, raced) = (
            count(&answers, &Ok(())),
            count(&answers, &Err(Error::Raced)),
        );
        assert_eq!((stored, raced), (1, 3), "{answers:?}");
    }
    assert_eq!(home.stored(table).await.plies().len(), 21);
}

#[tokio::test]
async fn a_refused_write_does_not_affect_others_in_its_commit() {
    let home = Home::new();
    let good = home.in_play(&["ann"]).await;
    let other = home.in_play(&["ben"]).await;
    let moves = [
        ply(good, 1, "roll"),
        ply(good, 1, "late"),
        ply(other, 9, "gap"),
        ply(other, 1, "roll"),
    ];
    let answers = all(moves.map(|mv| append(&home.store, mv))).await;
    assert_eq!(count(&answers, &Ok(())), 2, "{answers:?}");
    for table in [good, other] {
        assert_eq!(home.stored(table).await.plies().len(), 2);
    }
}

#[tokio::test]
async fn closing_finishes_what_was_asked_for_before() {
    let home = Home::new();
    let table = home.in_play(&["ann"]).await;
    let mut asked = Box::pin(home.store.append(ply(table, 1, "roll")));
    // Once polled, it is in the writer's queue; the answer may or may not be there yet.
    let answered = poll_fn(|context| Poll::Ready(asked.as_mut().poll(context))).await;
    home.store.close();
    match answered {
        Poll::Ready(answer) => answer.unwrap(),
        Poll::Pending => asked.await.unwrap(),
    };
    let found = home.store.append(ply(table, 2, "roll")).await;
    assert_eq!(found, Err(Error::Closed));
    let found = home.store.read(move |tx| tx.load(table)).await;
    assert_eq!(found, Err(Error::Closed));
    let reopened = home.place.open().unwrap();
    assert_eq!(stored(&reopened, table).await.plies().len(), 2);
}

/// How many answers are this one.
pub(crate) fn count(answers: &[Answer], this: &Answer) -> usize {
    answers.iter().filter(|answer| *answer == this).count()
}

pub(crate) fn append(
    store: &Store,
    append: Append,
) -> impl Future<Output = Answer> + Send + 'static {
    let store = store.clone();
    async move { store.append(append).await.map(drop) }
}

/// Runs all of them at the same time.
pub(crate) async fn all<F>(asked: impl IntoIterator<Item = F>) -> Vec<Answer>
where
    F: Future<Output = Answer> + Send + 'static,
{
    asked.into_iter().collect::<JoinSet<_>>().join_all().await
}
