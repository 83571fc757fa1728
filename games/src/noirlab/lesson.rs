//! The first two turns of somebody who has never played the NOIRLab Cube Game.

use crate::telling::{Lesson, Reply, Step};

pub(super) static LESSON: Lesson = Lesson {
    others: &["Ada"],
    options: "",
    setup: &[],
    steps: &[
        Step::play(
            "Fill all six spots of your row: five astronomy programs, and NOIRLab. Press **Roll**.",
            "roll",
            &[4],
        )
        .explains(&["**Roll** throws a cube with these six on its faces."]),
        Step::play(
            "Gemini! A second Gemini would be a bust and clear your row, but that is one face of six. Press **Roll**.",
            "roll",
            &[1],
        )
        .explains(&["**Pass** ends your turn and keeps your spots for the next."]),
        Step::play(
            "CTIO is filled too. Now two faces of six would bust. Once more: press **Roll**.",
            "roll",
            &[3],
        ),
        Step::play(
            "Three spots, but half of the faces bust now. Three are enough to get something for stopping. Press \
             **Pass and bank**.",
            "bank",
            &[],
        )
        .explains(&["**Pass and bank** ends your turn with a free NOIRLab token: a spot, and a net for one bust."])
        .then(&[Reply::of_b("roll", &[2]), Reply::of_b("roll", &[2])]),
        Step::play(
            "Ada rolled KPNO twice, without a net: her row is empty again. You have a net, so nothing can go wrong. Press **Roll**.",
            "roll",
            &[6],
        ),
        Step::play(
            "A second NOIRLab is wild: it fills any program that you still need. Press **Rubin**.",
            "fill-rubin",
            &[],
        )
        .explains(&["**KPNO** and **Rubin** are the two that are empty."]),
        Step::play(
            "Five of six, and the net is still yours. Try for the last one: press **Roll**.",
            "roll",
            &[4],
        ),
        Step::play(
            "Gemini again. The net is gone, but your programs are safe. Four of six faces would bust now. Press \
             **Pass: keep 4 spots**.",
            "pass",
            &[],
        ),
    ],
    end: "Good nerves! Your four spots wait for your next turn. The first player with all six wins at once, in the middle of a turn. \
          You can also play this game alone and count your turns.",
};
