import { access } from '@portal/event-schemas/audit/access.ts';
import { errors } from '@portal/event-schemas/audit/errors.ts';
import { auditEvents } from '@portal/event-schemas/audit/events.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { dailySealJob } from './daily-seal.ts';

/** What the audit does by the clock: the day's seal. */
export const module: ServiceModule = { name: 'audit', access, errors, events: auditEvents, jobs: [dailySealJob] };
