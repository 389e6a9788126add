import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { Entity, Fields, FileInfo } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';
import { uploadRefusals } from '@portal/event-schemas/kernel/refusals.ts';
import { definedRecords, type RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { z } from 'zod';
import { removeOrphans } from '../files/orphans.ts';
import type { StoredFile } from '../files/types.ts';
import { admit } from '../http/admission.ts';
import { command, Refused, type CallContext, type CommandCall } from '../http/types.ts';
import { defineJob } from '../jobs/types.ts';
import type { Sql } from '../projections/types.ts';
import type { Fields as Values } from './aggregate.ts';
import { visibilityCondition } from './life-queries.ts';

export const fileView = z.object({ uid: z.string(), name: z.string(), type: z.string(), size: z.number() });
const fileFields = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, { kind }]) => kind === 'files');
/** Whether records of the kind hold files. */
export const hasFiles = ({ declared }: RecordDefinition): boolean =>
  declared !== undefined && fileFields(declared.entity.fields).length > 0;
/** What a file is for until a record takes it; then it is the entity's, for good. */
const awaited = (entity: string): string => `${entity}.new`;
const shown = ({ uid, name, type, size }: StoredFile): FileInfo => ({ uid, name, type, size });

/** `POST <path>files/?field=`: files for a field of a record that is made or changed next. */
export function uploadCall(def: RecordDefinition): CommandCall[] {
  if (!hasFiles(def)) return [];
  const { entity, words } = def.declared! as { entity: Entity; words: { en: { object: string } } };
  const fields = Object.fromEntries(fileFields(entity.fields));
  return [
    command({
      call: `POST ${entity.path}files/` as Call,
      summary: `Upload files (multipart) that are to stand in ${words.en.object}: all or none`,
      query: z.object({ field: z.enum(Object.keys(fields) as [string, ...string[]]) }),
      answer: z.array(fileView),
      refuses: uploadRefusals,
      run: async ({ host, actor, query, raw }) => {
        const { types, bytes, max, pixels } = fields[query.field]!;
        const { files } = await host.files.receive(raw.request, {
          owner: actor.id,
          purpose: awaited(entity.entity),
          ...(types ? { types } : {}),
          ...(bytes ? { bytes } : {}),
          ...(pixels ? { pixels } : {}),
          count: max ?? 1,
        });
        return files.map(shown);
      },
    }),
  ];
}

/**
 * Writes fields of a record. Files that are new in it have been uploaded for such records by whoever writes
 * (`platform.file_unknown` otherwise), and belong to the entity afterwards.
 */
export async function writeWithFiles<T>(
  { host, actor }: Pick<CallContext, 'host' | 'actor'>,
  { declared }: RecordDefinition,
  now: Values | null,
  fields: Values,
  write: () => Promise<T>,
): Promise<T> {
  const { entity } = declared!;
  const added = fileFields(entity.fields).flatMap(([name]) => {
    const before = (now?.[name] ?? []) as string[];
    return ((fields[name] ?? []) as string[]).filter(uid => !before.includes(uid)).map(uid => ({ name, uid }));
  });
  if (added.length === 0) return write();
  const stored = await host.files.findAll(added.map(({ uid }) => uid));
  const own = new Set(
    stored
      .filter(({ owner, purpose }) => owner === actor.id && [awaited(entity.entity), entity.entity].includes(purpose))
      .map(({ uid }) => uid),
  );
  const unknown = added.filter(({ uid }) => !own.has(uid));
  if (unknown.length > 0)
    throw new Refused(
      reject('platform.file_unknown', {}, Object.fromEntries(unknown.map(({ name }) => [name, 'unknown']))),
    );
  const done = await write();
  await host.files.give([...own], entity.entity);
  return done;
}

/** Adds `<field>_files` to rows: names, types and sizes of their files. */
export async function withFiles(
  fields: Fields,
  rows: Values[],
  { host }: Pick<CallContext, 'host'>,
): Promise<Values[]> {
  const names = fileFields(fields).map(([name]) => name);
  if (names.length === 0) return rows;
  const uids = rows.flatMap(row => names.flatMap(name => (row[name] ?? []) as string[]));
  const known = new Map((await host.files.findAll(uids)).map(file => [file.uid, shown(file)]));
  return rows.map(row => ({
    ...row,
    ...Object.fromEntries(
      names.map(name => [`${name}_files`, ((row[name] ?? []) as string[]).flatMap(uid => known.get(uid) ?? [])]),
    ),
  }));
}

/** SQL: some row of the entity holds the file, a placeholder or column. */
const holds = (entity: Entity<any>, file: string): string =>
  fileFields(entity.fields)
    .map(([name]) => `e."${name}" @> to_jsonb(${file}::text)`)
    .join(' or ');

/** Whether a file stands in a record that the reader sees. */
export async function isInVisibleRecord(file: StoredFile, input: CallContext & { db: Sql }): Promise<boolean> {
  const def = definedRecords().find(one => one.entity === file.purpose && hasFiles(one));
  if (!def || admit(def.readers, input.roles) !== 'admitted') return false;
  const { entity } = def.declared!;
  const values: unknown[] = [file.uid];
  const seen = visibilityCondition(entity, input, value => `$${values.push(value)}`);
  const { rowCount } = await input.db.query(
    `select from ${entity.module}.${entity.table} e where (${holds(entity, '$1')}) ${seen ? `and ${seen}` : ''} limit 1`,
    values,
  );
  return rowCount! > 0;
}

/** Files that no record has taken go after a week. */
export const recordFilesJob = defineJob<object>({
  name: 'record-files',
  schedule: { cron: '40 3 * * *' },
  run: async (_data, host, report) => {
    const results = [];
    for (const def of definedRecords().filter(hasFiles)) {
      const { entity } = def.declared!;
      const inUse = `exists (select from ${entity.module}.${entity.table} e where ${holds(entity, 'x.uid')})`;
      results.push(await removeOrphans({ purpose: awaited(entity.entity), keptDays: 7, inUse }, host, report));
    }
    return {
      removed: results.reduce((sum, { removed }) => sum + removed, 0),
      failed: results.flatMap(({ failed }) => failed),
    };
  },
});
