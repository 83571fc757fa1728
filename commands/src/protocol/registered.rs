//! The slash commands as Discord has them: registered only when they changed.

use db::Store;
use games::notation::hex;
use serde_json::Value;
use serenity::all::{ApplicationId, Http};
use sha2::{Digest, Sha256};

use crate::protocol::answer::{patiently, without_address};

/// Where the fingerprint of what was registered is kept.
const META: &str = "commands";

/// Registers the commands, unless the very same are registered: a fingerprint of them, and the version that Discord gave each, are
/// kept and compared. A failure is logged: the commands of last time still work.
pub(crate) async fn register(http: &Http, store: &Store, definition: &Value) {
    let wanted = fingerprint(http, definition);
    let kept = store.get_meta(META).await.ok().flatten();
    if let Some((fingerprint, versions)) = kept.as_deref().and_then(|kept| kept.split_once(' '))
        && fingerprint == wanted
    {
        match http.get_global_commands().await {
            Ok(there) if versions_of(&there) == versions => return,
            Ok(_) => tracing::info!(
                "the registered commands were changed elsewhere; registering them again"
            ),
            Err(error) => {
                tracing::info!(
                    "cannot list the registered commands, assuming that they are current: {}",
                    without_address(&error)
                );
                return;
            }
        }
    }
    match patiently(|| http.create_global_commands(definition)).await {
        Ok(there) => {
            tracing::info!("registered {} commands", there.len());
            if let Err(error) = store
                .put_meta(META, &format!("{wanted} {}", versions_of(&there)))
                .await
            {
                tracing::warn!("the commands will be registered again at the next start: {error}");
            }
        }
        Err(error) => tracing::error!("cannot register the commands: {}", without_address(&error)),
    }
}

/// Are the registered commands those of this program?
pub(crate) async fn is_current(
    http: &Http,
    store: &Store,
    definition: &Value,
) -> Result<bool, serenity::Error> {
    let there = http.get_global_commands().await?;
    let kept = store.get_meta(META).await.ok().flatten();
    let ours = format!("{} {}", fingerprint(http, definition), versions_of(&there));
    Ok(kept == Some(ours))
}

fn fingerprint(http: &Http, definition: &Value) -> String {
    let mut hash = Sha256::new();
    hash.update(definition.to_string());
    hash.update(
        http.application_id()
            .map_or(0, ApplicationId::get)
            .to_be_bytes(),
    );
    hex(&hash.finalize())
}

fn versions_of(commands: &[serenity::all::Command]) -> String {
    let mut versions: Vec<String> = commands
        .iter()
        .map(|command| format!("{}:{}", command.id, command.version))
        .collect();
    versions.sort_unstable();
    versions.join(",")
}
