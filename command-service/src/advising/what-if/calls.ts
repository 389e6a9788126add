import { refusals } from '@portal/event-schemas/registration/refusals.ts';
import { student } from '@portal/event-schemas/curriculum/records.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { command, query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';
import { actingFor } from '../../registration/acting.ts';
import type { Known } from '../../registration/known.ts';
import { studyCard } from '../../registration/study-card/study-card.ts';
import { commandsOf, LookAtCard } from './commands.ts';
import { reportOf } from './report.ts';
import { cardNow, cardOf } from '../../registration/calls/cards.ts';
import { contracts } from '@portal/event-schemas/advising/calls.ts';

/** Only the student's advisor and the office try and make changes; the decisions check it again. */
async function mayChange({ host, actor }: CallContext, uid: string): Promise<void> {
  const { state } = await host.dispatcher.state(recordAggregate(student), uid);
  const fields = state.status === 'present' ? (state.fields as { advisor: string | null }) : null;
  const acting = actingFor(actor, uid, fields?.advisor ?? null);
  if (acting === null || acting === 'student') throw new Refused(reject('advising.not_your_student', { student: uid }));
  if (!fields) throw new Refused(reject('registration.student_not_found', { student: uid }));
}
const explaining = ({ host, locale, request_id }: CallContext) => {
  const explain = explainer([refusals], host.config.timeZone);
  return (rejection: Rejection) => explain(rejection, locale, request_id);
};
const contextOf = ({ actor, locale, request_id }: CallContext) => ({ actor, locale, correlation_id: request_id });

export const whatIf = query(contracts['POST /advising/cards/{uid}/what_if/'], {
  summary: 'Try changes of a card: the same rules on a copy, nothing is changed, no reasons asked',
  asOf: 'refused',
  async run(input) {
    const {
      host,
      params,
      body: { changes },
    } = input;
    const key = cardOf(params.uid);
    await mayChange(input, key.student);
    const commands = commandsOf(key, changes, Object.keys((await cardNow(host, params.uid)).courses), true);
    const { steps, state } = await host.dispatcher.dryRun(
      [...commands, { definition: LookAtCard, data: key }],
      contextOf(input),
    );
    const refusals = steps.map(({ outcome }) => (outcome.ok ? null : outcome.rejection));
    return reportOf(
      key,
      changes,
      refusals,
      state(studyCard, params.uid.toLowerCase()),
      steps.at(-1)!.facts as Known,
      explaining(input),
    );
  },
});

export const makeChanges = command(contracts['POST /advising/cards/{uid}/changes/'], {
  summary: 'Make changes of a card one by one; each is decided by itself',
  async run(input) {
    const {
      host,
      send,
      params,
      body: { changes },
    } = input;
    const key = cardOf(params.uid);
    await mayChange(input, key.student);
    const refusals: (Rejection | null)[] = [];
    for (const { definition, data } of commandsOf(
      key,
      changes,
      Object.keys((await cardNow(host, params.uid)).courses),
    )) {
      try {
        await send(definition, data);
        refusals.push(null);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refusals.push(error.rejection);
      }
    }
    const { steps, state } = await host.dispatcher.dryRun([{ definition: LookAtCard, data: key }], contextOf(input));
    return reportOf(
      key,
      changes,
      refusals,
      state(studyCard, params.uid.toLowerCase()),
      steps.at(-1)!.facts as Known,
      explaining(input),
    );
  },
});
