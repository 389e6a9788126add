import { prepared } from './prepared.ts';
import type { Sql } from './types.ts';

/**
 * What is computed from read models that seldom change, kept in memory until one of those projections has moved: `const settings =
 * cachedRead(['shop.settings'], db => …)`, then `await settings(db)`. A look costs one small query, so nobody is told what is no longer so.
 * A projection that stands still is moved along at times although nothing changed; then it is loaded once too often.
 */
export function cachedRead<T>(projections: readonly string[], load: (db: Sql) => Promise<T>): (db: Sql) => Promise<T> {
  const kept = new WeakMap<Sql, { version: string; value: Promise<T> }>();
  return async db => {
    const version = await versionOf(db, projections);
    const known = kept.get(db);
    if (known?.version === version) return known.value;
    const value = load(db);
    kept.set(db, { version, value });
    value.catch(() => kept.delete(db));
    return value;
  };
}

const versions = prepared<{ version: string | null }>(
  `select string_agg(name || ' ' || version || ' ' || shape || ' ' || position, ',' order by name) as version
    from platform.checkpoints where stage = 'live' and name = any($1)`,
);
/** How far projections are, in one text: it differs as soon as one has seen an event or was built anew. */
export const versionOf = async (db: Sql, projections: readonly string[]): Promise<string> =>
  (await versions(db, [projections])).rows[0]?.version ?? '';
