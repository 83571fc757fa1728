//! Events from the gateway: buttons, menus, forms, and changes of the connection. Commands come through poise.

use std::sync::Arc;

use serenity::all::{Context, Event, FullEvent, Interaction, InteractionId, RawEventHandler};

use crate::context::ComponentContext;
use crate::dispatch::controls::{self, Control};
use crate::dispatch::incoming;
use crate::dispatch::runner::{Dispatcher, Request, Subject};
use crate::error::CommandError;
use crate::state::in_flight::Press;

/// Handles an event that serenity understands.
pub(crate) fn on_event(event: &FullEvent, dispatcher: &Dispatcher) {
    match event {
        FullEvent::InteractionCreate { interaction } => on_interaction(interaction, dispatcher),
        FullEvent::Ready { .. } | FullEvent::Resume { .. } => {
            metrics::counter!("rollhouse_gateway_connects_total").increment(1);
            let bot = &dispatcher.bot;
            bot.uptime.reconnected();
            bot.settings.health.set_connected(true);
            bot.wake_scheduler.notify_one();
        }
        _ => {}
    }
}

fn on_interaction(interaction: &Interaction, dispatcher: &Dispatcher) {
    match interaction {
        Interaction::Component(component) => {
            let context = incoming::component(component);
            on_control(dispatcher, component.id, &component.token, context);
        }
        Interaction::Modal(modal) => {
            on_control(dispatcher, modal.id, &modal.token, incoming::modal(modal));
        }
        Interaction::Command(_) | Interaction::Autocomplete(_) => {}
        other => tracing::warn!(
            kind = ?other.kind(),
            "ignored an interaction of an unexpected kind"
        ),
    }
}

/// Handles a button, a menu or a form.
fn on_control(dispatcher: &Dispatcher, id: InteractionId, token: &str, context: ComponentContext) {
    let control = controls::decode(&context);
    let subject = match &control {
        Ok(Control::Table(control)) => {
            let (by, drawn) = (context.person.id, control.drawn);
            Subject::Table(control.table, Press { by, drawn })
        }
        _ => Subject::Command("page control".to_owned()),
    };
    let request = Request {
        id,
        token: token.to_owned(),
        subject,
    };
    let (bot, leaderboards) = (
        Arc::clone(&dispatcher.bot),
        Arc::clone(&dispatcher.leaderboards),
    );
    dispatcher.run(request, async move {
        controls::handle(&bot, &leaderboards, control?, &context).await
    });
}

/// Answers interactions that serenity cannot decode. serenity itself drops such an event and logs it at the debug level only
/// (serenity 0.12.5, model/event.rs).
pub(crate) struct Undecoded(pub(crate) Dispatcher);

#[serenity::async_trait]
impl RawEventHandler for Undecoded {
    async fn raw_event(&self, _: Context, event: Event) {
        let Event::Unknown(unknown) = event else {
            return;
        };
        tracing::warn!(kind = unknown.kind, "could not decode a gateway event");
        let id = unknown
            .value
            .get("id")
            .and_then(|id| id.as_str()?.parse().ok())
            .filter(|id: &u64| *id != 0);
        let token = unknown.value.get("token").and_then(|token| token.as_str());
        if let ("INTERACTION_CREATE", Some(id), Some(token)) = (unknown.kind.as_str(), id, token) {
            let words = "Discord sent this in a form that this bot does not understand yet. Type `/table show` to get a new board.";
            let request = Request {
                id: InteractionId::new(id),
                token: token.to_owned(),
                subject: Subject::Command("undecoded".to_owned()),
            };
            self.0
                .run(request, async move { Err(CommandError::user(words)) });
        }
    }
}
