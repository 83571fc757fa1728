//! Rebuilds the crate when a file of the page is added, which the compiler alone does not notice.

fn main() {
    println!("cargo:rerun-if-changed=page");
}
