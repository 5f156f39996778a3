//! Touch, told with heaps that are shaken from seeds.

mod feeling;
mod golden;
mod hands;
mod heaps;
mod pads;
mod secrets;
mod taking;
mod touching;
