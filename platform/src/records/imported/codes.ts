import type { Field, Target } from '@portal/event-schemas/kernel/entity/fields.ts';
import type { ImportedColumn } from '@portal/event-schemas/kernel/entity/imported.ts';
import { definedRecords, type RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { Pool } from 'pg';
import type { Fields } from '../aggregate.ts';
import { recordColumns } from '../columns.ts';
import type { CodeOf, UidOf } from './cells.ts';

type Reading = { pool: Pick<Pool, 'query'> };

/** The field by whose text records of a kind are found in files: what an import goes by, or the one text that no two of them share. */
export function codeField(def: RecordDefinition): string | undefined {
  const { imported } = def.declared?.entity ?? {};
  if (imported) return imported.by;
  const texts = recordColumns(def).flatMap(({ name, sql }) => (sql === 'text' ? [name] : []));
  return def.unique?.find(key => key.length === 1 && texts.includes(key[0]!))?.[0];
}
function codedBy({ entity, isRecord }: Target): { view: string; column: string; asCode: AsCode } | undefined {
  const def = isRecord ? definedRecords().find(one => one.entity === entity) : undefined;
  const column = def && codeField(def);
  return column ? { view: `${def.module}.${def.table}_public`, column, asCode: asCodeOf(def) } : undefined;
}
type AsCode = (text: string) => string;
/** As codes of a kind are compared: whatever their case, but for kinds with `exactKeys`. */
export const asCodeOf =
  ({ declared }: RecordDefinition): AsCode =>
  text =>
    !declared || declared.entity.exactKeys ? text.trim() : text.trim().toLowerCase();

/** Fields that name records, those within rows too. */
export const targetsIn = (field: Field): Target[] =>
  field.to ? [field.to] : Object.values(field.columns ?? {}).flatMap(targetsIn);

/** The codes of the records that these fields name; the uid, where there is none. `uids`: of each field's target. */
async function codesOf({ pool }: Reading, named: ReadonlyMap<Target, ReadonlySet<string>>): Promise<CodeOf> {
  const found = new Map<Target, Map<string, string>>();
  for (const [target, uids] of named) {
    const coded = codedBy(target);
    if (!coded || uids.size === 0) continue;
    const { rows } = await pool.query<{ uid: string; code: string | null }>(
      `select uid, "${coded.column}" as code from ${coded.view} where uid = any($1)`,
      [[...uids]],
    );
    found.set(target, new Map(rows.flatMap(({ uid, code }) => (code === null ? [] : [[uid, code]]))));
  }
  return ({ to }, uid) => found.get(to!)?.get(uid) ?? uid;
}

/** Records of the fields' targets by code: of each target all, as files of the size that is allowed name most of them. */
export async function uidsOf({ pool }: Reading, targets: Iterable<Target>): Promise<UidOf> {
  const found = new Map<Target, { asCode: AsCode; uids: Map<string, string> }>();
  for (const target of new Set(targets)) {
    const coded = codedBy(target);
    if (!coded) continue;
    const { rows } = await pool.query<{ uid: string; code: string }>(
      `select uid, "${coded.column}" as code from ${coded.view} where "${coded.column}" is not null`,
    );
    found.set(target, {
      asCode: coded.asCode,
      uids: new Map([
        ...rows.map(({ uid }) => [uid, uid] as const),
        ...rows.map(({ uid, code }) => [coded.asCode(code), uid] as const),
      ]),
    });
  }
  return ({ to }, code) => {
    const known = found.get(to!);
    return known ? (known.uids.get(known.asCode(code)) ?? known.uids.get(code)) : code;
  };
}

/** Codes of everything that records name in these columns. */
export async function codesIn(
  host: Reading,
  columns: readonly ImportedColumn[],
  records: Iterable<Fields>,
): Promise<CodeOf> {
  const named = new Map<Target, Set<string>>();
  const note = (to: Target, value: unknown): void => {
    const uids = named.get(to) ?? new Set();
    named.set(to, uids);
    for (const uid of Array.isArray(value) ? value : [value]) if (typeof uid === 'string') uids.add(uid);
  };
  for (const record of records)
    for (const { name, field } of columns) {
      if (field.to) note(field.to, record[name]);
      if (field.columns)
        for (const row of (record[name] ?? []) as Fields[])
          for (const [part, { to }] of Object.entries(field.columns)) if (to) note(to, row[part]);
    }
  return codesOf(host, named);
}
