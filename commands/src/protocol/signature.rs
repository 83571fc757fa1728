//! Discord's signature of an interaction that it delivers over HTTP.
//! Source: <https://discord.com/developers/docs/interactions/overview#setting-up-an-endpoint-validating-security-request-headers>

use std::str::FromStr;
use std::time::Duration;

use games::notation::unhex;
use ring::signature::{ED25519, UnparsedPublicKey};

/// How far the time of a request may be from the machine's. Discord sends a request at once, but the machine's clock may be wrong; a
/// request that was recorded cannot be used again later than this, and before that `Deliveries` knows it.
pub(crate) const MAX_SKEW: Duration = Duration::from_secs(5 * 60);

/// The public key of the application, with which Discord's signatures are checked. A log must not hold it, so nothing can print it:
///
/// ```compile_fail,E0277
/// fn print(key: &commands::PublicKey) {
///     println!("{key:?}");
/// }
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct PublicKey([u8; 32]);

/// The text is not a public key.
#[derive(Debug, thiserror::Error)]
#[error(
    "a public key has 64 characters, each a digit or a letter from a to f: copy Public Key from General Information of the application \
     in the Developer Portal"
)]
pub struct WrongPublicKey;

impl FromStr for PublicKey {
    type Err = WrongPublicKey;

    fn from_str(text: &str) -> Result<Self, WrongPublicKey> {
        unhex(text.trim()).map(Self).ok_or(WrongPublicKey)
    }
}

impl PublicKey {
    /// Has the owner of the key signed this message? `signature` is in hexadecimal.
    pub(crate) fn has_signed(&self, signature: &str, message: &[u8]) -> bool {
        let Some(signature) = unhex::<64>(signature) else {
            return false;
        };
        let key = UnparsedPublicKey::new(&ED25519, &self.0);
        key.verify(message, &signature).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Test 2 of <https://www.rfc-editor.org/rfc/rfc8032#section-7.1>
    const KEY: &str = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    const SIGNATURE: &str = "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00";

    #[test]
    fn only_the_signature_of_these_bytes_counts() {
        let key: PublicKey = KEY.parse().expect("a key");
        assert!(key.has_signed(SIGNATURE, &[0x72]));
        assert!(key.has_signed(&SIGNATURE.to_uppercase(), &[0x72]));
        assert!(!key.has_signed(SIGNATURE, &[0x73]));
        assert!(!key.has_signed(SIGNATURE, &[]));
        for wrong in ["", "92", &SIGNATURE[2..], &SIGNATURE.replace('0', "1")] {
            assert!(!key.has_signed(wrong, &[0x72]), "{wrong}");
        }
        let zero: PublicKey = "0".repeat(64).parse().expect("64 digits");
        assert!(!zero.has_signed(SIGNATURE, &[0x72]));
    }

    #[test]
    fn what_is_no_key_says_where_to_find_it() {
        for wrong in [
            "",
            "nothing",
            &KEY[1..],
            &format!("{KEY}0"),
            &KEY.replace('3', "ü"),
        ] {
            let error = wrong
                .parse::<PublicKey>()
                .err()
                .expect("no key")
                .to_string();
            assert!(error.contains("General Information"), "{error}");
            assert!(wrong.is_empty() || !error.contains(wrong), "{error}");
        }
        assert!(format!(" {KEY}\n").parse::<PublicKey>().is_ok());
    }
}
