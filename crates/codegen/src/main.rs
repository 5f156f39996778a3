//! Prints the client's types and figures, file after file, for `cargo xtask codegen`.

fn main() {
    for file in wire::typescript::files() {
        println!("=== {}\n{}", file.name, file.text.trim_end());
    }
}
