import type { InitialSource } from '../../forms/codes.ts';
import type { Property } from '../../forms/property.ts';
import { fault, repeated, type Fault } from './fault.ts';
import { dependenciesOf, fitsKind } from './values.ts';

type Kind = Property['code'];
const numbers: readonly Kind[] = ['int', 'float'];
const ranged: readonly Kind[] = ['int', 'float', 'date', 'datetime'];
const days: readonly Kind[] = ['date', 'datetime'];
/** How far from today the limits of a date may be: a hundred years. */
export const farthestDays = 36_525;
const texts: readonly Kind[] = ['text', 'input'];
const several: readonly Kind[] = ['rel', 'file'];

/** What a source gives: its kinds besides text, and the thing where it is one of the university's. */
const given: Partial<Record<InitialSource, { kinds?: readonly Kind[]; related?: Property['related'] }>> = {
  'profile.group': { related: 'student_group' },
  'profile.edu_program': { related: 'edu_program' },
  'profile.faculty': { related: 'faculty' },
  'profile.cathedra': { related: 'cathedra' },
  'profile.advisor': { related: 'teacher' },
  'profile.course': { kinds: numbers },
  'profile.gpa': { kinds: ['float'] },
  today: { kinds: ['date'] },
  now: { kinds: ['datetime'] },
  'current.study_year': { kinds: ['int'], related: 'study_year' },
  'current.study_period': { related: 'study_period' },
};
function sourceFits({ code, related, multiple }: Property, source: InitialSource): boolean {
  if (texts.includes(code)) return true;
  const { kinds = [], related: thing } = given[source] ?? {};
  return code === 'rel' ? !multiple && thing === related && thing !== undefined : kinds.includes(code);
}

/** Faults of the form (portal.md §5, §8 "Field-code errors"). */
export const formFaults = (properties: readonly Property[]): Fault[] => [
  ...repeated(properties.map(one => one.prop_code)).map(({ value, index }) =>
    fault(`properties.${index}.prop_code`, 'applications.fault_code_repeated', { code: value }),
  ),
  ...repeated(properties.map(one => one.uid)).map(({ index }) =>
    fault(`properties.${index}.uid`, 'applications.fault_field_repeated', { name: properties[index]!.name }),
  ),
  ...properties.flatMap((property, index) => fieldFaults(property, `properties.${index}`, properties)),
  ...circles(properties),
];

function fieldFaults(property: Property, at: string, all: readonly Property[]): Fault[] {
  const known = new Map(all.map(one => [one.prop_code, one]));
  const { name, code } = property;
  const faults: Fault[] = [];
  const add = (when: boolean, path: string, reason: Fault['code'], params: Record<string, unknown> = {}) => {
    if (when) faults.push(fault(`${at}.${path}`, reason, { name, ...params }));
  };
  for (const needed of dependenciesOf(property)) {
    add(!known.has(needed), 'accessibility_depends_on', 'applications.fault_code_unknown', { code: needed });
    add(needed === property.prop_code, 'accessibility_depends_on', 'applications.fault_depends_on_itself');
  }
  add(code === 'rel' && property.related === null, 'related', 'applications.fault_rel_without_related');
  add(code === 'dropdown' && property.options.length === 0, 'options', 'applications.fault_no_options');
  add(property.multiple && !several.includes(code), 'multiple', 'applications.fault_not_multiple');
  add(
    ranged.includes(code) && property.min !== null && property.max !== null && property.min > property.max,
    'max',
    'applications.fault_min_above_max',
    { min: property.min, max: property.max },
  );
  add(
    code === 'int' && [property.min, property.max].some(limit => limit !== null && !Number.isInteger(limit)),
    'min',
    'applications.fault_limit_not_whole',
  );
  for (const limit of ['min', 'max'] as const)
    add(
      days.includes(code) && Math.abs(property[limit] ?? 0) > farthestDays,
      limit,
      'applications.fault_limit_too_far',
      { days: farthestDays },
    );
  for (const { value, index } of repeated(property.options.map(option => option.value)))
    add(true, `options.${index}.value`, 'applications.fault_option_repeated', { value });
  for (const [index, rule] of (property.day_rules ?? []).entries()) {
    const other = known.get(rule.field);
    add(!other, `day_rules.${index}.field`, 'applications.fault_code_unknown', { code: rule.field });
    add(
      !days.includes(code) || (other !== undefined && !days.includes(other.code)),
      `day_rules.${index}.field`,
      'applications.fault_rule_needs_days',
    );
    add(rule.field === property.prop_code, `day_rules.${index}.field`, 'applications.fault_rule_of_itself');
  }
  const { initial } = property;
  if (initial && 'value' in initial)
    add(!fitsKind(property, initial.value), 'initial', 'applications.fault_initial_unfit');
  if (initial && 'source' in initial)
    add(!sourceFits(property, initial.source), 'initial', 'applications.fault_source_unfit');
  add(
    property.required && !property.is_accessible && initial === null && !filledBy(property.prop_code, all),
    'required',
    'applications.fault_required_closed',
  );
  return [...faults, ...fillFaults(property, at, known)];
}

/** Whether another field fills this one. */
const filledBy = (code: string, all: readonly Property[]): boolean =>
  all.some(one => one.autofill.some(part => part.into === code) || one.options.some(option => code in option.fills));

/** What a choice puts into other fields. */
function fillFaults(property: Property, at: string, known: ReadonlyMap<string, Property>): Fault[] {
  const { name } = property;
  const rel =
    property.autofill.length > 0 && property.code !== 'rel'
      ? [fault(`${at}.autofill`, 'applications.fault_autofill_needs_rel', { name })]
      : [];
  const taken = property.autofill.flatMap(({ into }, index) => intoFaults(into, `${at}.autofill.${index}.into`));
  const chosen = property.options.flatMap(({ fills }, index) =>
    Object.entries(fills).flatMap(([into, value]) => {
      const place = `${at}.options.${index}.fills.${into}`;
      const target = known.get(into);
      return [
        ...intoFaults(into, place),
        ...(target && !fitsKind(target, value)
          ? [fault(place, 'applications.fault_fill_unfit', { name: target.name })]
          : []),
      ];
    }),
  );
  return [...rel, ...taken, ...chosen];
  function intoFaults(into: string, place: string): Fault[] {
    if (!known.has(into)) return [fault(place, 'applications.fault_code_unknown', { code: into })];
    return into === property.prop_code ? [fault(place, 'applications.fault_fills_itself', { name })] : [];
  }
}

/** Fields that wait for one another: none of them could ever be filled in. */
function circles(properties: readonly Property[]): Fault[] {
  const needs = new Map(
    properties.map(one => [one.prop_code, dependenciesOf(one).filter(code => code !== one.prop_code)]),
  );
  const reaches = (from: string, wanted: string): boolean => {
    const seen = new Set<string>();
    const open = [...(needs.get(from) ?? [])];
    for (let code = open.pop(); code !== undefined; code = open.pop()) {
      if (code === wanted) return true;
      if (!seen.has(code)) open.push(...(needs.get(code) ?? []));
      seen.add(code);
    }
    return false;
  };
  const inCircle = properties.filter(one => reaches(one.prop_code, one.prop_code)).map(one => one.prop_code);
  return properties.flatMap((one, index) =>
    inCircle.includes(one.prop_code)
      ? [
          fault(`properties.${index}.accessibility_depends_on`, 'applications.fault_depends_in_circle', {
            name: one.name,
            codes: inCircle.join(', '),
          }),
        ]
      : [],
  );
}
