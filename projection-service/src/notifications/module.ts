import { access } from '@portal/event-schemas/notifications/access.ts';
import { errors } from '@portal/event-schemas/notifications/errors.ts';
import { notificationEvents } from '@portal/event-schemas/notifications/events.ts';
import { notificationRow, unreadCount } from '@portal/event-schemas/notifications/views.ts';
import { list, query } from '@portal/platform/http/types.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { z } from 'zod';
import { notices } from './projection.ts';

const unread = query({
  call: 'GET /new_notifications/my/unread_count/', summary: 'How many of my notifications are unread', answer: unreadCount,
  async run({ actor, db }) {
    const { rows } = await db.query<{ unread_count: number }>('select count(*)::int as unread_count from notifications.notices where account = $1 and not read', [actor.id]);
    return rows[0]!;
  },
});

/** Newest first; `only_unread=true` leaves out what was read. */
const mine = list({
  call: 'GET /new_notifications/my/',
  summary: 'My notifications',
  from: 'notifications.notices',
  columns: {
    uid: { sql: 'uid', type: 'text' },
    type: { sql: 'type', type: 'text', filter: 'equals' },
    title: { sql: 'title', type: 'localized' },
    text: { sql: '"text"', type: 'localized' },
    link: { sql: 'link', type: 'text' },
    read: { sql: 'read', type: 'boolean', filter: 'equals' },
    created_at: { sql: 'created_at', type: 'time', sort: true },
  },
  defaultSort: ['created_at', 'DESC'],
  query: z.object({ only_unread: z.enum(['true', 'false']).optional() }),
  where: ({ actor, query: { only_unread }, bind }) => `account = ${bind(actor.id)}${only_unread === 'true' ? ' and not read' : ''}`,
  row: notificationRow,
});

/** One's own notifications. */
export const module: ServiceModule = { name: 'notifications', access, errors, events: notificationEvents, projections: [notices], calls: [unread, mine] };
