//! What the bot makes of the codes with which Discord closes a connection: it comes back by itself wherever that can help, and
//! otherwise says what an operator has to change.

use crate::harness::{Harness, needs_gateway};

/// With the heartbeat of the real Discord: these closes used to leave the connection dead until the next one.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_reconnects_by_itself_after_a_close_that_it_can_recover_from() {
    needs_gateway!("how the gateway closes");
    let mut harness = Harness::open_with_one_bot().await;
    let table = harness.first_table().await;
    for code in [Some(4003), None] {
        let handshakes = harness.play.handshakes();
        harness.faults().close(code);
        harness.play.wait_for_handshakes(handshakes + 1).await;
        harness.play.wait_for_connections(1).await;
        table.goes_on_in_public().await;
    }
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_close_about_shards_ends_the_bot_with_words_that_help() {
    needs_gateway!("how the gateway closes");
    for (code, words) in [
        (4010, "refused the number of this connection"),
        (4011, "on too many servers for"),
    ] {
        let mut harness = Harness::open_with_one_bot().await;
        harness.faults().close(Some(code));
        let why = harness.gives_up(60, |_| ()).await;
        assert!(why.contains(words), "{code}: {why}");
        assert!(why.contains("`[discord] shards`"), "{code}: {why}");
        assert!(!why.contains("restart the program"), "{code}: {why}");
    }
}
