//! The first round of somebody who has never played Ricemarll.

use crate::lang::ricemarll as t;
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
        Step::open_panel(t::LESSON_1).explains(&[t::LESSON_1_HAND]),
        Step::focus(t::LESSON_2, "plus1").on_panel().explains(&[
            t::LESSON_2_CHOOSE,
            t::LESSON_2_LOCK,
            t::LESSON_2_MORE,
        ]),
        Step::play(t::LESSON_3, "put-plus1-3", &[])
            .on_panel()
            .explains(&[t::LESSON_3_PUT, t::LESSON_3_AWAY]),
        Step::focus(t::LESSON_4, "plus2").on_panel(),
        Step::play(t::LESSON_5, "put-plus2-4", &[]).on_panel(),
        Step::play(t::LESSON_6, "lock", &[]).on_panel().then(&[
            Reply::of_b("put-plus1-3", &[]),
            // The next goals, the cards on offer, and the special goal.
            Reply::of_b("lock", &[14, 15, 11, 23, 1, 1, 1]),
        ]),
        Step::go_on(t::LESSON_7, "draft").explains(&[t::LESSON_7_GO_ON]),
        Step::play(t::LESSON_8, "take-set7", &[]).explains(&[t::LESSON_8_TAKE]),
        Step::play(
            t::LESSON_9,
            "take-goal",
            // The dice of the second round, and a card from your bag.
            &[3, 3, 4, 4, 5, 6, 1, 2, 2, 3, 5, 6, 1],
        ),
    ],
    end: t::LESSON_END,
};
