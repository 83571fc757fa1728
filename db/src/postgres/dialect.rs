//! Statements are written as `SQLite` spells them. The differences are three: parameters, the name of the column `user`, which is a
//! reserved word here, and that of the function for a list in JSON.

/// Numbers parameters with `$` (those without a number in their order), quotes `user`, and renames the function. Text between single
/// quotes stays.
pub(super) fn translate(sql: &str) -> String {
    let mut out = String::with_capacity(sql.len() + 32);
    let mut rest = sql;
    let mut unnumbered = 0;
    let mut literal = false;
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let length = match rest.find(|c| !word(c)) {
            Some(0) => first.len_utf8(),
            Some(end) => end,
            None => rest.len(),
        };
        let (token, after) = rest.split_at(length);
        match token {
            "'" => {
                literal = !literal;
                out.push('\'');
            }
            "user" if !literal => out.push_str("\"user\""),
            "json_array" if !literal => out.push_str("json_build_array"),
            "?" if !literal => {
                out.push('$');
                if !after.starts_with(|c: char| c.is_ascii_digit()) {
                    unnumbered += 1;
                    out.push_str(&unnumbered.to_string());
                }
            }
            token => out.push_str(token),
        }
        rest = after;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_numbered_and_two_names_are_spelled_otherwise() {
        for (ours, theirs) in [
            (
                "SELECT user, a.user FROM users WHERE user = ?1 AND b = ?12",
                "SELECT \"user\", a.\"user\" FROM users WHERE \"user\" = $1 AND b = $12",
            ),
            (
                "a IN (?, ?) AND b <> 'user?' LIMIT ?",
                "a IN ($1, $2) AND b <> 'user?' LIMIT $3",
            ),
            (
                "json_array(a, 'json_array')",
                "json_build_array(a, 'json_array')",
            ),
        ] {
            assert_eq!(translate(ours), theirs);
        }
    }
}
