//! The language of transcripts: one spelling, and strict in what it claims.

use games::transcript;

/// What is wrong with a transcript of these lines, if anything.
fn wrong(lines: &str) -> Option<String> {
    let report = transcript::run("page.md", &format!("```transcript\n{lines}\n```\n"));
    assert_eq!(report.transcripts, 1, "{lines}");
    report.failures.first().map(ToString::to_string)
}

#[test]
fn each_kind_of_line_is_understood() {
    for lines in [
        "marmottes seats=2 turn_limit=3\nA roll [4 4 4 4 1 3] # four of a game",
        "marmottes seats=2 single_match=off target=20\nA roll [4 4 4 4 1 3]\nlegal A: stop roll",
        "# nothing has happened\nnoodle seats=4 partial_sets=on\nto act: A",
        "marmottes seats=2\nB roll !not-your-turn\nA roll !dice [7]\nA roll @0 [1 2 3] !dice\nA ROLL !illegal\nA roll [1 2 3 4 5 6]",
        "marmottes seats=2\nlegal B:\nto act: A\nA idles roll [2 2 1 3 4 5]\nA idles stop\nA idles roll !not-your-turn",
        "addemup edition=1 seats=2\nto act: A",
        "addemup seats=2 edition=2\nto act: A",
        "marmottes seats=2\nsees A: A rolls.\nhides -: B rolls",
        "marmottes seats=3\nB resigns\nC resigns\nto act:\n= A 1st 0, B left 0, C left 0 # over",
        "ricemarll seats=2 [1 1 1 4 4 4 4 4 4 3 3 3 3 3 3 1 1 1 1 1 1 1 1 1 1 1 1]\nto act: B A\nA put-plus1-1",
    ] {
        assert_eq!(wrong(lines), None);
    }
    let shown = "````md\n```transcript\nno game\n```\n````\n";
    let report = transcript::run("page.md", shown);
    assert_eq!((report.transcripts, report.failures), (0, Vec::new()));
}

#[test]
fn no_other_line_passes() {
    let start = "marmottes seats=3\nA roll [2 2 1 3 4 5]";
    for line in [
        "to act: A B",
        "to act: none",
        "to act: A A B",
        "to act: D",
        "legal A: roll",
        "legal A: roll stop stop",
        "legal A: roll, stop",
        "legal a: roll stop",
        "A Stop",
        "A: stop",
        "A stop // a comment",
        "A idles",
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
        "sees -: A has 5 points",
        "hides -: A rolled 2 2 for 4",
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
        "marmottes seats=2 edition=0",
        "marmottes seats=2 edition=first",
        "marmottes seats=2 target=yes",
        "marmottes seats=2 [1]",
        "",
    ] {
        assert!(wrong(open).is_some(), "{open}");
    }
}

/// Every failed line of a page, as its number and what happened.
fn failed(page: &str) -> Vec<(usize, String, usize)> {
    let report = transcript::run("page.md", page);
    let failures = report.failures.into_iter();
    failures
        .map(|failure| (failure.line, failure.happened, failure.skipped))
        .collect()
}

#[test]
fn a_mistyped_fence_is_a_failure() {
    for fence in [
        "```transcripts",
        "``` transcrpt",
        "```transkript",
        "```transcript noodle",
        "```rollhouse-transcript",
        "~~~transcipt",
        "~~~transcript",
        "``transcript",
        "~transcript",
    ] {
        let page = format!("{fence}\nmarmottes seats=2\n```\n");
        let report = transcript::run("page.md", &page);
        assert_eq!(report.transcripts, 0, "{fence}");
        let failure = &report.failures[0];
        assert_eq!((failure.line, failure.text.as_str()), (1, fence));
        assert!(failure.expected.ends_with("transcript"), "{failure}");
        assert!(failure.happened.ends_with("which is not run"), "{failure}");
    }
    for fence in [
        "```text",
        "```typescript",
        "```rust",
        "```",
        "`transcript` is a word",
    ] {
        let page = format!("{fence}\nmarmottes seats=2\n{}\n", &fence[..3]);
        let page = if fence.starts_with("`t") {
            fence
        } else {
            &page
        };
        let report = transcript::run("page.md", page);
        assert_eq!(
            (report.transcripts, report.failures),
            (0, vec![]),
            "{fence}"
        );
    }
}

#[test]
fn a_block_that_never_ends_is_a_failure_and_hides_no_transcript() {
    let swallowed = "```text\nno end\n\n```transcript\nmarmottes seats=2\n```\n";
    let report = transcript::run("page.md", swallowed);
    assert_eq!(report.transcripts, 0);
    assert_eq!(report.failures[0].line, 4, "{}", report.failures[0]);
    for open in ["```text\nno end\n", "```transcript\nmarmottes seats=2\n"] {
        let report = transcript::run("page.md", open);
        assert_eq!(report.failures[0].happened, "the file ends");
    }
}

#[test]
fn every_line_that_fails_is_reported() {
    let page = "\
### M1. One
```transcript
marmottes seats=2
to act: B
legal A: stop
A roll [2 2 1 3 4 5]
B roll !illegal
A roll @0 !stale
A stop !illegal
to act: A
sees -: nothing of the kind
```
### M1, M2. Two
```transcript
marmottes seats=2
A roll [2 2 1 3 4 5]
```
";
    let lines: Vec<usize> = failed(page).into_iter().map(|(line, ..)| line).collect();
    // `A stop` was played on a copy, so line 10 holds.
    assert_eq!(lines, [4, 5, 7, 9, 11]);
    let report = transcript::run("page.md", page);
    assert_eq!(report.transcripts, 2);
    // M1 has a transcript that holds and one that does not.
    assert_eq!(report.shown.into_iter().collect::<Vec<_>>(), ["M2"]);
}

#[test]
fn after_a_move_that_was_not_played_the_rest_is_left_out() {
    let start = "```transcript\nmarmottes seats=2\nto act: B\n";
    for (line, skipped) in [
        ("A roll [7]\nto act: A\n# a comment\nA stop", 2),
        ("A keep\nto act: A", 1),
        ("Z roll\nto act: A", 1),
        ("A idles stop\n", 0),
        ("3 A roll [2 2 1 3 4 5]\nto act: A", 1),
    ] {
        let page = format!("{start}{line}\n```\n");
        let found = failed(&page);
        let lines: Vec<(usize, usize)> = found.iter().map(|found| (found.0, found.2)).collect();
        assert_eq!(lines, [(3, 0), (4, skipped)], "{line}");
    }
    let report = transcript::run(
        "page.md",
        &format!("{start}A keep\nto act: A\nto act: B\n```\n"),
    );
    let said = report.failures[1].to_string();
    assert!(
        said.ends_with("\n  not run: the 2 lines after it"),
        "{said}"
    );
}

#[test]
fn every_row_of_a_board_that_differs_is_reported() {
    let start = "```transcript\nnoodle seats=2\nA roll [1 3 3 5 6 6 6 2 2 4 1 5 1]\n";
    let report = transcript::run("page.md", &format!("{start}> wrong\n```\n"));
    assert_eq!(report.failures.len(), 2);
    let goes_on = &report.failures[1];
    assert_eq!(goes_on.line, 4);
    let more = goes_on.happened.strip_prefix("it goes on with: ").unwrap();
    // With the two rows right and one too many.
    let rows = format!("> {}\n> {more}\n> wrong", report.failures[0].happened);
    let report = transcript::run("page.md", &format!("{start}{rows}\n```\n"));
    assert_eq!(report.failures[0].line, 6, "{}", report.failures[0]);
}

const RECORD: &str = "\
rollhouse record 1
table 3f
game marmottes edition 1
options target=100 single_match=on turn_limit=none
commitment 0000000000000000000000000000000000000000000000000000000000000000
seed secret
seat A joined 2 word \"tea # sugar\" name \"Ann\"
seat B joined 1 word \"\" name \"Ben\"
0 setup
1 A roll [2 2 1 3 4 5]
2 A stop by clock
3 B roll [6 6 1 2 3 4]
";

#[test]
fn a_transcript_may_begin_where_a_record_ends() {
    let after = "to act: B\nsees -: B rolled 6 6 for 12\nB stop\nsees -: A 4/100\n";
    for end in [
        "",
        "= open\ncheck 00\n",
        "= A 1st 4, B left 0\ncheck -\n",
        "\n",
    ] {
        assert_eq!(wrong(&format!("{RECORD}{end}{after}")), None, "{end}");
    }
    // Its plies can also follow a line that opens the table, or the record itself.
    assert_eq!(
        wrong(
            "marmottes seats=2\n1 A roll [2 2 1 3 4 5]\n2 A stop by clock # a comment\nto act: B"
        ),
        None
    );
    assert_eq!(
        wrong(&format!("{RECORD}to act: B\n4 B stop\nto act: A")),
        None
    );
}

#[test]
fn a_record_that_cannot_be_played_is_named_by_its_line() {
    for (from, to, line) in [
        ("2 A stop", "2 A keep-3", 12),
        ("[6 6 1 2 3 4]", "[6 6 1 2 3]", 13),
        ("3 B roll", "4 B roll", 13),
        ("game marmottes edition 1", "game marmottes edition 9", 2),
        ("game marmottes", "game ludo", 2),
        ("target=100", "target=1", 2),
        ("seed secret", "seed none", 7),
        ("0 setup", "0 set up", 10),
    ] {
        let page = format!(
            "```transcript\n{}to act: B\n```\n",
            RECORD.replace(from, to)
        );
        let found = failed(&page);
        assert_eq!(found.len(), 1, "{to}");
        assert_eq!(found[0].0, line, "{to}: {}", found[0].1);
        assert_eq!(found[0].2, 14 - line, "{to}");
    }
}

#[test]
fn a_record_without_its_head_says_which_line_is_missing() {
    let failure = wrong("rollhouse record 1\ntable 3f\n1 A roll [2]\nto act: A").unwrap();
    assert!(
        failure.ends_with("page.md:4: 1 A roll [2]\n  expected: `game ...`\n  happened: `1 A roll [2]`\n  not run: the line after it"),
        "{failure}"
    );
    let failure = wrong("rollhouse record 1\ntable 3f\nto act: A").unwrap();
    assert!(
        failure.starts_with(
            "page.md:3: table 3f\n  expected: `game ...`\n  happened: the record ends before it"
        ),
        "{failure}"
    );
}

#[test]
fn a_card_is_drawn_by_its_name() {
    let start = "ricemarll seats=2 [most-1s most-2s 1  4 4 4 4 4 4  3 3 3 3 3 3  +1 plus1 -1 minus1 +2 -2  1 1 1 1 1 1]";
    assert_eq!(
        wrong(&format!(
            "{start}\nsees A: In hand: :card_plus1: :card_plus1: :card_minus1: :card_minus1: :card_plus2: :card_minus2:"
        )),
        None
    );
    // The third +1 is not there.
    let third = start.replace("-1 minus1", "+1 -1");
    let failure = wrong(&third).unwrap();
    assert!(
        failure
            .contains("face 18 is `+1`, but what can be drawn is minus1 plus2 minus2 plus3 minus3"),
        "{failure}"
    );
    let die = wrong("marmottes seats=2\nA roll [plus1 2 3 4 5 6]").unwrap();
    assert!(
        die.contains("face 1 is `plus1`, but a die of 6 sides is rolled, which shows numbers only"),
        "{die}"
    );
}

#[test]
fn the_examples_of_the_page_on_transcripts_run() {
    let page = include_str!("../../../docs/transcripts.md");
    let report = transcript::run("docs/transcripts.md", page);
    let failures: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert_eq!(report.transcripts, 2);
}

#[test]
fn a_transcript_can_name_the_edition_of_its_game() {
    assert_eq!(wrong("marmottes edition=1 seats=2\nto act: A"), None);
    let failure = wrong("marmottes edition=9 seats=2\nto act: A").unwrap();
    assert!(failure.contains("`marmottes` edition 9"), "{failure}");
}
