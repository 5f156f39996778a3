//! `greedy`: collects its own nation and identifies whom it can tell.

use kernel::{At, Dice, Few, Intent, Menu, Mind, Notice, Seat};
use spywhere::{Action, Nation, Own, Sight, Spywhere, Step, Table, View};

use super::belief::{Belief, Odds, Reading};
use super::swapping::Taste;
use super::{Spot, identifying, racing, swapping};
use crate::Pace;

/// How it reads the others.
const READING: Reading = Reading { odd: 0.01, keen: 0.85, gives_own: 0.15, spares: 1.0 };
/// What it looks for in a swap.
const TASTE: Taste = Taste { denies: 0.3, three: 0.3, bluffs: 0.0, wavers: 0.0 };

/// Looks no further than its own move, but sees well.
///
/// - It takes its own nation from the row and never gives it away if it holds anything else.
///   Among swaps that collect as much it prefers three of a kind that it can eliminate, and then a
///   row in which the opponents after it find little of what they seem to collect.
/// - It eliminates when it can: the bonus card is worth more than what the proof gives away.
/// - It keeps a belief about what each opponent may be: takes speak for a nation, gives and what is
///   left in the row against it, eliminations exclude it, and no two are alike.
/// - It identifies when the prospect of ending the game is worth more than a wrong card would cost:
///   early while it has little to lose, later only whom it is sure of, and as quickly as it can
///   when others lay their cards blindly. The last card, which ends the game, it lays when it seems
///   to be ahead or the end is near anyway.
/// - In the final phase it lays the likeliest cards that it has left.
pub(crate) struct Greedy {
    pace: Pace,
    /// What it last saw when it was its move.
    view: Option<View>,
    memory: Option<Memory>,
    menu: Menu<Spywhere>,
}

/// What it remembers of the others.
struct Memory {
    me: Seat,
    /// The row as the next swap finds it.
    row: Few<Nation, 5>,
    belief: Belief,
    /// What follows from the belief, until that changes.
    odds: Option<Odds>,
}

impl Greedy {
    pub(crate) fn new(pace: Pace) -> Self {
        Greedy { pace, view: None, memory: None, menu: Menu::default() }
    }

    fn look(&mut self, at: At, view: &View) {
        let Some((me, _)) = &view.me else { return };
        let memory = self.memory.get_or_insert_with(|| Memory::new(&view.table, *me));
        memory.row = view.table.row;
        if is_my_move(&view.table, *me) {
            self.view = Some(view.clone());
            self.pace.rouse(at);
        } else {
            self.view = None;
            self.pace.rest();
        }
    }
}

/// Whether this seat has something to decide.
pub(crate) fn is_my_move(table: &Table, me: Seat) -> bool {
    match table.step {
        Step::Swap | Step::After => table.turn == Some(me),
        Step::Final => !table.finished.contains(me),
        Step::Over => false,
    }
}

impl Memory {
    fn new(table: &Table, me: Seat) -> Memory {
        Memory { me, row: table.row, belief: Belief::new(table, READING), odds: None }
    }

    fn heed(&mut self, sight: &Sight) {
        match sight {
            Sight::Swapped { seat, give, take } => {
                if *seat != self.me {
                    self.belief.swapped(*seat, *give, *take, &self.row);
                    self.odds = None;
                }
                self.row.replace(take, *give);
            }
            Sight::Eliminated { seat, nation, .. } => {
                if *seat != self.me {
                    self.belief.eliminated(*seat, *nation);
                    self.odds = None;
                }
            }
            // The rest is in the view.
            Sight::Dealt { .. }
            | Sight::Began { .. }
            | Sight::Identified { .. }
            | Sight::Final { .. }
            | Sight::Finished { .. }
            | Sight::Over { .. } => {}
        }
    }

    fn decide(&mut self, table: &Table, own: &Own, legal: &[Action], dice: &mut Dice) -> Action {
        let Memory { me, belief, odds, .. } = self;
        let odds = odds.get_or_insert_with(|| belief.odds(*me, own));
        let spot = Spot { table, me: *me, own, belief, odds };
        if table.step == Step::Swap {
            return swapping::best(&spot, &TASTE, legal, dice);
        }
        if let Some(eliminate) = legal.iter().find(|act| matches!(act, Action::Eliminate(_))) {
            return *eliminate;
        }
        let guesses = identifying::guesses(&spot);
        let lays = table.step == Step::Final || racing::pays(&spot, &guesses);
        let identify = guesses.first().map(|g| Action::Identify { seat: g.seat, nation: g.nation });
        // Two spies may be too early (Spywhere §8.3).
        identify.filter(|act| lays && legal.contains(act)).unwrap_or(Action::Done {})
    }
}

impl Mind<Spywhere> for Greedy {
    fn notice(&mut self, at: At, notice: Notice<'_, Spywhere>) {
        match notice {
            Notice::View(view) => self.look(at, view),
            Notice::Sight(sight) => {
                if let Some(memory) = &mut self.memory {
                    memory.heed(sight);
                }
            }
            Notice::Percept(never) => match *never {},
        }
    }

    fn next_thought(&self) -> Option<At> {
        self.pace.next()
    }

    fn think(&mut self, _: At, dice: &mut Dice) -> Option<Intent<Spywhere>> {
        self.pace.rest();
        let (view, memory) = (self.view.as_ref()?, self.memory.as_mut()?);
        let (_, own) = view.me.as_ref()?;
        self.menu.read(view);
        Some(Intent::Act(memory.decide(&view.table, own, &self.menu.acts, dice)))
    }
}
