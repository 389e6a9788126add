import type { PlanKey } from '@portal/event-schemas/plans/requests.ts';
import { command } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { AddToPlan, ChangePlan, ExcludeFromPlan, NotifyOfPlan, RepealPlan } from './commands.ts';
import { individualPlan, planId } from './individual-plan.ts';
import { contracts } from '@portal/event-schemas/plans/calls.ts';

/** Calls of the individual plan (ИУП, portal-calls.md §7.4). `student`: oneself where it is left out. Whose plan it is, the decision checks. */

const keyOf = (
  { student, study_year }: { student?: string | undefined; study_year: number },
  { actor }: { actor: { id: string } },
): PlanKey => ({ student: student ?? actor.id, study_year });

/** The discipline after the command: the client keeps what it answers. */
async function standingOf({ dispatcher }: Pick<Host, 'dispatcher'>, key: PlanKey, uid: string) {
  const { state } = await dispatcher.state(individualPlan, planId(key));
  const out = state.out[uid];
  const status = out
    ? out.replacement
      ? ('changed' as const)
      : ('excluded' as const)
    : state.added[uid]
      ? ('added' as const)
      : ('planned' as const);
  return { uid, status, is_active: !out };
}

export const addDisciplines = command(contracts['POST /user/student_discipline_view_set/basket/'], {
  summary: 'Put disciplines into the individual plan of a term',
  run: async ({ host, send, actor, body }) => {
    const key = keyOf(body, { actor });
    const { events } = await send(AddToPlan, { ...body, ...key });
    const entries = (
      events as readonly {
        data: { entries?: { uid: string; discipline: string; code: string; name: never; credits: number }[] };
      }[]
    ).flatMap(({ data }) => data.entries ?? []);
    return {
      results: await Promise.all(
        entries.map(async ({ uid, discipline, code, name, credits }) => ({
          ...(await standingOf(host, key, uid)),
          discipline,
          code,
          name,
          credit: credits,
        })),
      ),
    };
  },
});
export const changeDiscipline = command(contracts['PUT /user/student_discipline_view_set/change/'], {
  summary: 'Choose languages and teachers of a discipline, or take another one in its place',
  run: async ({ host, send, actor, body }) => {
    const key = keyOf(body, { actor });
    await send(ChangePlan, { ...body, ...key });
    return standingOf(host, key, body.uid);
  },
});
export const repealChange = command(contracts['PUT /user/student_discipline_view_set/repeal/'], {
  summary: 'Take a change or an exclusion of a discipline back',
  run: async ({ host, send, actor, body }) => {
    const key = keyOf(body, { actor });
    await send(RepealPlan, { ...body, ...key });
    return standingOf(host, key, body.uid);
  },
});
export const excludeDiscipline = command(contracts['POST /user/student_discipline_view_set/exclude/'], {
  summary: 'Take a discipline out of the individual plan, or put it back',
  run: async ({ host, send, actor, query, body }) => {
    const key = keyOf(query, { actor });
    await send(ExcludeFromPlan, { ...body, ...key, study_period: query.study_period ?? null });
    return standingOf(host, key, body.uid);
  },
});
export const notifyOfChange = command(contracts['POST /user/student_discipline_view_set/iup_change_notification/'], {
  summary: 'Tell the advisor, or the student, that the individual plan has changed',
  run: async ({ send, actor, body }) => {
    const key = keyOf(body, { actor });
    const { events } = await send(NotifyOfPlan, { ...key, message: body.message });
    return { student: key.student, to: (events[0]?.data as { to?: string } | undefined)?.to ?? key.student };
  },
});
