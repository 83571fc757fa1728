//! What the program prints.

use std::fmt::Arguments;
use std::io::{ErrorKind, Write, stdout};
use std::process::{ExitCode, exit};

/// The exit code of a program whose output is no longer read, as if SIGPIPE had killed it.
const NOBODY_READS: i32 = 128 + 13;

/// Prints a line. Where the reader has closed the pipe, as `head` does, the program ends without a word.
pub(crate) fn line(text: Arguments<'_>) {
    // In one write, because a reader may leave after the first part.
    if let Err(error) = stdout().lock().write_all(format!("{text}\n").as_bytes()) {
        if error.kind() == ErrorKind::BrokenPipe {
            exit(NOBODY_READS);
        }
        eprintln!("rollhouse: cannot print: {error}");
        exit(1);
    }
}

/// The exit code of a check: whether everything is right is a result, and a mistake that it finds no error of the program.
pub(crate) fn verdict(is_right: bool) -> ExitCode {
    ExitCode::from(u8::from(!is_right))
}

/// Prints a line as `println!` does, but never panics.
macro_rules! say {
    ($($text:tt)*) => {
        $crate::output::line(format_args!($($text)*))
    };
}
pub(crate) use say;
