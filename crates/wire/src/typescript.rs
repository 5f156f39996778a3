//! The TypeScript types of all messages, and the figures that a client needs, for
//! `cargo xtask codegen`.

use kernel::{Game, Refusal};
use ts_rs::{Config, TS};

/// One file of types.
pub struct File {
    /// Its name under `web/src/protocol/`.
    pub name: String,
    /// Its contents.
    pub text: String,
}

/// All files.
pub fn files() -> Vec<File> {
    let c = &Config::default();
    let kernel = vec![
        kernel::Seat::decl(c),
        kernel::At::decl(c),
        kernel::Score::decl(c),
        kernel::Standing::decl(c),
        kernel::Choice::decl(c),
        kernel::Offer::decl(c),
        kernel::Tempo::decl(c),
        kernel::About::decl(c),
        kernel::Reason::decl(c),
        format!(
            "const TEMPOS: ReadonlyArray<Tempo> = {:?};",
            [kernel::Tempo::Fast, kernel::Tempo::Normal, kernel::Tempo::Slow]
                .map(kernel::Tempo::name)
        ),
    ];
    let wire = vec![
        crate::Spy::decl(c),
        format!("const SPIES: ReadonlyArray<Spy> = {:?};", crate::Spy::ALL.map(crate::Spy::name)),
        crate::Name::decl(c),
        crate::Code::decl(c),
        crate::Key::decl(c),
        crate::Locator::decl(c),
        crate::Token::decl(c),
        crate::Phase::decl(c),
        crate::Kind::decl(c),
        crate::Whereabouts::decl(c),
        crate::Chair::decl(c),
        crate::Ask::decl(c),
        crate::You::decl(c),
        crate::Placed::decl(c),
        crate::Line::decl(c),
        crate::Evening::decl(c),
        crate::BrokenOff::decl(c),
        crate::SitsOut::decl(c),
        crate::Awaits::decl(c),
        crate::Lesson::decl(c),
        crate::Table::decl(c),
        crate::Options::decl(c),
        crate::Order::decl(c),
        crate::Stand::decl(c),
        crate::Have::decl(c),
        crate::ToServer::decl(c),
        crate::Update::<(), ()>::decl(c),
        crate::No::decl(c),
        crate::Beat::<()>::decl(c),
        crate::ToClient::<(), (), ()>::decl(c),
        crate::Create::decl(c),
        crate::Join::decl(c),
        crate::Seated::decl(c),
        crate::Asked::decl(c),
        crate::GameAbout::decl(c),
        crate::About::decl(c),
        format!("const ANSWER_BYTES = {};", crate::ANSWER_BYTES),
        format!("const FEW = {};", crate::FEW),
    ];
    let mut files = vec![
        file("kernel.ts", "", kernel),
        file("wire.ts", "import type { At, Offer, Reason, Seat, Tempo } from './kernel';\n", wire),
    ];
    macro_rules! types {
        ($($rules:ident::$game:ident),+) => {
            [$({
                let mut types = games::$rules::typescript(c);
                types.push(clauses::<games::$rules::$game>());
                (games::$rules::$game::NAME, types)
            }),+]
        };
    }
    let games = games::games!(types);
    files.extend(games.map(|(name, types)| file(&format!("{name}.ts"), GAME, types)));
    files
}

const GAME: &str =
    "import type { At, Seat, Standing } from './kernel';\nexport type { Seat } from './kernel';\n";

/// By which clause of its book the game refuses what, without the game's name in the codes.
fn clauses<G: Game>() -> String {
    let lines: String = G::Refusal::ALL
        .iter()
        .map(|refusal| {
            let code = refusal.code().rsplit('/').next().unwrap_or_default();
            format!("  {code}: {:?},\n", refusal.clause())
        })
        .collect();
    format!("const CLAUSES: Readonly<Record<string, string>> = {{\n{lines}}};")
}

fn file(name: &str, imports: &str, types: Vec<String>) -> File {
    let mut text =
        String::from("// Written by `cargo xtask codegen` from the Rust types. Do not edit.\n");
    text += imports;
    for decl in types {
        // `Few<T>` becomes an array, and an object without fields a record without values.
        let decl = flatten(&decl).replace("Record<symbol, never>", "Record<string, never>");
        text += &format!("\nexport {decl}\n");
    }
    File { name: name.to_owned(), text }
}

/// Writes `Few<T>` and `PerSeat<T>` as `Array<T>`, and a set of seats or agents as a list.
fn flatten(decl: &str) -> String {
    let lists = [
        ("PerSeat<", "Array<"),
        ("Few<", "Array<"),
        ("Seats", "Array<Seat>"),
        ("Agents", "Array<Agent>"),
    ];
    lists.iter().fold(decl.to_owned(), |decl, (from, to)| decl.replace(from, to))
}
