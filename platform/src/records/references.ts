import { usesByEntities, type RecordDefinition, type RecordReference } from '@portal/event-schemas/kernel/records.ts';
import { locales, type Locale, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Pool } from 'pg';
import { Refused } from '../http/types.ts';
import type { Host } from '../host/types.ts';
import { changedFixedFields, type Fields } from './aggregate.ts';
import { readRecord } from './write.ts';

export interface RecordUse {
  name: Localized;
  count: number;
  /** The first of the records, where they are called by a text of their own. */
  records?: readonly { uid: string; name: Localized | string }[];
}
type Found = Pick<RecordUse, 'count' | 'records'>;
/** So many of the records that use another one are named. */
const namedUses = 3;
/** Of the records that use another one, those that will do so no more: the caller removes or changes them in the same go. */
export type RemovedPaths = (reference: RecordReference) => readonly string[];
type Looking = Pick<Host, 'dispatcher' | 'log' | 'waitForReadModels'> & { pool: Pick<Pool, 'query'> };

/** How often each thing that the record's definition names uses it now, without those that do not. */
export async function recordUses(
  pool: Looking['pool'],
  def: RecordDefinition,
  uid: string,
  fields: Fields,
  leaving: RemovedPaths = () => [],
): Promise<RecordUse[]> {
  const references = [...(def.references ?? []), ...usesByEntities(def.entity)];
  const counts = await countUses(pool, references, { ...fields, uid }, leaving).catch(
    async (error: Error & { code?: string }) => {
      if (error.code !== undefinedTable) throw error;
      return countUses(pool, await thoseBuilt(pool, references), { ...fields, uid }, leaving);
    },
  );
  return references.flatMap(reference => {
    const found = counts.get(reference);
    return found && found.count > 0 ? [{ name: reference.name, ...found }] : [];
  });
}

const undefinedTable = '42P01';

async function countUses(
  pool: Looking['pool'],
  references: readonly RecordReference[],
  record: Fields,
  leaving: RemovedPaths,
): Promise<Map<RecordReference, Found>> {
  if (references.length === 0) return new Map();
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const counts = references.map(
    (reference, index) =>
      `select ${index} as index, count(*)::int as count, ${namesOf(reference)} as records
        from ${reference.view} as used
        where ${condition(reference, record, bind)}${but(leaving(reference), bind)}`,
  );
  const { rows } = await pool.query<{ index: number } & Found>(counts.join(' union all '), values);
  return new Map(
    rows.map(({ index, count, records }) => [references[index]!, { count, ...(records ? { records } : {}) }]),
  );
}

const namesOf = ({ title }: RecordReference): string =>
  title
    ? `to_json((array_agg(json_build_object('uid', used.uid, 'name', used."${title}") order by used.uid))[1:${namedUses}])`
    : 'null::json';

/** What is not built yet, before a first start is through, uses nothing; the others are asked all the same. */
async function thoseBuilt(pool: Looking['pool'], references: readonly RecordReference[]): Promise<RecordReference[]> {
  const { rows } = await pool.query<{ view: string }>(
    'select view from unnest($1::text[]) view where to_regclass(view) is not null',
    [references.map(({ view }) => view)],
  );
  return references.filter(({ view }) => rows.some(row => row.view === view));
}

const but = (uids: readonly string[], bind: (value: unknown) => string): string =>
  uids.length > 0 ? ` and used.uid <> all(${bind(uids)})` : '';

function condition(
  { column, field = 'uid', path }: RecordReference,
  record: Fields,
  bind: (value: unknown) => string,
): string {
  const value = bind(String(record[field]));
  return path
    ? `jsonb_path_exists(used."${column}", ${bind(`${path} ? (@ == $value)`)}::jsonpath, jsonb_build_object('value', ${value}::text))`
    : `used."${column}" = ${value}::text`;
}

/**
 * Refuses with `platform.record_in_use` when the record is used: before it is removed, or before one of its `fixed`
 * fields changes. What the log
 * holds by now is in the views before they are asked.
 */
export async function refuseWhileUsed(
  host: Looking,
  def: RecordDefinition,
  uid: string,
  changes?: Fields,
  leaving?: RemovedPaths,
): Promise<void> {
  if (!def.references?.length && usesByEntities(def.entity).length === 0) return;
  const now = await readRecord(host, def, uid);
  // Whether it stays whatever uses it is decided with the command.
  if (!now || def.declared?.entity.stays?.holds(now)) return;
  const fixed = changes ? changedFixedFields(def, now, changes) : [];
  if (changes && fixed.length === 0) return;
  await host.waitForReadModels(await host.log.head(), 5000);
  const uses = await recordUses(host.pool, def, uid, now, leaving);
  if (uses.length === 0) return;
  throw new Refused(recordInUse(def, uid, uses, fixed));
}

/** «клубы: 2 (Шахматы, Театр)» */
function inWords({ name, count, records = [] }: RecordUse, locale: Locale): string {
  const called = records.map(one => (typeof one.name === 'string' ? one.name : one.name[locale] || one.name.ru));
  const more = called.length > 0 && count > called.length ? ' …' : '';
  return `${name[locale]}: ${count}${called.length > 0 ? ` (${called.join(', ')}${more})` : ''}`;
}

/** The refusal: what uses the record; `fixed`: the fields that would have changed. */
export function recordInUse(
  { entity }: RecordDefinition,
  uid: string,
  uses: readonly RecordUse[],
  fixed: readonly string[] = [],
): Rejection {
  const where = Object.fromEntries(locales.map(locale => [locale, uses.map(use => inWords(use, locale)).join(', ')]));
  return reject(
    'platform.record_in_use',
    { entity, uid, where, count: uses.reduce((sum, { count }) => sum + count, 0), uses },
    Object.fromEntries(fixed.map(name => [name, 'platform.record_in_use'])),
  );
}
