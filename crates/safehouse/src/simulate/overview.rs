//! Tables of several sizes, side by side.

use std::fmt;

use serde::Serialize;

use super::report::{Report, grouped};

/// Results of the same bots at tables of several sizes.
#[derive(Serialize)]
pub(crate) struct Overview<'a> {
    pub(crate) tables: &'a [Report],
}

impl Overview<'_> {
    /// Each row: its name, and its value at each table.
    fn lines(&self) -> Vec<(&'static str, Vec<String>)> {
        let each = |value: fn(&Report) -> String| self.tables.iter().map(value).collect();
        let mut lines = vec![
            ("seats", each(|table| table.bots.len().to_string())),
            ("mean score", each(|table| format!("{:.1}", table.score()))),
            ("mean winning score", each(|table| format!("{:.1}", table.winning_score()))),
        ];
        let figures = self.tables.first().map(|table| table.figures().count()).unwrap_or(0);
        for number in 0..figures {
            let figure = |table: &Report| table.figures().nth(number);
            let name = self.tables.first().and_then(figure).map_or("", |(name, _)| name);
            let values = self.tables.iter().filter_map(figure).map(|(_, value)| value);
            lines.push((name, values.collect()));
        }
        lines.push(("moves a game", each(|table| format!("{:.1}", table.moves()))));
        lines.push(("moves refused", each(|table| grouped(table.tally.refused))));
        lines.push(("games a second", each(|table| grouped(table.games_per_s() as u64))));
        lines
    }
}

impl fmt::Display for Overview<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(table) = self.tables.first() {
            let (game, games, seed) = (table.game, grouped(table.tally.games), &table.seed);
            let bot = table.bots.first().map_or("", String::as_str);
            writeln!(f, "{game}, all seats {bot}, {games} games each, seed {seed:?}\n")?;
        }
        let lines = self.lines();
        let widest = lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        for (name, values) in lines {
            write!(f, "{name:widest$}")?;
            values.iter().try_for_each(|value| write!(f, " {value:>9}"))?;
            writeln!(f)?;
        }
        Ok(())
    }
}
