//! The tables, in Markdown.

use std::fmt;

use super::Measured;
use super::feel::Feel;
use super::pairing::Pairing;
use super::programs::LostMoves;
use crate::simulate::grouped;

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## {}: who wins\n", self.game)?;
        if let Some(Pairing { seats, games, .. }) = self.pairings.first() {
            let (games, even) = (grouped(*games), 100.0 / f64::from(*seats));
            writeln!(f, "{games} games a pairing, {} seats, seed {:?}.", seats, self.seed)?;
            writeln!(f, "An even share is {even:.1} %.\n")?;
        }
        writeln!(f, "| one | against | wins | 95 % interval | mean score | of the others |")?;
        writeln!(f, "|---|---|---|---|---|---|")?;
        self.pairings.iter().try_for_each(|pairing| row(f, pairing))?;
        for refused in self.pairings.iter().filter(|pairing| pairing.refused > 0) {
            let Pairing { one, others, refused, .. } = refused;
            writeln!(f, "\n{one} against {others}: {} moves were refused.", grouped(*refused))?;
        }
        for pairing in &self.pairings {
            let Some(LostMoves { late, wrong, refused, gone }) = pairing.lost else { continue };
            let lost = grouped(late + wrong + refused + gone);
            let [late, wrong, refused, gone] = [late, wrong, refused, gone].map(grouped);
            write!(f, "\nAgainst {} the program lost {lost} moves: {late} ", pairing.others)?;
            write!(
                f,
                "late (no answer in time), {wrong} wrong (cannot be read, or not on offer), "
            )?;
            writeln!(f, "{refused} refused by the rules, {gone} without a process.")?;
        }
        for level in self.feel.chunk_by(|one, next| one.level == next.level) {
            feel(f, self.game, level)?;
        }
        Ok(())
    }
}

fn row(f: &mut fmt::Formatter<'_>, it: &Pairing) -> fmt::Result {
    let Pairing { one, others, seats, wins, mean_score, mean_score_of_others, .. } = it;
    let [share, low, high] = [wins.share, wins.low, wins.high].map(|share| share * 100.0);
    write!(f, "| {one} | {} × {others} | {share:.1} % | {low:.1}–{high:.1} % ", seats - 1)?;
    writeln!(f, "| {mean_score:.1} | {mean_score_of_others:.1} |")
}

/// One level at tables of every size. All tables of a game have the same figures.
fn feel(f: &mut fmt::Formatter<'_>, game: &str, tables: &[Feel]) -> fmt::Result {
    let Some(first) = tables.first() else { return Ok(()) };
    let games = grouped(first.games);
    writeln!(f, "\n## {game}: how a game with {} bots feels\n", first.level)?;
    writeln!(
        f,
        "{games} games of each size; the median, and in brackets where 80 % of games are.\n"
    )?;
    write!(f, "| seats |")?;
    tables.iter().try_for_each(|table| write!(f, " {} |", table.seats))?;
    writeln!(f, "\n|---|{}", "---|".repeat(tables.len()))?;
    for (number, figure) in first.figures.iter().enumerate() {
        write!(f, "| {} |", figure.name)?;
        for table in tables {
            let text = table.figures.get(number).map_or_else(String::new, super::feel::Felt::text);
            write!(f, " {text} |")?;
        }
        writeln!(f)?;
    }
    write!(f, "| ms of CPU time for a decision, 99 of 100 |")?;
    for table in tables {
        match table.decision_p99_ms {
            Some(ms) => write!(f, " {ms:.2} |")?,
            None => write!(f, " – |")?,
        }
    }
    writeln!(f)
}
