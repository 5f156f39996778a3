//! §5.1–5.4 Areas A, B and C.

use super::tables::*;
use crate::{Area, Design, Ending, Refusal, Sight, Step};

/// Two spies with time for every piece that they name (§8.6).
fn unhurried() -> Table {
    spies(2).options(|options| options.search_s = 600)
}

/// A draw that ends the search: all see the piece, then it is back in the bag.
#[track_caller]
fn ends(area: Area, mat: &[&str], last: &str, ending: Ending) {
    let told = unhurried().opens().searches(ANN, area);
    let told = mat.iter().fold(told, |told, name| told.draws(ANN, name));
    told.does(ANN, draw(last))
        .all_see(Sight::Drawn { seat: ANN, piece: piece(last) })
        .all_see(Sight::Ended { seat: ANN, ending })
        .and_nobody_notices_more()
        .dossier(0, &mat.join(" "))
        .in_bag(last)
        .shows(BEN, |view| assert_eq!(view.table.step, Step::Organise));
}

/// Dr Shark §5.1: in A a piece whose shape is already on the mat goes back and ends the search.
#[test]
fn a_same_shape_ends_a() {
    ends(A, &["clown.1.1", "clown.2.1"], "waiter.3.1", Ending::SameShape);
    ends(A, &["clown.1.1"], "clown.1.2", Ending::SameShape);
    spies(2)
        .opens()
        .searches(ANN, A)
        .draws(ANN, "clown.1.1")
        .draws(ANN, "clown.2.1")
        .draws(ANN, "clown.3.1")
        .shows(BEN, |view| assert_eq!(view.table.mat.len(), 3));
}

/// Dr Shark §5.2: in B the same with textures, so at most five.
#[test]
fn a_same_texture_ends_b() {
    ends(B, &["clown.1.1", "passport.1.1"], "waiter.3.1", Ending::SameTexture);
    let five = ["clown.1.1", "passport.3.1", "island-map.1.1", "shoe-phone.2.1", "harpoon-pen.2.1"];
    for design in Design::ALL {
        ends(B, &five, &format!("{design}.1.3"), Ending::SameTexture);
    }
}

/// Dr Shark §5.3: in C the first piece sets the texture; a different one goes back and ends it.
#[test]
fn another_texture_ends_c() {
    ends(C, &["clown.1.1", "waiter.3.1", "clown.1.2"], "passport.1.1", Ending::OtherTexture);
    ends(C, &["passport.1.1"], "clown.1.1", Ending::OtherTexture);
}

/// Dr Shark §5.4: in A, B and C a shark goes back and ends the search, judged at the draw, before
/// placing; also the first piece, also one whose shape or texture would do.
#[test]
fn a_shark_ends_the_search() {
    for area in [A, B, C] {
        ends(area, &[], "shark.orange.1", Ending::Shark);
        ends(area, &["passport.1.1"], "shark.orange.2", Ending::Shark);
        ends(area, &["passport.1.1"], "shark.green.1", Ending::Shark);
    }
}

/// Dr Shark §5.4: what is wrong shows at the draw: the piece in question never reaches the hand.
#[test]
fn it_is_judged_at_the_draw() {
    spies(2)
        .opens()
        .searches(ANN, A)
        .draws(ANN, "clown.1.1")
        .does(ANN, draw("clown.1.2"))
        .does(ANN, place(shape(5)))
        .is_refused(Refusal::NotNow)
        .shows(BEN, |view| assert_eq!(view.table.hand, None));
}

/// Dr Shark §5.4: A, B and C never end by themselves otherwise, not even with a full mat.
#[test]
fn a_full_mat_does_not_end_the_search() {
    let shapes = [
        "passport.1.1",
        "banknotes.1.1",
        "passport.2.1",
        "banknotes.2.1",
        "passport.3.1",
        "banknotes.3.1",
        "passport.4.1",
        "banknotes.4.1",
    ];
    let told = unhurried().opens().searches(ANN, A);
    shapes.iter().fold(told, |told, name| told.draws(ANN, name)).shows(BEN, |view| {
        assert_eq!((view.table.step, view.table.mat.len()), (Step::Search, 8));
    });
    let all = "clown waiter".split(' ').flat_map(|design| {
        (1..=4).flat_map(move |part| (1..=3).map(move |copy| format!("{design}.{part}.{copy}")))
    });
    let told = unhurried().opens().searches(ANN, C);
    all.fold(told, |told, name| told.draws(ANN, &name)).shows(BEN, |view| {
        assert_eq!((view.table.step, view.table.mat.len()), (Step::Search, 24));
    });
}

/// Dr Shark §5.7: an empty bag yields nothing: the search takes place, every draw is refused, the
/// game goes on.
#[test]
fn an_empty_bag_yields_nothing() {
    for area in [A, B, C] {
        spies(2)
            .bag("")
            .opens()
            .searches(ANN, area)
            .does(ANN, draw("clown.1.1"))
            .is_refused(Refusal::NothingThere)
            .at(30_000)
            .time_passes()
            .all_see(Sight::Ended { seat: ANN, ending: Ending::Time })
            .does(ANN, done())
            .shows(BEN, |view| assert_eq!(view.table.turn, Some(BEN)));
    }
}

/// Dr Shark §5.1, §5.5, §5.6: an area has its own method and no other.
#[test]
fn an_area_has_its_own_method() {
    let acts = [
        ("draw", draw("clown.1.1")),
        ("place", place(shape(5))),
        ("grab", grab("clown.1.1")),
        ("sort", sort("clown.1.1", Green)),
        ("return", put_back(Green)),
        ("keep", keep("clown.1.1")),
        ("take", take("clown.1.1")),
    ];
    for area in Area::ALL {
        for (name, act) in acts.clone() {
            let its_own = match area {
                A | B | C => name == "draw",
                D => name == "grab",
                E => name == "take",
            };
            let told = spies(2).opens().searches(ANN, area).does(ANN, act);
            if !its_own {
                let _ = told.is_refused(Refusal::NotNow);
            }
        }
    }
}
