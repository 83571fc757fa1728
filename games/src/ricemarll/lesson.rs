//! The first round of somebody who has never played Ricemarll.

use crate::lang::Phrase;
use crate::telling::{Lesson, Reply, Step};

pub(super) static LESSON: Lesson = Lesson {
    others: &["Ada"],
    options: "",
    // Three goals; the dice of both; the cards of both.
    setup: &[
        6, 12, 14, // most 6s, highest total, 2nd lowest total
        6, 6, 5, 4, 1, 1, //
        6, 6, 5, 5, 5, 5, //
        1, 4, 2, 2, 2, 3, // +1 +2 -1 -1 -2 -3
        8, 6, 1, 1, 1, 1, // -3 -2 +1 +1 -1 -1
    ],
    steps: &[
        Step::open_panel(
            Phrase::Same("Everybody sees all dice, and three goals with 6 tokens each. What you do to your own dice is a secret. Press \
             **My hand**."),
        )
        .explains(&[Phrase::Same("**My hand** shows your cards to you alone.")]),
        Step::focus(
            Phrase::Same("You and Ada have two 6s each. More would win you that goal. Open the menu and choose **+1**."),
            "plus1",
        )
        .on_panel()
        .explains(&[
            Phrase::Same("**Choose a card** lists your hand."),
            Phrase::Same("**Lock** is for when you are done."),
            Phrase::Same("**More** shows decks and discard piles."),
        ]),
        Step::play(
            Phrase::Same("Where should the +1 go? It makes your 5 a 6. Press **5 → 6**."),
            "put-plus1-3",
            &[],
        )
        .on_panel()
        .explains(&[
            Phrase::Same("**→** puts the card behind that die and says what it becomes."),
            Phrase::Same("**To my deck** and **Discard** put the card away."),
        ]),
        Step::focus(Phrase::Same("Three 6s. One more card helps: choose **+2**."), "plus2").on_panel(),
        Step::play(Phrase::Same("Press **4 → 6**."), "put-plus2-4", &[]).on_panel(),
        Step::play(
            Phrase::Same("Four 6s! The cards that are left would only make your dice smaller. Press **Lock**."),
            "lock",
            &[],
        )
        .on_panel()
        .then(&[
            Reply::of_b("put-plus1-3", &[]),
            // The next goals, the cards on offer, and the special goal.
            Reply::of_b("lock", &[14, 15, 11, 23, 1, 1, 1]),
        ]),
        Step::go_on(
            Phrase::Same("All cards are turned over. You alone have the most 6s: 6 tokens. Ada took the other two goals. Press \
             **Go on to the draft**."),
            "draft",
        )
        .explains(&[
            Phrase::Same("**Go on** puts the result away."),
            Phrase::Same("**My cards** shows your own again."),
        ]),
        Step::play(
            Phrase::Same("New goals, and new cards. The player with fewer tokens chooses first, and that is you. For the *biggest number*, open \
             the menu and choose **[7]**."),
            "take-set7",
            &[],
        )
        .explains(&[Phrase::Same("**Take a card** opens the list.")]),
        Step::play(
            Phrase::Same("You may take two things. The special goal stays your secret until you declare it in a round that suits you: choose **Special goal**."),
            "take-goal",
            // The dice of the second round, and a card from your bag.
            &[3, 3, 4, 4, 5, 6, 1, 2, 2, 3, 5, 6, 1],
        ),
    ],
    end: Phrase::Same("A whole round! Ada got what you left, and round 2 has begun: your [7] would be in your hand. After six rounds the most tokens \
          win."),
};
