import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { contracts } from '@portal/event-schemas/offerings/calls.ts';
import { rollOverColumns, stageNames } from '@portal/event-schemas/offerings/rollover/list-names.ts';
import type { RollOverView } from '@portal/event-schemas/offerings/rollover/views.ts';
import { list, query, Refused } from '@portal/platform/http/types.ts';
import { choice, number, time } from '@portal/platform/lists/columns.ts';
import { obstacles } from '../../registration/explain.ts';
import { iso } from '../../registration/times.ts';

const from = `registration.roll_overs x
  LEFT JOIN curriculum.study_periods_public before ON before.uid = x.from_period
  LEFT JOIN curriculum.study_periods_public after ON after.uid = x.to_period
  LEFT JOIN identity.people_public who ON who.uid = x.asked_by`;
const now = (state: string) =>
  `(SELECT count(*)::int FROM registration.rolled_courses r WHERE r.roll_over = x.uid AND ${state})`;
const [drafts, opened] = [now('NOT r.opened'), now('r.opened')];

interface Row extends Omit<
  RollOverView,
  'asked_at' | 'finished_at' | 'progress' | 'refusals' | 'undo_until' | 'stream'
> {
  asked_at: string;
  finished_at: string | null;
  undo_until: string | null;
  refusals: { offering: string; code: string; params: Record<string, unknown> }[];
}

export const rollOverCalls = [
  list(contracts['GET /rollovers/'], {
    summary: 'Roll-overs of terms, and how many of their courses are drafts and open now',
    from,
    defaultSort: ['asked_at', 'DESC'],
    columns: {
      uid: { sql: 'x.uid', type: 'text', filter: 'equals' },
      from_period: choice('x.from_period'),
      from_name: { sql: 'before.name', type: 'localized', sort: true, header: rollOverColumns.from },
      to_period: choice('x.to_period'),
      to_name: { sql: 'after.name', type: 'localized', sort: true, header: rollOverColumns.to },
      stage: choice('x.stage', rollOverColumns.stage, stageNames),
      asked_by: choice('x.asked_by'),
      asked_by_name: {
        sql: 'who.display_name',
        type: 'text',
        sort: true,
        search: true,
        header: rollOverColumns.asked_by,
      },
      asked_at: time('x.asked_at', rollOverColumns.asked_at),
      finished_at: time('x.finished_at'),
      courses: number('x.courses', rollOverColumns.courses),
      copied: number('x.copied', rollOverColumns.copied),
      left_out: number('x.left_out', rollOverColumns.left_out),
      refused: number('x.refused', rollOverColumns.refused),
      drafts: { sql: drafts, type: 'number', header: rollOverColumns.drafts },
      opened: { sql: opened, type: 'number', header: rollOverColumns.opened },
    },
    map: (row: { asked_at: string; finished_at: string | null }) => ({
      ...row,
      asked_at: iso(row.asked_at),
      finished_at: iso(row.finished_at),
    }),
  }),
  query(contracts['GET /rollovers/{uid}/'], {
    summary: 'A roll-over: how far it is, what came of it, until when it can be undone',
    async run(input) {
      const { db, params } = input;
      const {
        rows: [row],
      } = await db.query<Row>(
        `SELECT x.uid, x.from_period, before.name AS from_name, x.to_period, after.name AS to_name, x.stage, x.asked_by,
           who.display_name AS asked_by_name, x.asked_at, x.finished_at, x.courses, x.copied, x.left_out, x.behind, x.refused, x.taken_back, x.refusals,
           x.copies, ${drafts} AS drafts, ${opened} AS opened,
           (SELECT min(p.start_date::timestamptz) FROM registration.registration_periods_public p WHERE p.study_period = x.to_period) AS undo_until
         FROM ${from} WHERE x.uid = $1`,
        [params.uid],
      );
      if (!row) throw new Refused(reject('offerings.roll_over_not_found', { roll_over: params.uid }));
      const running = await db.query<RollOverView['progress']>(
        'SELECT done, "of" FROM registration.roll_over_progress_public WHERE roll_over = $1 AND undo = $2',
        [params.uid, row.stage === 'undoing'],
      );
      const names = await db.query<{ uid: string; code: string }>(
        'SELECT uid, code FROM registration.planned_courses WHERE uid = ANY($1)',
        [row.refusals.map(({ offering }) => offering)],
      );
      const codeOf = new Map(names.rows.map(({ uid, code }) => [uid, code]));
      const explain = obstacles(input);
      return {
        ...row,
        asked_at: iso(row.asked_at),
        finished_at: iso(row.finished_at),
        undo_until: iso(row.undo_until),
        progress: running.rows[0] ?? { done: 0, of: row.courses },
        refusals: row.refusals.map(({ offering, code, params: seen }) => ({
          uid: offering,
          course: codeOf.get(offering) ?? offering,
          ...explain(reject(code, seen)),
        })),
        stream: `roll_over-${row.uid}`,
      };
    },
  }),
];
