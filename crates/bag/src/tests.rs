//! Touch, told with heaps that are shaken from seeds.

mod feeling;
mod golden;
mod hands;
mod heaps;
mod pads;
mod rubs;
mod secrets;
mod taking;
mod touching;
