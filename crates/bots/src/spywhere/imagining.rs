//! The rest of one imagined game, played by the rules, in which everybody sees what everybody does
//! and draws their conclusions.

use kernel::{Few, PerSeat, Seat};
use spywhere::{Action, Laid, Nation, Nations, Own, Table, Tally};

use super::belief::{Belief, Odds, guise};
use super::chance::Chance;
use super::foresight::Foresight;
use super::identifying::{self, Guess};
use super::rivals::Manner;
use super::spot::ENDER;
use super::swapping::{Judge, Taste};
use super::{Spot, racing};

/// What the others look for in a swap.
const THEIR_TASTE: Taste = Taste { denies: 0.3, three: 0.3, bluffs: 0.0, wavers: 0.0 };
/// Somebody patient seals from this round on, with at least these odds; the last card with the
/// second.
const PATIENT: (u16, f32, f32) = (3, 0.85, 0.5);
/// A card that is less likely than this is not worth its nation: see [`discard`].
const LIKELY: f32 = 0.4;
/// Nobody looks further ahead than this number of turns: then everybody lays what they would lay at
/// the end.
const HORIZON: u32 = 16;
/// How much of an end's value is by how many points it was won or lost, which tells plans apart that
/// win equally often in a few games; and the difference in points that counts in full.
const MARGIN: (f32, f32) = (0.2, 8.0);

/// One imagined game.
pub(crate) struct Rest<'a> {
    foresight: &'a Foresight<'a>,
    table: Table,
    own: PerSeat<Own>,
    /// The pile: its cards, in no order.
    unseen: Tally,
    /// What everybody has seen.
    belief: Belief,
    manners: PerSeat<Manner>,
    /// The turns that this spy has had since the decision.
    turns: u16,
    ender: Option<Seat>,
}

/// The card that is certainly wrong and costs least: one's own nation's (Spywhere §5.3), before the
/// opponent of whom least is known. A wrong guess would also use up a card that is right for
/// somebody else (§5.2).
pub(crate) fn discard(spot: &Spot<'_>, guesses: &[Guess]) -> Option<Laid> {
    let [_, .., least] = guesses else { return None };
    let [mine] = spot.own.passports[..] else { return None };
    let used = spot.own.laid.iter().any(|laid| laid.nation == mine);
    (!used).then_some(Laid { seat: least.seat, nation: mine })
}

impl<'a> Rest<'a> {
    pub(crate) fn new(
        foresight: &'a Foresight<'a>,
        own: PerSeat<Own>,
        unseen: Tally,
        manners: PerSeat<Manner>,
    ) -> Rest<'a> {
        let (table, belief) = (foresight.table.clone(), foresight.spot.belief.clone());
        Rest { foresight, table, own, unseen, belief, manners, turns: 0, ender: None }
    }

    fn is_me(&self, seat: Seat) -> bool {
        seat == self.foresight.spot.me
    }

    /// Plays from this spy's decision to the end: first this act, and no seals of its own until it
    /// has had `wait` more turns. Returns what the end is worth, from 0 to 1.
    pub(crate) fn play(mut self, act: Action, wait: u16, chance: &mut Chance) -> f32 {
        let Spot { me, odds, .. } = *self.foresight.spot;
        match act {
            Action::Swap { give, take } => self.after_draw(me, (give, take), odds, wait, chance),
            Action::Identify { seat, nation } => self.lay(me, Laid { seat, nation }),
            Action::Eliminate(_) | Action::Done {} => {}
        }
        let mut seat = me;
        for _ in 0..HORIZON {
            if self.ends(seat) {
                break;
            }
            seat = seat.left(self.table.seats.len());
            self.turn(seat, wait, chance);
        }
        self.table.seats.seats().for_each(|seat| self.last_cards(seat, chance));
        self.value()
    }

    /// Spywhere §6.1.
    fn ends(&mut self, seat: Seat) -> bool {
        let all = self.cards_in_all(seat);
        self.ender = (self.own[seat].laid.len() == all).then_some(seat);
        self.ender.is_some() || self.table.pile == 0
    }

    fn cards_in_all(&self, seat: Seat) -> usize {
        (usize::from(self.table.seats.len()) - 1) * self.own[seat].passports.len()
    }

    /// Spywhere §3.
    fn turn(&mut self, seat: Seat, wait: u16, chance: &mut Chance) {
        self.table.turn = Some(seat);
        self.table.round += u16::from(seat == self.table.first);
        self.turns += u16::from(self.is_me(seat));
        self.draw(seat, chance);
        let odds = self.belief.odds_to(Some(seat), guise(&self.own[seat].passports));
        let swap = self.choose(seat, &odds, chance);
        self.after_draw(seat, swap, &odds, wait, chance);
    }

    fn after_draw(
        &mut self,
        seat: Seat,
        (give, take): (Nation, Nation),
        odds: &Odds,
        wait: u16,
        chance: &mut Chance,
    ) {
        self.belief.swapped(seat, give, take, &self.table.row);
        let hand = &mut self.own[seat].hand;
        hand.take(give);
        hand.add(take, 1);
        self.table.row.replace(&take, give);
        self.eliminate(seat, chance);
        if self.table.round < self.table.earliest_identification() {
            return;
        }
        if !self.is_me(seat) {
            self.seal(seat, odds, chance);
        } else if self.turns >= wait {
            self.seal_mine(odds);
        }
    }

    fn draw(&mut self, seat: Seat, chance: &mut Chance) {
        if let Some(card) = self.top(chance) {
            self.own[seat].hand.add(card, 1);
            self.table.seats[seat].hand += 1;
        }
    }

    /// The top card of the pile.
    fn top(&mut self, chance: &mut Chance) -> Option<Nation> {
        self.table.pile = self.table.pile.checked_sub(1)?;
        let card = chance.card(&self.unseen)?;
        self.unseen.take(card);
        Some(card)
    }

    fn choose(&self, seat: Seat, odds: &Odds, chance: &mut Chance) -> (Nation, Nation) {
        let own = &self.own[seat];
        let row = &self.table.row;
        if !self.is_me(seat) && self.manners[seat] == Manner::Odd {
            let give = chance.card(&own.hand).expect("a hand is never empty");
            return (give, row[chance.below(row.len())]);
        }
        let spot = Spot { table: &self.table, me: seat, own, belief: &self.belief, odds };
        let taste = if self.is_me(seat) { self.foresight.taste } else { &THEIR_TASTE };
        let judge = Judge::new(&spot, taste);
        let row: Nations = row.iter().copied().collect();
        let (mut best, mut most, mut ties) = (<(Nation, Nation)>::default(), f32::NEG_INFINITY, 0);
        for give in own.hand.nations().iter() {
            for take in row.iter() {
                let worth = judge.worth(give, take).sum();
                ties = if worth > most { 1 } else { ties + usize::from(worth == most) };
                if worth > most || worth == most && chance.below(ties) == 0 {
                    (best, most) = ((give, take), worth);
                }
            }
        }
        best
    }

    /// Spywhere §4: whenever it is possible; somebody odd does it every second time.
    fn eliminate(&mut self, seat: Seat, chance: &mut Chance) {
        let row = &self.table.row;
        let three = |nation: &Nation| row.iter().filter(|card| *card == nation).count() >= 3;
        let Some(nation) = Nation::ALL.into_iter().find(three) else { return };
        let odd = !self.is_me(seat) && self.manners[seat] == Manner::Odd;
        if self.own[seat].passports.contains(&nation) || odd && chance.happens(0.5) {
            return self.belief.spared(seat, nation);
        }
        self.belief.eliminated(seat, nation);
        self.table.seats[seat].clues.add(nation, 3);
        let mut left = 3;
        self.table.row.retain(|card| {
            let goes = *card == nation && left > 0;
            left -= i32::from(goes);
            !goes
        });
        self.draw(seat, chance);
        while self.table.row.len() < 5
            && let Some(card) = self.top(chance)
        {
            self.table.row.push(card);
        }
    }

    fn lay(&mut self, by: Seat, card: Laid) {
        self.own[by].laid.push(card);
        self.table.seats[by].identified.push(card.seat);
    }

    fn spot<'b>(&'b self, seat: Seat, odds: &'b Odds) -> Spot<'b> {
        let Rest { table, own, belief, .. } = self;
        Spot { table, me: seat, own: &own[seat], belief, odds }
    }

    fn seal(&mut self, seat: Seat, odds: &Odds, chance: &mut Chance) {
        let manner = self.manners[seat];
        if manner == Manner::Odd {
            if chance.happens(0.5) {
                self.lay_any(seat, chance);
            }
            return;
        }
        let spot = self.spot(seat, odds);
        let guesses = identifying::guesses(&spot);
        let Some(Guess { seat: whom, nation, odds }) = guesses.first().copied() else { return };
        let lays = match manner {
            Manner::Racer => racing::pays(&spot, &guesses),
            Manner::Patient | Manner::Odd => {
                let (from, some, last) = PATIENT;
                spot.table.round >= from && odds >= if guesses.len() > 1 { some } else { last }
            }
        };
        if lays {
            self.lay(seat, Laid { seat: whom, nation });
        }
    }

    fn seal_mine(&mut self, odds: &Odds) {
        let me = self.foresight.spot.me;
        let spot = self.spot(me, odds);
        let guesses = identifying::guesses(&spot);
        let Some(surest) = guesses.first() else { return };
        let unlikely = surest.odds < LIKELY;
        let waste = if unlikely { discard(&spot, &guesses) } else { None };
        self.lay(me, waste.unwrap_or(Laid { seat: surest.seat, nation: surest.nation }));
    }

    /// Lays any card before anybody.
    fn lay_any(&mut self, seat: Seat, chance: &mut Chance) {
        let Own { laid, passports, .. } = &self.own[seat];
        let before = |whom: Seat| laid.iter().filter(|laid| laid.seat == whom).count();
        let open = |whom: &Seat| *whom != seat && before(*whom) < passports.len();
        let open: Few<Seat, 5> = self.table.seats.seats().filter(open).collect();
        let used = |card: &Nation| laid.iter().any(|laid| laid.nation == *card);
        let cards = Nations::in_play(self.table.removed).iter();
        let cards: Few<Nation, 6> = cards.filter(|card| !used(card)).collect();
        if !open.is_empty() && !cards.is_empty() {
            let (seat_, nation) =
                (open[chance.below(open.len())], cards[chance.below(cards.len())]);
            self.lay(seat, Laid { seat: seat_, nation });
        }
    }

    /// Spywhere §6.3.
    fn last_cards(&mut self, seat: Seat, chance: &mut Chance) {
        if !self.is_me(seat) && self.manners[seat] == Manner::Odd {
            while self.own[seat].laid.len() < self.cards_in_all(seat) && chance.happens(0.5) {
                self.lay_any(seat, chance);
            }
            return;
        }
        let odds = self.belief.odds_to(Some(seat), guise(&self.own[seat].passports));
        let guesses = identifying::guesses(&self.spot(seat, &odds));
        let cards = guesses.iter().map(|guess| Laid { seat: guess.seat, nation: guess.nation });
        cards.for_each(|card| self.own[seat].laid.push(card));
    }

    /// Spywhere §7: the points; then what decides a tie.
    fn count(&self, seat: Seat) -> [f32; 3] {
        let own = &self.own[seat];
        let is = |laid: &&Laid| self.own[laid.seat].passports.contains(&laid.nation);
        let right = own.laid.iter().filter(is).count() as f32;
        let n: f32 = own.passports.iter().map(|nation| f32::from(own.hand[*nation])).sum();
        let ender = if self.ender == Some(seat) { ENDER } else { 0.0 };
        [n + n * right + ender, right, n]
    }

    fn value(&self) -> f32 {
        let me = self.foresight.spot.me;
        let mine = self.count(me);
        let (mut share, mut best) = (1.0, 0.0_f32);
        for seat in self.foresight.spot.opponents() {
            let theirs = self.count(seat);
            best = best.max(theirs[0]);
            share *= if theirs > mine {
                0.0
            } else if theirs == mine {
                0.5
            } else {
                1.0
            };
        }
        let (part, full) = MARGIN;
        let margin = 0.5 + ((mine[0] - best) / (2.0 * full)).clamp(-0.5, 0.5);
        (1.0 - part) * share + part * margin
    }
}
