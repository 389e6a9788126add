import { findFaults, isError } from '@portal/event-schemas/applications/checks/check.ts';
import { correctedStages, type WaypointAct } from '@portal/event-schemas/applications/codes.ts';
import { branchOf } from '@portal/event-schemas/applications/conditions.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { RouteActor, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import { mayAct, type Ties } from '@portal/event-schemas/applications/rights.ts';
import { uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soundDefinition, someValues } from '../testing.ts';
import { initialStatusUid } from '../types/statuses.ts';
import { ArchiveApplication, CorrectDecision, WithdrawApplication } from './commands.ts';
import { isLiving, isOver, studentApplication, type StudentApplication } from './student-application.ts';
import {
  act,
  advisor,
  colleague,
  drafted,
  eventsOf,
  head,
  known,
  lifeKnown,
  office,
  otherAdvisor,
  save,
  specialist,
  student,
  teacher,
  time_zone,
  type,
  uid,
  type Person,
} from './testing.ts';

/** Random routes × random people × random acts: a model of what a route means, next to what the decisions make of it. */
const third = { id: uidOf('third'), roles: ['office'] as Person['roles'] };
const fourth = { id: uidOf('fourth'), roles: ['teacher'] as Person['roles'] };
const people: readonly Person[] = [
  student,
  advisor,
  otherAdvisor,
  head,
  teacher,
  fourth,
  office,
  colleague,
  third,
  specialist,
];
const cast = {
  actors: [
    { kind: 'role', role: 'office' },
    { kind: 'role', role: 'teacher' },
    { kind: 'advisor' },
    { kind: 'head_of_department' },
    { kind: 'profile', account: specialist.id },
    { kind: 'profile', account: office.id },
  ],
} as const;
const routes = soundDefinition(cast).filter(definition => !findFaults(definition).some(isError));
/**
 * Who is what to whom at a moment: the advisor may head the department, or teach, or be gone; accounts are disabled,
 * people lose their roles. `third` of the office always remains: without anybody in the office nobody could mend
 * anything.
 */
interface World {
  advisor: string | null;
  head: string | null;
  disabled: readonly string[];
  without_role: readonly string[];
}
const mayLeave = people.filter(person => person !== third && person !== student).map(({ id }) => id);
const settled = fc.record<World>({
  advisor: fc.constantFrom(advisor.id, head.id, specialist.id, office.id),
  head: fc.constantFrom(head.id, teacher.id, specialist.id),
  disabled: fc.constant([]),
  without_role: fc.constant([]),
});
const anyWorld = fc.record<World>({
  advisor: fc.constantFrom(advisor.id, otherAdvisor.id, head.id, specialist.id, office.id, null),
  head: fc.constantFrom(head.id, teacher.id, advisor.id, third.id, student.id, null),
  disabled: fc.subarray(mayLeave),
  without_role: fc.subarray(mayLeave),
});
const rolesIn = ({ without_role }: World, { id, roles }: Person): Person['roles'] =>
  without_role.includes(id) ? [] : roles;
const isThere = ({ disabled }: World, { id }: Pick<Person, 'id'>): boolean => !disabled.includes(id);
const tiesIn = (world: World): Ties => ({
  account: student.id,
  advisor: world.advisor,
  head: world.head,
  disabled: world.disabled,
  holders: Object.fromEntries(
    (['office', 'teacher'] as const).map(role => [
      role,
      people.filter(person => isThere(world, person) && rolesIn(world, person).includes(role)).map(({ id }) => id),
    ]),
  ),
});
/** Whom an actor of a route means at this moment. */
const isMeant = (actor: RouteActor, world: World, person: Person): boolean =>
  actor.kind === 'role'
    ? rolesIn(world, person).includes(actor.role)
    : person.id ===
      { profile: 'account' in actor ? actor.account : '', advisor: world.advisor, head_of_department: world.head }[
        actor.kind
      ];

type Deed = {
  who: number;
  what: WaypointAct | 'send' | 'withdraw' | 'archive' | 'restore' | 'change' | 'correct';
  waypoint: number | null;
  to: number;
  world: World;
};
const deed: fc.Arbitrary<Deed> = fc.record({
  who: fc.nat(people.length - 1),
  what: fc.constantFrom<Deed['what']>(
    'approve',
    'approve',
    'approve',
    'approve',
    'approve',
    'approve',
    'forward',
    'return',
    'send',
    'send',
    'reject',
    'withdraw',
    'archive',
    'restore',
    'change',
    'correct',
    'correct',
  ),
  waypoint: fc.option(fc.nat(8)),
  to: fc.nat(5),
  world: anyWorld,
});
const histories = fc.record({
  definition: routes,
  values: someValues,
  world: settled,
  deeds: fc.array(deed, { maxLength: 60 }),
});
interface History {
  definition: TypeDefinition;
  values: FormValues;
  world: World;
  deeds: readonly Deed[];
}
const subject = { uid, type, version: 1, applicant: student.id };

/** One deed decided on what has happened so far. Nobody acts with an account that is disabled. */
function decide(
  events: readonly ApplicationEvent[],
  definition: TypeDefinition,
  world: World,
  { who, what, waypoint, to }: Deed,
) {
  const person = people[who]!;
  const actor = { id: person.id, roles: rolesIn(world, person) };
  const of = tiesIn(world);
  const facts = lifeKnown(definition, { ties: of });
  if (!isThere(world, person)) return null;
  switch (what) {
    case 'change':
      return null;
    case 'send':
      return save(events, definition, {}, known(definition, { ties: of }), { send: true, who: actor });
    case 'withdraw':
      return given(events).when(WithdrawApplication, { uid, reason: '' }, { actor });
    case 'correct': {
      const step = definition.route.steps[to % definition.route.steps.length]!.code;
      return given(events).when(
        CorrectDecision,
        {
          ...subject,
          stage: correctedStages[(waypoint ?? 0) % correctedStages.length]!,
          step,
          reason: 'It was wrong',
          time_zone,
        },
        { actor, facts },
      );
    }
    case 'archive':
    case 'restore':
      return given(events).when(
        ArchiveApplication,
        { ...subject, archived: what === 'archive', from_list: false },
        { actor, facts },
      );
    default: {
      const codes = definition.route.steps.flatMap(step => step.waypoints.map(one => one.code));
      return act(events, definition, actor, {
        act: what,
        facts,
        ...(waypoint === null ? {} : { waypoint: codes[waypoint % codes.length]! }),
        ...(what === 'forward' ? { to: definition.route.steps[to % definition.route.steps.length]!.code } : {}),
      });
    }
  }
}
/** Plays a history; `watch` sees every deed that was done, with the state before and after, and the world in which it was. */
function play(
  { definition, values, world: first, deeds }: History,
  watch: (
    happened: readonly ApplicationEvent[],
    before: StudentApplication,
    deed: Deed,
    after: StudentApplication,
    world: World,
  ) => void = () => undefined,
) {
  const events = drafted(definition, values);
  let world = first;
  for (const one of deeds) {
    if (one.what === 'change') world = one.world;
    const outcome = decide(events, definition, world, one);
    if (outcome === null || isRejection(outcome)) continue;
    const happened = eventsOf(outcome);
    const before = fold(studentApplication, events);
    events.push(...happened);
    watch(happened, before, one, fold(studentApplication, events), world);
  }
  return { events, world };
}
const stepOf = (definition: TypeDefinition, code: string) => definition.route.steps.find(one => one.code === code)!;
const corrects = (happened: readonly ApplicationEvent[]): boolean =>
  happened.some(event => event.type === 'DecisionCorrected');
const visitOf = (state: StudentApplication) => (state.stage === 'in_review' ? state.visit : null);

test('an application never skips a step: it comes where the branch leads when all have approved, where it is forwarded, or back after a return', () => {
  fc.assert(
    fc.property(histories, history => {
      const { definition, values } = history;
      play(history, (happened, before) => {
        const [entered] = happened.filter(event => event.type === 'StepEntered');
        const ended =
          !corrects(happened) &&
          happened.some(event => event.type === 'ApplicationStageReached' && event.data.stage === 'approved');
        const from = visitOf(before);
        const [approved] = happened.filter(event => event.type === 'WaypointApproved');
        if (entered?.data.because === 'next' || ended) {
          expect(
            from!.waypoints.every(
              one => one.complete || (one.waypoint === approved!.data.waypoint && approved!.data.complete),
            ),
          ).toBe(true);
          expect(from!.waypoints.map(one => one.waypoint)).toEqual(
            stepOf(definition, from!.step).waypoints.map(one => one.code),
          );
          expect(branchOf(stepOf(definition, from!.step), values)).toMatchObject({
            to: ended ? null : entered!.data.step,
          });
        }
        if (entered?.data.because === 'forwarded')
          expect(stepOf(definition, from!.step).forward_to).toContain(entered.data.step);
        if (entered?.data.because === 'sent')
          expect([before.stage, entered.data.step]).toEqual(['draft', definition.route.steps[0]!.code]);
        if (entered?.data.because === 'resumed')
          expect([before.stage, entered.data.step]).toEqual([
            'returned',
            definition.route.after_return === 'resume' && before.stage === 'returned'
              ? before.step
              : definition.route.steps[0]!.code,
          ]);
      });
    }),
    { numRuns: 300 },
  );
});

const signatures = ['WaypointApproved', 'WaypointRejected', 'WaypointReturned', 'WaypointForwarded'] as const;
type Signed = Extract<ApplicationEvent, { type: (typeof signatures)[number] }>;
const isSignature = (event: ApplicationEvent): event is Signed =>
  (signatures as readonly string[]).includes(event.type);

test('nobody acts out of turn or where they may not; the office acts instead where nobody could, and only there', () => {
  fc.assert(
    fc.property(histories, history => {
      const { definition } = history;
      play(history, (happened, before, { who, what }, _after, world) => {
        for (const { data } of happened.filter(isSignature)) {
          const visit = visitOf(before)!;
          const person = people[who]!;
          expect([data.by, data.step]).toEqual([person.id, visit.step]);
          expect(person.id).not.toBe(student.id);
          expect(isLiving(before) && before.archived).toBe(false);
          const waypoint = stepOf(definition, visit.step).waypoints.find(one => one.code === data.waypoint)!;
          expect(waypoint.acts).toContain(what);
          const standing = visit.waypoints.find(one => one.waypoint === data.waypoint)!;
          expect(standing.complete).toBe(false);
          const done = standing.signatures.flatMap(one => [...one.places]);
          const turns = waypoint.in_order
            ? [waypoint.actors.findIndex((_, place) => !done.includes(place))]
            : waypoint.actors.map((_, place) => place);
          const couldSign = people.filter(
            one =>
              one !== student &&
              isThere(world, one) &&
              !standing.signatures.some(({ by }) => by === one.id) &&
              turns.some(place => isMeant(waypoint.actors[place]!, world, one)),
          );
          expect(couldSign.includes(person)).toBe(data.instead_of === undefined);
          if (data.instead_of !== undefined) expect([couldSign, rolesIn(world, person)]).toEqual([[], ['office']]);
        }
      });
    }),
    { numRuns: 400 },
  );
});

test('nobody signs a waypoint twice while it stands at the step but the office for who is not there, and no place of it is signed twice', () => {
  fc.assert(
    fc.property(histories, history => {
      play(history, (happened, before, _deed, after) => {
        for (const { data } of happened.filter(isSignature)) {
          const standing = visitOf(before)!.waypoints.find(one => one.waypoint === data.waypoint)!;
          if (data.instead_of === undefined) expect(standing.signatures.map(({ by }) => by)).not.toContain(data.by);
        }
        for (const { signatures: given_ } of visitOf(after)?.waypoints ?? []) {
          const places = given_.flatMap(one => [...one.places]);
          expect(new Set(places).size).toBe(places.length);
        }
      });
    }),
    { numRuns: 300 },
  );
});

test('nothing is acted on after its end; each stage follows from the one before it', () => {
  const follows: Record<string, readonly string[]> = {
    draft: ['in_review'],
    in_review: ['returned', 'approved', 'rejected', 'withdrawn'],
    returned: ['in_review', 'withdrawn'],
    approved: [],
    rejected: [],
    withdrawn: [],
  };
  fc.assert(
    fc.property(histories, history => {
      play(history, (happened, before, _deed, after) => {
        if (isLiving(before) && isOver(before.stage) && !corrects(happened))
          expect(
            happened.every(event => event.type === 'ApplicationArchived' || event.type === 'ApplicationRestored'),
          ).toBe(true);
        for (const event of happened)
          if (event.type === 'ApplicationStageReached') {
            if (!corrects(happened)) expect(follows[event.data.from]).toContain(event.data.stage);
            expect([event.data.from, event.data.stage]).toEqual([before.stage, after.stage]);
            expect(isLiving(after) && after.status).toBe(initialStatusUid(event.data.stage));
          }
      });
    }),
    { numRuns: 300 },
  );
});

test('only the office corrects, with a reason, what was decided and not taken back; the log keeps both decisions', () => {
  let corrections = 0;
  const busy: fc.Arbitrary<Deed> = fc.record({
    who: fc.nat(people.length - 1),
    what: fc.constantFrom<Deed['what']>('approve', 'approve', 'reject', 'return'),
    waypoint: fc.constant(null),
    to: fc.nat(5),
    world: anyWorld,
  });
  const putRight: fc.Arbitrary<Deed> = fc.record({
    who: fc.constantFrom(...[office, colleague, advisor].map(one => people.indexOf(one))),
    what: fc.constant('correct' as const),
    waypoint: fc.nat(3),
    to: fc.nat(5),
    world: anyWorld,
  });
  const sending: fc.Arbitrary<Deed> = busy.map(one => ({ ...one, who: people.indexOf(student), what: 'send' }));
  const lives = fc
    .tuple(
      histories,
      sending,
      fc.array(fc.oneof(busy, busy, busy, putRight, sending), { minLength: 10, maxLength: 30 }),
    )
    .map(([history, first, deeds]) => ({ ...history, deeds: [first, ...deeds] }));
  fc.assert(
    fc.property(lives, history => {
      play(history, (happened, before, { who }, after) => {
        const [corrected] = happened.filter(event => event.type === 'DecisionCorrected');
        if (!corrected || !isLiving(before) || !isLiving(after)) return;
        corrections++;
        expect(people[who]!.roles).toContain('office');
        expect([before.signers.length > 0, before.archived, corrected.data.from, corrected.data.from_status]).toEqual([
          true,
          false,
          before.stage,
          before.status,
        ]);
        expect(['in_review', 'returned', 'approved', 'rejected']).toContain(before.stage);
        expect([after.stage, corrected.data.reason]).toEqual([corrected.data.stage, 'It was wrong']);
        if (before.stage !== 'in_review')
          expect([after.stage === before.stage, after.status]).toEqual([false, corrected.data.status]);
        expect(after.signers).toEqual(before.signers);
        expect(
          visitOf(after)?.waypoints.flatMap(({ signatures: given_, reminded, told_overdue }) => [
            ...given_,
            ...(reminded || told_overdue ? [true] : []),
          ]) ?? [],
        ).toEqual([]);
      });
    }),
    { numRuns: 120 },
  );
  expect(corrections).toBeGreaterThan(20);
});

test('a route that passed the check never gets stuck: in review somebody may always sign, and approvals end it', () => {
  fc.assert(
    fc.property(histories, fc.array(anyWorld, { minLength: 1, maxLength: 6 }), (history, worlds) => {
      const { definition } = history;
      const { events } = play({ ...history, deeds: history.deeds.filter(({ what }) => what !== 'archive') });
      let state = fold(studentApplication, events);
      for (let signed = 0; state.stage === 'in_review'; signed++) {
        const world = worlds[signed % worlds.length]!;
        const of = tiesIn(world);
        const visit = state.visit;
        const [next] = people
          .filter(person => isThere(world, person))
          .flatMap(({ id, roles }) =>
            mayAct(definition.route, visit, { account: id, roles: rolesIn(world, { id, roles }) }, of).map(
              ({ waypoint }) => ({ person: { id, roles: rolesIn(world, { id, roles }) }, waypoint }),
            ),
          );
        expect(next, `nobody may sign at ${visit.step}`).toBeDefined();
        expect(signed).toBeLessThan(100);
        events.push(
          ...eventsOf(
            act(events, definition, next!.person, {
              waypoint: next!.waypoint,
              facts: lifeKnown(definition, { ties: of }),
            }),
          ),
        );
        state = fold(studentApplication, events);
      }
    }),
    { numRuns: 400 },
  );
});

test('what the rights offer is what the decision grants, and nothing else is granted', () => {
  fc.assert(
    fc.property(histories, fc.nat(people.length - 1), (history, who) => {
      const { definition } = history;
      const { events, world } = play(history);
      const of = tiesIn(world);
      const state = fold(studentApplication, events);
      const person = { id: people[who]!.id, roles: rolesIn(world, people[who]!) };
      const offered =
        state.stage === 'in_review' && !state.archived
          ? mayAct(definition.route, state.visit, { account: person.id, roles: person.roles }, of)
          : [];
      for (const { code, acts } of definition.route.steps.flatMap(step => step.waypoints))
        for (const what of ['approve', 'reject', 'return'] as const) {
          const outcome = act(events, definition, person, {
            act: what,
            waypoint: code,
            facts: lifeKnown(definition, { ties: of }),
          });
          const may = acts.includes(what) && offered.some(one => one.waypoint === code && one.acts.includes(what));
          expect(isRejection(outcome), `${person.roles[0]} ${what} ${code}`).toBe(!may);
        }
    }),
    { numRuns: 200 },
  );
});

test('replaying the events gives the same state, also from the middle on', () => {
  fc.assert(
    fc.property(histories, fc.nat(100), (history, cut) => {
      const { events } = play(history);
      const middle = fold(studentApplication, events.slice(0, cut));
      const whole = fold(studentApplication, events);
      expect(events.slice(cut).reduce((state, event) => studentApplication.evolve(state, event), middle)).toEqual(
        whole,
      );
      expect(fold(studentApplication, structuredClone(events))).toEqual(whole);
      expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
      expect(isLiving(whole) && whole.version).toBe(1);
    }),
    { numRuns: 200 },
  );
});
