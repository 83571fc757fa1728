//! The record of a table.
