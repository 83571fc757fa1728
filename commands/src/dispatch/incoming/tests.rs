//! What is read of each kind of interaction.

use serde_json::json;
use serenity::all::GuildId;

use super::*;

/// An interaction on a server, by a member with a nickname that JSON has to escape.
fn interaction(kind: u8, data: &Value) -> Value {
    json!({
        "id": "5", "application_id": "6", "type": kind, "token": "t", "version": 1,
        "guild_id": "10", "channel_id": "11",
        "channel": { "id": "11", "type": 12, "parent_id": "12", "thread_metadata": { "archived": false } },
        "member": {
            "user": { "id": "20", "username": "ann", "global_name": "Ann", "discriminator": "0" },
            "nick": "\"Annie\"\n", "roles": ["30", "31"], "permissions": "32",
        },
        "app_permissions": "8",
        "data": data,
    })
}

fn read_action(interaction: &Value, own: u64) -> Action {
    let read = read(interaction.to_string().as_bytes(), Some(UserId::new(own)));
    match read {
        Ok(incoming) => {
            let request = incoming.request;
            assert_eq!((request.id.get(), request.token.as_str()), (5, "t"));
            incoming.action
        }
        Err(undecoded) => panic!("{}", undecoded.why),
    }
}

fn control(interaction: &Value) -> ComponentContext {
    match read_action(interaction, 6) {
        Action::Control(context) => *context,
        _ => panic!("no control: {interaction}"),
    }
}

fn command(interaction: &Value, own: u64) -> CommandUse {
    match read_action(interaction, own) {
        Action::Command(command) => *command,
        _ => panic!("no command: {interaction}"),
    }
}

/// A message with the controls of two tables.
fn message() -> Value {
    let button = |id: &str| json!({ "type": 2, "custom_id": id, "label": "x", "style": 1 });
    json!({
        "id": "40", "author": { "id": "6", "username": "bot" }, "content": "a board",
        "components": [
            { "type": 1, "components": [button("1b:a:0:join"), button("1b:a:0:leave"), { "type": 2, "url": "https://example.org" }] },
            { "type": 1, "components": [button("1b:c:3:p:roll")] },
        ],
    })
}

#[test]
fn a_press_says_who_acted_where_and_on_which_message() {
    let mut press = interaction(
        3,
        &json!({ "custom_id": "1b:c:3:p:roll", "component_type": 2 }),
    );
    press["message"] = message();
    let context = control(&press);
    assert_eq!(context.custom_id, "1b:c:3:p:roll");
    assert_eq!(context.person.name, "\"Annie\"\n");
    assert_eq!(context.person.id, 20);
    assert!(context.rights.admin && !context.rights.moderator);
    assert_eq!(context.rights.roles, [30, 31].map(RoleId::new));
    let location = &context.location;
    assert_eq!(
        (location.guild, location.channel),
        (Some(GuildId::new(10)), ChannelId::new(11))
    );
    assert!(location.in_thread && location.is_private_thread);
    assert_eq!(location.home(), 12);
    assert_eq!(context.message, Some(MessageId::new(40)));
    assert!(context.on_message);
    assert_eq!(context.message_tables.len(), 2);
    press["data"]["custom_id"] = json!("1b:c:9:p:roll");
    assert!(!control(&press).on_message);
}

#[test]
fn outside_servers_the_user_is_beside_the_member() {
    let mut press = interaction(3, &json!({ "custom_id": "x", "component_type": 2 }));
    press["user"] = press["member"]["user"].take();
    press["message"] = message();
    for gone in ["member", "guild_id", "channel"] {
        press.as_object_mut().expect("an object").remove(gone);
    }
    let context = control(&press);
    assert_eq!(context.person.name, "Ann");
    assert!(context.location.guild.is_none() && !context.location.in_thread);
    press["user"]["global_name"] = Value::Null;
    assert_eq!(control(&press).person.name, "ann");
}

#[test]
fn menus_give_what_was_chosen_on_messages_and_in_forms() {
    let users = json!({
        "users": {
            "50": { "id": "50", "username": "ben", "global_name": null, "bot": true },
            "51": { "id": "51", "username": "cleo", "global_name": "Cleo" },
        },
        "members": { "51": { "nick": "C", "roles": [], "permissions": "0" } },
    });
    let menu =
        |kind: u8, values: Value| json!({ "type": kind, "custom_id": "m", "values": values });
    let field = |component: Value| json!({ "type": 18, "component": component });
    let text =
        json!({ "type": 1, "components": [{ "type": 4, "custom_id": "w", "value": "seven" }] });
    let components = [
        field(menu(5, json!(["50", "51", "52"]))),
        field(menu(6, json!(["60"]))),
        field(menu(8, json!(["70", "71"]))),
        field(menu(3, json!(["first", "second"]))),
    ];
    let form = |components: &[Value]| {
        let data = json!({ "custom_id": "f", "components": components, "resolved": users });
        control(&interaction(5, &data))
    };
    let chosen = form(&components);
    let guests: Vec<_> = chosen
        .guests
        .iter()
        .map(|guest| (guest.person.name.as_str(), guest.is_bot))
        .collect();
    assert_eq!(guests, [("ben", true), ("C", false)]);
    assert_eq!(chosen.roles, [RoleId::new(60)]);
    assert_eq!(chosen.channels, [70, 71].map(ChannelId::new));
    assert_eq!(chosen.value.as_deref(), Some("first"));
    assert!(chosen.message.is_none() && !chosen.on_message);
    let with_text = [&components[..], &[text]].concat();
    assert_eq!(form(&with_text).value.as_deref(), Some("seven"));
    assert_eq!(form(&[]).value.as_deref(), Some(""));
    for component in components {
        let menu = &component["component"];
        let data = json!({
            "custom_id": "m", "component_type": menu["type"], "values": menu["values"], "resolved": users,
        });
        let mut press = interaction(3, &data);
        press["message"] = message();
        let alone = control(&press);
        let count = alone.guests.len() + alone.roles.len() + alone.channels.len();
        let expected = [(5, 2), (6, 1), (8, 2), (3, 0)];
        let expected = expected.iter().find(|(kind, _)| menu["type"] == *kind);
        assert_eq!(Some(count), expected.map(|(_, count)| *count), "{menu}");
        assert_eq!(alone.value.is_some(), menu["type"] == 3, "{menu}");
    }
}

#[test]
fn a_command_gives_its_words_and_options() {
    let options = json!([{ "type": 2, "name": "group", "options": [{ "type": 1, "name": "leaf", "options": [
        { "type": 3, "name": "clock", "value": "10m" },
        { "type": 4, "name": "house", "value": 2 },
        { "type": 5, "name": "rated", "value": false },
        { "type": 5, "name": "hints", "value": true },
        { "type": 6, "name": "player", "value": "50" },
        { "type": 6, "name": "for", "value": "51" },
        { "type": 10, "name": "number", "value": 1.5 },
    ]}]}]);
    let somebody = |id: &str| json!({ "id": id, "username": id, "bot": id == "50" });
    let resolved = json!({ "users": { "50": somebody("50"), "51": somebody("51") } });
    let data =
        json!({ "id": "9", "type": 1, "name": "game", "options": options, "resolved": resolved });
    let used = command(&interaction(2, &data), 6);
    assert_eq!((used.kind, used.words.as_str()), (1, "game group leaf"));
    let context = used.context;
    for (name, value) in [
        ("clock", "10m"),
        ("house", "2"),
        ("rated", "off"),
        ("hints", "on"),
    ] {
        assert_eq!(context.option(name), Some(value));
    }
    assert_eq!(context.options.len(), 4);
    assert!(context.guest("player").is_some_and(|player| player.is_bot));
    let named = |option| context.named(option).map(|person| person.id.get());
    assert_eq!([named("player"), named("for")], [Some(50), Some(51)]);
    assert!(context.bot_may.administrator());
}

#[test]
fn the_menu_of_a_message_counts_only_on_the_bots_own() {
    let data = json!({
        "id": "9", "type": 3, "name": "Record", "target_id": "40",
        "resolved": { "messages": { "40": message() } },
    });
    let own = command(&interaction(2, &data), 6);
    assert_eq!((own.kind, own.words.as_str()), (3, "Record"));
    assert_eq!(own.context.message_tables.len(), 2);
    assert!(
        command(&interaction(2, &data), 7)
            .context
            .message_tables
            .is_empty()
    );
}

#[test]
fn what_is_being_typed_is_no_option_yet() {
    let options = json!([{ "type": 1, "name": "show", "options": [
        { "type": 3, "name": "table", "value": "qu", "focused": true },
    ]}]);
    let data = json!({ "id": "9", "type": 1, "name": "table", "options": options });
    let Action::Completion(typing) = read_action(&interaction(4, &data), 6) else {
        panic!("no completion");
    };
    assert_eq!((&*typing.option, &*typing.typed), ("table", "qu"));
    assert!(typing.context.options.is_empty());
}

#[test]
fn a_frame_of_the_gateway_is_read_in_any_order_of_its_parts() {
    let mut press = interaction(3, &json!({ "custom_id": "x", "component_type": 2 }));
    press["message"] = message();
    for frame in [
        format!(r#"{{"t":"INTERACTION_CREATE","s":7,"op":0,"d":{press}}}"#),
        format!(r#"{{"d":{press},"op":0,"s":7,"t":"INTERACTION_CREATE"}}"#),
    ] {
        let Some((7, FrameContent::Interaction(read))) = read_frame(&frame, None) else {
            panic!("not read: {frame}");
        };
        assert!(matches!(
            read.map(|incoming| incoming.action),
            Ok(Action::Control(_))
        ));
    }
    let odd =
        r#"{"t":"INTERACTION_CREATE","s":8,"op":0,"d":{"id":"5","token":"t","type":"three"}}"#;
    let Some((8, FrameContent::Interaction(read))) = read_frame(odd, None) else {
        panic!("not read: {odd}");
    };
    let request = read.err().and_then(|undecoded| undecoded.request);
    assert_eq!(
        request,
        Some(Request {
            id: InteractionId::new(5),
            token: "t".to_owned(),
            lang: Lang::En,
        })
    );
    for other in [
        r#"{"t":"GUILD_CREATE","s":9,"op":0,"d":{"name":"INTERACTION_CREATE"}}"#,
        r#"{"t":null,"s":null,"op":11,"d":null}"#,
        "INTERACTION_CREATE",
    ] {
        assert!(read_frame(other, None).is_none(), "{other}");
    }
    let ready = r#"{"t":"READY","s":1,"op":0,"d":{"v":10,"user":{"id":"6","username":"b"},"application":{"id":"8","flags":0}}}"#;
    let Some((1, FrameContent::Ready(application, user))) = read_frame(ready, None) else {
        panic!("not read: {ready}");
    };
    assert_eq!((application.get(), user.get()), (8, 6));
    let resumed = r#"{"t":"RESUMED","s":2,"op":0,"d":{}}"#;
    let read = read_frame(resumed, None);
    assert!(matches!(read, Some((2, FrameContent::Resumed))));
}

#[test]
fn only_a_community_has_chosen_its_language() {
    let mut press = interaction(3, &json!({ "custom_id": "x", "component_type": 2 }));
    press["message"] = message();
    assert_eq!(control(&press).location.language, None);
    press["guild_locale"] = json!("fr");
    for (features, language) in [
        (json!(["NEWS", "COMMUNITY"]), Some(Lang::Fr)),
        (json!(["NEWS"]), None),
    ] {
        press["guild"] = json!({ "id": "10", "locale": "fr", "features": features });
        assert_eq!(control(&press).location.language, language);
    }
}
