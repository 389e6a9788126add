import { findFaults, isError } from '@portal/event-schemas/applications/checks/check.ts';
import { branchOf } from '@portal/event-schemas/applications/conditions.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { Step, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDefinition, soundDefinition, someValues } from '../testing.ts';

/** Approves step by step from here; the number of approvals to the end, null when there is none. */
function approvalsToEnd({ route: { steps } }: TypeDefinition, from: Step, values: FormValues): number | null {
  let step: Step | undefined = from;
  for (let approvals = 1; approvals <= steps.length; approvals++) {
    const branch = branchOf(step, values);
    if (!branch) return null;
    if (branch.to === null) return approvals;
    step = steps.find(one => one.code === branch.to);
    if (!step) return null;
  }
  return null;
}
const passes = (definition: TypeDefinition): boolean => !findFaults(definition).some(isError);

describe('a route that the check lets through', () => {
  it('ends from every step when everybody approves, whatever the values are', () => {
    fc.assert(
      fc.property(fc.oneof(anyDefinition(), soundDefinition()), someValues, (definition, values) => {
        fc.pre(passes(definition));
        for (const step of definition.route.steps) expect(approvalsToEnd(definition, step, values)).not.toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('has no step that nothing leads to', () => {
    fc.assert(
      fc.property(soundDefinition(), definition => {
        fc.pre(passes(definition));
        const led = new Set([
          definition.route.steps[0]!.code,
          ...definition.route.steps.flatMap(step => [...step.forward_to, ...step.next.map(branch => branch.to)]),
        ]);
        expect(definition.route.steps.filter(step => !led.has(step.code))).toEqual([]);
      }),
    );
  });
});

describe('the check', () => {
  it('lets sound routes through', () => {
    fc.assert(
      fc.property(soundDefinition(), definition => {
        expect(findFaults(definition).filter(isError)).toEqual([]);
      }),
    );
  });

  it('finds what keeps a route from ending', () => {
    fc.assert(
      fc.property(anyDefinition(), someValues, (definition, values) => {
        const stuck = definition.route.steps.some(step => approvalsToEnd(definition, step, values) === null);
        if (stuck) expect(passes(definition)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('names a place that is there', () => {
    fc.assert(
      fc.property(anyDefinition(), definition => {
        for (const { path } of findFaults(definition)) {
          const holder = path
            .split('.')
            .slice(0, -1)
            .reduce<any>((value, key) => value?.[key], definition);
          expect(holder, path).toBeTypeOf('object');
        }
      }),
    );
  });
});
