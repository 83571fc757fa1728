//! The first two turns of somebody who has never played the NOIRLab Cube Game.

use crate::lang::noirlab as t;
use crate::telling::{Lesson, Reply, Step};

pub(super) static LESSON: Lesson = Lesson {
    others: &["Ada"],
    options: "",
    setup: &[],
    steps: &[
        Step::play(t::LESSON_1, "roll", &[4]).explains(&[t::LESSON_1_ROLL]),
        Step::play(t::LESSON_2, "roll", &[6]).explains(&[t::LESSON_2_PASS]),
        Step::play(t::LESSON_3, "roll", &[1]),
        Step::play(t::LESSON_4, "roll", &[6]).explains(&[t::LESSON_4_BANK]),
        Step::play(t::LESSON_5, "fill-kpno", &[]).explains(&[t::LESSON_5_SPOTS]),
        Step::play(t::LESSON_6, "bank", &[])
            .then(&[Reply::of_b("roll", &[2]), Reply::of_b("roll", &[2])]),
        Step::play(t::LESSON_7, "roll", &[4]),
        Step::play(t::LESSON_8, "roll", &[5]),
        Step::play(t::LESSON_9, "roll", &[3]),
    ],
    end: t::LESSON_END,
};
