//! The TypeScript types of everything that is said, for `cargo xtask codegen`.

use ts_rs::{Config, TS};

/// One file of types.
pub struct File {
    /// Its name under `web/src/protocol/`.
    pub name: &'static str,
    /// What is in it.
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
    ];
    let wire = vec![
        crate::Spy::decl(c),
        format!("const SPIES: ReadonlyArray<Spy> = {:?};", crate::Spy::ALL.map(crate::Spy::name)),
        crate::Name::decl(c),
        crate::Code::decl(c),
        crate::Token::decl(c),
        crate::Phase::decl(c),
        crate::Kind::decl(c),
        crate::Chair::decl(c),
        crate::You::decl(c),
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
        crate::GameAbout::decl(c),
        crate::About::decl(c),
    ];
    vec![
        file("kernel.ts", "", kernel),
        file("wire.ts", "import type { At, Offer, Seat } from './kernel';\n", wire),
        file("spywhere.ts", GAME, spywhere::typescript(c)),
        file("dr-shark.ts", GAME, dr_shark::typescript(c)),
        file("wink.ts", GAME, wink::typescript(c)),
    ]
}

const GAME: &str =
    "import type { At, Seat, Standing } from './kernel';\nexport type { Seat } from './kernel';\n";

fn file(name: &'static str, imports: &str, types: Vec<String>) -> File {
    let mut text =
        String::from("// Written by `cargo xtask codegen` from the Rust types. Do not edit.\n");
    text += imports;
    for decl in types {
        // Flat lists are lists to a browser, and an object without fields is just that.
        let decl = flatten(&decl).replace("Record<symbol, never>", "Record<string, never>");
        text += &format!("\nexport {decl}\n");
    }
    File { name, text }
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
