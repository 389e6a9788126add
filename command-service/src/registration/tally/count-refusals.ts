import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { Refused, type CommandCall, type Send } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { createRefusalTally } from './refusal-tally.ts';
import { CountRefusals } from './registration-tally.ts';

type Tally = ReturnType<typeof createRefusalTally>;
const tallies = new WeakMap<Host['dispatcher'], Tally>();

/** The tally of a running portal. */
function tallyOf({ dispatcher, clock }: Pick<Host, 'dispatcher' | 'clock'>): Tally {
  const known = tallies.get(dispatcher);
  if (known) return known;
  const actor = { id: systemActor, roles: [systemActor] };
  const tally = createRefusalTally(
    counted => dispatcher.dispatch(CountRefusals, counted, { actor, locale: 'en', correlation_id: newId() }),
    { now: () => clock.now(), later: (ms, work) => void setTimeout(work, ms).unref() },
  );
  tallies.set(dispatcher, tally);
  return tally;
}

interface AboutCourse {
  study_period?: unknown;
  offering?: unknown;
}
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The same call, with its refused commands counted for the board of the registration day. The answer does not wait for it. */
export const counted = (call: CommandCall): CommandCall => ({
  ...call,
  run: input => {
    const send: Send = async (command, data) => {
      try {
        return await input.send(command, data);
      } catch (error) {
        const { study_period, offering } = data as AboutCourse;
        const period = text(study_period);
        if (error instanceof Refused && period) tallyOf(input.host).refused({ study_period: period, offering: text(offering), code: error.rejection.code });
        throw error;
      }
    };
    return call.run({ ...input, send });
  },
});
