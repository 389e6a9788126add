import { describe, expect, it } from 'vitest';
import type { Route } from '@portal/event-schemas/applications/definition.ts';
import { asKind, copied, freeCode, moved, newDefinition, newField, renamedField } from './edits.ts';
import {
  addStepAfter,
  addStepBefore,
  addWaypoint,
  moveStep,
  moveWaypoint,
  removeStep,
  removeWaypoint,
  shiftWaypoint,
} from './route-edits.ts';
import { columnsOf, layoutOf } from './route-layout.ts';

const start = newDefinition().route;
const leads = (route: Route): string[] =>
  route.steps.map(step => `${step.code}→${step.next.map(branch => branch.to ?? 'end').join('|')}`);

describe('steps of a route', () => {
  it('are added after one another and before the first', () => {
    const two = addStepAfter(start, 0);
    expect(leads(two)).toEqual(['step_1→step_2', 'step_2→end']);
    expect(leads(addStepAfter(two, 0))).toEqual(['step_1→step_3', 'step_3→step_2', 'step_2→end']);
    expect(leads(addStepBefore(two))).toEqual(['step_3→step_1', 'step_1→step_2', 'step_2→end']);
  });
  it('leave no gap when they are removed', () => {
    const three = addStepAfter(addStepAfter(start, 0), 1);
    const forwarded = {
      ...three,
      steps: three.steps.map((step, index) => (index === 0 ? { ...step, forward_to: ['step_2'] } : step)),
    };
    const left = removeStep(forwarded, 1);
    expect(leads(left)).toEqual(['step_1→step_3', 'step_3→end']);
    expect(left.steps[0]!.forward_to).toEqual([]);
  });
  it('change their order and keep where they lead', () =>
    expect(leads(moveStep(addStepAfter(start, 0), 1, 0))).toEqual(['step_2→end', 'step_1→step_2']));
});

describe('waypoints', () => {
  const two = addWaypoint(addStepAfter(start, 0), 0);
  const signs = (route: Route): string[][] => route.steps.map(step => step.waypoints.map(waypoint => waypoint.code));
  it('sign side by side, move to another step and change places', () => {
    expect(signs(two)).toEqual([['sign_1', 'sign_3'], ['sign_2']]);
    expect(signs(moveWaypoint(two, 0, 1, 1))).toEqual([['sign_1'], ['sign_2', 'sign_3']]);
    expect(signs(shiftWaypoint(two, 0, 0, 1))).toEqual([['sign_3', 'sign_1'], ['sign_2']]);
    expect(signs(removeWaypoint(two, 0, 0))).toEqual([['sign_3'], ['sign_2']]);
  });
  it('never leave a step without one', () => expect(moveWaypoint(two, 1, 0, 0)).toBe(two));
});

describe('the map', () => {
  it('puts steps into columns by the longest way, what nothing leads to last', () => {
    const three = addStepAfter(addStepAfter(start, 0), 1);
    const branched: Route = {
      ...three,
      steps: three.steps.map((step, index) =>
        index === 0
          ? {
              ...step,
              next: [{ when: { prop_code: 'x', operator: 'filled', value: null }, to: 'step_3' }, ...step.next],
            }
          : step,
      ),
    };
    expect(columnsOf(branched)).toEqual([0, 1, 2]);
    expect(columnsOf({ ...start, steps: [...start.steps, { ...start.steps[0]!, code: 'lost' }] })).toEqual([0, 1]);
  });
  it('ends also where a route goes in circles', () => {
    const circle: Route = {
      ...start,
      steps: [
        { ...start.steps[0]!, next: [{ when: null, to: 'b' }] },
        { ...start.steps[0]!, code: 'b', next: [{ when: null, to: 'step_1' }] },
      ],
    };
    expect(layoutOf(circle).cards.length).toBe(2);
    expect(layoutOf(circle).arrows.length).toBe(2);
  });
});

describe('fields', () => {
  const definition = {
    ...newDefinition(),
    properties: [newField('int', []), { ...newField('dropdown', ['field_1']), accessibility_depends_on: 'field_1' }],
  };
  it('keep who names them when their code changes', () => {
    const renamed = renamedField(definition, 0, 'amount');
    expect(renamed.properties.map(field => [field.prop_code, field.accessibility_depends_on])).toEqual([
      ['amount', ''],
      ['field_2', 'amount'],
    ]);
  });
  it('of two with one code only the renamed one changes', () => {
    const twice = {
      ...definition,
      properties: definition.properties.map(field => ({ ...field, prop_code: 'same', accessibility_depends_on: '' })),
    };
    expect(renamedField(twice, 1, 'other').properties.map(field => field.prop_code)).toEqual(['same', 'other']);
  });
  it('move, become another kind, and are new in a copy', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(asKind(definition.properties[1]!, 'text')).toMatchObject({
      uid: definition.properties[1]!.uid,
      prop_code: 'field_2',
      options: [],
      accessibility_depends_on: 'field_1',
    });
    expect(copied(definition).properties[0]!.uid).not.toBe(definition.properties[0]!.uid);
    expect(freeCode('x', ['x_1', 'x_2'])).toBe('x_3');
  });
});
