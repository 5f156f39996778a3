//! §1 Components.

use super::tables::*;
use crate::{Area, Category, Components, Design, Kind, Shade, Space, Texture};

/// Dr Shark §1.1: five categories, each one colour and one texture; parts, points, copies and
/// tokens as the rulebook's table says.
#[test]
fn the_box_is_the_rulebooks_table() {
    let table = [
        (Category::Weapons, Violet, Texture::Sandpaper, 3, 6, 4),
        (Category::Gadgets, Pink, Texture::Felt, 3, 7, 4),
        (Category::Disguises, Green, Texture::Crocodile, 4, 8, 3),
        (Category::Maps, Blue, Texture::Grid, 4, 10, 3),
        (Category::FakeDocuments, Orange, Texture::Smooth, 4, 12, 3),
    ];
    let components = Components::default();
    for (category, colour, texture, pieces, points, copies) in table {
        assert_eq!((category.colour(), category.colour().texture()), (colour, texture));
        assert_eq!(category.designs().count(), 2);
        for design in category.designs() {
            assert_eq!((components.parts(design), components.points(design)), (pieces, points));
            assert_eq!(components.tokens(design), copies);
            let of = |piece: &crate::Piece| matches!(piece.kind(), Kind::Clue { design: d, .. } if d == design);
            let all: Vec<_> = components.pieces().iter().filter(of).collect();
            assert_eq!(all.len(), usize::from(pieces * copies));
            assert!(all.iter().all(|piece| piece.colour() == colour && piece.texture() == texture));
        }
    }
}

/// Dr Shark §1.2: eight shapes, all different inside one design; part n has the nth listed;
/// 120 clues.
#[test]
fn a_designs_parts_have_the_shapes_listed() {
    let listed: [(Design, &[u8]); 10] = [
        (ThrowingStar, &[1, 2, 3]),
        (HarpoonPen, &[4, 5, 6]),
        (SatelliteWatch, &[7, 8, 1]),
        (ShoePhone, &[2, 3, 4]),
        (Clown, &[5, 6, 7, 8]),
        (Waiter, &[1, 2, 5, 6]),
        (IslandMap, &[3, 4, 7, 8]),
        (VaultPlan, &[5, 6, 7, 8]),
        (Passport, &[1, 3, 5, 7]),
        (Banknotes, &[2, 4, 6, 8]),
    ];
    let components = Components::default();
    for (design, shapes) in listed {
        for copy in 1..=components.tokens(design) {
            let shape = |part| components.shape(crate::Piece::clue(design, part, copy));
            let found: Vec<u8> = (1..=8).filter_map(shape).map(|shape| shape.number()).collect();
            assert_eq!(found, shapes);
        }
    }
    assert_eq!(components.pieces().clues().len(), 120);
}

/// Dr Shark §1.3: ten sharks, two per colour, each with a texture, and with a shape that clues of
/// its colour have too: no finger can tell them.
#[test]
fn sharks_feel_like_clues() {
    let components = Components::default();
    let all = components.pieces();
    let sharks: Vec<_> = all.iter().filter(|piece| piece.is_shark()).collect();
    assert_eq!(sharks.len(), 10);
    for colour in crate::Colour::ALL {
        let of_colour = sharks.iter().filter(|shark| shark.colour() == colour);
        assert_eq!(of_colour.clone().count(), 2);
        for shark in of_colour {
            let alike = |clue: &crate::Piece| {
                clue.texture() == shark.texture()
                    && components.shape(*clue) == components.shape(*shark)
            };
            assert!(components.shape(*shark).is_some());
            assert!(all.clues().iter().any(|clue| alike(&clue)), "{shark} can be told");
        }
    }
}

/// Dr Shark §1.4: ten designs, two of each category.
#[test]
fn there_are_ten_designs() {
    let names: Vec<&str> = Design::ALL.into_iter().map(Design::name).collect();
    assert_eq!(
        names,
        [
            "throwing-star",
            "harpoon-pen",
            "satellite-watch",
            "shoe-phone",
            "clown",
            "waiter",
            "island-map",
            "vault-plan",
            "passport",
            "banknotes",
        ]
    );
    let categories: Vec<Category> = Design::ALL.into_iter().map(Design::category).collect();
    for (pair, category) in categories.chunks(2).zip(Category::ALL) {
        assert_eq!(pair, [category, category]);
    }
}

/// Dr Shark §1.5: areas A to E; A to D have a light and a dark space, E a light one: nine.
#[test]
fn the_pool_has_nine_spaces() {
    let used: Vec<Space> = Space::ALL.into_iter().filter(|space| space.is_used(6)).collect();
    assert_eq!(used.len(), 9);
    for area in Area::ALL {
        assert!(used.contains(&Space { area, shade: Shade::Light }));
        assert_eq!(used.contains(&Space { area, shade: Shade::Dark }), area != E);
    }
}

/// Dr Shark §1.6: the timer is 30 s.
#[test]
fn the_timer_is_thirty_seconds() {
    spies(2)
        .opens()
        .at(1_000)
        .searches(ANN, A)
        .shows(BEN, |view| assert_eq!(view.table.deadline, Some(kernel::At(31_000))));
}
