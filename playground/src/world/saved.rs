//! The world on disk, so that a restart finds the channel as it was.

use super::World;
use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

type Source = Box<dyn Error + Send + Sync>;

/// A file that is no saved guild, or one of another version.
#[derive(Debug, thiserror::Error)]
#[error(
    "{} is not a playground that this program can read; delete it to start with an empty one",
    path.display()
)]
struct Unreadable {
    path: PathBuf,
    source: Source,
}

impl World {
    /// Reads a saved world; `None` if there is no file yet.
    pub(crate) fn load(path: &Path, base_url: &str) -> io::Result<Option<Self>> {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let unreadable = |source: Source| {
            let path = path.to_owned();
            io::Error::new(io::ErrorKind::InvalidData, Unreadable { path, source })
        };
        // The first line is the address the links in the file were made for; the port may differ today.
        let (old_url, body) = text
            .split_once('\n')
            .ok_or_else(|| unreadable("it is cut short".into()))?;
        if !old_url.starts_with("http://") {
            return Err(unreadable("its first line is not an address".into()));
        }
        let body = body.replace(old_url, base_url);
        let mut world: Self =
            serde_json::from_str(&body).map_err(|error| unreadable(error.into()))?;
        world.wind_clock();
        Ok(Some(world))
    }

    /// The text `load` reads.
    pub(crate) fn to_text(&self) -> io::Result<String> {
        let json = serde_json::to_string(self)?;
        Ok(format!("{}\n{json}", self.live.base_url))
    }
}

/// Writes a new file and renames it, so that a crash or a power cut leaves the old state or the new one.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    // Private messages and hands are in it, as in the database beside it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    std::fs::rename(&beside, path)
}
