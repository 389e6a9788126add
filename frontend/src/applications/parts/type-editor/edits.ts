import { startingNames } from '@portal/event-schemas/applications/form-names.ts';
import { blankField } from '@portal/event-schemas/forms/blank-field.ts';
import type { PropertyKind } from '@portal/event-schemas/forms/codes.ts';
import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';

/** What the editor does to a form: pure, each answers a new definition. */
export const withoutItem = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);
export const withItem = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((one, at) => (at === index ? item : one));
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  if (to < 0 || to >= list.length) return [...list];
  const rest = withoutItem(list, from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}
/** `name`, or with a number that nobody has: `step_2`. */
export function freeCode(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const code = `${name}_${number}`;
    if (!taken.includes(code)) return code;
  }
}
/** A random id; `crypto.randomUUID` exists on secure origins only. */
export function newUid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const newOption = (taken: readonly string[]): Property['options'][number] => ({
  value: freeCode('option', taken),
  name: startingNames.option,
  fills: {},
});
export const newField = (code: PropertyKind, taken: readonly string[]): Property => ({
  uid: newUid(),
  prop_code: freeCode('field', taken),
  code,
  name: startingNames.field,
  ...blankField(),
  related: code === 'rel' ? 'study_period' : null,
  options: code === 'dropdown' ? [newOption([])] : [],
});
/** The same field as another kind: what the new kind does not have falls away. */
export const asKind = (field: Property, code: PropertyKind): Property => ({
  ...newField(code, []),
  uid: field.uid,
  prop_code: field.prop_code,
  name: field.name,
  hint: field.hint,
  required: field.required,
  is_accessible: field.is_accessible,
  accessibility_depends_on: field.accessibility_depends_on,
});

const renameKey = (values: FormValues, from: string, to: string): FormValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key === from ? to : key, value]));
export const dependencies = (field: Property): string[] =>
  field.accessibility_depends_on
    .split(',')
    .map(code => code.trim())
    .filter(Boolean);

/** Gives a field another code, wherever it is named: dependencies, fills, branches. */
export function renamedField(definition: TypeDefinition, index: number, to: string): TypeDefinition {
  const from = definition.properties[index]!.prop_code;
  const shared = definition.properties.some((one, at) => at !== index && one.prop_code === from);
  const named = (code: string): string => (code === from && !shared ? to : code);
  return {
    ...definition,
    properties: definition.properties.map((one, at) => ({
      ...one,
      prop_code: at === index ? to : one.prop_code,
      accessibility_depends_on: dependencies(one).map(named).join(','),
      autofill: one.autofill.map(part => ({ ...part, into: named(part.into) })),
      ...(one.day_rules ? { day_rules: one.day_rules.map(rule => ({ ...rule, field: named(rule.field) })) } : {}),
      options: one.options.map(option => ({
        ...option,
        fills: shared ? option.fills : renameKey(option.fills, from, to),
      })),
    })),
    route: {
      ...definition.route,
      steps: definition.route.steps.map(step => ({
        ...step,
        next: step.next.map(branch =>
          branch.when ? { ...branch, when: { ...branch.when, prop_code: named(branch.when.prop_code) } } : branch,
        ),
      })),
    },
  };
}

export const newDefinition = (): TypeDefinition => ({
  names: startingNames.type,
  description: null,
  audience: { roles: ['student'], preparation_levels: [], study_forms: [], courses: [], edu_programs: [] },
  period: null,
  blocked_by: [],
  max_open: 1,
  properties: [],
  agreement: null,
  completion_message: null,
  route: {
    steps: [
      {
        code: 'step_1',
        name: startingNames.step,
        forward_to: [],
        next: [{ when: null, to: null }],
        waypoints: [newWaypoint([])],
      },
    ],
    after_return: 'resume',
  },
});
export function newWaypoint(taken: readonly string[]): TypeDefinition['route']['steps'][number]['waypoints'][number] {
  return {
    code: freeCode('sign', taken),
    name: startingNames.waypoint,
    actors: [{ kind: 'role', role: 'office' }],
    in_order: false,
    acts: ['approve', 'reject', 'return'],
    comment_required: ['reject', 'return'],
    deadline_days: 3,
    remind_days_before: 1,
  };
}
/** A copy under new ids, for a type of its own. */
export const copied = (definition: TypeDefinition): TypeDefinition => ({
  ...definition,
  properties: definition.properties.map(field => ({ ...field, uid: newUid() })),
});
