import { module as declared } from '@portal/event-schemas/audit/module.ts';
import { openSealKey } from '@portal/platform/ledger/keys.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { calls } from './calls.ts';
import { changeCalls } from './changes.ts';
import { refusals, refusedAttempts, reportRefusedAttempts } from './refused-attempts.ts';
import { sealCalls } from './seals/calls.ts';
import { ledger } from './seals/record-seal.ts';

/** States as of any moment, served here because only here the streams can be folded; the seals of the log. */
export const module = serviceModule({
  declared,
  presentOnly: true,
  aggregates: [ledger, refusedAttempts],
  refusals,
  calls: [reportRefusedAttempts, ...calls, ...changeCalls, ...sealCalls],
  // The key that seals is made at the first start; a wrong one stops it.
  onStart: async ({ config }) => void openSealKey(config),
});
