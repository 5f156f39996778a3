//! `random`: any legal action.

use std::mem::{Discriminant, discriminant};

use kernel::{At, Dice, Game, Intent, Menu, Mind, Notice};

use crate::Pace;

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
        Random { pace, menu: Menu::default(), kinds: Vec::new() }
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

    fn pause(&mut self) {
        self.menu.acts.clear();
        self.pace.rest();
    }

    fn think(&mut self, _: At, dice: &mut Dice) -> Option<Intent<G>> {
        self.pace.rest();
        self.kinds.clear();
        for kind in self.menu.acts.iter().map(discriminant) {
            match self.kinds.iter_mut().rev().find(|(known, _)| *known == kind) {
                Some((_, acts)) => *acts += 1,
                None => self.kinds.push((kind, 1)),
            }
        }
        let (kind, acts) = dice.pick(&self.kinds)?;
        let chosen = dice.below(*acts) as usize;
        let of_that_kind = self.menu.acts.iter().filter(|act| discriminant(*act) == *kind);
        of_that_kind.clone().nth(chosen).cloned().map(Intent::Act)
    }
}
