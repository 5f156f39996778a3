//! `random`: eyes that wander, a wink now and then, and any legal act.

use kernel::{At, Dice, Intent, Menu, Mind, Notice, Seat};
use wink::{Action, Agents, Signal, Step, View, Wink};

use super::discretion::may_wink;
use super::eyes::Eyes;
use super::{TICK_MS, between, has_eyes};
use crate::Pace;

/// It accuses in one of this many of others' turns.
const ACCUSES_IN: u32 = 30;

/// Looks anywhere, for a moment or for long. When it is an accomplice it winks at the caller, sooner
/// or later, whoever looks, and winks are all the same to it: it names anybody, or nobody, calls
/// anything, and once in a while accuses anybody of anything.
pub(crate) struct Clumsy {
    me: Seat,
    pace: Pace,
    eyes: Eyes,
    view: Option<View>,
    menu: Menu<Wink>,
    /// When it acts, if it means to.
    due: Option<At>,
    /// Whether it means to accuse in this turn of another's; none if it has not asked itself yet.
    accuses: Option<bool>,
    /// Whether it has made up its mind about contact.
    declined: bool,
    /// The cards for which it has winked.
    winked: Agents,
    last: Option<At>,
}

impl Clumsy {
    pub(crate) fn new(me: Seat, pace: Pace) -> Clumsy {
        Clumsy {
            me,
            pace,
            eyes: Eyes::default(),
            view: None,
            menu: Menu::default(),
            due: None,
            accuses: None,
            declined: false,
            winked: Agents::NONE,
            last: None,
        }
    }

    fn look(&mut self, at: At, view: &View) {
        let turn = |view: &View| (view.table.turn, view.table.since);
        if self.view.as_ref().map(turn) != Some(turn(view)) {
            (self.accuses, self.declined) = (None, false);
            self.pace.rest();
        }
        if self.view.is_none() {
            self.eyes = Eyes::new(at);
        }
        self.winked = self.winked & view.table.called;
        self.menu.read(view);
        let spent = view.table.turn != Some(self.me) && self.accuses == Some(false);
        if self.menu.acts.is_empty() || spent {
            self.pace.rest()
        } else {
            self.pace.rouse(at)
        }
        self.view = Some(view.clone());
        self.set_due();
    }

    /// A call waits for the turn's minimum (Wink §3.4); nothing else does.
    fn set_due(&mut self) {
        let Some(view) = &self.view else { return };
        let table = &view.table;
        let calls = table.turn == Some(self.me) && (self.declined || table.step() != Step::Contact);
        let soonest = if calls { table.earliest() } else { At::OPENING };
        self.due = self.pace.next().map(|at| at.max(soonest));
    }

    fn act(&mut self, now: At, dice: &mut Dice) -> Option<Action> {
        self.due.take_if(|at| *at <= now)?;
        let table = &self.view.as_ref()?.table;
        if table.turn != Some(self.me) {
            self.pace.rest();
            let accuses = self.accuses.is_none() && dice.chance(1, ACCUSES_IN);
            self.accuses = Some(false);
            return if accuses {
                self.any(dice, |act| matches!(act, Action::Accuse { .. }))
            } else {
                None
            };
        }
        if table.step() == Step::Contact && !self.declined {
            if dice.chance(1, 2) {
                self.pace.rest();
                return self.any(dice, |act| matches!(act, Action::Contact(_)));
            }
            self.declined = true;
            self.set_due();
            self.due.take_if(|at| *at <= now)?;
        }
        self.pace.rest();
        self.any(dice, |act| matches!(act, Action::Call(_) | Action::Pass {}))
    }

    fn any(&self, dice: &mut Dice, kind: fn(&Action) -> bool) -> Option<Action> {
        let acts: Vec<Action> = self.menu.acts.iter().copied().filter(kind).collect();
        dice.pick(&acts).copied()
    }

    fn gaze(&mut self, now: At, dice: &mut Dice) -> Option<Signal> {
        let view = self.view.as_ref()?;
        let table = &view.table;
        if !has_eyes(table) || !self.eyes.are_due(now) {
            return None;
        }
        if self.eyes.is_winking() {
            return Some(self.eyes.let_go(now, between(300, 1500, dice)));
        }
        let (_, own) = view.me?;
        let called = |caller: &Seat| {
            let new = |agent| !self.winked.contains(agent);
            table.seats[*caller].pawn.is_some_and(new) && may_wink(table, &own, *caller)
        };
        if let Some(caller) = table.seats.seats().find(called)
            && dice.chance(1, 2)
            && let Some(agent) = table.seats[caller].pawn
        {
            self.winked.insert(agent);
            return Some(self.eyes.wink(now, caller, between(250, 1400, dice)));
        }
        let places: Vec<Option<Seat>> = std::iter::once(None)
            .chain(table.seats.seats().filter(|seat| *seat != self.me).map(Some))
            .filter(|place| *place != self.eyes.at())
            .collect();
        let to = *dice.pick(&places)?;
        Some(self.eyes.look(now, to, between(300, 2500, dice)))
    }
}

impl Mind<Wink> for Clumsy {
    fn notice(&mut self, at: At, notice: Notice<'_, Wink>) {
        match notice {
            Notice::View(view) => self.look(at, view),
            Notice::Sight(_) | Notice::Percept(_) => {}
        }
    }

    fn next_thought(&self) -> Option<At> {
        let table = &self.view.as_ref()?.table;
        if table.over {
            return None;
        }
        let eyes = has_eyes(table).then(|| self.eyes.next());
        let next = [self.due, eyes].into_iter().flatten().min()?;
        Some(self.last.map_or(next, |last| next.max(last.plus_ms(TICK_MS))))
    }

    fn think(&mut self, now: At, dice: &mut Dice) -> Option<Intent<Wink>> {
        self.last = Some(now);
        let act = self.act(now, dice).map(Intent::Act);
        act.or_else(|| self.gaze(now, dice).map(Intent::Sense))
    }
}
