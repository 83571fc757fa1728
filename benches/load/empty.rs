//! The bot that everything is compared with: poise and serenity as ours uses them, a constant embed with three buttons, no rules, no
//! storage, no log. What it costs is what Discord's protocol costs.
//!
//! It is this bench started again as a process of its own, so that it can be measured like ours.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ClientBuilder, CreateActionRow, CreateButton, CreateEmbed,
    CreateInteractionResponse, CreateInteractionResponseMessage, FullEvent, GatewayIntents,
    HttpBuilder, Interaction,
};

type Context<'a> = poise::Context<'a, (), serenity::Error>;

fn embed() -> CreateEmbed {
    CreateEmbed::new()
        .title("Empty")
        .description("Nothing is played here.\nWhichever button is pressed, this stays as it is.")
}

fn buttons() -> Vec<CreateActionRow> {
    let button = |name: &str| {
        CreateButton::new(name)
            .label(name)
            .style(ButtonStyle::Secondary)
    };
    vec![CreateActionRow::Buttons(vec![
        button("one"),
        button("two"),
        button("three"),
    ])]
}

/// Shows three buttons
#[poise::command(slash_command)]
async fn empty(context: Context<'_>) -> Result<(), serenity::Error> {
    let reply = poise::CreateReply::default()
        .embed(embed())
        .components(buttons());
    context.send(reply).await.map(drop)
}

async fn pressed(context: &serenity::Context, event: &FullEvent) -> Result<(), serenity::Error> {
    let FullEvent::InteractionCreate {
        interaction: Interaction::Component(component),
    } = event
    else {
        return Ok(());
    };
    let message = CreateInteractionResponseMessage::new()
        .embed(embed())
        .components(buttons());
    component
        .create_response(
            &context.http,
            CreateInteractionResponse::UpdateMessage(message),
        )
        .await
}

/// Runs until the process is killed.
#[tokio::main]
pub(crate) async fn run(token: &str, api_url: &str) {
    let options = poise::FrameworkOptions {
        commands: vec![empty()],
        event_handler: |context, event| Box::pin(pressed(context.serenity_context, event)),
        ..poise::FrameworkOptions::default()
    };
    let framework = poise::Framework::builder()
        .options(options)
        .setup(|context, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(context, &framework.options().commands).await
            })
        })
        .build();
    let http = HttpBuilder::new(token)
        .proxy(api_url)
        .ratelimiter_disabled(true)
        .build();
    let client = ClientBuilder::new_with_http(http, GatewayIntents::empty()).framework(framework);
    let ended = client.await.expect("a client").start().await;
    ended.expect("a connection");
}
