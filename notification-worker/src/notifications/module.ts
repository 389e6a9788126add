import { access } from '@portal/event-schemas/notifications/access.ts';
import { errors } from '@portal/event-schemas/notifications/errors.ts';
import { notificationEvents } from '@portal/event-schemas/notifications/events.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { pushNotifications } from './push.ts';

/** Tells browsers of new notifications. */
export const module: ServiceModule = { name: 'notifications', access, errors, events: notificationEvents, reactions: [pushNotifications] };
