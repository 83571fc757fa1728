//! A message on a phone, as the playground's page draws it at 390 pixels: how high it is, without a browser.
//! `tests/page/heights.rs` compares the height with Chromium's. The sizes are those of the page's style sheets.

use playground::Message;
use serde_json::Value;

/// The column of messages at 390 pixels, and what is inside of an embed's border and padding.
const COLUMN: f64 = 322.0;
const EMBED: f64 = COLUMN - 5.0 - 24.0;
/// A picture in a text, to the size of its letters.
const TILE: f64 = 1.375;
const TEXT: f64 = 14.0;

/// Thousandths of a letter's size from the blank to the tilde, of the widest font that the page names, `DejaVu Sans`: regular and bold.
#[rustfmt::skip]
const WIDTHS: [[u16; 95]; 2] = [
    [318,401,460,838,636,950,780,275,390,390,500,838,318,361,318,337,636,636,636,636,636,636,636,636,636,636,337,337,838,838,838,531,
     1000,684,686,698,770,632,575,775,752,295,295,656,557,863,748,787,603,787,695,635,611,732,684,989,685,611,685,390,337,390,838,500,
     500,613,635,550,635,615,352,635,634,278,278,579,278,974,634,612,635,635,411,521,392,634,592,818,592,592,525,636,337,636,838],
    [348,456,521,838,696,1002,872,306,457,457,523,838,380,415,380,365,696,696,696,696,696,696,696,696,696,696,400,400,838,838,838,580,
     1000,774,762,734,830,683,683,821,837,372,372,775,637,995,837,850,733,850,770,720,682,812,774,1103,771,724,725,457,365,457,838,500,
     500,675,716,593,716,678,435,716,712,343,343,665,343,1042,712,687,716,716,493,595,478,712,652,924,645,652,582,712,365,712,838],
];

fn width_of(letter: char, bold: bool) -> f64 {
    let letters = &WIDTHS[usize::from(bold)];
    let known = (letter as usize)
        .checked_sub(32)
        .and_then(|at| letters.get(at));
    let thousandths = match (known, letter) {
        (Some(width), _) => f64::from(*width),
        (None, '·' | '’') => 318.0,
        (None, '\u{2007}') => 636.0,
        (None, _) => 838.0,
    };
    thousandths / 1000.0
}

/// The members of a list in JSON.
pub(crate) fn list(of: &Value) -> impl Iterator<Item = &Value> {
    of.as_array().into_iter().flatten()
}

/// What a control shows while it is closed.
pub(crate) fn shown(control: &Value) -> &str {
    let chosen = list(&control["options"]).find(|option| option["default"] == true);
    let label = match chosen {
        Some(option) => &option["label"],
        None if control["type"] == 2 => &control["label"],
        None => &control["placeholder"],
    };
    label.as_str().unwrap_or_default()
}

/// How many lines a text without line breaks takes, and whether a picture stands in it.
fn lines(text: &str, size: f64, bold: bool, room: f64) -> (f64, bool) {
    let (mut count, mut at, mut word, mut blank) = (1.0, 0.0, 0.0, 0.0);
    let (mut bold, mut pictured) = (bold, false);
    let mut rest = text;
    let place = |at: &mut f64, blank: &mut f64, word: &mut f64, count: &mut f64| {
        if *at > 0.0 && *at + *blank + *word > room {
            *count += 1.0;
            *at = *word;
        } else {
            *at += *blank + *word;
        }
        (*blank, *word) = (0.0, 0.0);
    };
    while let Some(letter) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("**") {
            bold = !bold;
            rest = after;
            continue;
        }
        if let Some(after) = rest.strip_prefix("__") {
            rest = after;
            continue;
        }
        if rest.starts_with("<:") || rest.starts_with("<a:") {
            place(&mut at, &mut blank, &mut word, &mut count);
            word = TILE * size;
            place(&mut at, &mut blank, &mut word, &mut count);
            pictured = true;
            rest = &rest[rest.find('>').map_or(rest.len(), |end| end + 1)..];
            continue;
        }
        rest = &rest[letter.len_utf8()..];
        let wide = width_of(letter, bold) * size;
        if letter == ' ' {
            place(&mut at, &mut blank, &mut word, &mut count);
            blank = wide;
        } else {
            word += wide;
        }
    }
    place(&mut at, &mut blank, &mut word, &mut count);
    (count, pictured)
}

/// The height of a text with markdown.
fn block(text: &str, size: f64, leading: f64, room: f64) -> f64 {
    let mut height = 0.0;
    for (nth, piece) in text.split("```").enumerate() {
        if nth % 2 == 1 {
            let rows = piece.trim_matches('\n').split('\n').count();
            height += 6.0 + 14.0 + 16.0 * f64::from(u32::try_from(rows).expect("few"));
            continue;
        }
        let piece = if nth > 0 {
            piece.strip_prefix('\n').unwrap_or(piece)
        } else {
            piece
        };
        let piece = piece.strip_suffix('\n').unwrap_or(piece);
        if piece.is_empty() {
            continue;
        }
        for line in piece.split('\n') {
            let below_a_line = if height > 0.0 { 16.0 } else { 4.0 };
            let (size, leading, text, margin) = if let Some(head) = line.strip_prefix("# ") {
                (24.0, 1.3, head, below_a_line)
            } else if let Some(head) = line.strip_prefix("## ") {
                (20.0, 1.3, head, below_a_line)
            } else if let Some(small) = line.strip_prefix("-# ") {
                (13.0, leading, small, 0.0)
            } else {
                (size, leading, line, 0.0)
            };
            let (count, pictured) = lines(text, size, margin > 0.0, room);
            let one = if pictured {
                f64::max(leading, TILE)
            } else {
                leading
            };
            height += margin + count * one * size;
        }
    }
    height
}

fn embed_height(embed: &Value) -> f64 {
    let mut pieces = Vec::new();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    pieces.extend(text(&embed["title"]).map(|title| 22.0 * lines(&title, 16.0, true, EMBED).0));
    pieces.extend(text(&embed["description"]).map(|text| block(&text, TEXT, 1.3, EMBED)));
    for field in list(&embed["fields"]) {
        let name = text(&field["name"]).unwrap_or_default();
        let value = text(&field["value"]).unwrap_or_default();
        let head = 2.0 + lines(&name, TEXT, true, EMBED).0 * 19.25;
        pieces.push(head + block(&value, TEXT, 1.3, EMBED));
    }
    if embed["image"]["url"].is_string() {
        pieces.push(EMBED / 2.0);
    }
    let footer = text(&embed["footer"]["text"]);
    pieces.extend(footer.map(|text| 16.5 * lines(&text, 12.0, false, EMBED).0));
    let gaps = 8.0 * f64::from(u32::try_from(pieces.len()).expect("few") - 1);
    26.0 + pieces.iter().sum::<f64>() + gaps
}

fn row_height(row: &Value) -> f64 {
    let (mut height, mut highest, mut at) = (0.0, 0.0_f64, 0.0);
    for control in list(&row["components"]) {
        if control["type"] != 2 {
            return 44.0;
        }
        let picture = if control["emoji"].is_object() {
            26.0
        } else {
            0.0
        };
        let label = shown(control);
        let long: f64 = label
            .chars()
            .map(|letter| width_of(letter, false) * TEXT)
            .sum();
        let wide = (32.0 + picture + long).min(COLUMN);
        let (count, _) = lines(label, TEXT, false, COLUMN - 32.0 - picture);
        if at > 0.0 && at + 8.0 + wide > COLUMN {
            height += highest + 8.0;
            (at, highest) = (0.0, 0.0);
        }
        at += if at > 0.0 { 8.0 + wide } else { wide };
        highest = highest.max(36.0).max(8.0 + count * 16.8);
    }
    height + highest
}

/// How many pixels of a phone it takes.
pub(crate) fn height(message: &Message) -> f64 {
    let json = message.json();
    let invoked = json["interaction_metadata"].is_object();
    // The head has the author and the time.
    let mut height = if invoked { 48.0 } else { 26.0 };
    if !message.content().is_empty() {
        // In small letters.
        let edited = if message.is_edited() { " (edit)" } else { "" };
        height += block(
            &format!("{}{edited}", message.content()),
            16.0,
            TILE,
            COLUMN,
        );
    }
    let embeds: Vec<f64> = list(&json["embeds"]).map(embed_height).collect();
    if !embeds.is_empty() {
        let gaps = 6.0 * f64::from(u32::try_from(embeds.len()).expect("few") - 1);
        height += 6.0 + embeds.iter().sum::<f64>() + gaps;
    }
    let rows: Vec<f64> = list(&json["components"]).map(row_height).collect();
    if !rows.is_empty() {
        let gaps = 8.0 * f64::from(u32::try_from(rows.len()).expect("few") - 1);
        height += 10.0 + rows.iter().sum::<f64>() + gaps;
    }
    if message.is_ephemeral() {
        height += 22.5;
    }
    height
}
