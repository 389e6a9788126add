import { studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { Refused, type CommandCall, type Send } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { courseOffering } from '../course-offering/course-offering.ts';
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

/**
 * The study period that a command is about: that of its course, or as it says itself. Null: it is about none, or names
 * a course or a period that there is not.
 */
async function periodOf(
  host: Pick<Host, 'dispatcher'>,
  { study_period, offering }: AboutCourse,
): Promise<string | null> {
  const [course, period] = [text(offering), text(study_period)];
  if (course === null) return period !== null && (await readRecord(host, studyPeriod, period)) ? period : null;
  const { state } = await host.dispatcher.state(courseOffering, course);
  return state.status === 'offered' ? state.study_period : null;
}

async function count(host: Host, about: AboutCourse, code: string): Promise<void> {
  const period = await periodOf(host, about);
  if (period) tallyOf(host).refused({ study_period: period, offering: text(about.offering), code });
}

/** A refusal of several courses at once (`results`) counts for each of them as its own. */
function partsOf({ code, params }: Rejection, about: AboutCourse): { about: AboutCourse; code: string }[] {
  const results = params['results'] as { course: string; error: { code: string } }[] | undefined;
  return (
    results?.map(({ course, error }) => ({ about: { ...about, offering: course }, code: error.code })) ?? [
      { about, code },
    ]
  );
}

/** The same call, with its refused commands counted for the board of the registration day. The answer does not wait for it. */
export const counted = (call: CommandCall): CommandCall => ({
  ...call,
  run: input => {
    const send: Send = async (command, data) => {
      try {
        return await input.send(command, data);
      } catch (error) {
        if (error instanceof Refused)
          for (const { about, code } of partsOf(error.rejection, data as AboutCourse))
            void count(input.host, about, code).catch(() => undefined);
        throw error;
      }
    };
    return call.run({ ...input, send });
  },
});
