//! The first two turns of somebody who has never played Les Marmottes.

use crate::telling::{Lesson, Reply, Step};

pub(super) static LESSON: Lesson = Lesson {
    others: &["Ada"],
    options: "",
    setup: &[],
    steps: &[
        Step::play(
            "Six dice, and points for those that match. Press **Roll all 6**.",
            "roll",
            &[4, 4, 1, 3, 5, 6],
        )
        .explains(&["**Roll** throws all dice that are not set aside. It says how likely a bust is: a roll in which nothing matches."]),
        Step::play(
            "Your two 4s match: they are set aside for 8 points. That is little, and the risk is small. Press **Roll 4 dice**.",
            "roll",
            &[4, 1, 2, 3],
        )
        .explains(&["**Stop and bank** ends your turn and adds its points to your total."]),
        Step::play(
            "Another 4 joins the pair: 12 points. With three dice aside you may not stop, only with two or four. Press \
             **Roll 3 dice**.",
            "roll",
            &[4, 1, 6],
        ),
        Step::play(
            "Four dice aside, 16 points. More than half of the next rolls would bust, and a bust takes all 16. Press \
             **Stop and bank**.",
            "stop",
            &[],
        )
        .then(&[
            Reply::of_b("roll", &[1, 1, 2, 3, 5, 6]),
            Reply::of_b("roll", &[3, 4, 5, 6]),
        ]),
        Step::play(
            "Ada had two 1s, rolled on and went bust: her turn brought nothing. A total that is banked is always safe. Press \
             **Roll all 6**.",
            "roll",
            &[3, 3, 5, 5, 1, 6],
        ),
        Step::play(
            "Two pairs, 16 points. With four dice aside it is sound to stop from 10 points on. Press **Stop and bank**.",
            "stop",
            &[],
        ),
    ],
    end: "32 points in two turns, well done! When a player reaches 100, each of the others has one last turn, and the highest total \
          wins. If all six dice score, you pick them up and roll on.",
};
