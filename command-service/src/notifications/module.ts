import { access } from '@portal/event-schemas/notifications/access.ts';
import { readNotifications as readBody } from '@portal/event-schemas/notifications/commands.ts';
import { errors } from '@portal/event-schemas/notifications/errors.ts';
import { notificationEvents } from '@portal/event-schemas/notifications/events.ts';
import { command } from '@portal/platform/http/types.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { z } from 'zod';
import { deleteNotifications, inbox, readNotifications } from './inbox.ts';

const read = command({
  call: 'POST /new_notifications/read/', summary: 'Mark one’s notifications as read', body: readBody, answer: z.object({}),
  async run({ actor, body, send }) {
    await send(readNotifications, { account: actor.id, notifications: body.notifications });
    return {};
  },
});

const deleteAll = command({
  call: 'POST /new_notifications/delete_all_notifications/', summary: 'Delete all of one’s notifications', answer: z.object({}),
  async run({ actor, send }) {
    await send(deleteNotifications, { account: actor.id });
    return {};
  },
});

/** What a person does with their notifications. */
export const module: ServiceModule = {
  name: 'notifications', access, errors, events: notificationEvents, aggregates: [inbox], calls: [read, deleteAll],
};
