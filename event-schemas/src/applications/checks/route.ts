import type { Property } from '../../forms/property.ts';
import type { Route, Step } from '../definition.ts';
import { conditionFaults } from './conditions.ts';
import { fault, repeated, type Fault } from './fault.ts';

type Leads = (step: Step) => readonly string[];
/** Where approvals lead, and where somebody may send it besides. */
const onward: Leads = step => step.next.flatMap(branch => (branch.to === null ? [] : [branch.to]));
const anyway: Leads = step => [...onward(step), ...step.forward_to];

/** Codes of the steps that can be reached from here, this one among them when a way comes back. */
function reachable(from: Step, steps: readonly Step[], leads: Leads): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let step = open.pop(); step; step = open.pop()) {
    for (const code of leads(step)) {
      const next = steps.find(one => one.code === code);
      if (next && !found.has(code)) open.push(next);
      found.add(code);
    }
  }
  return found;
}

/**
 * Faults of the order of steps: each can be reached from the first, and when everybody approves every one leads to the end. Approvals that lead
 * in a circle are refused whatever its branches say: while an application travels, its values stay as they are, and so do the branches taken.
 */
export function routeFaults({ steps }: Route, properties: readonly Property[]): Fault[] {
  const codes = steps.map(step => step.code);
  const first = steps[0];
  if (!first) return [fault('route.steps', 'applications.fault_no_steps')];
  const reached = reachable(first, steps, anyway).add(first.code);
  return [
    ...repeated(codes).map(({ value, index }) =>
      fault(`route.steps.${index}.code`, 'applications.fault_step_code_repeated', { code: value }),
    ),
    ...steps.flatMap((step, index) => [
      ...(reached.has(step.code)
        ? []
        : [fault(`route.steps.${index}`, 'applications.fault_step_unreachable', { name: step.name })]),
      ...(leads(step, steps)
        ? []
        : [fault(`route.steps.${index}.next`, 'applications.fault_step_without_end', { name: step.name })]),
      ...(reachable(step, steps, onward).has(step.code)
        ? [fault(`route.steps.${index}.next`, 'applications.fault_route_in_circle', { name: step.name })]
        : []),
      ...branchFaults(step, `route.steps.${index}`, codes, properties),
      ...forwardFaults(step, `route.steps.${index}`, codes),
    ]),
  ];
}

/** Whether some way of approvals ends. */
const leads = (step: Step, steps: readonly Step[]): boolean => {
  const ends = (one: Step) => one.next.some(branch => branch.to === null);
  const ahead = reachable(step, steps, onward);
  return ends(step) || steps.some(one => ahead.has(one.code) && ends(one));
};

function branchFaults(
  { name, next }: Step,
  at: string,
  codes: readonly string[],
  properties: readonly Property[],
): Fault[] {
  return [
    ...next.flatMap((branch, index) => {
      const place = `${at}.next.${index}`;
      const last = index === next.length - 1;
      return [
        ...(branch.to !== null && !codes.includes(branch.to)
          ? [fault(`${place}.to`, 'applications.fault_step_unknown', { code: branch.to })]
          : []),
        ...(last && branch.when
          ? [fault(`${place}.when`, 'applications.fault_last_branch_conditional', { name })]
          : []),
        ...(!last && !branch.when ? [fault(`${place}.when`, 'applications.fault_branch_hides_others', { name })] : []),
        ...(branch.when ? conditionFaults(branch.when, `${place}.when`, properties) : []),
      ];
    }),
    ...repeated(next.map(branch => JSON.stringify(branch.when)))
      .filter(({ index }) => next[index]!.when)
      .map(({ index }) => fault(`${at}.next.${index}.when`, 'applications.fault_branch_repeated', { name })),
  ];
}

function forwardFaults({ code, name, forward_to, waypoints }: Step, at: string, codes: readonly string[]): Fault[] {
  const someone = waypoints.some(waypoint => waypoint.acts.includes('forward'));
  return [
    ...forward_to.flatMap((target, index) => [
      ...(codes.includes(target)
        ? []
        : [fault(`${at}.forward_to.${index}`, 'applications.fault_step_unknown', { code: target })]),
      ...(target === code
        ? [fault(`${at}.forward_to.${index}`, 'applications.fault_forward_to_itself', { name })]
        : []),
    ]),
    ...(someone && forward_to.length === 0
      ? [fault(`${at}.forward_to`, 'applications.fault_forward_nowhere', { name })]
      : []),
    ...(!someone && forward_to.length > 0
      ? [fault(`${at}.forward_to`, 'applications.fault_forward_by_nobody', { name })]
      : []),
  ];
}
