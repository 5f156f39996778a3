//! A client that does not wait for its token gets no seat.

use tokio::sync::oneshot;

use super::{gathered, house, sit};
use crate::Mail;

#[tokio::test]
async fn somebody_who_did_not_wait_is_not_seated() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    let mut ann = gathered(&house, &["Ann"]).await.remove(0);
    let join = strict::from_str("{\"name\":\"Bob\"}").unwrap();
    let (reply, answer) = oneshot::channel();
    drop(answer);
    assert!(ann.mailbox.try_send(Mail::Sit(Box::new(join), crate::Whence(0), reply)).is_ok());
    assert_eq!(sit(&house, &ann.seated, "Cid").await.seat.0, 1);
    ann.hear_all();
    assert_eq!(ann.table["seats"][1]["name"], "Cid");
}
