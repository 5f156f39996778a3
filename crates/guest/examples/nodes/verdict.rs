//! Everybody's messages against the journals.

use store::Store;
use witness::Verdict;

use crate::tables::Party;

/// Compares, and says how much was compared, or what is wrong.
pub(crate) fn of(database: &str, parties: &[Party]) -> Result<Verdict, String> {
    // Reading verifies that entries have no gap, and that no owner's entry follows a newer one's.
    let store = Store::in_postgres(database).map_err(|why| why.to_string())?;
    let mut all = Verdict::default();
    for party in parties {
        let entries = witness::entries_in(&store, party.screens[0].code());
        all += witness::verdict(&entries, &party.players, &party.screens)?;
    }
    Ok(all)
}
