import { z } from 'zod';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { seal } from './ledger.ts';
import { refusedAttempt } from './refused-attempts.ts';

/** Events of `ledger-seals`: the log up to a position was sealed. */
export const ledgerEvents = defineEvents({
  LedgerSealed: event(seal),
});
export type LedgerEvent = EventsOf<typeof ledgerEvents>;

/** Events of `refused_attempts-<date>`: what the portal refused people on one day (UTC) (docs/decisions/0020). No decision looks at them. */
export const refusalEvents = defineEvents({
  AttemptsRefused: event(z.object({ attempts: z.array(refusedAttempt).min(1).max(500) })),
});
export type RefusalEvent = EventsOf<typeof refusalEvents>;

export const auditEvents = { ...ledgerEvents, ...refusalEvents };
export type AuditEvent = EventsOf<typeof auditEvents>;
