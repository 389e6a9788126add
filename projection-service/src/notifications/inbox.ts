import type { NoticeParams } from '@portal/event-schemas/kernel/notices.ts';
import { noticeText } from '@portal/event-schemas/notifications/texts.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import { list, query } from '@portal/platform/http/types.ts';
import { contracts } from '@portal/event-schemas/notifications/calls.ts';

const unread = query(contracts['GET /new_notifications/my/unread_count/'], {
  summary: 'How many of my notifications are unread, and whether a new one is to be heard',
  asOf: 'as_somebody',
  async run({ actor, db }) {
    const { rows } = await db.query<{ unread_count: number; sound: boolean }>(
      `select (select count(*)::int from notifications.notices where account = $1 and portal and not read) as unread_count,
         coalesce((select sound from notifications.mail_choices where account = $1), false) as sound`,
      [actor.id],
    );
    return rows[0]!;
  },
});

interface Row {
  uid: string;
  type: string;
  kind: string;
  params: NoticeParams;
  read: boolean;
  created_at: string;
}

/** Newest first; `only_unread=true` leaves out what was read. */
const mine = list(contracts['GET /new_notifications/my/'], {
  summary: 'My notifications',
  asOf: 'as_somebody',
  from: 'notifications.notices',
  columns: {
    uid: { sql: 'uid', type: 'text' },
    type: { sql: 'type', type: 'text', filter: 'equals' },
    kind: { sql: 'kind', type: 'text' },
    params: { sql: 'params', type: 'json' },
    read: { sql: 'read', type: 'boolean', filter: 'equals' },
    created_at: { sql: 'created_at', type: 'time', sort: true },
  },
  defaultSort: ['created_at', 'DESC'],
  where: ({ actor, query: { only_unread }, bind }) =>
    `account = ${bind(actor.id)} and portal${only_unread === 'true' ? ' and not read' : ''}`,
  map: ({ kind, params, ...row }: Row, { host }) => ({
    ...row,
    ...noticeText(kind, params, formatter(host.config.timeZone)),
  }),
});

export const inboxCalls = [unread, mine];
