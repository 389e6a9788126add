import { access } from '@portal/event-schemas/audit/access.ts';
import { errors } from '@portal/event-schemas/audit/errors.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { calls } from './calls.ts';

/** States as of any moment: served here because only here the streams can be folded. */
export const module: ServiceModule = { name: 'audit', access, errors, events: {}, calls };
