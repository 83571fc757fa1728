//! The key of the application, with which interactions over HTTP are signed.

use data_encoding::HEXLOWER;
use ring::rand::SystemRandom;
use ring::signature::{Ed25519KeyPair, KeyPair};
use std::io::{Error, Result as IoResult};

/// Signs as Discord does: the timestamp, and then the body.
pub(crate) struct Signer(Ed25519KeyPair);

impl Signer {
    /// A new key.
    pub(crate) fn new() -> IoResult<Self> {
        let key = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new());
        let key = key.map_err(|_| Error::other("the system gives no random numbers"))?;
        let pair = Ed25519KeyPair::from_pkcs8(key.as_ref());
        pair.map(Self)
            .map_err(|error| Error::other(error.to_string()))
    }

    pub(crate) fn public_key(&self) -> String {
        HEXLOWER.encode(self.0.public_key().as_ref())
    }

    pub(crate) fn sign(&self, timestamp: &str, body: &[u8]) -> String {
        let message = [timestamp.as_bytes(), body].concat();
        HEXLOWER.encode(self.0.sign(&message).as_ref())
    }
}
