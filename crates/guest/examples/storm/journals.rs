//! A table with a long past, as after months of an evening each.

use guest::{Program, Stand, Ticket};
use serde_json::{Value, json};

use crate::scene::Strength;

/// A table, and the number of entries in its journal.
pub(crate) struct LongJournal {
    pub(crate) ticket: Ticket,
    pub(crate) entries: usize,
}

/// Opens a table in a game, and lengthens its journal while the program is stopped, with copies of
/// its lobby's entry. Entries of every age stay readable, so this is still a valid journal.
pub(crate) async fn lengthen(
    program: &mut Program,
    strength: Strength,
) -> Result<LongJournal, Box<dyn std::error::Error>> {
    let place = program.place();
    let names: Vec<String> = (0..6).map(|i| format!("{}{i}", "й".repeat(23))).collect();
    let names: Vec<&str> = names.iter().map(|name| &**name).collect();
    let tickets = place.gather("spywhere", &names, &json!({"first": 0})).await?;
    let mut host = guest::Guest::come(place, Stand::Seat(tickets[0].clone())).await?;
    host.order(&json!({"start": {}})).await?;
    host.see(|host| !host.options().is_empty()).await?;
    let act = host.options()[0].clone();
    host.act(&act).await?;
    program.kill();

    let ticket = tickets[0].clone();
    let (data, code) = (program.data().to_owned(), ticket.code.clone());
    let more = strength.many(12_000, 3_000);
    let written = move || -> Result<usize, store::Error> {
        let store = store::Store::open(&data)?;
        let table = store.find(&code)?.map(|journal| journal.table);
        let table = table.expect("the table is in the store");
        let entries = store.read(table)?;
        let whole = entries.iter().find_map(|bytes| {
            let entry: Value = serde_json::from_slice(bytes).ok()?;
            let lobby = entry["opened"].get("lobby")?;
            Some(json!({"lobby": lobby}).to_string())
        });
        let whole = whole.expect("a game was opened");
        let length = entries.iter().count();
        let (deed, label) = (store.claim(table).wait()?, store::Label::default());
        let receipts: Vec<_> = (0..more)
            .map(|i| store.append(deed, (length + i) as u32, label, whole.clone()))
            .collect();
        for receipt in receipts {
            receipt.wait()?;
        }
        store.close();
        Ok(length + more)
    };
    let entries = tokio::task::spawn_blocking(written).await??;
    program.restart()?;
    Ok(LongJournal { ticket, entries })
}
