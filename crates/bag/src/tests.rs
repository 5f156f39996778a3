//! Touch, told with heaps that are shaken from seeds.

mod feeling;
mod hands;
mod heaps;
mod secrets;
mod speed;
mod taking;
mod touching;
