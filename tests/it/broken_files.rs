//! Disks and files that fail: the operator reads why, players are told privately, nothing wrong is ever shown.

use std::fs;
use std::path::Path;

use crate::operation::tables_in;

/// Changes one bit of one stored face into another face, as a disk may, and gives the ply.
pub(crate) fn flip_a_face(file: &Path) -> u32 {
    let tables = tables_in(file);
    // A face that has a neighbour one bit away is still a face.
    let flippable = |faces: &[u8]| faces.first().is_some_and(|face| matches!(face, 2 | 4));
    let ply = tables
        .iter()
        .flat_map(|table| &table.plies)
        .find(|ply| ply.ply > 0 && flippable(&ply.faces))
        .expect("a ply with a 2 or a 4");
    // As the row stands in the file: move, faces, hand.
    let row = [ply.mv.as_bytes(), &ply.faces, ply.hand.as_str().as_bytes()].concat();
    let mut bytes = fs::read(file).unwrap();
    let at = bytes
        .windows(row.len())
        .position(|part| part == row)
        .expect("the row is in the file");
    bytes[at + ply.mv.len()] ^= 1;
    fs::write(file, bytes).unwrap();
    ply.ply
}
