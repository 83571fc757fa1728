//! Registers the slash commands with Discord if they have changed.

use db::Store;
use games::notation::hex;
use serde_json::Value;
use serenity::all::ApplicationId;
use sha2::{Digest, Sha256};

use crate::protocol::answer::{retry, was_not_taken};
use crate::protocol::http::{Called, Http};

/// The store's key for the fingerprint of the registered commands.
const META: &str = "commands";

/// Registers the commands, unless the same ones are registered already: their fingerprint, and the version that Discord gave
/// each, are compared with what the store has. A failure is logged, and is to be tried again; meanwhile those registered before work.
pub(crate) async fn register(http: &Http, store: &Store, definition: &Value) -> Called<()> {
    let wanted = fingerprint(http, definition);
    let stored = store.read(|tx| tx.meta(META)).await.ok().flatten();
    if let Some((fingerprint, versions)) =
        stored.as_deref().and_then(|stored| stored.split_once(' '))
        && fingerprint == wanted
    {
        match http.get_global_commands().await {
            Ok(registered) if versions_of(&registered) == versions => return Ok(()),
            Ok(_) => tracing::info!(
                "the registered commands were changed elsewhere; registering them again"
            ),
            Err(error) => {
                tracing::info!(
                    %error,
                    "cannot list the registered commands, so they are assumed to be current"
                );
                return Ok(());
            }
        }
    }
    let registered = retry(|| http.create_global_commands(definition), was_not_taken)
        .await
        .inspect_err(|error| {
            tracing::error!(%error, "cannot register the slash commands");
        })?;
    tracing::info!(commands = registered.len(), "registered the slash commands");
    let versions = versions_of(&registered);
    let stored = store.write(move |tx| tx.put_meta(META, &format!("{wanted} {versions}")));
    if let Err(error) = stored.await {
        tracing::warn!(%error, "could not store what was registered, so the next start registers the slash commands again");
    }
    Ok(())
}

/// Are the registered commands those of this program?
pub(crate) async fn is_current(http: &Http, store: &Store, definition: &Value) -> Called<bool> {
    let registered = http.get_global_commands().await?;
    let stored = store.read(|tx| tx.meta(META)).await.ok().flatten();
    let ours = format!(
        "{} {}",
        fingerprint(http, definition),
        versions_of(&registered)
    );
    Ok(stored == Some(ours))
}

fn fingerprint(http: &Http, definition: &Value) -> String {
    let mut hash = Sha256::new();
    hash.update(definition.to_string());
    let application = http.serenity.application_id();
    hash.update(application.map_or(0, ApplicationId::get).to_be_bytes());
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
