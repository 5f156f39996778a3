//! Tokens, which hold seats.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The secret that holds a seat: 128 random bits that only its player's browser has. It is sent in
/// the body of a message, never in an address, and `Debug` does not print it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Token([u8; 16]);

/// The hash of a token, which the server stores: enough to recognise the token, not to use it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TokenHash([u8; 32]);

/// The text is no token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a token is 32 hexadecimal digits")]
pub struct NotAToken;

impl Token {
    /// A new token.
    ///
    /// # Panics
    /// If the operating system has no randomness to give.
    pub fn random() -> Token {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("the operating system has randomness");
        Token(bytes)
    }

    /// The hash that the server stores.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

impl TryFrom<String> for Token {
    type Error = NotAToken;
    fn try_from(text: String) -> Result<Self, NotAToken> {
        from_hex(&text).map(Token)
    }
}

impl From<Token> for String {
    fn from(token: Token) -> String {
        to_hex(&token.0)
    }
}

impl TryFrom<String> for TokenHash {
    type Error = NotAToken;
    fn try_from(text: String) -> Result<Self, NotAToken> {
        from_hex(&text).map(TokenHash)
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> String {
        to_hex(&hash.0)
    }
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex<const N: usize>(text: &str) -> Result<[u8; N], NotAToken> {
    let digit = |byte: u8| (byte as char).to_digit(16).map(|digit| digit as u8).ok_or(NotAToken);
    let mut bytes = [0; N];
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return Err(NotAToken);
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}
