import { access } from '@portal/event-schemas/identity/access.ts';
import { errors } from '@portal/event-schemas/identity/errors.ts';
import { identityEvents } from '@portal/event-schemas/identity/events.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { sessionsFollow } from './sessions-follow.ts';

/** Keeps open sessions in step with their accounts. */
export const module: ServiceModule = {
  name: 'identity',
  access,
  errors,
  events: identityEvents,
  reactions: [sessionsFollow],
};
