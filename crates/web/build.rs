//! Puts the browser client into the program: the one already built in `web/dist`, or else one that
//! this script builds in `OUT_DIR`.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write as _;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::{env, fs, io};

/// The client's sources. Changes to any other file do not build it again.
const SOURCES: [&str; 8] = [
    "src",
    "../rules",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
];

fn main() {
    // Asked when it runs, not when it is compiled: cargo may run a script that it has built for a
    // copy of the project elsewhere.
    let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate lies");
    let web = Path::new(&here).join("../../web");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to build"));
    let site = match web.join("dist") {
        built if built.join("index.html").is_file() => {
            println!("cargo:rerun-if-changed={}", built.display());
            println!("cargo:warning=the client is the one that lies built in web/dist");
            built
        }
        _ => build(&web, out.join("site")),
    };
    let table = listing(&site).unwrap_or_else(|why| stop(&format!("{}: {why}", site.display())));
    fs::write(out.join("assets.rs"), table).expect("OUT_DIR can be written");
}

fn build(web: &Path, site: PathBuf) -> PathBuf {
    for source in SOURCES {
        println!("cargo:rerun-if-changed={}", web.join(source).display());
    }
    let run = |program: &str, words: &[&str]| {
        Command::new(program).args(words).current_dir(web).output().ok()
    };
    if run("node", &["--version"]).is_none() || run(NPM, &["--version"]).is_none() {
        stop(
            "The browser client is built with npm, which is not here: install Node.js 20 or newer \
             (https://nodejs.org), then try again.",
        );
    }
    let must = |program: &str, words: &[&str]| match run(program, words) {
        Some(output) if output.status.success() => {}
        Some(output) => {
            let said = [output.stdout, output.stderr].concat();
            let words = words.join(" ");
            stop(&format!("`{program} {words}` failed:\n{}", String::from_utf8_lossy(&said)));
        }
        None => stop(&format!("`{program}` cannot be started")),
    };
    let installed = run("node", &["scripts/installed.mjs"]).is_some_and(|it| it.status.success());
    if !installed {
        must(NPM, &["ci"]);
    }
    let to = site.to_str().expect("OUT_DIR is text");
    must("node", &["node_modules/vite/bin/vite.js", "build", "--emptyOutDir", "--outDir", to]);
    site
}

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

fn stop(why: &str) -> ! {
    eprintln!("{why}");
    exit(1);
}

/// The site as a Rust array: each file with its headers, compressed by vite where that pays.
fn listing(site: &Path) -> io::Result<String> {
    let mut text = String::from("[\n");
    let mut files = Vec::new();
    list(site, &mut files)?;
    files.sort();
    for file in &files {
        let Some(kind) = kind(file) else { continue };
        let path = file.strip_prefix(site).expect("it is below").to_string_lossy();
        let path = format!("/{}", path.replace('\\', "/"));
        let mut hasher = DefaultHasher::new();
        fs::read(file)?.hash(&mut hasher);
        let hash = format!("{:016x}", hasher.finish());
        let [brotli, gzip] =
            ["br", "gz"].map(|ending| PathBuf::from(format!("{}.{ending}", file.display())));
        let bytes = if brotli.is_file() && gzip.is_file() {
            let (brotli, gzip) = (included(&brotli), included(&gzip));
            format!("Stored::Packed {{ brotli: {brotli}, gzip: {gzip} }}")
        } else {
            format!("Stored::Plain({})", included(file))
        };
        let _ = writeln!(
            text,
            "Asset {{ path: {path:?}, kind: {kind:?}, hash: {hash:?}, bytes: {bytes} }},",
        );
    }
    Ok(text + "]\n")
}

fn included(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            list(&entry.path(), files)?;
        } else {
            files.push(entry.path());
        }
    }
    Ok(())
}

/// The content type of a file; `None` for the compressed form of another file.
fn kind(file: &Path) -> Option<&'static str> {
    match file.extension()?.to_str()? {
        "br" | "gz" => None,
        "html" => Some("text/html; charset=utf-8"),
        "js" => Some("text/javascript; charset=utf-8"),
        "css" => Some("text/css; charset=utf-8"),
        "svg" => Some("image/svg+xml"),
        "woff2" => Some("font/woff2"),
        "png" => Some("image/png"),
        "json" => Some("application/json"),
        "webmanifest" => Some("application/manifest+json"),
        other => stop(&format!("{}: what is a .{other} file?", file.display())),
    }
}
