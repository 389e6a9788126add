import type { ConditionOperator, WaypointAct } from '@portal/event-schemas/applications/codes.ts';
import type {
  Condition,
  RouteActor,
  Step,
  TypeDefinition,
  Waypoint,
} from '@portal/event-schemas/applications/definition.ts';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import fc from 'fast-check';
import { aDefinition } from './testing/definitions.ts';

/** Random definitions for properties of routes: most have faults, `soundDefinition` has none. */
export interface Cast {
  actors: readonly RouteActor[];
}
const anybody: Cast = {
  actors: [
    { kind: 'role', role: 'office' },
    { kind: 'role', role: 'teacher' },
    { kind: 'advisor' },
    { kind: 'head_of_department' },
  ],
};

const fields: readonly Property[] = [
  aField('dropdown', { prop_code: 'reason' }),
  aField('int', { prop_code: 'amount' }),
  aField('bool', { prop_code: 'urgent' }),
  aField('input', { prop_code: 'note' }),
];

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    prop_code: fc.constant('reason'),
    operator: fc.constantFrom<ConditionOperator>('is', 'is_not'),
    value: fc.constantFrom('a', 'b', 'c'),
  }),
  fc.record({
    prop_code: fc.constant('amount'),
    operator: fc.constantFrom<ConditionOperator>('at_least', 'at_most', 'is'),
    value: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ prop_code: fc.constant('urgent'), operator: fc.constant<ConditionOperator>('is'), value: fc.boolean() }),
  fc.record({
    prop_code: fc.constant('note'),
    operator: fc.constantFrom<ConditionOperator>('filled', 'empty'),
    value: fc.constant(null),
  }),
);

const waypointOf = (code: string, { actors }: Cast): fc.Arbitrary<Waypoint> =>
  fc.record({
    code: fc.constant(code),
    name: fc.constant(sameInAll(code)),
    actors: fc.uniqueArray(fc.constantFrom(...actors), { minLength: 1, maxLength: 3 }),
    in_order: fc.boolean(),
    acts: fc.subarray<WaypointAct>(['reject', 'return']).map(acts => ['approve', ...acts]),
    comment_required: fc.constant([]),
    deadline_days: fc.option(fc.integer({ min: 2, max: 20 })),
    remind_days_before: fc.constant(null),
  });

const codeOf = (index: number): string => `step_${index}`;
type Target = (from: number, steps: number) => fc.Arbitrary<string | null>;
/** Steps whose branches lead where `target` says; who may forward is among those with a place to forward to. */
function stepOf(index: number, count: number, cast: Cast, target: Target): fc.Arbitrary<Step> {
  const others = Array.from({ length: count }, (_, other) => codeOf(other)).filter(code => code !== codeOf(index));
  const branches = fc.uniqueArray(condition, { maxLength: 2, selector: one => JSON.stringify(one) });
  return fc
    .record({
      forward_to: fc.subarray(others, { maxLength: Math.min(2, others.length) }),
      whens: branches,
      tos: fc.array(target(index, count), { minLength: 3, maxLength: 3 }),
      parallel: fc.integer({ min: 1, max: 3 }),
    })
    .chain(({ forward_to, whens, tos, parallel }) =>
      fc
        .tuple(...Array.from({ length: parallel }, (_, place) => waypointOf(`${codeOf(index)}_${place}`, cast)))
        .map((waypoints): Step => ({
          code: codeOf(index),
          name: sameInAll(codeOf(index)),
          forward_to,
          waypoints: waypoints.map((waypoint, place) =>
            place === 0 && forward_to.length > 0 ? { ...waypoint, acts: [...waypoint.acts, 'forward'] } : waypoint,
          ),
          next: [...whens.map((when, place) => ({ when, to: tos[place]! })), { when: null, to: tos[2]! }],
        })),
    );
}
const routeOf = (cast: Cast, target: Target, max: number): fc.Arbitrary<TypeDefinition> =>
  fc
    .integer({ min: 1, max })
    .chain(count =>
      fc.tuple(
        fc.tuple(...Array.from({ length: count }, (_, index) => stepOf(index, count, cast, target))),
        fc.constantFrom('resume' as const, 'from_start' as const),
      ),
    )
    .map(([steps, after_return]) => aDefinition(steps, fields, { route: { steps, after_return } }));

/** Branches lead anywhere: back, nowhere, in circles. */
export const anyDefinition = (cast: Cast = anybody): fc.Arbitrary<TypeDefinition> =>
  routeOf(cast, (_, count) => fc.option(fc.integer({ min: 0, max: count }).map(codeOf), { freq: 3 }), 6);
/** Approvals lead onward only; the last branch always leads to the next step, so that each is reached. */
export const soundDefinition = (cast: Cast = anybody): fc.Arbitrary<TypeDefinition> =>
  routeOf(
    cast,
    (from, count) =>
      fc.option(
        fc.integer({ min: Math.min(from + 1, count - 1), max: count - 1 }).map(to => (to > from ? codeOf(to) : null)),
        { freq: 4 },
      ),
    5,
  ).map(definition => ({
    ...definition,
    route: {
      ...definition.route,
      steps: definition.route.steps.map((step, index, all) => ({
        ...step,
        next: [...step.next.slice(0, -1), { when: null, to: all[index + 1]?.code ?? null }],
      })),
    },
  }));
/** Values of the form of random definitions. */
export const someValues = fc.record({
  reason: fc.constantFrom('a', 'b', 'c'),
  amount: fc.option(fc.integer({ min: 0, max: 5 })),
  urgent: fc.boolean(),
  note: fc.constantFrom('', 'x'),
});
