import { listNames } from '@portal/event-schemas/registration/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { cardStatusNames } from '@portal/event-schemas/registration/names.ts';
import type { StatusSwitchDetail } from '@portal/event-schemas/registration/settings-views.ts';
import { list, query, Refused } from '@portal/platform/http/types.ts';
import { time } from '@portal/platform/lists/columns.ts';
import { obstacles } from '../explain.ts';
import { displayName } from '../students.ts';
import { iso } from '../times.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

const from = `registration.status_switches x
  LEFT JOIN curriculum.study_periods_public sp ON sp.uid = x.study_period
  LEFT JOIN identity.people_public who ON who.uid = x.asked_by`;
interface Row extends Omit<StatusSwitchDetail, 'progress' | 'refusals' | 'asked_at' | 'finished_at'> {
  asked_at: Date;
  finished_at: Date | null;
  refusals: { card: string; code: string; params: Record<string, unknown> }[];
}

/** Switches of the status: all that were asked for, and one with its progress and its report. */
export const switchCalls = [
  list(contracts['GET /registration/status_switches/'], {
    summary: 'Switches of the status that the office asked for',
    from,
    defaultSort: ['asked_at', 'DESC'],
    columns: {
      uid: { sql: 'x.uid', type: 'text' },
      study_period: { sql: 'x.study_period', type: 'text', filter: 'equals' },
      study_period_name: { sql: 'sp.name', type: 'localized', sort: true, header: columnNames.study_period },
      status: {
        sql: 'x.status',
        type: 'text',
        filter: 'equals',
        sort: true,
        header: listNames.newStatus,
        names: cardStatusNames,
      },
      reason: { sql: 'x.reason', type: 'text', search: true, header: columnNames.reason },
      cards: {
        sql: 'x.cards',
        type: 'number',
        sort: true,
        header: listNames.cards,
      },
      asked_by: { sql: 'x.asked_by', type: 'text', filter: 'equals' },
      asked_by_name: {
        sql: 'who.display_name',
        type: 'text',
        search: true,
        sort: true,
        header: listNames.startedBy,
      },
      asked_at: time('x.asked_at', columnNames.at),
      finished_at: {
        sql: 'x.finished_at',
        type: 'time',
        sort: true,
        header: listNames.finished,
      },
      done: {
        sql: 'x.done',
        type: 'number',
        sort: true,
        header: listNames.changed,
      },
      refused: {
        sql: 'x.refused',
        type: 'number',
        sort: true,
        header: listNames.notChanged,
      },
    },
  }),
  query(contracts['GET /registration/status_switches/{uid}/'], {
    summary: 'A switch of the status: how far it is, and which cards were refused why',
    async run(input) {
      const { db, params } = input;
      const {
        rows: [row],
      } = await db.query<Row>(
        `SELECT x.*, sp.name AS study_period_name, who.display_name AS asked_by_name FROM ${from} WHERE x.uid = $1`,
        [params.uid],
      );
      if (!row) throw new Refused(reject('registration.status_switch_not_found', { switch: params.uid }));
      const {
        rows: [running],
      } = await db.query<{ done: number; of: number }>(
        'SELECT done, "of" FROM registration.status_switch_progress_public WHERE switch = $1',
        [params.uid],
      );
      const students = await db.query<{ uid: string; name: string }>(
        `SELECT s.uid, ${displayName('s')} AS name FROM curriculum.students_public s WHERE s.uid = ANY($1)`,
        [row.refusals.map(({ card }) => card.slice(0, 36))],
      );
      const nameOf = new Map(students.rows.map(student => [student.uid, student.name]));
      const explain = obstacles(input);
      const progress = row.finished_at ? { done: row.cards, of: row.cards } : (running ?? { done: 0, of: row.cards });
      return {
        ...row,
        asked_at: iso(row.asked_at),
        finished_at: iso(row.finished_at),
        progress,
        refusals: row.refusals.map(({ card, code, params: seen }) => ({
          card,
          display_name: nameOf.get(card.slice(0, 36)) ?? card,
          ...explain(reject(code, seen)),
        })),
      };
    },
  }),
];
