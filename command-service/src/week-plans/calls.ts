import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { refusals } from '@portal/event-schemas/registration/refusals.ts';
import { contracts } from '@portal/event-schemas/week-plans/calls.ts';
import type { CardKey } from '@portal/event-schemas/registration/commands.ts';
import type { WeekCourse } from '@portal/event-schemas/week-plans/views.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { command, Refused, type CallContext } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { personOf } from '../registration/acting.ts';
import { cardNow, cardOf, newCardOf } from '../registration/calls/cards.ts';
import { counted } from '../registration/tally/count-refusals.ts';
import { cardId } from '../registration/study-card/study-card.ts';
import * as commands from './commands.ts';
import { planOf } from './planning.ts';
import { weekPlans } from './week-plans.ts';

/** Calls about plans of a week; `uid` is the card's. Whose plans they are, the decision checks. */
const plansNow = async ({ dispatcher }: Pick<Host, 'dispatcher'>, card: CardKey) =>
  (await dispatcher.state(weekPlans, cardId(card))).state;
async function planNow(host: Pick<Host, 'dispatcher'>, card: CardKey, plan: string) {
  const found = planOf(await plansNow(host, card), { plan });
  if (isRejection(found)) throw new Refused(found);
  return found;
}
const standingOf = async (host: Pick<Host, 'dispatcher'>, card: CardKey, uid: string) => ({
  uid,
  state: (await planNow(host, card, uid)).state,
});

export const savePreferences = command(contracts['PUT /week_plans/{uid}/preferences/'], {
  summary: 'Save what a student would like of the week of a term',
  run: async ({ host, send, params, body }) => {
    await send(commands.SaveWeekPreferences, { ...(await newCardOf(host, params.uid)), preferences: body });
    return body;
  },
});
export const makePlan = command(contracts['POST /week_plans/{uid}/plans/'], {
  summary: 'Make a plan of a week: a draft that holds courses and lessons and no seat',
  run: async ({ host, send, params, body }) => {
    const card = await newCardOf(host, params.uid);
    const { events } = await send(commands.MakeWeekPlan, { ...card, plan: newId(), ...body });
    return standingOf(host, card, (events[0]!.data as { plan: string }).plan);
  },
});
export const changePlan = command(contracts['PUT /week_plans/{uid}/plans/{plan}/'], {
  summary: 'Rename a plan of a week, or change its courses and lessons',
  run: async ({ host, send, params: { uid, plan }, body }) => {
    const card = cardOf(uid);
    await send(commands.ChangeWeekPlan, { ...card, plan, ...body });
    return standingOf(host, card, plan);
  },
});
export const deletePlan = command(contracts['DELETE /week_plans/{uid}/plans/{plan}/'], {
  summary: 'Delete a plan of a week',
  run: async ({ send, params: { uid, plan } }) => {
    await send(commands.DeleteWeekPlan, { ...cardOf(uid), plan });
    return undefined;
  },
});
export const sharePlan = command(contracts['POST /week_plans/{uid}/plans/{plan}/share/'], {
  summary: 'Share a plan of a week with the advisor',
  run: async ({ host, send, params: { uid, plan }, body }) => {
    const card = cardOf(uid);
    await send(commands.ShareWeekPlan, { ...card, plan, ...body });
    return standingOf(host, card, plan);
  },
});
export const withdrawPlan = command(contracts['POST /week_plans/{uid}/plans/{plan}/withdraw/'], {
  summary: 'Take a plan of a week back from the advisor',
  run: async ({ host, send, params: { uid, plan } }) => {
    const card = cardOf(uid);
    await send(commands.WithdrawWeekPlan, { ...card, plan });
    return standingOf(host, card, plan);
  },
});
export const answerPlan = command(contracts['POST /week_plans/{uid}/plans/{plan}/answer/'], {
  summary: 'Answer about the plan of a student: a comment, consent, or what to change',
  run: async ({ host, send, params: { uid, plan }, body }) => {
    const card = cardOf(uid);
    await send(commands.AnswerWeekPlan, { ...card, plan, ...body });
    return standingOf(host, card, plan);
  },
});

/** The refusal of a week with the sentence of each course in the reader's language. */
function explained(error: unknown, { host, locale, request_id }: CallContext): unknown {
  if (!(error instanceof Refused) || error.rejection.code !== 'week_plans.week_refused') return error;
  const explain = explainer([refusals], host.config.timeZone);
  const { courses, results } = error.rejection.params as {
    courses: object;
    results: readonly { error: { code: string; params: Record<string, unknown> } }[];
  };
  return new Refused(
    reject('week_plans.week_refused', {
      courses,
      results: results.map(one => ({
        ...one,
        error: {
          ...one.error,
          message: explain({ rejected: true, ...one.error }, locale, request_id).error.message,
        },
      })),
    }),
  );
}
/** The first moment at which a hold of the week ends. */
const endOf = (events: readonly { type: string; data: any }[]): string | null =>
  events
    .filter(({ type }) => type === 'CardCourseHeld')
    .map(({ data }) => data.until as string)
    .toSorted()[0] ?? null;

export const takeWeek = counted(
  command(contracts['POST /registration/cards/{uid}/week/'], {
    summary: 'Take the seats of a whole week, or of a plan, in one act: all of them or none',
    run: async input => {
      const { host, send, params, body } = input;
      const card = cardOf(params.uid);
      if (personOf(input.actor) !== card.student)
        throw new Refused(reject('registration.not_your_card', { student: card.student }));
      const planned = body.plan === undefined ? null : await planNow(host, card, body.plan);
      const courses = (body.courses.length > 0 || !planned ? body.courses : planned.courses) as readonly WeekCourse[];
      if (courses.length === 0) throw new Refused(reject('week_plans.empty', { name: planned!.name }));
      const taken = await send(commands.takeWeekOf(courses.length), {
        ...card,
        courses,
        plan: body.plan ?? null,
        hold: body.hold,
      }).catch((error: unknown) => {
        throw explained(error, input);
      });
      const { status, credits, audit_credits } = await cardNow(host, params.uid);
      return {
        uid: params.uid,
        status,
        credits,
        audit_credits,
        courses: courses.map(({ course }) => course),
        until: endOf(taken.events),
      };
    },
  }),
);
