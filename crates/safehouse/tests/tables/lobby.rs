//! People gather.

use super::*;

#[tokio::test]
async fn two_people_begin_a_game() {
    let program = start(&[]);
    let guests = playing(program.place(), &["Ann", "Bob"], json!({})).await;
    let turns = guests.iter().filter(|guest| !guest.options().is_empty()).count();
    assert_eq!(turns, 1, "it is somebody's turn");
}
