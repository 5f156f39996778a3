//! Writes every target's seeds to `fuzz/corpus/NAME/`, where `cargo fuzz` begins.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for target in noise::TARGETS {
        let folder = corpus.join(target.fuzz);
        std::fs::create_dir_all(&folder)?;
        for (number, seed) in target.seeds().enumerate() {
            std::fs::write(folder.join(format!("{}-{number}", target.name)), seed)?;
        }
    }
    Ok(())
}
