import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { statusNames } from '@portal/event-schemas/portfolio/names.ts';
import * as views from '@portal/event-schemas/portfolio/views.ts';
import { list, query } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { reviewed } from './rights.ts';
import { contracts, narrowing } from '@portal/event-schemas/portfolio/calls.ts';

const standing = `JOIN curriculum.students_public s ON s.uid = c.student
  LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program
  LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra
  LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group`;
const ofStatus = {
  REVIEW: 'c.waiting > 0',
  ACCEPTED: 'c.accepted > 0',
  REJECTED: 'c.rejected > 0',
  all: 'TRUE',
} as const;
/** Those whom the reader reviews and who have sent something, the longest waiting first (portal-calls.md §7.5). */
const reviewProfiles = list(contracts['GET /portfolio/portfolios/portfolio_review_profiles/'], {
  summary: 'Students with achievements to review: numbers by status, since when the longest waits',
  from: ({ query: { achievement_type }, bind }) =>
    `(SELECT a.student, count(*) FILTER (WHERE a.status = 'REVIEW')::int AS waiting,
        count(*) FILTER (WHERE a.status = 'ACCEPTED')::int AS accepted,
        count(*) FILTER (WHERE a.status = 'REJECTED')::int AS rejected,
        min(a.sent_at) FILTER (WHERE a.status = 'REVIEW') AS since
      FROM portfolio.achievements a
      WHERE a.sent_at IS NOT NULL AND a.status <> 'DELETED'${achievement_type ? ` AND a.type = ${bind(achievement_type)}` : ''}
      GROUP BY a.student) c ${standing}`,
  columns: {
    uid: { sql: 'c.student', type: 'text', filter: 'equals' },
    display_name: { sql: 's.display_name', type: 'text', sort: true, search: true, header: columnNames.student },
    group: { sql: 'g.code', type: 'text', sort: true, search: true, filter: 'equals', header: columnNames.group },
    program: { sql: 'p.name', type: 'localized' },
    edu_program: { sql: 's.edu_program', type: 'text', filter: 'equals' },
    faculty: { sql: 'k.faculty', type: 'text', filter: 'equals' },
    course: { sql: 's.course', type: 'number', sort: true, filter: 'equals' },
    waiting: { sql: 'c.waiting', type: 'number', sort: true, header: statusNames.REVIEW },
    accepted: { sql: 'c.accepted', type: 'number', sort: true, header: statusNames.ACCEPTED },
    rejected: { sql: 'c.rejected', type: 'number', sort: true, header: statusNames.REJECTED },
    since: { sql: 'c.since', type: 'time', sort: true, filter: 'range' },
  },
  defaultSort: ['since', 'ASC'],
  where: ({ query: asked, bind, ...reader }) => {
    // One row is asked for without a filter.
    const { status = 'all', mine } = asked as Partial<z.infer<typeof narrowing>>;
    return [
      reviewed(reader, bind),
      ofStatus[status],
      ...(mine === 'true' ? [`s.advisor = ${bind(reader.actor.id)}`] : []),
    ].join(' AND ');
  },
});

/** All that was sent, a row each: for files, and for who looks for one. */
const achievementList = list(contracts['GET /portfolio/portfolios/'], {
  summary: 'Achievements that were sent for review, of those students whom the reader reviews',
  from: `portfolio.achievements c ${standing}
    LEFT JOIN identity.people_public r ON r.uid = c.reviewed_by
    LEFT JOIN portfolio.achievement_types_public t ON t.uid = c.type`,
  columns: {
    uid: { sql: 'c.uid', type: 'text', filter: 'equals' },
    portfolio_order: { sql: 'c."order"', type: 'text' },
    student: { sql: 'c.student', type: 'text', filter: 'equals' },
    student_name: { sql: 's.display_name', type: 'text', sort: true, search: true, header: columnNames.student },
    group: { sql: 'g.code', type: 'text', sort: true, filter: 'equals', header: columnNames.group },
    type: { sql: 'c.type', type: 'text', filter: 'equals' },
    type_name: { sql: 'coalesce(t.name, c.type_name)', type: 'localized', sort: true, header: columnNames.type },
    title: { sql: 'c.title', type: 'text', sort: true, search: true, header: columnNames.name },
    day: { sql: 'c.day', type: 'text', sort: true, header: columnNames.date },
    status: {
      sql: 'c.status',
      type: 'text',
      sort: true,
      filter: 'equals',
      header: columnNames.status,
      names: statusNames,
    },
    sent_at: { sql: 'c.sent_at', type: 'time', sort: true, filter: 'range', header: columnNames.sent_at },
    reviewed_at: { sql: 'c.reviewed_at', type: 'time', sort: true, filter: 'range', header: columnNames.decided_at },
    reviewed_by: { sql: 'r.display_name', type: 'text', sort: true, header: columnNames.decided_by },
  },
  defaultSort: ['sent_at', 'DESC'],
  where: ({ bind, ...reader }) => `c.sent_at IS NOT NULL AND c.status <> 'DELETED' AND ${reviewed(reader, bind)}`,
});

const statistics = query(contracts['GET /portfolio/statistics/'], {
  summary: 'Achievements by type and status, and how long a review takes',
  async run({ db, host }) {
    const [{ rows: results }, { rows: means }] = await Promise.all([
      db.query<z.infer<typeof views.statisticsView>['results'][number]>(
        `SELECT t.uid, t.name, count(*) FILTER (WHERE a.status = 'REVIEW')::int AS waiting,
            count(*) FILTER (WHERE a.status = 'ACCEPTED')::int AS accepted,
            count(*) FILTER (WHERE a.status = 'REJECTED')::int AS rejected, count(DISTINCT a.student)::int AS students
          FROM portfolio.achievement_types_public t
          LEFT JOIN portfolio.achievements a ON a.type = t.uid AND a.sent_at IS NOT NULL AND a.status <> 'DELETED'
          GROUP BY t.uid, t.name, t.priority ORDER BY t.priority`,
      ),
      db.query<{ days: number | null }>(
        `SELECT avg(extract(epoch FROM reviewed_at - sent_at) / 86400)::float8 AS days FROM portfolio.achievements
          WHERE reviewed_at >= sent_at AND reviewed_at > $1::timestamptz - interval '1 year'`,
        [host.clock.iso()],
      ),
    ]);
    return { results, mean_days: means[0]?.days ?? null };
  },
});

export const reviewCalls = [reviewProfiles, achievementList, statistics];
