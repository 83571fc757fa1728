//! The language of transcripts: free in its spelling, strict in what it claims.

use games::transcript;

/// What is wrong with a transcript of these lines, if anything.
fn wrong(lines: &str) -> Option<String> {
    let report = transcript::run("page.md", &format!("```transcript\n{lines}\n```\n"));
    assert_eq!(report.transcripts, 1, "{lines}");
    report.failures.first().map(ToString::to_string)
}

#[test]
fn who_spells_freely_is_understood() {
    for lines in [
        "Marmottes Seats: 2, turn_limit = 3\na Roll [4,4,4,4 | 1 3] # four of a game",
        "marmottes players=2 single-match=no target=20\nA: roll [4 4 4 4] [1 3]\nlegal a: stop, roll",
        "noodle seats=4 partial_sets=true // nothing has happened\nto act: a",
        "marmottes seats=2\nB roll ! Not your turn\nB roll refused: not-your-turn\nB roll is refused (out of turn)\nB roll !refused",
        "marmottes seats=2\nB roll !not-your-turn: A begins\nto act: A.\nA roll: [7] !dice\nA roll [1 2 3] @0 !dice\nA ROLL !illegal\nA ROLL [1 2 3 4 5 6]",
        "marmottes seats=2\nlegal for B: none\nB legal:\nto act: A\nA idle: roll -> [2 2 1 3 4 5]\nA idles\nB idles [1 2 3 4 5 6]\nB idles !not-your-turn",
        "marmottes seats=2\nA sees: \"A begins a turn\"\nhides public: `B begins a turn`",
        "marmottes seats=3\nB resign\nC leaves\nto act: nobody\nTo act:\n= C left 0; B left (0), A 1st with 0 points.",
        "marmottes seats=3\nB resigns\nC resigns\noutcome: A first 0, B left 0, C 0 left",
        "noirlab seats=2\nA resigns\n= B: 1 0, A: left 0\nB roll !over",
        "ricemarll seats=2 setup [1 1 1] [4 4 4 4 4 4 / 3 3 3 3 3 3] [1 1 1 1 1 1; 1 1 1 1 1 1]\nto act: B and A\nA PUT_PLUS1_1",
    ] {
        assert_eq!(wrong(lines), None);
    }
    let tildes =
        "~~~ Transcript\nmarmottes seats=2\n~~~\n````md\n```transcript\nno game\n```\n````\n";
    let report = transcript::run("page.md", tildes);
    assert_eq!((report.transcripts, report.failures), (1, Vec::new()));
}

#[test]
fn no_free_spelling_lets_a_wrong_claim_pass() {
    let start = "marmottes seats=3\nA roll [2 2 1 3 4 5]";
    for line in [
        "to act: A B",
        "to act: none",
        "to act: A A B",
        "to act: D",
        "legal A: roll",
        "legal A: roll stop stop",
        "legal A: none",
        "legal -: roll stop",
        "legal A @here now: roll stop",
        "A stop !illegal",
        "A stop !refused",
        "A stop !",
        "B stop !illegal",
        "B stop !too-early",
        "B stop !illegal: not your turn",
        "A keep 4 !",
        "B stop later",
        "B stop [7] !dice",
        "A roll [1 2 3 4] !dice",
        "A roll [1 2 3 4",
        "A roll [1 two 3 4]",
        "A roll [1 2 3] [4 5]",
        "A roll [1 2 3 4] @x",
        "A idles roll",
        "A",
        "Z roll",
        "sees -: \"A has 5 points\"",
        "hides -: \"A has 4 points this turn\"",
        "= A 1st 4, B 2nd 0, C 2nd 0",
        "stop",
        "view -: nothing",
        "> nothing",
    ]
    .map(|line| format!("{start}\n{line}"))
    {
        assert!(wrong(&line).is_some(), "{line}");
    }
    let end = "marmottes seats=3\nC resigns\nB resigns";
    for line in [
        "to act: A",
        "= A 1st 0, B left 0",
        "= A 1st 0, B left 0, C left 0, C left 0",
        "= A 1st 0, B left 0, B left 0",
        "= A 1st 0, B 2nd 0, C left 0",
        "= A 1st 1, B left 0, C left 0",
        "= A 1st, B left, C left",
        "= A wins",
        "=",
        "A roll !illegal",
    ] {
        assert!(wrong(&format!("{end}\n{line}")).is_some(), "{line}");
    }
    for open in [
        "ludo seats=2",
        "marmottes",
        "marmottes seats=9",
        "marmottes seats",
        "marmottes seats=2 speed=9",
        "marmottes seats=2 target=yes",
        "marmottes seats=2 [1]",
        "",
    ] {
        assert!(wrong(open).is_some(), "{open}");
    }
}
