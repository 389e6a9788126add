import type { Migration } from '../postgres/migrate.ts';

/** The facts of all modules; how far each is folded stands in `platform.checkpoints` under `fact:<name>`. */
export const factTables: Migration = {
  name: 'platform.facts',
  as: 'app',
  sql: `
    create table if not exists platform.facts (
      name text not null,
      key text not null,
      value jsonb not null,
      primary key (name, key)
    ) with (fillfactor = 70);
  `,
};
