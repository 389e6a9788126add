import { emptyOf, orderOf, applicableValues, type Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { importedColumns, importLimits, type ImportedColumn } from '@portal/event-schemas/kernel/entity/imported.ts';
import { creationSchema, schemaOf } from '@portal/event-schemas/kernel/entity/schemas.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Host } from '../../host/types.ts';
import { Refused } from '../../http/types.ts';
import { newId } from '../../ids/ids.ts';
import { readCsv } from '../../imports/csv.ts';
import type { Actor } from '../../event-log/types.ts';
import { keyStreamsOf, type Fields } from '../aggregate.ts';
import { stampedFields } from '../entity-calls.ts';
import { lastPlace } from '../places.ts';
import { orderStep } from '../move.ts';
import { refuseWhileUsed } from '../references.ts';
import { readRecord, withWholeKeys } from '../write.ts';
import { readCell, writeCell, type CodeOf, type NamesOf, type UidOf } from './cells.ts';
import { asCodeOf, codesIn, targetsIn, uidsOf } from './codes.ts';
import { faultOfIssue, type PlannedFault } from './faults.ts';
import type { ImportedRow } from './command.ts';

/** What a file means. `rows`: what is to be made or changed, those lines left out that are at fault. */
export interface ImportPlan {
  lines: number;
  unchanged: number;
  rows: (ImportedRow & { key: string; columns: string[]; says: Readonly<Record<string, string>> })[];
  /** Uids of what the file makes, also by lines that are at fault. */
  coming: ReadonlySet<string>;
  faults: PlannedFault[];
}

/** The plan in short: a file that is planned again and means the same has the same one. */
export const digestOf = ({ rows }: ImportPlan): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ kind, says, data }) => [kind, says, kind === 'change' ? data.seen : null])))
    .digest('base64url');

/** Every so many lines others have their turn. */
const atOnce = 200;

/** Reads a file as an entity's records now, and changes nothing. */
export async function planImport(host: Host, def: RecordDefinition, csv: string, actor: Actor): Promise<ImportPlan> {
  const { words } = def.declared!;
  const entity: Entity = def.declared!.entity;
  const none: ImportPlan = { lines: 0, unchanged: 0, rows: [], coming: new Set(), faults: [] };
  const by = entity.imported!.by;
  const columns = importedColumns(entity);
  const asCode = asCodeOf(def);
  const table = readCsv(csv);
  if ('rejection' in table) return { ...none, faults: [{ ...table, column: null }] };
  const { header, rows } = table;
  const wrong = headerFaults(header, columns, by);
  if (wrong.length > 0) return { ...none, faults: wrong.map(rejection => ({ line: 1, column: null, rejection })) };
  if (rows.length === 0)
    return { ...none, faults: [{ line: 0, column: null, rejection: reject('platform.import_empty') }] };
  if (rows.length > importLimits.lines)
    return {
      ...none,
      lines: rows.length,
      faults: [{ line: 0, column: null, rejection: reject('platform.import_too_long', { limit: importLimits.lines }) }],
    };

  await host.waitForReadModels(await host.log.head(), 5000);
  const there = columns.filter(({ column }) => header.includes(column.toLowerCase()));
  const [targets, present] = await Promise.all([
    uidsOf(
      host,
      there.flatMap(({ field }) => targetsIn(field)),
    ),
    recordsByCode(host, def, by),
  ]);
  const lines = rows.map(row => {
    const cells = Object.fromEntries(
      there.map(({ column }) => [column, row.cells[header.indexOf(column.toLowerCase())] ?? '']),
    );
    return { ...row, cells, width: row.cells.length, key: asCode(cells[by]!) };
  });
  const stamps = stampedFields(entity, actor.id, host.clock.iso());
  const coming = new Map<string, string>();
  for (const { key } of lines)
    if (key && !present.has(key) && !coming.has(key))
      coming.set(key, entity.uid?.({ [by]: key, ...stamps }) ?? newId());
  const now = await fieldsOf(
    host,
    def,
    lines.flatMap(({ key }) => present.get(key) ?? []),
  );
  const codes = await codesIn(host, there, now.values());
  const reading = {
    uidOf: ((field, code) =>
      targets(field, code) ?? (field.to!.entity === def.entity ? coming.get(asCode(code)) : undefined)) as UidOf,
    namesOf: namesIn(entity, words),
    timeZone: host.config.timeZone,
  };
  const creation = creationSchema(entity.fields);
  const schemas = Object.fromEntries(there.map(({ name, field }) => [name, schemaOf(field)]));
  const order = orderOf(entity.fields);
  let place = order && coming.size > 0 ? await lastPlace(host, def) : 0;

  const plan: ImportPlan = { ...none, lines: lines.length, coming: new Set(coming.values()) };
  const first = new Map<string, number>();
  for (const [index, { line, cells, key, width }] of lines.entries()) {
    if (index % atOnce === atOnce - 1) await nextTurn();
    const refuse = (column: string | null, rejection: Rejection): void =>
      void plan.faults.push({ line, column, rejection });
    if (width > header.length) {
      refuse(null, reject('platform.import_cells', { count: width, limit: header.length }));
      continue;
    }
    if (!key) {
      refuse(by, reject('platform.cell_required'));
      continue;
    }
    if (first.has(key)) {
      refuse(by, reject('platform.import_twice', { code: cells[by]!, first: first.get(key)! }));
      continue;
    }
    first.set(key, line);
    const uid = present.get(key);
    const before = uid === undefined ? undefined : now.get(uid);
    const given = readLine(there, cells, before, { ...reading, codeOf: codes, by });
    for (const { column, rejection } of given.faults) refuse(column, rejection);
    if (before) {
      const after = applicableValues(entity.fields, { ...before, ...given.values });
      const changes = Object.fromEntries(
        Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(before[name], value)),
      );
      const names = Object.keys(changes);
      const faults = names.flatMap(name => {
        const field = entity.fields[name]!;
        if (field.once) return [{ column: name, rejection: reject('platform.cell_once') }];
        const checked = schemas[name]!.safeParse(changes[name]);
        if (checked.success) changes[name] = checked.data;
        return (checked.error?.issues ?? []).map(issue => faultOfIssue(issue, [name], columns, changes[name]));
      });
      for (const { column, rejection } of faults) refuse(column, rejection);
      if (given.faults.length + faults.length > 0) continue;
      if (names.length === 0) {
        plan.unchanged += 1;
        continue;
      }
      const used = await refusal(() => refuseWhileUsed(host, def, uid!, changes));
      if (used) {
        refuse(Object.keys(used.fields ?? {})[0] ?? null, used);
        continue;
      }
      plan.rows.push({
        line,
        kind: 'change',
        key: cells[by]!,
        says: cells,
        columns: there.filter(({ name }) => names.includes(name)).map(({ column }) => column),
        data: {
          uid: uid!,
          changes: withWholeKeys(def, before, changes),
          seen: Object.fromEntries(names.map(name => [name, before[name]])),
          held: keyStreamsOf(def, before),
        },
      });
    } else {
      const made = creation.safeParse(given.values);
      const missed = given.faults.map(({ column }) => column);
      const faults = (made.error?.issues ?? []).map(issue => faultOfIssue(issue, [], columns, given.values));
      for (const { column, rejection } of faults)
        if (column === null || !missed.includes(column)) refuse(column, rejection);
      if (given.faults.length > 0 || !made.success) continue;
      const values: Fields = { ...made.data, ...stamps };
      if (order) values[order] = Math.min(place, entity.fields[order]!.max!);
      place += orderStep;
      plan.rows.push({
        line,
        kind: 'create',
        key: cells[by]!,
        says: cells,
        columns: there.filter(({ column }) => cells[column] !== '').map(({ column }) => column),
        data: { uid: coming.get(key)!, ...applicableValues(entity.fields, values) },
      });
    }
  }
  return plan;
}

/** What is wrong with the names of the columns. */
function headerFaults(header: readonly string[], columns: readonly ImportedColumn[], by: string): Rejection[] {
  if (header.length === 0) return [];
  const known = new Map(columns.map(({ column }) => [column.toLowerCase(), column]));
  const unknown = header.filter(name => name !== '' && !known.has(name));
  const twice = header.filter((name, at) => known.has(name) && header.indexOf(name) !== at);
  return [
    ...(header.includes(by.toLowerCase()) ? [] : [reject('platform.import_column_missing', { columns: by })]),
    ...(unknown.length > 0 ? [reject('platform.import_column_unknown', { columns: unknown })] : []),
    ...(twice.length > 0 ? [reject('platform.import_column_twice', { columns: twice })] : []),
  ];
}

/** The values that a line gives: those of its columns whose cells say something else than the record has. */
function readLine(
  columns: readonly ImportedColumn[],
  cells: Readonly<Record<string, string>>,
  before: Fields | undefined,
  { codeOf, by, ...reading }: { codeOf: CodeOf; by: string; uidOf: UidOf; namesOf: NamesOf; timeZone: string },
): { values: Fields; faults: { column: string; rejection: Rejection }[] } {
  const values: Fields = {};
  const faults: { column: string; rejection: Rejection }[] = [];
  for (const one of columns) {
    const { column, name, field, locale } = one;
    const cell = cells[column]!;
    if (before && (name === by || writeCell(one, before, codeOf).trim() === cell)) continue;
    if (locale) {
      const text = (values[name] ?? before?.[name] ?? { ru: '', kk: '', en: '', ky: '' }) as Localized;
      values[name] = { ...text, [locale]: cell };
    } else if (cell === '' && field.default !== undefined && field.kind !== 'yes') {
      values[name] = emptyOf(field);
    } else {
      const value = readCell(one, cell, reading);
      if (isRejection(value)) faults.push({ column, rejection: value });
      else if (value === null && !field.optional && !field.when)
        faults.push({ column, rejection: reject('platform.cell_required') });
      else values[name] = value;
    }
  }
  for (const { name, field } of columns)
    if (field.kind === 'localized' && field.nullable && isBlank(values[name])) values[name] = null;
  return { values, faults };
}
const isBlank = (text: unknown): boolean =>
  typeof text === 'object' && text !== null && Object.values(text).every(one => one === '');

/** All records of the kind by their codes. */
async function recordsByCode({ pool }: Host, def: RecordDefinition, by: string): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ uid: string; code: string }>(
    `select uid, "${by}" as code from ${def.module}.${def.table}_public where "${by}" is not null`,
  );
  const asCode = asCodeOf(def);
  return new Map(rows.map(({ uid, code }) => [asCode(code), uid]));
}
async function fieldsOf(host: Host, def: RecordDefinition, uids: readonly string[]): Promise<Map<string, Fields>> {
  const found = await Promise.all(uids.map(async uid => [uid, await readRecord(host, def, uid)] as const));
  return new Map(found.flatMap(([uid, fields]) => (fields ? [[uid, fields]] : [])));
}

/** What codes are called in all languages. */
function namesIn(entity: Entity, words: NonNullable<RecordDefinition['declared']>['words']): NamesOf {
  return (column, code) => {
    const [name = '', part] = column.split('.');
    const field = part ? entity.fields[name]?.columns?.[part] : entity.fields[name];
    const names = field?.names?.[code];
    return names ? Object.values(names) : Object.values(words).flatMap(({ codes }) => codes?.[name]?.[code] ?? []);
  };
}

async function refusal(work: () => Promise<unknown>): Promise<Rejection | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.rejection;
    throw error;
  }
}
