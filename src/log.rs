//! The log: its levels, and what must not be in it.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write, stderr};

use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Below `info` only our own crates log. serenity's `info`, every step of its connection, is worth reading only at those levels; its
/// `debug` has whole messages, with hidden hands, and must never reach a log.
pub fn start(level: &str) -> anyhow::Result<()> {
    let filter = match level {
        "error" | "warn" | "info" => format!("{level},serenity=warn"),
        "debug" | "trace" => {
            format!("info,rollhouse={level},commands={level},db={level},games={level}")
        }
        _ => anyhow::bail!("`log.level` is error, warn, info, debug or trace, not `{level}`"),
    };
    let filter: Targets = filter.parse()?;
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(stderr().is_terminal())
        .with_writer(|| WithoutTokens(stderr()))
        // It would be written to standard error, and not being able to write there, as on a full disk, is a panic.
        .log_internal_errors(false);
    tracing_subscriber::registry()
        .with(lines)
        .with(filter)
        .init();
    Ok(())
}

/// Writes lines without the tokens of interactions, even serenity's, whose warnings contain addresses and whole frames in which they
/// are. With such a token anybody can answer in the bot's name for fifteen minutes.
struct WithoutTokens<W>(W);

impl<W: Write> Write for WithoutTokens<W> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        self.0.write_all(without_tokens(&text).as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// What stands before a token: a part of an address, which an id follows, or the name of a field.
const BEFORE: [&str; 3] = ["/interactions/", "/webhooks/", "token"];

/// No word is as long, and every token is longer.
const SHORTEST: usize = 20;

fn without_tokens(line: &str) -> Cow<'_, str> {
    let mut kept = Cow::Borrowed(line);
    for before in BEFORE {
        let mut from = 0;
        while let Some(at) = kept[from..].find(before) {
            from += at + before.len();
            let rest = &kept[from..];
            let is_address = before.ends_with('/');
            let between = if is_address {
                rest.find(|c: char| !c.is_ascii_digit()).map(|end| end + 1)
            } else {
                rest.find(|c: char| !r#"\":= "#.contains(c))
            };
            let Some(token) = between.and_then(|between| rest.get(between..)) else {
                continue;
            };
            let length = token
                .find(|c: char| !(c.is_ascii_alphanumeric() || "._-=%+".contains(c)))
                .unwrap_or(token.len());
            let begin = kept.len() - token.len();
            if length >= SHORTEST || (is_address && length > 0) {
                kept.to_mut().replace_range(begin..begin + length, "...");
            }
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_form_of_a_token_is_written_and_all_else_is() {
        let secret = "aW50ZXJhY3Rpb246MTIz.NDU2-Nzg5_MDEy=";
        for (line, written) in [
            (
                "from https://d.com/api/v10/interactions/12/<>/callback! Expected 204",
                true,
            ),
            (
                "PATCH /webhooks/34/<>/messages/@original and /webhooks/34/<>",
                true,
            ),
            (
                r#"Err deserializing text: x; text: {"id":"1","token":"<>","type":3}"#,
                true,
            ),
            (r#"Interaction { token: "<>" } and \"token\":\"<>\""#, true),
            (
                "receiving interactions on http://127.0.0.1:1/interactions",
                false,
            ),
            ("Discord refused the token; check DISCORD_TOKEN", false),
            ("/interactions/", false),
            ("token", false),
        ] {
            let mut out = Vec::new();
            let given = line.replace("<>", secret);
            WithoutTokens(&mut out).write_all(given.as_bytes()).unwrap();
            let out = String::from_utf8(out).unwrap();
            assert_eq!(out, line.replace("<>", "..."));
            assert_eq!(out != given, written);
        }
    }
}
