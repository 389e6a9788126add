import { refusals } from '@portal/event-schemas/registration/refusals.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { actionBody, type BulkReport } from '@portal/event-schemas/registration/requests.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';
import { ClearDebt, RecordDebt, SetOnlineAccess } from '../registration/standing/commands.ts';
import { registrationStanding } from '../registration/standing/registration-standing.ts';
import {
  ApproveCard,
  RejectCard,
  SetCardStatus,
  SetPersonalCreditLimit,
  StartReview,
} from '../registration/study-card/commands.ts';
import { beyondWithBasket } from '../registration/study-card/review.ts';
import { cardNow, cardOf, newCardOf } from '../registration/calls/cards.ts';
import { contracts } from '@portal/event-schemas/advising/calls.ts';

/** Calls of advisors and the office on students' cards. Whose card it is, the decision checks. */
const statusOf = async (host: Host, card: string) => ({ uid: card, status: (await cardNow(host, card)).status });

export const startReview = command(contracts['POST /organizations/status_info/'], {
  summary:
    'Start the review of a card; with `opening` only if its student has sent it, and whoever comes second is not refused',
  run: async ({ host, send, query }) => {
    await send(StartReview, { ...(await newCardOf(host, query.uid)), opening: query.opening });
    return statusOf(host, query.uid);
  },
});
export const rejectCard = command(contracts['PUT /organizations/online_registration/reject/'], {
  summary: 'Reject a card with a comment',
  run: async ({ host, send, body }) => {
    await send(RejectCard, { ...cardOf(body.uid), comment: body.comment });
    return statusOf(host, body.uid);
  },
});

/** The teachers of the card's courses are looked up as they are today. `comment`: why a card below the minimum of credits is approved. */
export async function approve(host: Host, send: Send, card: string, { comment }: { comment?: string }) {
  return send(ApproveCard, {
    ...cardOf(card),
    offerings: Object.keys((await cardNow(host, card)).courses),
    reason: comment,
  });
}

type Action = z.infer<typeof actionBody>;
const acts: Record<Action['action'], (host: Host, send: Send, card: string, body: Action) => Promise<unknown>> = {
  start_review: (_host, send, card) => send(StartReview, cardOf(card)),
  approve,
  reject: (_host, send, card, { comment }) => send(RejectCard, { ...cardOf(card), comment: comment ?? '' }),
  set_status: (_host, send, card, { status, comment }) => {
    if (!status || !comment)
      throw new Refused(reject('advising.reason_required', {}, { [status ? 'comment' : 'status']: 'required' }));
    return send(SetCardStatus, { ...cardOf(card), status, reason: comment });
  },
};
/** One act on many cards: each is decided by itself, and the report says what became of it. */
export const actOnCards = command(contracts['PUT /organizations/action_applications/'], {
  summary: 'Start, approve, reject or set the status of many cards',
  run: async ({ host, send, body, locale, request_id }) => {
    const explain = explainer([refusals], host.config.timeZone);
    const results: BulkReport['results'] = [];
    for (const card of new Set(body.uids)) {
      try {
        await acts[body.action](host, send, card, body);
        results.push({ uid: card, ok: true, status: (await cardNow(host, card)).status, error: null });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { code, message, params } = explain(error.rejection, locale, request_id).error;
        results.push({
          uid: card,
          ok: false,
          status: (await cardNow(host, card)).status,
          error: { code, message, params },
        });
      }
    }
    const done = results.filter(result => result.ok).length;
    return { done, refused: results.length - done, results };
  },
});

export const changeMaxCredits = command(contracts['PUT /organizations/online_registration/change_max_credits/'], {
  summary: 'Set a student’s own credit limits',
  run: async ({ host, send, body: { uid: card, ...limits }, locale, request_id }) => {
    await send(SetPersonalCreditLimit, { ...(await newCardOf(host, card)), ...limits });
    const explain = explainer([refusals], host.config.timeZone);
    const odd = beyondWithBasket(await cardNow(host, card), limits, host.clock.iso());
    return {
      uid: card,
      ...limits,
      advice: odd.map(one => ({
        code: one.code,
        params: one.params,
        message: explain(one, locale, request_id).error.message,
      })),
    };
  },
});

/**
 * Opens or closes online registration for one student; who keeps debts also marks or clears a financial one (portal.md
 * §3, student list entry). The debt goes first: refused, nothing is changed.
 */
export const changeStudentAccess = command(
  contracts['PUT /organizations/advisors_online_registration/{uid}/change_status/'],
  {
    summary: 'Open or close online registration for a student',
    run: async ({ host, send, params: { uid: student }, body }) => {
      const owes = async () => 'financial' in (await host.dispatcher.state(registrationStanding, student)).state.debts;
      if (body.has_financial_debt !== undefined && body.has_financial_debt !== (await owes())) {
        if (body.has_financial_debt)
          await send(RecordDebt, { student, kind: 'financial', amount: null, note: body.comment });
        else await send(ClearDebt, { student, kind: 'financial' });
      }
      await send(SetOnlineAccess, { student, access: body.status, comment: body.comment });
      return { uid: student, status: body.status, comment: body.comment, has_financial_debt: await owes() };
    },
  },
);
