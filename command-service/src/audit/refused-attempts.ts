import type { RefusalEvent } from '@portal/event-schemas/audit/events.ts';
import { isProtectedAct } from '@portal/event-schemas/audit/protected-acts.ts';
import type { RefusedAttemptRecorded } from '@portal/event-schemas/audit/refused-attempts.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import type { CountedAttempt, RefusalRecorder } from '@portal/platform/http/refusal-recorder.ts';
import { command } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { z } from 'zod';
import { contracts, attemptsReport } from '@portal/event-schemas/audit/calls.ts';

/** Stream `refused_attempts-<date>`: what was refused on one day (UTC). */
export const refusedAttempts: Aggregate<null, RefusalEvent> = {
  name: 'refused_attempts',
  initialState: () => null,
  evolve: state => state,
};

/** Puts refused attempts down; sent by the portal itself. */
export const RecordRefusedAttempts = defineCommand({
  type: 'RecordRefusedAttempts',
  aggregates: [refusedAttempts],
  ids: ({ attempts }: z.infer<typeof attemptsReport>) => [attempts[0]!.last_at.slice(0, 10)],
  decide: data => [[{ type: 'AttemptsRefused' as const, data }]],
});

/** As it goes into the record. */
const recorded = ({
  attempt: { account, on_behalf_of, roles, call, code, status, params },
  ...counted
}: CountedAttempt): RefusedAttemptRecorded => ({
  account,
  on_behalf_of,
  roles: [...roles],
  call,
  code,
  status,
  params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.slice(0, 300)])),
  ...counted,
});

export const refusals: RefusalRecorder = {
  records: isProtectedAct,
  record: ({ dispatcher }, attempts) =>
    dispatcher.dispatch(
      RecordRefusedAttempts,
      { attempts: attempts.map(recorded) },
      { actor: { id: systemActor, roles: [systemActor] }, locale: 'en', correlation_id: newId() },
    ),
};

/** From services that answer questions and write nothing themselves (service token only). */
export const reportRefusedAttempts = command(contracts['POST /audit/refused_attempts/'], {
  summary: 'Put down what another service of the portal refused',
  run: async ({ send, body }) => {
    await send(RecordRefusedAttempts, body);
    return undefined;
  },
});
