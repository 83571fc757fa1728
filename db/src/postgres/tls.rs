//! Encryption on the way to the server, and whose certificates are trusted.

use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::error::{Error, Result};

/// What is demanded of the server's certificate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Trust {
    /// None is looked at, as with `sslmode=require`: the connection is encrypted, but to whom is not known.
    Anybody,
    /// One of the authorities that the system trusts signed it for this host.
    System,
    /// One of the authorities in this PEM file signed it for this host.
    File(String),
}

pub(super) fn connector(trust: &Trust) -> Result<MakeRustlsConnect> {
    let provider = Arc::new(ring::default_provider());
    let builder = ClientConfig::builder_with_provider(Arc::clone(&provider))
        .with_safe_default_protocol_versions()
        .map_err(|error| Error::Address(format!("TLS cannot be used ({error})")))?;
    let builder = match trust {
        Trust::Anybody => builder
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(Unverified(provider))),
        Trust::System => {
            let found = rustls_native_certs::load_native_certs();
            builder.with_root_certificates(roots(found.certs, "the system's certificates")?)
        }
        Trust::File(file) => {
            let wrong =
                |error| Error::Address(format!("sslrootcert={file} cannot be read ({error:?})"));
            let found = CertificateDer::pem_file_iter(file).map_err(wrong)?;
            let found: Result<Vec<_>, _> = found.collect();
            builder.with_root_certificates(roots(found.map_err(wrong)?, file)?)
        }
    };
    Ok(MakeRustlsConnect::new(builder.with_no_client_auth()))
}

fn roots(found: Vec<CertificateDer<'static>>, place: &str) -> Result<RootCertStore> {
    let mut roots = RootCertStore::empty();
    let (usable, _) = roots.add_parsable_certificates(found);
    if usable == 0 {
        return Err(Error::Address(format!("{place}: no certificate is there")));
    }
    Ok(roots)
}

/// Takes any certificate, as the tools of `PostgreSQL` do without `verify-full`.
#[derive(Debug)]
struct Unverified(Arc<CryptoProvider>);

impl ServerCertVerifier for Unverified {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
