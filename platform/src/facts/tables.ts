/**
 * The facts of all modules; how far each is folded stands in `platform.checkpoints` under `fact:<name>`. No migration makes the table: it comes into being
 * with the facts in it (`buildFacts`), so that nobody decides on facts that are not there yet.
 */
export const factsDdl = `
  create table if not exists platform.facts (
    name text not null,
    key text not null,
    value jsonb not null,
    primary key (name, key)
  ) with (fillfactor = 70)`;
