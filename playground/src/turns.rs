//! Keeps up with who is to act at each table, for the marks on the page.

use crate::guide::{BotGuide, Turn};
use crate::shared::{Shared, stopped};
use crate::snowflake::Id;
use crate::world::World;
use std::sync::Arc;

/// Asks the guide about every board that was drawn, until the playground stops.
pub(crate) async fn follow(shared: Arc<Shared>, guide: Arc<dyn BotGuide>) {
    let signals = Arc::clone(&shared.world().live.signals);
    let mut stop = shared.stop.subscribe();
    // Boards from before a restart have not been drawn since.
    shared.world().mark_boards_drawn();
    loop {
        tokio::select! {
            () = signals.drawn.notified() => {}
            () = stopped(&mut stop) => return,
        }
        let drawn = std::mem::take(&mut shared.world().live.drawn);
        for message in drawn {
            let table = table_on(&shared.world(), &*guide, message);
            let people = match table {
                Some(table) => match guide.to_act(&table).await {
                    Turn::Peoples(people) => people,
                    Turn::Nobodys | Turn::Bots => Vec::new(),
                },
                None => Vec::new(),
            };
            shared.world().set_turn(message, people);
        }
    }
}

/// The table that a message shows: the one of its controls.
pub(crate) fn table_on(world: &World, guide: &dyn BotGuide, message: Id) -> Option<String> {
    let message = world.shown(message)?;
    let mut controls = message.controls().into_iter();
    controls.find_map(|control| Some(guide.control(control.custom_id())?.table))
}
