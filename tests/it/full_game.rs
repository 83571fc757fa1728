//! Four people play a whole game of Noodle Roll.

use playground::Message;

use crate::harness::{Harness, Shown, asks_for_a_word, assert_private, shows, starts};
use crate::player::{Table, Way, ways};

/// What a careful cook does, in this order, with what is on the board.
const CAREFULLY: [&str; 10] = [
    "Roll all 13 dice",
    "Keep",
    "Deliver",
    "✓",
    "Chef",
    "3",
    "1",
    "2",
    "4",
    "5",
];

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_noodle_roll() {
    let harness = Harness::open().await;
    let [ann, ben, cleo, dev] = harness.some_people();

    // Ann opens a table; the others sit down, Dev with a lucky word.
    let opened = ann.slash(harness.channel, "noodle start", &[]).await;
    let lobby = opened.shown();
    starts(lobby.content(), "Ann has opened a table for Noodle Roll.");
    shows(&lobby.embeds_text(), "Players (1 of 4) · 1 more needed");
    assert!(ben.press(&lobby, "Join").await.text().contains("2. Ben"));
    let told = cleo.press(&lobby, "Join").await;
    shows(&told, "ready; room for 1 more");
    let told = dev.press(&lobby, "Join").await;
    shows(&told, "Players (4 of 4) · full");
    let form = asks_for_a_word(&dev, &lobby).await.modal.expect("a form");
    dev.submit(&form, &[("word", "ramen")]).await;
    let has_word = |shown: &Message| shown.text().contains("Dev · gave a lucky word");
    ann.waits_for_edit(lobby.id(), has_word).await;
    assert!(
        !ann.received().contains("ramen"),
        "the word stays with Dev until the end"
    );

    // Ann presses Start: the same message is the board now.
    let board = ann.press(&lobby, "Start").await.updated();
    shows(&board, " rolls first.");

    let mut table = Table::new(vec![ann, ben, cleo, dev], lobby.id());
    let mut rolls = 0;
    while !table.over() {
        let (cook, _) = table.actor_and_other();
        let shown = table.shown();
        let on_it = ways(&shown);
        let choice = CAREFULLY
            .iter()
            .find_map(|deed| on_it.iter().find(|way| way.label.starts_with(deed)));
        let choice: &Way =
            choice.unwrap_or_else(|| panic!("nothing careful to do on:\n{}", shown.text()));
        let after = choice.go(&cook, &shown).await.updated();
        rolls += u32::from(choice.label.starts_with("Roll"));
        assert!(
            rolls < 100,
            "four careful cooks fill two columns sooner:\n{}",
            after.text()
        );
    }

    // The board says who won; Dev's word is in the record, which anybody may have.
    let end = table.shown();
    assert!(
        end.content().contains(" wins") || end.content().contains(" share the win"),
        "somebody won:\n{}",
        end.text()
    );
    let file = table.looks_up(&table.people[1], "Record").await;
    assert_private(&file, "every move and every roll");
    let text = harness.attached(file).await;
    shows(&text, "word \"ramen\" name \"Dev\"");
    table.goes_on(1).await;
    harness.close().await;
}
