import { findFaults, isWarning } from '@portal/event-schemas/applications/checks/check.ts';
import { faultTexts, type FaultCode } from '@portal/event-schemas/applications/checks/texts.ts';
import type { Property } from '@portal/event-schemas/forms/property.ts';
import type { Step, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { describe, expect, it } from 'vitest';
import { aDefinition, always, aStep, aWaypoint, leave, office } from '../testing/definitions.ts';

type Example = [
  what: string,
  code: FaultCode,
  path: string,
  definition: TypeDefinition,
  known?: Parameters<typeof findFaults>[1],
];
const form = (...properties: Property[]): TypeDefinition => aDefinition([aStep('office')], properties);
const route = (...steps: Step[]): TypeDefinition => aDefinition(steps, leave.properties);
const waypoint = (
  more: Parameters<typeof aWaypoint>[1],
  audience: Partial<TypeDefinition['audience']> = {},
): TypeDefinition =>
  aDefinition([aStep('office', { waypoints: [aWaypoint('sign', more)] })], [], {
    audience: { ...leave.audience, ...audience },
  });
const when = (prop_code: string, value: string | number | null, operator: 'is' | 'at_least' = 'is'): TypeDefinition =>
  route(
    aStep('first', { next: [{ when: { prop_code, operator, value }, to: 'office' }, ...always('office')] }),
    aStep('office'),
  );
const account = '00000000-0000-7000-8000-0000000000b1';
const people = { holders: {}, accounts: {} };
const option = (value: string, fills = {}) => ({ value, name: sameInAll(value), fills });

const examples: Example[] = [
  [
    'two fields with one code',
    'applications.fault_code_repeated',
    'properties.1.prop_code',
    form(aField('int'), aField('float', { prop_code: 'int', uid: account })),
  ],
  [
    'one field twice',
    'applications.fault_field_repeated',
    'properties.1.uid',
    form(aField('int'), { ...aField('int'), prop_code: 'other' }),
  ],
  [
    'a dependency on no field',
    'applications.fault_code_unknown',
    'properties.0.accessibility_depends_on',
    form(aField('int', { accessibility_depends_on: 'nothing' })),
  ],
  [
    'a field that waits for itself',
    'applications.fault_depends_on_itself',
    'properties.0.accessibility_depends_on',
    form(aField('int', { accessibility_depends_on: 'int' })),
  ],
  [
    'fields that wait for one another',
    'applications.fault_depends_in_circle',
    'properties.0.accessibility_depends_on',
    form(aField('int', { accessibility_depends_on: 'text' }), aField('text', { accessibility_depends_on: 'int' })),
  ],
  [
    'a reference to nothing',
    'applications.fault_rel_without_related',
    'properties.0.related',
    form(aField('rel', { related: null })),
  ],
  [
    'a dropdown without options',
    'applications.fault_no_options',
    'properties.0.options',
    form(aField('dropdown', { options: [] })),
  ],
  [
    'an option twice',
    'applications.fault_option_repeated',
    'properties.0.options.1.value',
    form(aField('dropdown', { options: [option('a'), option('a')] })),
  ],
  [
    'several values of a number',
    'applications.fault_not_multiple',
    'properties.0.multiple',
    form(aField('int', { multiple: true })),
  ],
  [
    'a minimum above the maximum',
    'applications.fault_min_above_max',
    'properties.0.max',
    form(aField('int', { min: 5, max: 1 })),
  ],
  [
    'half a number as a limit of whole ones',
    'applications.fault_limit_not_whole',
    'properties.0.min',
    form(aField('int', { min: 0.5 })),
  ],
  [
    'a day further away than any life',
    'applications.fault_limit_too_far',
    'properties.0.max',
    form(aField('date', { min: 0, max: 1_000_000_000 })),
  ],
  [
    'a rule over dates that looks at a number',
    'applications.fault_rule_needs_days',
    'properties.0.day_rules.0.field',
    form(aField('date', { day_rules: [{ rule: 'not_before', field: 'int' }] }), aField('int')),
  ],
  [
    'a rule that compares a date with itself',
    'applications.fault_rule_of_itself',
    'properties.0.day_rules.0.field',
    form(aField('date', { day_rules: [{ rule: 'at_most_after', field: 'date', amount: 1, unit: 'years' }] })),
  ],
  [
    'a word at the start of a number',
    'applications.fault_initial_unfit',
    'properties.0.initial',
    form(aField('int', { initial: { value: 'one' } })),
  ],
  [
    'today at the start of a number',
    'applications.fault_source_unfit',
    'properties.0.initial',
    form(aField('int', { initial: { source: 'today' } })),
  ],
  [
    'a required field that is closed',
    'applications.fault_required_closed',
    'properties.0.required',
    form(aField('int', { required: true, is_accessible: false })),
  ],
  [
    'autofill of something else than a reference',
    'applications.fault_autofill_needs_rel',
    'properties.0.autofill',
    form(aField('int', { autofill: [{ take: 'name', into: 'text' }] }), aField('text')),
  ],
  [
    'autofill into itself',
    'applications.fault_fills_itself',
    'properties.0.autofill.0.into',
    form(aField('rel', { autofill: [{ take: 'name', into: 'rel' }] })),
  ],
  [
    'an option that fills a number with a word',
    'applications.fault_fill_unfit',
    'properties.0.options.0.fills.int',
    form(aField('dropdown', { options: [option('a', { int: 'one' })] }), aField('int')),
  ],
  [
    'auditors who apply',
    'applications.fault_role_never_applies',
    'audience.roles.0',
    aDefinition([aStep('office')], [], { audience: { ...leave.audience, roles: ['auditor'] } }),
  ],
  [
    'years of study without students',
    'applications.fault_narrowed_without_students',
    'audience.roles',
    aDefinition([aStep('office')], [], { audience: { ...leave.audience, roles: ['teacher'], courses: [1] } }),
  ],
  [
    'a period that ends first',
    'applications.fault_period_ends_before_start',
    'period.end',
    aDefinition([aStep('office')], [], { period: { start: '2026-09-02T00:00:00Z', end: '2026-09-01T00:00:00Z' } }),
  ],

  ['no steps', 'applications.fault_no_steps', 'route.steps', route()],
  [
    'two steps with one code',
    'applications.fault_step_code_repeated',
    'route.steps.1.code',
    route(aStep('office'), aStep('office', { waypoints: [aWaypoint('other')] })),
  ],
  [
    'a branch to no step',
    'applications.fault_step_unknown',
    'route.steps.0.next.0.to',
    route(aStep('office', { next: always('gone') })),
  ],
  [
    'a step that nothing leads to',
    'applications.fault_step_unreachable',
    'route.steps.1',
    route(aStep('office'), aStep('lost')),
  ],
  [
    'a step that cannot be left',
    'applications.fault_step_without_end',
    'route.steps.1.next',
    route(aStep('office', { next: always('room') }), aStep('room', { next: always('office') })),
  ],
  [
    'approvals in a circle',
    'applications.fault_route_in_circle',
    'route.steps.0.next',
    route(
      aStep('office', {
        next: [{ when: { prop_code: 'reason', operator: 'is', value: 'family' }, to: 'room' }, ...always(null)],
      }),
      aStep('room', { next: always('office') }),
    ),
  ],
  [
    'a last branch with a condition',
    'applications.fault_last_branch_conditional',
    'route.steps.0.next.0.when',
    route(aStep('office', { next: [{ when: { prop_code: 'reason', operator: 'is', value: 'family' }, to: null }] })),
  ],
  [
    'a branch that hides the others',
    'applications.fault_branch_hides_others',
    'route.steps.0.next.0.when',
    route(aStep('office', { next: [...always(null), ...always(null)] })),
  ],
  [
    'a condition twice',
    'applications.fault_branch_repeated',
    'route.steps.0.next.1.when',
    route(
      aStep('office', {
        next: [
          ...['a', 'b'].map(() => ({
            when: { prop_code: 'reason', operator: 'is' as const, value: 'family' },
            to: null,
          })),
          ...always(null),
        ],
      }),
    ),
  ],
  [
    'a branch on no field',
    'applications.fault_code_unknown',
    'route.steps.0.next.0.when.prop_code',
    when('nothing', 'x'),
  ],
  [
    'a branch on no option',
    'applications.fault_value_not_an_option',
    'route.steps.0.next.0.when.value',
    when('reason', 'holiday'),
  ],
  [
    'a branch on a value of another kind',
    'applications.fault_condition_value_unfit',
    'route.steps.0.next.0.when.value',
    when('explanation', 5),
  ],
  [
    'a branch on nothing',
    'applications.fault_condition_without_value',
    'route.steps.0.next.0.when.value',
    when('reason', null),
  ],
  [
    'a choice that is compared like a number',
    'applications.fault_operator_unfit',
    'route.steps.0.next.0.when.operator',
    when('reason', 'family', 'at_least'),
  ],
  [
    'forwarding to itself',
    'applications.fault_forward_to_itself',
    'route.steps.0.forward_to.0',
    route(
      aStep('office', { forward_to: ['office'], waypoints: [aWaypoint('sign', { acts: ['approve', 'forward'] })] }),
    ),
  ],
  [
    'forwarding nowhere',
    'applications.fault_forward_nowhere',
    'route.steps.0.forward_to',
    route(aStep('office', { waypoints: [aWaypoint('sign', { acts: ['approve', 'forward'] })] })),
  ],
  [
    'forwarding by nobody',
    'applications.fault_forward_by_nobody',
    'route.steps.0.forward_to',
    route(aStep('office', { forward_to: ['room'], next: always('room') }), aStep('room')),
  ],
  [
    'two waypoints with one code',
    'applications.fault_waypoint_code_repeated',
    'route.steps.0.waypoints.1.code',
    route(aStep('office', { waypoints: [aWaypoint('sign'), aWaypoint('sign')] })),
  ],
  [
    'a waypoint where nobody can approve',
    'applications.fault_waypoint_without_approve',
    'route.steps.0.waypoints.0.acts',
    waypoint({ acts: ['reject'] }),
  ],
  [
    'a comment to no act',
    'applications.fault_comment_for_no_act',
    'route.steps.0.waypoints.0.comment_required.0',
    waypoint({ acts: ['approve'], comment_required: ['reject'] }),
  ],
  [
    'a reminder without a deadline',
    'applications.fault_reminder_without_deadline',
    'route.steps.0.waypoints.0.remind_days_before',
    waypoint({ remind_days_before: 1 }),
  ],
  [
    'a reminder longer than the deadline',
    'applications.fault_reminder_too_early',
    'route.steps.0.waypoints.0.remind_days_before',
    waypoint({ deadline_days: 2, remind_days_before: 3 }),
  ],
  [
    'an actor twice',
    'applications.fault_actor_repeated',
    'route.steps.0.waypoints.0.actors.1',
    waypoint({ actors: [office, office] }),
  ],
  [
    'auditors who act',
    'applications.fault_role_never_acts',
    'route.steps.0.waypoints.0.actors.0',
    waypoint({ actors: [{ kind: 'role', role: 'auditor' }] }),
  ],
  [
    'a role that nobody has',
    'applications.fault_role_without_accounts',
    'route.steps.0.waypoints.0.actors.0',
    waypoint({}),
    { ...people, holders: { office: 0 } },
  ],
  [
    'a person who is not there',
    'applications.fault_account_unknown',
    'route.steps.0.waypoints.0.actors.0',
    waypoint({ actors: [{ kind: 'profile', account }] }),
    { ...people, accounts: { [account]: 'unknown' } },
  ],
  [
    'a person who cannot sign in',
    'applications.fault_account_disabled',
    'route.steps.0.waypoints.0.actors.0',
    waypoint({ actors: [{ kind: 'profile', account }] }),
    { ...people, accounts: { [account]: 'disabled' } },
  ],
  [
    'advisors alone where teachers apply',
    'applications.fault_advisor_of_nobody',
    'route.steps.0.waypoints.0.actors.0',
    waypoint({ actors: [{ kind: 'advisor' }] }, { roles: ['student', 'teacher'] }),
  ],
  [
    'advisors beside others where teachers apply',
    'applications.fault_advisor_of_students_only',
    'route.steps.0.waypoints.0.actors.0',
    waypoint({ actors: [{ kind: 'advisor' }, office] }, { roles: ['student', 'teacher'] }),
  ],
  [
    'a department without a head',
    'applications.fault_department_without_head',
    'route.steps.0.waypoints.0.actors.0',
    waypoint({ actors: [{ kind: 'head_of_department' }] }),
    { ...people, headless: ['Department of Mathematics'] },
  ],
];

describe('the check of a definition', () => {
  it('finds nothing in one that is whole', () =>
    expect(findFaults(leave, { holders: { office: 1 }, accounts: {} })).toEqual([]));
  it.each(examples)('finds %s', (_what, code, path, definition, known) => {
    expect(findFaults(definition, known).map(fault => [fault.code, fault.path])).toContainEqual([code, path]);
  });
  it('has an example of every fault', () =>
    expect(Object.keys(faultTexts).filter(code => !examples.some(example => example[1] === code))).toEqual([]));
  it('warns of what may still be published', () => {
    const faults = findFaults(waypoint({}), { ...people, holders: { office: 0 } });
    expect(faults.map(isWarning)).toEqual([true]);
  });
});
