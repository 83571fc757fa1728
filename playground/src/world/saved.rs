//! The world on disk, so that a restart finds the channel as it was.

use super::World;
use std::io::{self, Write};
use std::path::Path;

impl World {
    /// Reads a saved world; `None` if there is no file yet.
    pub(crate) fn load(path: &Path, base_url: &str) -> io::Result<Option<Self>> {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let unreadable = |why: &str| {
            let file = path.display();
            let advice = "delete it to start with an empty one";
            let text =
                format!("{file} is not a playground that this program can read; {advice}: {why}");
            io::Error::new(io::ErrorKind::InvalidData, text)
        };
        // The first line is the address the links in the file were made for; the port may differ today.
        let (old_url, body) = text
            .split_once('\n')
            .ok_or_else(|| unreadable("it is cut short"))?;
        if !old_url.starts_with("http://") {
            return Err(unreadable("its first line is not an address"));
        }
        let body = body.replace(old_url, base_url);
        let mut world: Self =
            serde_json::from_str(&body).map_err(|error| unreadable(&error.to_string()))?;
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
    let mut file = std::fs::File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    std::fs::rename(&beside, path)
}
