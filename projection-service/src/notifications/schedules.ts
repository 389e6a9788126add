import { listNames } from '@portal/event-schemas/notifications/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { frequencyNames, headers } from '@portal/event-schemas/notifications/export-names.ts';
import { byStatus, withoutCourses } from '@portal/event-schemas/notifications/reach.ts';
import { recurrenceOf, type Timing } from '@portal/event-schemas/notifications/values.ts';
import { cardStatusNames, weekdayNames } from '@portal/event-schemas/registration/names.ts';
import { cardStatus } from '@portal/event-schemas/registration/values.ts';
import { nextOccurrence } from '@portal/platform/clock/occurrences.ts';
import { list, type CallContext, type Column, type ListContract } from '@portal/platform/http/types.ts';
import type { z } from 'zod';
import { contracts, type reachQuery } from '@portal/event-schemas/notifications/calls.ts';

const everyone: readonly string[] = ['office', 'org_admin'];
/** The office sees all schedules, an advisor their own; null = all. */
export const ownOnly = ({ roles, actor }: Pick<CallContext, 'roles' | 'actor'>): string | null =>
  roles.some(role => everyone.includes(role)) ? null : actor.id;

const columns: Record<string, Column> = {
  uid: { sql: 's.uid', type: 'text' },
  notification_frequency: {
    sql: 's.notification_frequency',
    type: 'text',
    sort: true,
    header: headers.frequency,
    names: frequencyNames,
  },
  weekday: {
    sql: 's.weekday',
    type: 'number',
    sort: true,
    header: headers.weekday,
    names: Object.fromEntries(weekdayNames.map((name, index) => [index + 1, name])),
  },
  month_day: { sql: 's.month_day', type: 'number', sort: true, header: headers.month_day },
  time: { sql: 's.time', type: 'text', sort: true, header: headers.time },
  is_active: { sql: 's.is_active', type: 'boolean', filter: 'equals', sort: true, header: headers.is_active },
  since: { sql: 's.since', type: 'time', sort: true, header: headers.since },
  author: { sql: 's.author', type: 'text', sort: true },
  author_name: { sql: 'p.display_name', type: 'text', sort: true, search: true, header: headers.author },
};
type Row = Timing & { is_active: boolean };
const withNext = <R extends Row>(row: R, { host }: CallContext) => ({
  ...row,
  next_at: row.is_active
    ? nextOccurrence(recurrenceOf(row), host.config.timeZone, host.clock.now()).toISOString()
    : null,
});
const scheduleList = (contract: ListContract, summary: string, table: string, more: Record<string, Column>) =>
  list(contract, {
    summary,
    from: `${table} s left join identity.people_public p on p.uid = s.author`,
    columns: { ...columns, ...more },
    defaultSort: ['since', 'DESC'],
    map: withNext,
    where: ({ bind, ...input }) => {
      const author = ownOnly(input);
      return author === null ? undefined : `s.author = ${bind(author)}`;
    },
  });

/** Whom a scheduled mail would reach if it went out now. `advisor`: the office looks at an advisor's schedule. */
const reach = list(contracts['GET /notifications/mail_reach/'], {
  summary: 'Students whom a scheduled mail would reach now',
  from: ({ host, query, bind, ...input }) => {
    const { kind, study_card_statuses, advisor } = query as z.infer<typeof reachQuery>;
    const audience = { now: host.clock.iso(), advisor: ownOnly(input) ?? advisor };
    const statuses = String(study_card_statuses ?? '')
      .split(',')
      .filter(status => cardStatus.safeParse(status).success);
    const reached = kind === 'no_courses' ? withoutCourses(audience, bind) : byStatus({ ...audience, statuses }, bind);
    return `(${reached}) r join curriculum.students_public s on s.uid = r.student left join identity.contacts_public c on c.uid = r.student`;
  },
  where: ({ query, ...input }) =>
    (query as z.infer<typeof reachQuery>).kind === 'no_courses' && ownOnly(input) !== null
      ? reject('notifications.not_your_schedule')
      : undefined,
  columns: {
    uid: { sql: 's.uid', type: 'text' },
    code: { sql: 's.code', type: 'text', search: true, sort: true, header: columnNames.number },
    display_name: {
      sql: `s.last_name || ' ' || s.first_name`,
      type: 'text',
      search: true,
      sort: true,
      header: columnNames.student,
    },
    status: {
      sql: 'r.status',
      type: 'text',
      filter: 'equals',
      sort: true,
      header: listNames.cardStatus,
      names: cardStatusNames,
    },
    period: {
      sql: 'r.period_name',
      type: 'localized',
      header: listNames.term,
    },
    email: {
      sql: `coalesce(nullif(c.email, ''), s.email)`,
      type: 'text',
      search: true,
      sort: true,
      header: columnNames.email,
    },
  },
  defaultSort: ['display_name', 'ASC'],
});

/** Scheduled mails (portal-calls.md §7.3). */
export const scheduleCalls = [
  scheduleList(
    contracts['GET /notifications/course_not_registered_students_notification/'],
    'Schedules of the mail to students without courses',
    'notifications.not_registered_schedules',
    {},
  ),
  scheduleList(
    contracts['GET /notifications/general_email_notification/'],
    'Schedules of mails by the status of the card: an advisor’s own, the office’s all',
    'notifications.general_mail_schedules',
    {
      study_card_statuses: {
        sql: 's.study_card_statuses',
        type: 'json',
        header: headers.statuses,
        names: cardStatusNames,
      },
      subject: { sql: 's.subject', type: 'json', header: headers.subject },
      text: { sql: 's.text', type: 'json', header: headers.text },
      advisor: { sql: 's.advisor', type: 'text' },
    },
  ),
  reach,
];
