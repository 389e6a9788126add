import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { emptySwitchFilter, refusedKept } from '@portal/event-schemas/registration/status-switch.ts';
import { failureOf } from '@portal/platform/http/failures.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { ItemFault } from '@portal/platform/jobs/each.ts';
import type { Host } from '@portal/platform/service.ts';
import {
  cardsLeft,
  countCards,
  forgetCards,
  hasCards,
  keepDecided,
  noteCards,
  resultOf,
  type Decided,
} from '../status-switch/cards.ts';
import { AskStatusSwitch, FinishStatusSwitch, statusSwitch } from '../status-switch/status-switch.ts';
import { SetCardStatus } from '../study-card/commands.ts';
import { cardOf } from './cards.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** So many cards are decided in one step of the worker. */
const step = 100;
export const previewSwitch = command(contracts['POST /registration/status_switches/preview/'], {
  summary: 'How many cards a switch of the status would be for, by their status now',
  run: async ({ host, body }) => {
    const statuses = await countCards(host.pool, body.study_period, { ...emptySwitchFilter, ...body.filter });
    return { cards: statuses.reduce((sum, { cards }) => sum + cards, 0), statuses };
  },
});

/** Each card gets its own event, in the name of who asked; the worker carries it out, see GET /registration/status_switches/{uid}/. */
export const askSwitch = command(contracts['POST /registration/status_switches/'], {
  summary: 'Set a status on all cards of a filter, with a reason',
  run: async ({ host, send, body: { filter: wanted, ...body } }) => {
    const filter = { ...emptySwitchFilter, ...wanted };
    await host.waitForReadModels(await host.log.head(), 5000);
    const created = newId();
    const cards = await noteCards(host.pool, created, body.study_period, filter);
    try {
      const { events } = await send(AskStatusSwitch, { switch: created, ...body, filter, cards });
      const asked = (events[0]?.data as { switch: string; cards: number } | undefined) ?? { switch: created, cards };
      // A repeated request is the switch that the first one asked for.
      if (asked.switch !== created) await forgetCards(host.pool, created);
      return { uid: asked.switch, cards: asked.cards };
    } catch (error) {
      await forgetCards(host.pool, created);
      throw error;
    }
  },
});

/** Decides the next cards of a switch (service token); `left` 0: it is finished. */
export const stepSwitch = command(contracts['POST /registration/status_switches/{uid}/step/'], {
  summary: 'Carry out the next cards of a switch of the status',
  run: async ({ host, send, request_id, params: { uid: wanted } }) => {
    const { state } = await host.dispatcher.state(statusSwitch, wanted);
    if (state.stage === 'none') throw new Refused(reject('registration.status_switch_not_found', { switch: wanted }));
    if (state.stage === 'finished') return { left: false, failed: [] };
    // Its rows were lost: what the filter finds today is what is left to do.
    if (!(await hasCards(host.pool, wanted)))
      await noteCards(host.pool, wanted, state.asked.study_period, state.asked.filter);
    const cards = await cardsLeft(host.pool, wanted, step);
    const sendFor = await inNameOfAsker(host, wanted);
    const failed: ItemFault[] = [];
    const decided = await Promise.all(cards.map(card => decide(card)));
    if (decided.length) await keepDecided(host.pool, wanted, decided);
    if (cards.length === step) return { left: true, failed };
    await send(FinishStatusSwitch, { switch: wanted, ...(await resultOf(host.pool, wanted, refusedKept)) });
    await forgetCards(host.pool, wanted);
    return { left: false, failed };

    async function decide(card: string): Promise<Decided> {
      if (state.stage === 'none') throw new Error('a switch that was never asked for');
      const { status, reason } = state.asked;
      return sendFor(SetCardStatus, { ...cardOf(card), status, reason }).then(
        () => ({ card, code: null, params: {} }),
        (error: unknown) => {
          if (error instanceof Refused) return { card, code: error.rejection.code, params: error.rejection.params };
          // What passes is tried again with the whole step; a card that cannot be decided stops no other.
          if (failureOf(error)) throw error;
          host.logger.error({ err: error, card }, 'a card of a status switch could not be decided; the others go on');
          failed.push({
            item: `card ${card} of status switch ${wanted}`,
            error: (error as Error).message.slice(0, 500),
          });
          return { card, code: 'platform.internal', params: { request_id } };
        },
      );
    }
  },
});

/** Sends in the name of the person who asked for the switch, as its first event tells. */
async function inNameOfAsker(host: Host, uid: string) {
  const [asked] = await host.log.read(`status_switch-${uid}`);
  const { actor, correlation_id } = asked!.meta;
  return senderFor(host, { actor, locale: 'ru', correlation_id, causation_id: asked!.meta.event_id });
}
