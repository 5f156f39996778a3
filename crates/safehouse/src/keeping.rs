//! `safehouse backup`, `restore` and `check`: keeping the data, and knowing that it is sound.

mod backup;
mod check;
mod progress;
mod restore;

pub(crate) use backup::Backup;
pub(crate) use check::Check;
pub(crate) use restore::Restore;

use store::{Checked, Damaged};

/// What to do with damaged tables, from the option that the commands share.
const fn damaged(too: bool) -> Damaged {
    if too { Damaged::Kept } else { Damaged::Refused }
}

/// Prints what is wrong with each damaged table. Tables are named by their numbers, because a code
/// lets people in.
fn print_damage(checked: &Checked) {
    for why in &checked.file {
        println!("the file is damaged: {why}");
    }
    for (table, why) in &checked.damaged {
        println!("{table} is damaged: {why}");
    }
}

/// The numbers of tables, entries and results.
fn amount(checked: &Checked) -> String {
    let count = |number: u64, one: &str, many: &str| match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {many}"),
    };
    format!(
        "{} with {} and {}",
        count(checked.tables, "table", "tables"),
        count(checked.entries, "entry", "entries"),
        count(checked.results, "result", "results")
    )
}

/// What is damaged, in a few words.
fn summary(checked: &Checked) -> String {
    match (checked.file.is_empty(), checked.damaged.len(), checked.tables) {
        (false, _, _) => "the file is damaged".to_owned(),
        (true, 1, all) => format!("1 of {all} tables is damaged"),
        (true, damaged, all) => format!("{damaged} of {all} tables are damaged"),
    }
}
