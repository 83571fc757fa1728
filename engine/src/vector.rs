//! Arithmetic with as many numbers as there are seats, or features.

/// Adds values, each of them multiplied by the same factor.
pub(crate) fn add_times<const N: usize>(sums: &mut [f64; N], factor: f64, values: &[f64; N]) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += factor * value;
    }
}
