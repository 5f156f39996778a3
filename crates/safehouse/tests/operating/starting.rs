//! A start that fails says in one sentence which option is wrong and what is expected.

use std::fs;
use std::net::TcpListener;

use tempfile::TempDir;

use crate::running::{Ended, Running};
use crate::safehouse;

/// Serves with these arguments, which must fail, in a data folder that is fine.
fn fails(args: &[&str]) -> Ended {
    let data = TempDir::new().unwrap();
    let mut command = safehouse(&["serve"]);
    for (option, value) in [
        ("--listen", "127.0.0.1:0"),
        ("--metrics", "127.0.0.1:0"),
        ("--data", data.path().to_str().unwrap()),
    ] {
        if !args.contains(&option) {
            command.args([option, value]);
        }
    }
    command.args(args);
    Running::start(command).ended()
}

/// Asserts that it ends with this code and one sentence that has all these words.
#[track_caller]
fn says(ended: &Ended, code: i32, words: &[&str]) {
    let Ended { code: ended_with, errors } = ended;
    assert_eq!(*ended_with, Some(code), "{errors}");
    let first = errors.lines().find(|line| line.starts_with("error: "));
    let sentence = first.unwrap_or_else(|| panic!("no sentence: {errors}"));
    for word in words {
        assert!(sentence.contains(word), "{word:?} is not in: {errors}");
    }
    // clap adds a pointer to the help; nothing else follows.
    let rest = errors.lines().filter(|line| !line.is_empty()).count();
    assert!(rest <= 2, "more than a sentence: {errors}");
    for trace in ["panicked", "Caused by", "Error {", "Os {"] {
        assert!(!errors.contains(trace), "{errors}");
    }
}

#[test]
fn a_file_is_no_folder() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("notes.txt");
    fs::write(&file, "notes").unwrap();
    for data in [file.clone(), file.join("below")] {
        let data = data.to_str().unwrap();
        let ended = fails(&["--data", data]);
        says(&ended, 1, &["--data", data, "is a file", "name a folder"]);
    }
    assert_eq!(fs::read_to_string(file).unwrap(), "notes", "and it is left alone");
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
    // Root may write everywhere but here.
    let root = fs::write(folder.path().join("x"), "").is_ok();
    let closed = if root { "/sys/kernel" } else { folder.path().to_str().unwrap() };
    for data in [closed.to_owned(), format!("{closed}/data")] {
        let ended = fails(&["--data", &data]);
        says(&ended, 1, &["--data", &data, "cannot be written", "choose another folder"]);
    }
}

#[test]
fn a_folder_in_use_is_named() {
    let data = TempDir::new().unwrap();
    let data = data.path().to_str().unwrap();
    let first = ["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data", data];
    let mut first = Running::start(safehouse(&first));
    first.place();
    let ended = fails(&["--data", data]);
    says(&ended, 1, &["--data", data, "another process", "stop that one"]);
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    for option in ["--listen", "--metrics"] {
        let ended = fails(&[option, &address]);
        says(&ended, 1, &[option, &address, "another program listens", "choose another port"]);
    }
}

/// Two servers on one machine are common, and the second has no address of its own for metrics.
#[tokio::test]
async fn the_usual_port_for_metrics_may_be_taken() {
    // If this fails, another process has the port already, which is as good.
    let _taken = TcpListener::bind("127.0.0.1:7008");
    let data = TempDir::new().unwrap();
    let mut command = safehouse(&["serve", "--listen", "127.0.0.1:0", "--data"]);
    command.arg(data.path());
    let mut program = Running::start(command);
    let warning = program.logs("no metrics");
    for word in ["WARN", "--metrics 127.0.0.1:7008", "another program listens"] {
        assert!(warning.contains(word), "{warning}");
    }
    assert_eq!(program.place().get("/healthz").await.unwrap().status, 200);
}

#[test]
fn an_address_of_another_machine_is_named() {
    let ended = fails(&["--listen", "192.0.2.1:0"]);
    says(&ended, 1, &["--listen", "no address 192.0.2.1", "0.0.0.0"]);
    // Too long for any host name, so that no name server is asked.
    let name = "x".repeat(70);
    let ended = fails(&["--listen", &format!("{name}:7007")]);
    says(&ended, 1, &["--listen", &name, "give an IP address"]);
}

#[test]
fn a_bad_call_says_what_would_be_right() {
    let calls: &[(&str, &str, &str)] = &[
        ("--listen", "7007", "localhost:7007"),
        ("--listen", "localhost", "localhost:7007"),
        ("--listen", "1.2.3.400:7007", "127.0.0.1:7007"),
        ("--listen", "localhost:99999", "localhost:7007"),
        ("--metrics", "nowhere", "127.0.0.1:7007"),
        ("--metrics", "0.0.0.0:0", "loopback address"),
        ("--public-url", "play.example", "https://play.example"),
        ("--public-url", "https://play.example/safehouse", "nothing after it"),
        ("--proxy", "proxy.example", "10.0.0.0/8"),
        ("--proxy", "0.0.0.0/0", "every client would be believed"),
        ("--max-connections", "0", "the least is 1"),
        ("--max-new", "0", "the least is 1"),
        ("--max-messages", "0", "the least is 1"),
        ("--max-wrong-codes", "0", "the least is 1"),
        ("--max-new", "many", "a whole number"),
        ("--codes", "ka", "such as ba"),
        ("--codes", "bas", "such as ba"),
        ("--patience", "0s", "10m"),
        ("--away", "30", "30s"),
        ("--sleep", "soon", "10m"),
    ];
    for (option, value, right) in calls {
        says(&fails(&[option, value]), 2, &[option, value, right]);
    }
    let slip = fails(&["--lisen", "localhost:7007"]);
    assert_eq!(slip.code, Some(2), "{}", slip.errors);
    assert!(slip.errors.contains("a similar argument exists: '--listen'"), "{}", slip.errors);
}

/// A wrong variable is as wrong as a wrong option, with and without a command.
#[test]
fn a_bad_variable_is_a_bad_call() {
    for args in [&["serve"][..], &[]] {
        let mut command = safehouse(args);
        command.env("SAFEHOUSE_MAX_NEW", "0");
        says(&Running::start(command).ended(), 2, &["--max-new", "the least is 1"]);
    }
}

#[test]
fn other_commands_know_a_bad_call_too() {
    let simulate = Running::start(safehouse(&["simulate", "chess"])).ended();
    says(&simulate, 2, &["there is no game \"chess\"", "wink"]);
    let man = Running::start(safehouse(&["man", "sever"])).ended();
    says(&man, 2, &["there is no command \"sever\"", "serve"]);
}

/// The database has a password in its address: no sentence repeats it.
#[test]
fn a_database_that_cannot_be_used_is_explained() {
    let url = annex::Postgres::shared().url();
    let wrong = url.replace("open-sesame", "wrong-sesame");
    for (store, code, words) in [
        ("a-folder", 2, &["--store", "postgres://USER:PASSWORD@HOST/DATABASE"][..]),
        (&*wrong, 1, &["--store", "refuses the password of the user safehouse"]),
        (
            "postgres://ann:sesame@127.0.0.1:1/house",
            1,
            &["--store", "127.0.0.1:1", "does not answer"],
        ),
        (&*url.replace("/postgres", "/nowhere"), 1, &["--store", "there is no database"]),
    ] {
        let ended = fails(&["--store", store]);
        says(&ended, code, words);
        assert!(!ended.errors.contains("sesame"), "{}", ended.errors);
    }
    let schema = annex::Postgres::shared().schema();
    annex::Postgres::run(
        &schema,
        "CREATE TABLE safehouse (version integer, house text); INSERT INTO safehouse VALUES (99, '')",
    )
    .unwrap();
    let ended = fails(&["--store", &schema]);
    says(&ended, 1, &["--store", "is of version 99", "use the newer program"]);
}

#[test]
fn a_bus_that_does_not_answer_is_named() {
    let schema = annex::Postgres::shared().schema();
    let bus = "nats://ann:sesame@127.0.0.1:1";
    let ended = fails(&["--store", &schema, "--bus", bus]);
    says(&ended, 1, &["--bus", "no bus answers at nats://127.0.0.1:1"]);
    assert!(!ended.errors.contains("sesame"), "{}", ended.errors);
    let alone = fails(&["--bus", bus]);
    assert!(alone.code == Some(2) && alone.errors.contains("--store <URL>"), "{}", alone.errors);
}

/// A database that offers TLS is spoken to in no other way: a certificate that nobody knows is
/// refused, and one whose file is named is trusted.
#[test]
fn a_certificate_must_be_known() {
    let (postgres, certificate) = annex::Postgres::start_with_tls();
    let args = ["--store", postgres.url(), "--node", "ann"];
    says(&fails(&args), 1, &["--store", "certificate that is not trusted", "SSL_CERT_FILE"]);
    let mut command = safehouse(&["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0"]);
    command.args(args).env("SSL_CERT_FILE", certificate);
    let mut program = Running::start(command);
    program.place();
    let plain = "SELECT count(*) FILTER (WHERE NOT ssl) * 1000 + count(*) FROM pg_stat_ssl
                 JOIN pg_stat_activity USING (pid) WHERE application_name = 'safehouse'";
    let lines = annex::Postgres::number(postgres.url(), plain);
    assert!((1..1000).contains(&lines), "all of them with TLS: {lines}");
}

/// The database's clock is two hours ahead of this machine's.
#[test]
fn a_clock_that_is_off_is_named() {
    let schema = annex::Postgres::shared().schema();
    let ahead = "CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
        $$ SELECT pg_catalog.clock_timestamp() + interval '2 hours' $$";
    annex::Postgres::run(&schema, ahead).unwrap();
    let ended = fails(&["--store", &format!("{schema},pg_catalog")]);
    says(&ended, 1, &["--store", "this machine's clock is 7", "s behind that of the database"]);
}

#[test]
fn two_nodes_with_one_name_are_refused() {
    let schema = annex::Postgres::shared().schema();
    let node = ["--store", &schema, "--node", "ann"];
    let mut first = safehouse(&["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0"]);
    first.args(node);
    let mut first = Running::start(first);
    first.place();
    says(&fails(&node), 1, &["--store", "another node named ann", "a name of its own"]);
}
