//! The round trip that the operating system has measured.
//!
//! A program can delay its pongs; the acknowledgements of TCP come from its kernel, at once at
//! least while the connection is opened. So the shortest round trip that our kernel has measured is
//! the true latency, whatever the client claims.

use std::time::Duration;

use tokio::net::TcpStream;

/// The shortest round trip that the kernel has recently measured on this connection.
#[cfg(target_os = "linux")]
pub(crate) fn shortest(stream: &TcpStream) -> Option<Duration> {
    use nix::sys::socket::GetSockOpt;
    let measured = linux::TcpInfo.get(stream).ok()?.min_rtt_us;
    // Both values mean that the kernel has measured nothing.
    (measured != 0 && measured != u32::MAX).then(|| Duration::from_micros(measured.into()))
}

/// Other systems offer no measurement.
#[cfg(not(target_os = "linux"))]
pub(crate) fn shortest(_: &TcpStream) -> Option<Duration> {
    None
}

#[cfg(target_os = "linux")]
mod linux {
    /// The socket option of that name.
    #[derive(Clone, Copy)]
    pub(super) struct TcpInfo;

    /// The beginning of `struct tcp_info`, which Linux has had since 4.6. The kernel fills in as
    /// much as is asked for, whatever later versions have added.
    #[repr(C)]
    #[derive(Clone, Copy)]
    pub(super) struct Beginning {
        before: [u64; 18],
        unsent_bytes: u32,
        pub(super) min_rtt_us: u32,
    }

    const _: () = {
        let there = std::mem::offset_of!(libc::tcp_info, tcpi_min_rtt);
        assert!(std::mem::offset_of!(Beginning, min_rtt_us) == there);
    };

    nix::getsockopt_impl!(
        TcpInfo,
        libc::IPPROTO_TCP,
        libc::TCP_INFO,
        Beginning,
        nix::sys::socket::sockopt::GetStruct<Beginning>
    );
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    /// A peer whose program answers late is not further away.
    #[tokio::test]
    async fn a_late_answer_makes_no_long_line() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (client, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let (mut client, (mut server, _)) = (client.expect("it connects"), accepted.expect("both"));
        let late = Duration::from_millis(200);
        let mut byte = [0];
        for _ in 0..3 {
            server.write_all(b"?").await.expect("it is sent");
            client.read_exact(&mut byte).await.expect("it comes");
            tokio::time::sleep(late).await;
            client.write_all(b"!").await.expect("it is sent");
            server.read_exact(&mut byte).await.expect("it comes");
        }
        let shortest = shortest(&server).expect("Linux measures");
        assert!(shortest < late / 4, "{shortest:?}");
    }
}
