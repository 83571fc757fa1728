//! Both engines have the same tables and columns, or a copy would leave something behind.

use std::collections::BTreeSet;

use db::Store;
use postgres_cluster::Cluster;
use rusqlite::Connection;

use crate::copying::full_file;

#[test]
fn both_engines_have_the_same_tables_columns_and_keys() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let schema = cluster.schema();
    Store::connect(&cluster.url(&schema)).unwrap().close();
    let theirs = cluster.sql(&format!(
        "SELECT c.relname || ' ' || a.attname || ' ' ||
                CASE format_type(a.atttypid, a.atttypmod) WHEN 'bigint' THEN 'INTEGER' WHEN 'text' THEN 'TEXT' WHEN 'bytea' THEN 'BLOB' ELSE '?' END ||
                ' ' || coalesce(array_position(k.conkey, a.attnum), 0) || ' ' || CASE WHEN a.attnotnull THEN 1 ELSE 0 END
         FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
         LEFT JOIN pg_constraint AS k ON k.conrelid = c.oid AND k.contype = 'p'
         WHERE c.relkind = 'r' AND c.relnamespace = '{schema}'::regnamespace AND c.relname <> 'storage_format'"
    ));
    let theirs: BTreeSet<String> = theirs.lines().map(str::to_owned).collect();

    let folder = tempfile::tempdir().unwrap();
    let db = Connection::open(full_file(&folder)).unwrap();
    let ours = "SELECT t.name || ' ' || c.name || ' ' || c.type || ' ' || c.pk || ' ' || (c.\"notnull\" OR c.pk > 0)
                FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
                WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'";
    let mut ours = db.prepare(ours).unwrap();
    let ours = ours.query_map([], |row| row.get::<_, String>(0)).unwrap();
    let ours: BTreeSet<String> = ours.map(Result::unwrap).collect();

    let missing: Vec<_> = ours.symmetric_difference(&theirs).collect();
    assert!(
        missing.is_empty(),
        "only on one of the two engines: {missing:#?}"
    );
    assert!(ours.len() > 100, "{}", ours.len());
}
