//! The spy whom people meet, at any of the four levels.

use kernel::{About, At, Dice, Intent, Menu, Mind, Notice, Opinion, Reason, Seat};
use spywhere::{Action, Nations, Own, Spywhere, Step, Table, View};

use super::belief::Odds;
use super::character::Character;
use super::foresight::Foresight;
use super::greedy::is_my_move;
use super::memory::Memory;
use super::{Spot, identifying, plans, reasons, sealing, swapping};
use crate::Pace;
use crate::thought::thousandths;

/// Remembers what it saw as long as its character does, believes what follows from that, and moves
/// by it.
pub(crate) struct Spy {
    character: Character,
    pace: Pace,
    /// Spywhere §9.4: it plays for somebody who is away, and does only what it must.
    stands_in: bool,
    /// What it last saw when it was its move.
    view: Option<View>,
    memory: Option<Memory>,
    menu: Menu<Spywhere>,
    why: Vec<Reason>,
}

impl Spy {
    pub(crate) fn new(character: Character, pace: Pace) -> Self {
        let (view, memory, menu, why) = (None, None, Menu::default(), Vec::new());
        Spy { character, pace, stands_in: false, view, memory, menu, why }
    }

    pub(crate) fn standing_in(character: Character, pace: Pace) -> Self {
        Spy { stands_in: true, ..Spy::new(character, pace) }
    }

    fn look(&mut self, at: At, view: &View) {
        let Some((me, _)) = &view.me else { return };
        self.memory.get_or_insert_with(|| Memory::new(&view.table)).look(&view.table);
        // In the final phase being done is final: the absent player may be back before time is up.
        let must = !self.stands_in || view.table.step != Step::Final;
        if must && is_my_move(&view.table, *me) {
            self.view = Some(view.clone());
            self.pace.rouse(at);
        } else {
            self.view = None;
            self.pace.rest();
        }
    }

    /// What to do, and why.
    fn decide(&mut self, table: &Table, me: Seat, own: &Own, dice: &mut Dice) -> Option<Action> {
        let Spy { character, memory, menu, why, .. } = self;
        let memory = memory.as_mut()?;
        if table.step == Step::Swap && !table.options.log {
            let seats = table.seats.len();
            memory.fade(character.forgets, character.mixes_up, seats, dice);
        }
        let belief = memory.belief(table, character.reading);
        let odds: Odds = belief.odds(me, own);
        let spot = Spot { table, me, own, belief: &belief, odds: &odds };
        let legal = &menu.acts;
        let foresight = || Foresight::new(&spot, &character.taste, memory);
        if table.step == Step::Swap {
            let act = match character.sealing {
                Some(_) => swapping::best(&spot, &character.taste, legal, dice),
                None => plans::swap(&foresight(), legal, dice),
            };
            *why = reasons::swap(&spot, &character.taste, legal, act);
            return Some(act);
        }
        if self.stands_in {
            *why = vec![Reason::new("spywhere/stands_in")];
            return Some(Action::Done {});
        }
        let eliminate = legal.iter().find(|act| matches!(act, Action::Eliminate(_)));
        if let Some(Action::Eliminate(nation)) = eliminate
            && dice.chance(character.eliminates, 100)
        {
            *why = reasons::eliminate(*nation);
            return eliminate.copied();
        }
        let guesses = identifying::guesses(&spot);
        let surest = guesses.first()?;
        if table.step == Step::Final {
            *why = reasons::last(surest);
            return Some(sealing::lay(surest));
        }
        // Spywhere §5.4, §8.3: it may be too early for the rules.
        let lay = sealing::lay(surest);
        if !legal.contains(&lay) {
            *why = vec![Reason::new("spywhere/not_allowed_yet")];
            return Some(Action::Done {});
        }
        let (act, verdict) = match character.sealing {
            Some(sealing) => {
                let verdict = sealing.judge(&spot, &guesses, dice);
                (if verdict.lays() { lay } else { Action::Done {} }, verdict)
            }
            None => plans::seal(&foresight(), &guesses, dice),
        };
        *why = reasons::verdict(surest, verdict);
        Some(act)
    }
}

impl Mind<Spywhere> for Spy {
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
        let view = self.view.take()?;
        let (me, own) = view.me.as_ref()?;
        self.menu.read(&view);
        let act = self.decide(&view.table, *me, own, dice);
        Some(Intent::Act(act.unwrap_or(Action::Done {})))
    }

    fn reasons(&self) -> Vec<Reason> {
        self.why.clone()
    }

    /// How likely each other spy has each nation.
    fn opinions(&self, view: &View) -> Vec<Opinion> {
        let (Some((me, own)), Some(memory)) = (&view.me, &self.memory) else { return Vec::new() };
        let table = &view.table;
        let odds: Odds = memory.belief(table, self.character.reading).odds(*me, own);
        let others = table.seats.seats().filter(|seat| seat != me);
        let of = |seat: Seat| {
            Nations::in_play(table.removed).iter().map(move |nation| {
                let chance = Opinion::new("chance", thousandths(odds[seat][nation as usize]));
                let chance = chance.with("seat", About::Seat(seat));
                chance.with("nation", About::Name(nation.name()))
            })
        };
        others.flat_map(of).collect()
    }
}
