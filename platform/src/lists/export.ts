import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { hostAsOf } from '../as-of/host-as-of.ts';
import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dateIn } from '../clock/occurrences.ts';
import { fileMode, folderMode } from '../files/private-folders.ts';
import type { AnyCall, CallContext, ListCall } from '../http/types.ts';
import { newId } from '../ids/ids.ts';
import { defineJob } from '../jobs/types.ts';
import type { Migration } from '../postgres/migrate.ts';
import type { Config } from '../config/config.ts';
import { writeCsv, writeXlsx } from './export-files.ts';
import type { ExportColumn } from './cells.ts';
import type { ListSql } from './sql.ts';
import type { ListRequest } from './types.ts';
import type { ExportRow } from './export-row.ts';

/** Exports asked for: the statement (made with the asker's rights), its columns, how far it is. The job's own data is the id alone. */
export const exportTables: Migration = {
  name: 'platform.exports',
  as: 'app',
  sql: `
create table if not exists platform.exports (
  id text primary key,
  account text not null,
  name text not null,
  format text not null check (format in ('csv', 'xlsx')),
  locale text not null,
  statement jsonb not null,
  columns jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed')),
  done int not null default 0,
  total int not null default 0,
  created_at timestamptz not null
);
alter table platform.exports add column if not exists call text not null default '';
alter table platform.exports add column if not exists codes boolean not null default false;
create index if not exists exports_created_at on platform.exports (created_at);
`,
};
const keepHours = 24;

export const exportPath = (config: Config, { id, format }: Pick<ExportRow, 'id' | 'format'>): string =>
  path.join(config.data, 'exports', `${id}.${format}`);

/** Where exports wait for their turn. */
const queue = { name: 'exports', attempts: 2 };

/** All rows of the list's filter as a file; the job's id is the export's. `calls`: where lists that complete their rows themselves are found. */
export const exportJob = (calls: readonly AnyCall[]) =>
  defineJob<{ export: string }>({
    ...queue,
    async run({ export: id }, host, report) {
      const {
        rows: [row],
      } = await host.pool.query<ExportRow>('select * from platform.exports where id = $1', [id]);
      if (!row) return;
      const file = exportPath(host.config, row);
      await mkdir(path.dirname(file), { recursive: true, mode: folderMode });
      const progress = async (done: number, total: number) => {
        await host.files.checkDisk();
        await host.pool.query(`update platform.exports set status = 'running', done = $2, total = $3 where id = $1`, [
          id,
          done,
          total,
        ]);
        await report(done, total);
      };
      try {
        const from = row.statement.past ? hostAsOf(host, await host.snapshots.open(row.statement.past)) : host;
        const call = calls.find(one => one.call === row.call);
        await (row.format === 'csv' ? writeCsv : writeXlsx)(
          row,
          file,
          from,
          progress,
          call?.kind === 'list' ? (row.codes ? call.coded?.rows : call.exported) : undefined,
        );
        await chmod(file, fileMode);
        await host.pool.query(`update platform.exports set status = 'ready', done = total where id = $1`, [id]);
      } catch (error) {
        await rm(file, { force: true });
        await host.pool.query(`update platform.exports set status = 'failed' where id = $1`, [id]);
        throw error;
      }
    },
  });

/** What the list is, by its whole path, and the day: files of several lists and days lie side by side. */
export const fileName = (call: Pick<ListCall, 'call'>, day: string): string =>
  [
    ...call.call
      .split('/')
      .slice(1)
      .filter(part => part && !part.startsWith('{')),
    day,
  ].join('-');

/** The columns that are called something, with their headers and codes in the reader's language. */
const columnsIn = (call: ListCall, locale: Locale): ExportColumn[] =>
  Object.entries(call.columns).flatMap(([name, { type, header, names }]) =>
    header
      ? [
          {
            name,
            type,
            header: header[locale],
            ...(names && {
              names: Object.fromEntries(Object.entries(names).map(([code, called]) => [code, called[locale]])),
            }),
          },
        ]
      : [],
  );

/** Keeps what is asked and starts the job; answers its id. Exports of yesterday go. */
export async function startExport(
  call: ListCall,
  as: NonNullable<ListRequest['export']>,
  sql: ListSql,
  { host: asked, actor, locale }: CallContext,
): Promise<string> {
  const host = asked.asOf?.present ?? asked;
  await host.files.checkDisk();
  const codes = as === 'codes';
  const columns = codes
    ? call.coded!.columns.map((name): ExportColumn => ({ name, type: 'text', header: name }))
    : columnsIn(call, locale);
  const statement = {
    rows: `select ${sql.select} from ${sql.from} ${sql.where} ${sql.orderBy}`,
    count: `select count(*)::int as count from ${sql.from} ${sql.where}`,
    values: sql.values,
    past: asked.asOf?.uid,
  };
  const id = newId();
  const now = host.clock.now();
  const { rows: old } = await host.pool.query<ExportRow>(
    'delete from platform.exports where created_at < $1 returning *',
    [new Date(now.getTime() - keepHours * 3_600_000)],
  );
  await Promise.all(old.map(row => rm(exportPath(host.config, row), { force: true })));
  await host.pool.query(
    `insert into platform.exports (id, account, call, name, format, codes, locale, statement, columns, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      actor.id,
      call.call,
      fileName(call, dateIn(host.config.timeZone, now)) + (codes ? '-codes' : ''),
      codes ? 'csv' : as,
      codes,
      locale,
      JSON.stringify(statement),
      JSON.stringify(columns),
      now,
    ],
  );
  await host.jobs.add({ ...queue, run: async () => undefined }, { export: id }, { id });
  return id;
}
