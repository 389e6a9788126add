import { headers } from '@portal/event-schemas/audit/headers.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { namedBy } from '../names.ts';
import { narrowed } from './narrowing.ts';
import { eventQuestionList } from './event-question-list.ts';

/**
 * What people changed on cards and courses after the last registration period of their term was over. Streams that moved after it are found first;
 * what the portal does by itself (a hold that runs out) is no change against a deadline.
 */
export const afterDeadlineList = eventQuestionList({
  contract: contracts['GET /audit/questions/after_deadline/'],
  summary: 'Changes of cards and courses after the registration of their term had ended',
  source: (filter, { host }, bind) => `SELECT e.position, e.person, e.course, d.deadline, d.study_period FROM (
      SELECT study_period, max(end_date::timestamptz) AS deadline FROM registration.registration_periods_public
      WHERE ${filter.study_period ? `study_period = ${bind(filter.study_period)}` : 'true'} GROUP BY study_period) AS d
    JOIN audit.streams s ON s.period = d.study_period AND s.aggregate IN ('study_card', 'course_offering') AND s.last_at > d.deadline
    JOIN audit.events e ON e.stream = s.id AND e.at > d.deadline
    WHERE e.actor <> '${systemActor}'${narrowed(filter, host.config.timeZone, bind)}`,
  columns: { deadline: { sql: 'e.deadline', type: 'time', header: headers.deadline } },
  async finish(events, { db, locale }) {
    const name = await namedBy(
      db,
      events.map(({ row }) => row['study_period'] as string),
      locale,
    );
    return events.map(({ row, ...event }) => ({
      ...event,
      deadline: new Date(row['deadline'] as string).toISOString(),
      study_period: name(row['study_period'] as string),
    }));
  },
});
