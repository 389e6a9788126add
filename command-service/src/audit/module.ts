import { access } from '@portal/event-schemas/audit/access.ts';
import { errors } from '@portal/event-schemas/audit/errors.ts';
import { auditEvents } from '@portal/event-schemas/audit/events.ts';
import { openSealKey } from '@portal/platform/ledger/keys.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { calls } from './calls.ts';
import { changeCalls } from './changes.ts';
import { refusals, refusedAttempts, reportRefusedAttempts } from './refused-attempts.ts';
import { sealCalls } from './seals/calls.ts';
import { ledger } from './seals/record-seal.ts';

/** States as of any moment, served here because only here the streams can be folded; the seals of the log. */
export const module: ServiceModule = {
  name: 'audit',
  access,
  errors,
  events: auditEvents,
  presentOnly: true,
  aggregates: [ledger, refusedAttempts],
  refusals,
  calls: [reportRefusedAttempts, ...calls, ...changeCalls, ...sealCalls],
  // The key that seals is made at the first start; a wrong one stops it.
  onStart: async ({ config }) => void openSealKey(config),
};
