import { cathedra, discipline, faculty } from '@portal/event-schemas/curriculum/records.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { createDispatcher } from '@portal/platform/dispatcher/dispatcher.ts';
import type { Dispatcher, Outcome } from '@portal/platform/dispatcher/types.ts';
import { createMemoryLog } from '@portal/platform/event-log/memoryLog.ts';
import { createMemoryFacts } from '@portal/platform/facts/memoryFacts.ts';
import { recordCommands } from '@portal/platform/records/commands.ts';
import { recordEvents } from '@portal/platform/records/events.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

const context = { actor: { id: 'office', roles: ['office'] }, locale: 'ru' as const, correlation_id: 'spec' };
const commands = recordCommands(discipline);
let dispatcher: Dispatcher;
let settle: () => Promise<unknown>;
async function begin() {
  const log = createMemoryLog({
    catalogue: Object.assign({}, ...[faculty, cathedra, discipline].map(one => recordEvents(one as never))),
  });
  const facts = createMemoryFacts({ definitions: [recordFact(discipline)], log });
  await facts.start();
  settle = async () => facts.waitFor(await log.head(), 1000);
  dispatcher = createDispatcher({ log, facts, clock: movableClock('2026-09-01T08:00:00Z') });
  const name = sameInAll('Mathematics');
  await dispatcher.dispatch(recordCommands(faculty as never).create, { uid: 'science', code: 'SC', name }, context);
  await dispatcher.dispatch(
    recordCommands(cathedra as never).create,
    { uid: 'maths', code: 'M', name, faculty: 'science', head: null },
    context,
  );
}
beforeEach(begin);

const needs = (required_discipline: string, more: object = {}) => ({
  edu_program: null,
  required_discipline,
  and_prerequisites: [] as string[],
  is_active: true,
  ...more,
});
const given = (uid: string, prerequisites: object[] = []) => ({
  uid,
  code: uid,
  name: sameInAll(uid.toUpperCase()),
  description: null,
  credits: 5,
  cathedra: 'maths',
  cycle: 'bd',
  component: 'kv',
  load: [],
  prerequisites,
  corequisites: [],
  recommended_for: [],
  edu_programs: [],
  preparation_levels: [],
  is_sport: false,
  is_introductory: false,
  needs_medical_certificate: false,
});
const create = async (uid: string, ...prerequisites: object[]) => {
  const outcome = await dispatcher.dispatch(commands.create, given(uid, prerequisites), context);
  await settle();
  return outcome;
};
const change = (uid: string, ...prerequisites: object[]) =>
  dispatcher.dispatch(commands.change, { uid, changes: { prerequisites } }, context);
const circleOf = (outcome: Outcome) =>
  outcome.ok ? null : `${outcome.rejection.code}: ${(outcome.rejection.params['circle'] as { ru: string }).ru}`;

describe('prerequisites never form a circle', () => {
  it('given A before B before C, when A is to come after C, then it is refused with the names on the way', async () => {
    await create('a');
    await create('b', needs('a'));
    await create('c', needs('b'));
    expect(circleOf(await change('a', needs('c')))).toBe('curriculum.prerequisites_in_a_circle: A → C → B → A');
    expect((await change('c', needs('b'), needs('a'))).ok).toBe(true);
  });
  it('a discipline is no prerequisite of itself, also not beside another', async () => {
    await create('a');
    await create('b');
    expect(circleOf(await change('a', needs('b', { and_prerequisites: ['a'] })))).toContain('A → A');
  });
  it('a row that is switched off leads nowhere', async () => {
    await create('a');
    await create('b', needs('a', { is_active: false }));
    expect((await change('a', needs('b'))).ok).toBe(true);
  });
  it('of two changes at once that would name each other, one is refused', async () => {
    await create('a');
    await create('b');
    const outcomes = await Promise.all([change('a', needs('b')), change('b', needs('a'))]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });
  it('whatever is changed in whatever order, no discipline leads back to itself', async () => {
    const uids = ['a', 'b', 'c', 'd', 'e'];
    const one = fc.constantFrom(...uids);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(one, fc.uniqueArray(one, { maxLength: 3 })), { maxLength: 15 }),
        async changes => {
          await begin();
          for (const uid of uids) await create(uid);
          const graph = new Map<string, string[]>();
          for (const [uid, after] of changes) {
            const { ok } = await change(uid, ...after.map(other => needs(other)));
            await settle();
            if (ok) graph.set(uid, after);
          }
          const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
            (graph.get(from) ?? []).some(next => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
          expect(uids.filter(uid => reaches(uid, uid))).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });
});
