//! The public names of tables, in messages, ids and logs: their number in base 36.

use db::TableId;

#[must_use]
pub(crate) fn base36(mut number: u64) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    // 36 to the power of 13 exceeds any 64-bit number.
    let mut text = [0; 13];
    let mut first = text.len();
    loop {
        first -= 1;
        text[first] = DIGITS[(number % 36) as usize];
        number /= 36;
        if number == 0 {
            return String::from_utf8_lossy(&text[first..]).into_owned();
        }
    }
}

/// The public name of a table.
#[must_use]
pub fn table_name(table: TableId) -> String {
    base36(u64::try_from(table.0).unwrap_or_default())
}

/// Parses a name from [`table_name`], in small or capital letters.
#[must_use]
pub fn table_named(text: &str) -> Option<TableId> {
    let text = text.trim().to_ascii_lowercase();
    let number = i64::from_str_radix(&text, 36)
        .ok()
        .filter(|number| *number > 0)?;
    Some(TableId(number)).filter(|id| table_name(*id) == text)
}
