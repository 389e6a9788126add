import { listNames } from '@portal/event-schemas/notifications/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { headers, mailStateNames } from '@portal/event-schemas/notifications/export-names.ts';
import { list, type CallContext } from '@portal/platform/http/types.ts';
import { ownOnly } from './schedules.ts';
import { contracts } from '@portal/event-schemas/notifications/calls.ts';

type Where = CallContext & { bind: (value: unknown) => string };
/** Runs of the schedules that the reader sees. Names of schedules: `no_courses.<uid>`, `general.<uid>`. */
const visible = ({ bind, ...input }: Where): string => {
  const author = ownOnly(input);
  return author === null
    ? ''
    : ` and r.schedule in (select 'general.' || uid from notifications.general_mail_schedules where author = ${bind(author)})`;
};

const stateNames = {
  running: listNames.running,
  done: listNames.done,
  failed: listNames.brokenOff,
};
const runs = list(contracts['GET /notifications/mail_runs/'], {
  summary: 'Runs of scheduled mails and what became of them',
  asOf: 'refused',
  from: `(select r.*, coalesce(m.sent, 0) as sent, coalesce(m.waiting, 0) as waiting, coalesce(m.failed, 0) as failed,
      coalesce(m.no_address, 0) as no_address
      from platform.runs r
    left join lateral (select count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state in ('waiting', 'sending'))::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
        count(*) filter (where state = 'no_address')::int as no_address
      from platform.mails where batch = r.id) m on true) r`,
  columns: {
    uid: { sql: 'r.id', type: 'text' },
    schedule: { sql: `split_part(r.schedule, '.', 2)`, type: 'text' },
    due_at: { sql: 'r.due_at', type: 'time', sort: true, filter: 'range', header: columnNames.at },
    state: { sql: 'r.state', type: 'text', filter: 'equals', sort: true, header: columnNames.state, names: stateNames },
    reached: {
      sql: 'r.reached',
      type: 'number',
      sort: true,
      header: listNames.recipients,
    },
    sent: {
      sql: 'r.sent',
      type: 'number',
      sort: true,
      header: listNames.sent,
    },
    waiting: {
      sql: 'r.waiting',
      type: 'number',
      sort: true,
      header: listNames.waiting,
    },
    failed: {
      sql: 'r.failed',
      type: 'number',
      sort: true,
      header: listNames.failed,
    },
    no_address: {
      sql: 'r.no_address',
      type: 'number',
      sort: true,
      header: listNames.withoutAnAddress,
    },
    error: { sql: 'r.error', type: 'text' },
    finished_at: { sql: 'r.finished_at', type: 'time', sort: true },
  },
  defaultSort: ['due_at', 'DESC'],
  where: ({ query: { kind, schedule }, ...input }) =>
    `${schedule ? `r.schedule = ${input.bind(`${String(kind)}.${String(schedule)}`)}` : `r.schedule like ${input.bind(`${String(kind)}.%`)}`}${visible(input)}`,
});

const failures = list(contracts['GET /notifications/mail_failures/'], {
  summary: 'People whom a run could not reach by mail, and why',
  asOf: 'refused',
  from: 'platform.mails m join platform.runs r on r.id = m.batch left join identity.people_public p on p.uid = m.person',
  columns: {
    uid: { sql: 'm.id', type: 'text' },
    run: { sql: 'm.batch', type: 'text' },
    person: { sql: 'm.person', type: 'text' },
    display_name: {
      sql: `coalesce(p.display_name, '')`,
      type: 'text',
      search: true,
      sort: true,
      header: headers.recipient,
    },
    state: {
      sql: 'm.state',
      type: 'text',
      filter: 'equals',
      sort: true,
      header: columnNames.state,
      names: mailStateNames,
    },
    attempts: { sql: 'm.attempts', type: 'number', sort: true, header: headers.attempts },
    error: { sql: 'm.error', type: 'text', header: headers.reason },
    created_at: { sql: 'm.created_at', type: 'time', sort: true, header: columnNames.at },
  },
  defaultSort: ['display_name', 'ASC'],
  where: ({ query: { run }, ...input }) =>
    `${run ? `m.batch = ${input.bind(run)} and ` : ''}m.state in ('failed', 'no_address')${visible(input)}`,
});

export const runCalls = [runs, failures];
