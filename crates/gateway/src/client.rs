//! Which version of the browser client opens a socket. A page that was kept by a browser may be
//! older than the server: it is told so when it comes, and fetches itself anew.

use crate::end::End;

/// A page of another version than the one that this server serves.
pub(crate) const OLD: End = End::Closed(4426, "client/old");

/// Whether the query of a socket's address (`client=…`) names another version than `served`. A
/// client that names none is no page of ours, and is taken as it is.
pub(crate) fn is_old(query: Option<&str>, served: Option<&str>) -> bool {
    let named = query
        .into_iter()
        .flat_map(|query| query.split('&'))
        .find_map(|part| part.strip_prefix("client="));
    matches!((named, served), (Some(named), Some(served)) if named != served)
}

#[cfg(test)]
mod tests {
    use super::is_old;

    #[test]
    fn only_a_page_of_another_version_is_old() {
        let served = Some("0123456789abcdef");
        assert!(!is_old(Some("client=0123456789abcdef"), served));
        assert!(is_old(Some("client=fedcba9876543210"), served));
        assert!(is_old(Some("x=1&client="), served));
        assert!(!is_old(None, served) && !is_old(Some("x=1"), served));
        assert!(!is_old(Some("client=fedcba9876543210"), None));
    }
}
