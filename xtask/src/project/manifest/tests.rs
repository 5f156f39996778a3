use super::{Kind, Manifest};

fn check(text: &str, expected: &[(usize, Kind, &str)]) -> Manifest {
    let manifest = Manifest::read(text);
    let read: Vec<_> =
        manifest.dependencies.iter().map(|d| (d.line, d.kind, d.name.as_str())).collect();
    assert_eq!(read, expected, "{text}");
    manifest
}

#[test]
fn each_way_to_write_a_dependency_is_read() {
    check(
        "[dependencies]\na.workspace = true\nb = { path = \"../b\" }\nc = \"1\"\n",
        &[(2, Kind::Normal, "a"), (3, Kind::Normal, "b"), (4, Kind::Normal, "c")],
    );
    check("[dependencies.d]\npath = \"../d\"\n", &[(1, Kind::Normal, "d")]);
    check("[dev-dependencies]\n\"e\" = \"1\"\n", &[(2, Kind::Dev, "e")]);
    check("[build-dependencies]\nf = \"1\"\n", &[(2, Kind::Build, "f")]);
    check("[target.'cfg(a.b)'.dependencies]\ng = \"1\"\n", &[(2, Kind::Normal, "g")]);
    check("[target.x.dev-dependencies.h]\n", &[(1, Kind::Dev, "h")]);
    check("[workspace.dependencies]\ni = \"1\"\n", &[(2, Kind::Workspace, "i")]);
}

#[test]
fn other_tables_and_comments_are_no_dependencies() {
    check("[package]\nname = \"a\"\n[features]\nb = []\n[lints]\nworkspace = true\n", &[]);
    check("[dependencies] # ours\n# a = \"1\"\nb = \"1\" # c = \"1\"\n", &[(3, Kind::Normal, "b")]);
    check("[dependencies]\na = { features = [\n  \"b=c\",\n] }\n", &[(2, Kind::Normal, "a")]);
}

#[test]
fn a_renamed_dependency_keeps_its_own_name() {
    let text = "[dependencies]\na = { package = \"wink\", path = \"../wink\" }\n\
                b.path = \"../bag\"\nb.package = \"bag\"\n[dependencies.c]\npackage = \"store\"\n";
    let kinds = [(2, Kind::Normal, "a"), (3, Kind::Normal, "b"), (5, Kind::Normal, "c")];
    let read = check(text, &kinds).dependencies;
    assert_eq!(read[0].package.as_deref(), Some("wink"));
    assert_eq!(read[0].path.as_deref(), Some("../wink"));
    assert_eq!(read[1].package.as_deref(), Some("bag"));
    assert_eq!(read[1].path.as_deref(), Some("../bag"));
    assert_eq!(read[2].package.as_deref(), Some("store"));
}

#[test]
fn the_package_has_a_name() {
    assert_eq!(Manifest::read("[package]\nname = \"wink\"\n").package.as_deref(), Some("wink"));
    assert_eq!(Manifest::read("[workspace]\n").package, None);
}
