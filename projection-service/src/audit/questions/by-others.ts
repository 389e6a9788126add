import { headers } from '@portal/event-schemas/audit/headers.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { namedBy } from '../names.ts';
import { narrowed } from './narrowing.ts';
import { eventQuestionList } from './event-question-list.ts';

/** Whose student it was when the event happened. */
const advisorThen =
  '(SELECT a.advisor FROM audit.advisors a WHERE a.student = e.person AND a.position <= e.position ORDER BY a.position DESC LIMIT 1)';

/** What was done to cards by neither the student nor who was their advisor then: the office, other advisors, administrators logged in as somebody. */
export const byOthersList = eventQuestionList({
  contract: contracts['GET /audit/questions/by_others/'],
  summary: 'Changes of cards by neither the student nor their advisor',
  source: (filter, { host }, bind) => `SELECT e.position, e.person, e.course, e.advisor FROM (
      SELECT e.*, ${advisorThen} AS advisor
      FROM audit.events e ${filter.study_period ? `JOIN audit.streams s ON s.id = e.stream AND s.period = ${bind(filter.study_period)}` : ''}
      WHERE e.kind IN (SELECT id FROM audit.kinds WHERE aggregate = 'study_card')
        AND e.actor IS DISTINCT FROM e.person
        AND e.actor <> '${systemActor}'${narrowed(filter, host.config.timeZone, bind)}
    ) AS e WHERE e.advisor IS DISTINCT FROM e.actor`,
  columns: {
    advisor_name: {
      sql: '(SELECT p.display_name FROM identity.people_public p WHERE p.uid = e.advisor)',
      type: 'text',
      header: headers.advisor,
    },
  },
  async finish(events, { db, locale }) {
    const name = await namedBy(
      db,
      events.map(({ row }) => row['advisor'] as string | null),
      locale,
    );
    return events.map(({ row, ...event }) => ({ ...event, advisor: name(row['advisor'] as string | null) }));
  },
});
