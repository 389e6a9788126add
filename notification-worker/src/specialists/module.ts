import { module as declared } from '@portal/event-schemas/specialists/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { accountsClosed, closedJob, heldJob } from './settling.ts';

/** Visits that count as held the day after, and times that become free with an account. */
export const module = serviceModule({ declared, reactions: [accountsClosed], jobs: [heldJob, closedJob] });
