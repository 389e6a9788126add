import { hash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { newId } from '../ids/ids.ts';

/** Begins every key, so that programs that look for lost secrets know one; the last signs say whether it was copied whole. */
const prefix = 'upk_';
const form = /^upk_([\w-]{43})([\w-]{6})$/;
const checkOf = (secret: string): string => hash('sha256', `${prefix}${secret}`, 'base64url').slice(0, 6);
const hashOf = (key: string): string => hash('sha256', key, 'hex');
/** Whose a key is never changes; whether it holds stands elsewhere. */
const known = new WeakMap<object, Map<string, FoundKey>>();
const mostKnown = 10_000;

export interface FoundKey {
  uid: string;
  holder: string;
}

/** Makes a key of 256 random bits. Its text is told once, here; it opens nothing before the holder's record names its uid. */
export async function makeAccessKey(
  pool: Pick<Pool, 'query'>,
  holder: string,
  now: Date,
): Promise<{ uid: string; key: string }> {
  const secret = randomBytes(32).toString('base64url');
  const key = `${prefix}${secret}${checkOf(secret)}`;
  const uid = newId();
  await pool.query('insert into platform.access_keys (uid, holder, hash, made_at) values ($1, $2, $3, $4)', [
    uid,
    holder,
    hashOf(key),
    now,
  ]);
  return { uid, key };
}

/** The key that a request brings as `Authorization: Bearer upk_…`; null: none of that kind. */
export function keyIn(authorization: string | undefined): string | null {
  if (authorization === undefined || !/^bearer /i.test(authorization)) return null;
  const text = authorization.slice('bearer '.length).trim();
  return text.startsWith(prefix) ? text : null;
}

/** Has the key been somebody's here before? Asks no database: for the refusal of floods. */
export const isKnownKey = (pool: object, key: string): boolean => known.get(pool)?.has(hashOf(key)) ?? false;

/** Whose a key is; null: nobody's. One that is mistyped costs no look into the database. */
export async function findAccessKey(pool: Pick<Pool, 'query'>, key: string): Promise<FoundKey | null> {
  const [, secret, check] = form.exec(key) ?? [];
  if (secret === undefined || checkOf(secret) !== check) return null;
  const id = hashOf(key);
  let here = known.get(pool);
  if (!here) known.set(pool, (here = new Map()));
  const kept = here.get(id);
  if (kept) return kept;
  const {
    rows: [row],
  } = await pool.query<FoundKey>('select uid, holder from platform.access_keys where hash = $1', [id]);
  if (!row) return null;
  if (here.size >= mostKnown) here.delete(here.keys().next().value!);
  here.set(id, row);
  return row;
}
