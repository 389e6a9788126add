import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { IndividualPlanEvent } from '@portal/event-schemas/plans/events.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { id } from '../registration/testing/world.ts';
import { AddToPlan, ChangePlan, ExcludeFromPlan, RepealPlan } from './commands.ts';
import { entriesOf, plannedCredits } from './entries.ts';
import { individualPlan, type IndividualPlan } from './individual-plan.ts';
import { actors, autumn, entry, key, now, on, planKnown } from './testing.ts';

const number = fc.integer({ min: 1, max: 7 });
const actor = fc.constantFrom('student' as const, 'advisor' as const, 'registrar' as const);
const line = fc.record({
  load_type: fc.constantFrom('lecture' as const, 'practice' as const, 'srs' as const),
  language: fc.option(fc.constantFrom('ru', 'kk'), { nil: undefined }),
  teacher: fc.option(
    fc.integer({ min: 1, max: 3 }).map(one => id('f', one)),
    { nil: undefined },
  ),
});
type Act = {
  by: 'student' | 'advisor' | 'registrar';
  run: (events: IndividualPlanEvent[]) => unknown;
  lines?: readonly { load_type: string; language?: string; teacher?: string }[];
  about: number;
};
const known = planKnown({
  settings: {
    ...planKnown().settings,
    default_limit: { min_credit: 0, max_credit: 16, min_credit_audit: 0, max_credit_audit: 0 },
  },
});
const at = (by: Act['by']) => ({ now, actor: actors[by], facts: known });
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc
    .record({ by: actor, about: number, lines: fc.array(line, { minLength: 1, maxLength: 3 }) })
    .map(({ by, about, lines }) => ({
      by,
      about,
      lines: lines as Act['lines'],
      run: (events: IndividualPlanEvent[]) =>
        given(events).when(ChangePlan, { ...on(about), lines, discipline: null }, at(by)),
    })),
  fc.record({ by: actor, about: number, other: number }).map(({ by, about, other }) => ({
    by,
    about,
    run: (events: IndividualPlanEvent[]) =>
      given(events).when(ChangePlan, { ...on(about), lines: [], discipline: id('d', other) }, at(by)),
  })),
  fc.record({ by: actor, about: number }).map(({ by, about }) => ({
    by,
    about,
    run: (events: IndividualPlanEvent[]) => given(events).when(RepealPlan, on(about), at(by)),
  })),
  fc.record({ by: actor, about: number, is_active: fc.boolean() }).map(({ by, about, is_active }) => ({
    by,
    about,
    run: (events: IndividualPlanEvent[]) =>
      given(events).when(ExcludeFromPlan, { ...on(about), is_active, reason: '' }, at(by)),
  })),
  fc.record({ by: actor, about: number }).map(({ by, about }) => ({
    by,
    about,
    run: (events: IndividualPlanEvent[]) =>
      given(events).when(
        AddToPlan,
        { ...key, study_period: autumn.uid, disciplines: [id('d', about)], main_discipline: null },
        at(by),
      ),
  })),
);

const credits = (plan: IndividualPlan) => plannedCredits(entriesOf(key, plan, known), plan, 3);

function check(
  before: IndividualPlan,
  after: IndividualPlan,
  { by, lines, about }: Act,
  happened: readonly IndividualPlanEvent[],
): void {
  for (const [uid, out] of Object.entries(after.out)) {
    if (out.replacement) expect(after.added[out.replacement]?.entry.main_discipline).toBe(uid);
  }
  for (const { entry: one } of Object.values(after.added))
    if (one.main_discipline) expect(after.out[one.main_discipline]?.replacement).toBe(one.uid);
  if (by !== 'registrar' && credits(after) > credits(before)) expect(credits(after)).toBeLessThanOrEqual(16);
  const chosen = after.lines[entry(about).uid];
  const last = lines?.findLast(one => one.language !== undefined);
  if (last) expect(chosen?.srs?.language).toBe(last.language);
  const taught = lines?.at(-1)?.teacher;
  if (taught)
    expect([chosen?.srs?.teacher, chosen?.[lines.at(-1)!.load_type as 'lecture']?.teacher]).toEqual([taught, taught]);
  for (const event of happened) {
    if (event.type !== 'PlanLanguageChosen' || happened.some(one => one.type === 'PlanTeacherChosen')) continue;
    for (const load of event.data.load_types)
      if (before.lines[event.data.entry.uid]?.[load]?.language !== event.data.language && happened.length === 1)
        expect(chosen?.[load]?.teacher).toBeNull();
  }
}

test('whatever people do: СРС follows every choice, replaced ones have one in their place, and the credit limit holds', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 25 }), history => {
      const events: IndividualPlanEvent[] = [];
      for (const act of history) {
        const outcome = act.run(events);
        if (isRejection(outcome)) continue;
        const [happened] = outcome as [IndividualPlanEvent[]];
        const before = fold(individualPlan, events);
        events.push(...happened);
        check(before, fold(individualPlan, events), act, happened);
      }
    }),
    { numRuns: 300 },
  );
});

test('taking a change back leaves the plan as it was', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 10 }), history => {
      const events: IndividualPlanEvent[] = [];
      for (const act of history) {
        const outcome = act.run(events);
        if (!isRejection(outcome)) events.push(...(outcome as [IndividualPlanEvent[]])[0]);
      }
      const before = fold(individualPlan, events);
      const changed = given(events).when(ChangePlan, { ...on(2), lines: [], discipline: id('d', 6) }, at('registrar'));
      if (isRejection(changed) || before.added[entry(2).uid]) return;
      events.push(...(changed as unknown as [IndividualPlanEvent[]])[0]);
      const repealed = given(events).when(RepealPlan, on(2), at('registrar'));
      if (isRejection(repealed)) return expect(repealed.code).toBe('never');
      events.push(...(repealed as unknown as [IndividualPlanEvent[]])[0]);
      expect({ ...fold(individualPlan, events), unreported: false }).toEqual({ ...before, unreported: false });
    }),
    { numRuns: 200 },
  );
});
