//! The reference: four-seat Dr Shark as one loop over flat arrays, with no engine around it.
//!
//! No traits, no events, no views, no refusals: what somebody would write who wants the scores of
//! random games, fast, and nothing else. A piece is a number in the order of the box, a set of them
//! three words.

use crate::chance::{Chance, HANDFUL, SERVES, STOPS};

pub(crate) const SEATS: usize = 4;
pub(crate) const PIECES: usize = 130;
const DESIGNS: usize = 10;
const ROUNDS: usize = 8;
const SHARK: u8 = u8::MAX;

/// What the box says of each piece.
pub(crate) struct Box {
    pub(crate) shape: [u8; PIECES],
    pub(crate) colour: [u8; PIECES],
    /// The design; sharks have none.
    pub(crate) design: [u8; PIECES],
    /// Each part of each design: the first of its copies.
    pub(crate) parts: [[u8; 4]; DESIGNS],
    pub(crate) part_count: [usize; DESIGNS],
    pub(crate) copies: [u8; DESIGNS],
    pub(crate) points: [u32; DESIGNS],
}

impl Box {
    fn is_shark(&self, piece: usize) -> bool {
        self.design[piece] == SHARK
    }
}

#[derive(Clone, Copy, Default)]
struct Set([u64; 3]);

impl Set {
    fn add(&mut self, piece: usize) {
        self.0[piece / 64] |= 1 << (piece % 64);
    }
    fn remove(&mut self, piece: usize) {
        self.0[piece / 64] &= !(1 << (piece % 64));
    }
    fn has(&self, piece: usize) -> bool {
        self.0[piece / 64] >> (piece % 64) & 1 == 1
    }
    fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    fn nth(&self, mut n: usize) -> usize {
        for (word, bits) in self.0.iter().enumerate() {
            let here = bits.count_ones() as usize;
            if n < here {
                let mut bits = *bits;
                (0..n).for_each(|_| bits &= bits - 1);
                return word * 64 + bits.trailing_zeros() as usize;
            }
            n -= here;
        }
        unreachable!("there are more")
    }
    /// The lowest copy of a part.
    fn lowest(&self, first: u8, copies: u8) -> Option<usize> {
        (usize::from(first)..usize::from(first + copies)).find(|piece| self.has(*piece))
    }
}

/// What came of a game.
pub(crate) type Count = stopwatch::Count<SEATS>;

struct Game<'a> {
    of: &'a Box,
    bag: Set,
    clues: [Set; SEATS],
    tokens: [u8; DESIGNS],
    points: [u32; SEATS],
    /// Area times two, and one if it is the dark space.
    pawns: [usize; SEATS],
    moves: u64,
}

/// Nowhere yet.
const OUTSIDE: usize = 99;

/// Plays a game to its end.
pub(crate) fn play(of: &Box, first: usize, chance: &mut Chance) -> Count {
    let mut game = Game {
        of,
        bag: Set::default(),
        clues: [Set::default(); SEATS],
        tokens: of.copies,
        points: [0; SEATS],
        pawns: [OUTSIDE; SEATS],
        moves: 0,
    };
    (0..PIECES).for_each(|piece| game.bag.add(piece));
    for turn in 0..ROUNDS * SEATS {
        let seat = (first + turn) % SEATS;
        let area = game.dive(seat, chance);
        match area {
            0..=2 => game.draw(seat, area, chance),
            3 => game.grab(seat, chance),
            _ => game.observe(seat, chance),
        }
        game.organise(seat, chance);
    }
    // §6.3: from the first spy on.
    for seat in (0..SEATS).map(|n| (first + n) % SEATS) {
        while let Some(design) = game.first_complete(seat) {
            game.complete(seat, design);
        }
    }
    let mut totals = game.points;
    totals.iter_mut().zip(&game.clues).for_each(|(total, clues)| *total += clues.len() as u32);
    Count { totals, moves: game.moves }
}

impl Game<'_> {
    /// §3.1, and the clock is started.
    fn dive(&mut self, seat: usize, chance: &mut Chance) -> usize {
        let mut free = [0; 9];
        let mut count = 0;
        for space in 0..9 {
            if space / 2 != self.pawns[seat] / 2 && !self.pawns.contains(&space) {
                free[count] = space;
                count += 1;
            }
        }
        self.pawns[seat] = free[chance.below(count)];
        self.moves += 2;
        self.pawns[seat] / 2
    }

    /// §5.1–5.4.
    fn draw(&mut self, seat: usize, area: usize, chance: &mut Chance) {
        let mut mat = Set::default();
        let (mut shapes, mut colours) = (0_u16, 0_u16);
        loop {
            let left = self.bag.len();
            self.moves += 1;
            if left == 0 || chance.once_in(STOPS) {
                break;
            }
            let piece = self.bag.nth(chance.below(left));
            let (shape, colour) = (1 << self.of.shape[piece], 1 << self.of.colour[piece]);
            let ends = match area {
                0 => shapes & shape != 0,
                1 => colours & colour != 0,
                _ => colours != 0 && colours != colour,
            };
            if ends || self.of.is_shark(piece) {
                break;
            }
            self.bag.remove(piece);
            mat.add(piece);
            (shapes, colours) = (shapes | shape, colours | colour);
            self.moves += 1;
        }
        (0..3).for_each(|word| self.clues[seat].0[word] |= mat.0[word]);
    }

    /// §5.5.
    fn grab(&mut self, seat: usize, chance: &mut Chance) {
        let many = (1 + chance.below(HANDFUL)).min(self.bag.len());
        self.moves += 1;
        if many == 0 {
            return;
        }
        let mut fistful = [0; HANDFUL];
        for place in &mut fistful[..many] {
            *place = self.bag.nth(chance.below(self.bag.len()));
            self.bag.remove(*place);
        }
        self.moves += many as u64;
        let fistful = &fistful[..many];
        let (mut sharks, mut kept) = (0_u8, 0_u8);
        for piece in fistful {
            sharks |= u8::from(self.of.is_shark(*piece)) << self.of.colour[*piece];
        }
        self.moves += u64::from(sharks.count_ones());
        for piece in fistful {
            let colour = 1 << self.of.colour[*piece];
            if (sharks | kept) & colour == 0 {
                kept |= colour;
                self.moves += 1;
                self.clues[seat].add(*piece);
            } else {
                self.bag.add(*piece);
            }
        }
    }

    /// §5.6. Sharks are the last in the box.
    fn observe(&mut self, seat: usize, chance: &mut Chance) {
        let sharks = (self.bag.0[1] >> (120 - 64)).count_ones() + self.bag.0[2].count_ones();
        let clues = self.bag.len() - sharks as usize;
        self.moves += 1;
        if clues > 0 {
            let piece = self.bag.nth(chance.below(clues));
            self.bag.remove(piece);
            self.clues[seat].add(piece);
        }
    }

    /// §6, §7.
    fn organise(&mut self, seat: usize, chance: &mut Chance) {
        let mut served = false;
        while let Some(design) = self.first_complete(seat) {
            self.complete(seat, design);
            self.moves += 1;
            if design < 4 && !served && chance.once_in(SERVES) {
                served = self.serve(seat, design < 2);
                self.moves += u64::from(served);
            }
        }
        self.moves += 1;
    }

    fn first_complete(&self, seat: usize) -> Option<usize> {
        (0..DESIGNS).find(|design| {
            self.tokens[*design] > 0
                && self.of.parts[*design][..self.of.part_count[*design]]
                    .iter()
                    .all(|part| self.clues[seat].lowest(*part, self.of.copies[*design]).is_some())
        })
    }

    fn complete(&mut self, seat: usize, design: usize) {
        for part in &self.of.parts[design][..self.of.part_count[design]] {
            if let Some(clue) = self.clues[seat].lowest(*part, self.of.copies[design]) {
                self.clues[seat].remove(clue);
            }
        }
        self.tokens[design] -= 1;
        self.points[seat] += self.of.points[design];
    }

    /// The first clue of the next spy who has one; for Babanipoulos the own first two go there.
    fn serve(&mut self, seat: usize, paoletta: bool) -> bool {
        let others = (1..SEATS).map(|n| (seat + n) % SEATS);
        let Some(from) = others.into_iter().find(|from| self.clues[*from].len() > 0) else {
            return false;
        };
        if !paoletta && self.clues[seat].len() < 2 {
            return false;
        }
        let take = self.clues[from].nth(0);
        if !paoletta {
            let give = [self.clues[seat].nth(0), self.clues[seat].nth(1)];
            for clue in give {
                self.clues[seat].remove(clue);
                self.clues[from].add(clue);
            }
        }
        self.clues[from].remove(take);
        self.clues[seat].add(take);
        true
    }
}
