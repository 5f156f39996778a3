//! `random`: any legal action.

use std::mem::{Discriminant, discriminant};

use kernel::{At, Dice, Game, Intent, Menu, Mind, Notice};

use crate::Pace;

/// The number of acts for which there is room from the start.
const MOST: usize = 32;

/// Whenever its view lists acts, it does one of them: first any kind of act that is listed, each
/// equally likely, then any act of that kind, each equally likely.
///
/// The kind comes first because what can be done in many ways would otherwise be nearly all that it
/// does: a spy of Spywhere who has swapped can identify in up to 30 ways and be done in one, and a
/// table of spies who identify at once has no game.
/// Acts that a view cannot list (patterns) it never does; sights and percepts it does not heed; it
/// has no senses.
pub struct Random<G: Game> {
    pace: Pace,
    menu: Menu<G>,
    /// The kinds of act in the menu, each once, and how many acts there are of it.
    kinds: Vec<(Discriminant<G::Action>, u32)>,
}

impl<G: Game> Random<G> {
    /// A mind at this pace.
    pub fn new(pace: Pace) -> Self {
        let mut menu = Menu::default();
        // As many as most moves offer, so that the list seldom grows.
        menu.acts.reserve(MOST);
        Random { pace, menu, kinds: Vec::with_capacity(4) }
    }
}

impl<G: Game> Mind<G> for Random<G>
where
    Discriminant<G::Action>: Send,
{
    fn notice(&mut self, at: At, notice: Notice<'_, G>) {
        match notice {
            Notice::View(view) => {
                self.menu.read(view);
                if self.menu.acts.is_empty() { self.pace.rest() } else { self.pace.rouse(at) }
            }
            Notice::Sight(_) | Notice::Percept(_) => {}
        }
    }

    fn next_thought(&self) -> Option<At> {
        self.pace.next()
    }

    fn looks_only_to_act(&self) -> bool {
        true
    }

    fn may_act(&mut self, at: At, may: bool) {
        if may { self.pace.rouse(at) } else { self.pace.rest() }
    }

    fn think(&mut self, _: At, dice: &mut Dice) -> Option<Intent<G>> {
        self.pace.rest();
        self.kinds.clear();
        for acts in self.menu.acts.chunk_by(|one, next| discriminant(one) == discriminant(next)) {
            let (kind, more) = (discriminant(&acts[0]), acts.len() as u32);
            match self.kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, acts)) => *acts += more,
                None => self.kinds.push((kind, more)),
            }
        }
        let (kind, acts) = dice.pick(&self.kinds)?;
        let chosen = dice.below(*acts) as usize;
        let mut of_that_kind = self.menu.acts.iter().filter(|act| discriminant(*act) == *kind);
        of_that_kind.nth(chosen).cloned().map(Intent::Act)
    }
}
