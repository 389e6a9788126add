import { module as declared } from '@portal/event-schemas/identity/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { sessionsFollow } from './sessions-follow.ts';

/** Keeps open sessions in step with their accounts. */
export const module = serviceModule({
  declared,
  reactions: [sessionsFollow],
});
