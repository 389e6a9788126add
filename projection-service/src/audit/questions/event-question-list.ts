import type { LoggedEvent } from '@portal/event-schemas/audit/history.ts';
import { headers } from '@portal/event-schemas/audit/headers.ts';
import { list, type CallContext, type Column, type ListCall, type ListContract } from '@portal/platform/http/types.ts';
import type { Bind } from '../events/conditions.ts';
import { eventsInWords } from '../events/events-in-words.ts';
import { countMax } from '../events/page.ts';
import { exportColumns, exportedEvents } from '../events/exporting.ts';

type Row = { position: number; person: string | null; course: string | null } & Record<string, unknown>;

interface Question {
  contract: ListContract;
  summary: string;
  /** Rows with `position`, `person`, `course` of the events that answer, and the question's own columns. */
  source: (filter: any, asker: Pick<CallContext, 'host'>, bind: Bind) => string;
  /** The question's own columns in an export. */
  columns: Record<string, Column>;
  /** Adds what the row says besides the event, a page at a time. */
  finish: (
    events: readonly (LoggedEvent & { row: Row })[],
    input: Pick<CallContext, 'locale'> & { db: CallContext['host']['pool'] },
  ) => Promise<unknown[]>;
}

/** A question whose answer is a list of events: found by SQL, told in words, newest first; its export says the same. */
export function eventQuestionList({ contract, summary, source, columns, finish }: Question): ListCall {
  return list(contract, {
    reads: 'unhurried',
    summary,
    key: 'position',
    defaultSort: ['position', 'DESC'],
    from: ({ query: filter, host, bind }) =>
      `(${source(filter, { host }, bind)}) e
      JOIN audit.events found ON found.position = e.position JOIN audit.streams s ON s.id = found.stream JOIN audit.kinds kd ON kd.id = found.kind`,
    columns: {
      ...exportColumns('found'),
      position: { sql: 'e.position', type: 'number', sort: true, required: true, header: headers.position },
      ...columns,
    },
    exported: exportedEvents,
    async page(input, { own, filters, sort: [, order], offset, limit }) {
      const only = filters.find(one => one.column === 'position')?.values;
      const {
        host: { pool },
        host,
        locale,
      } = input;
      const ask = async <R extends object>(text: (from: string) => string): Promise<R[]> => {
        const values: unknown[] = [];
        const bind: Bind = value => `$${values.push(value)}`;
        const all = source(own, { host }, bind);
        const from = only ? `SELECT * FROM (${all}) AS every WHERE every.position = ANY(${bind(only)})` : all;
        return (await pool.query<R>(text(from), values)).rows;
      };
      const [rows, [counted]] = await Promise.all([
        ask<Row>(
          from =>
            `SELECT q.*, q.position::float8 AS position FROM (${from}) AS q ORDER BY q.position ${order} LIMIT ${limit} OFFSET ${offset}`,
        ),
        ask<{ count: number }>(
          from => `SELECT count(*)::int AS count FROM (SELECT 1 FROM (${from}) AS q LIMIT ${countMax}) AS counted`,
        ),
      ]);
      const byPosition = new Map(rows.map(one => [one.position, one]));
      const told = await eventsInWords({ host, locale, db: pool }, rows);
      return {
        rows: await finish(
          told.map(event => ({ ...event, row: byPosition.get(event.position)! })),
          { locale, db: pool },
        ),
        count: counted!.count,
      };
    },
  });
}
