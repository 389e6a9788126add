import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { partsOfRow } from '@portal/event-schemas/grades/ids.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { list, query } from '@portal/platform/http/types.ts';
import { choice, time } from '@portal/platform/lists/columns.ts';
import type { UnblockRow } from '@portal/event-schemas/grades/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { seenSheets, sightedSheet } from './sight.ts';

const history = list(contracts['GET /journals/history_final_grades/'], {
  summary: 'Who did what with a row, or with the rows of a sheet, the newest first',
  from: `grades.row_history h JOIN grades.sheets s ON s.uid = h.sheet
    LEFT JOIN identity.people_public b ON b.uid = h.by
    LEFT JOIN curriculum.students_public t ON t.uid = h.student`,
  columns: {
    uid: { sql: 'h.uid', type: 'text', filter: 'equals' },
    sheet: { sql: 'h.sheet', type: 'text', filter: 'equals' },
    row: { sql: `h.sheet || '.' || h.student`, type: 'text' },
    student: choice('h.student'),
    student_name: { sql: 't.display_name', type: 'text', search: true, header: columnNames.student },
    at: time('h.at', columnNames.at),
    by: { sql: 'b.display_name', type: 'text' },
    what: choice('h.what'),
    from: { sql: 'h.from', type: 'text' },
    to: { sql: 'h.to', type: 'text' },
    comment: { sql: 'h.comment', type: 'text', header: columnNames.comment },
  },
  defaultSort: ['at', 'DESC'],
  where: ({ query: asked, bind, ...reader }) => {
    const { sheet, row } = asked as { sheet?: string; row?: string };
    const parts = row ? partsOfRow(row) : null;
    return [
      seenSheets(reader, bind),
      ...(sheet ? [`h.sheet = ${bind(sheet)}`] : []),
      ...(row ? [`h.sheet = ${bind(parts?.sheet ?? '')} AND h.student = ${bind(parts?.student ?? '')}`] : []),
    ].join(' AND ');
  },
});

const from = `grades.unblocks u LEFT JOIN identity.people_public b ON b.uid = u.made_by`;
const courses = `(SELECT coalesce(json_agg(json_build_object('uid', s.uid, 'name', s.name, 'number', s.number) ORDER BY s.code, s.number), '[]')
  FROM grades.sheets s WHERE s.uid = ANY(u.sheets))`;
const columns = {
  uid: { sql: 'u.uid', type: 'text', filter: 'equals' },
  common: { sql: 'u.common', type: 'boolean', filter: 'equals' },
  sheets: { sql: 'to_json(u.sheets)', type: 'json' },
  rows: { sql: 'to_json(u.rows)', type: 'json' },
  courses: { sql: courses, type: 'json' },
  date: { sql: 'u.date', type: 'text', sort: true, header: columnNames.date },
  until: time('u.until'),
  is_active: { sql: 'u.is_active', type: 'boolean', filter: 'equals' },
  reason: { sql: 'u.reason', type: 'text', search: true, header: columnNames.reason },
  made_at: time('u.made_at', columnNames.at),
  made_by: { sql: 'b.display_name', type: 'text', sort: true },
  ended_at: time('u.ended_at'),
} as const;
const unblockList = list(contracts['GET /block_final_grades/list/'], {
  summary: 'Openings of sheets that last',
  from,
  columns,
  defaultSort: ['made_at', 'DESC'],
  where: ({ bind, host }) => `u.is_active AND u.until > ${bind(host.clock.iso())}`,
});
const unblockHistory = list(contracts['GET /journals/history_final_grades_block_unblock/'], {
  summary: 'All openings of sheets that there were: who, until when, why',
  from,
  columns,
  defaultSort: ['made_at', 'DESC'],
});

async function activeUnblock(db: Sql, where: string, now: string, sheet: string): Promise<UnblockRow | null> {
  const named = Object.entries(columns).map(([name, { sql }]) => `${sql} AS "${name}"`);
  const { rows } = await db.query<UnblockRow>(
    `SELECT u.uid AS id, ${named.join(', ')} FROM ${from}
      WHERE u.is_active AND u.until > $1 AND (${where}) AND $2::text IS NOT NULL ORDER BY u.until DESC LIMIT 1`,
    [now, sheet],
  );
  const iso = (at: unknown): string => new Date(at as string).toISOString();
  return rows[0] ? { ...rows[0], until: iso(rows[0].until), made_at: iso(rows[0].made_at), ended_at: null } : null;
}
const actual = query(contracts['GET /block_final_grades/actual_unblock/'], {
  summary: 'The opening of a sheet that lasts, if there is one',
  run: async input => {
    const sheet = await sightedSheet(input, input.query.sheet);
    return { unblock: await activeUnblock(input.db, 'u.sheets @> ARRAY[$2]', input.host.clock.iso(), sheet) };
  },
});
const common = query(contracts['GET /block_final_grades/common_actual_unblock/'], {
  summary: 'The opening of every sheet that lasts; null where there is none',
  run: async ({ db, host }) => ({ unblock: await activeUnblock(db, 'u.common', host.clock.iso(), '') }),
});

const failures = list(contracts['GET /journals/failures/'], {
  summary: 'Disciplines that students have failed, flagged from the third time on',
  from: `grades.failures f LEFT JOIN curriculum.students_public t ON t.uid = f.student
    LEFT JOIN curriculum.disciplines_public d ON d.uid = f.discipline`,
  columns: {
    uid: { sql: 'f.uid', type: 'text', filter: 'equals' },
    student: choice('f.student'),
    student_name: { sql: 't.display_name', type: 'text', sort: true, search: true, header: columnNames.student },
    discipline: choice('f.discipline'),
    discipline_name: { sql: 'd.name', type: 'localized', sort: true, header: columnNames.course },
    times: {
      sql: '(SELECT count(*)::int FROM jsonb_object_keys(f.attempts))',
      type: 'number',
      sort: true,
      header: columnNames.number,
    },
    flagged: { sql: 'f.flagged', type: 'boolean', filter: 'equals' },
    marks: {
      sql: `(SELECT coalesce(json_agg(v ORDER BY k), '[]') FROM jsonb_each_text(f.attempts) e(k, v))`,
      type: 'json',
    },
  },
  defaultSort: ['times', 'DESC'],
  where: () => `f.attempts <> '{}'`,
});

export const historyCalls = [history, unblockList, unblockHistory, actual, common, failures];
