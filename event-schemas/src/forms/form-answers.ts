import type { AnswerValue, FormValues, Property } from './property.ts';
import { defaultValue } from './form-rules.ts';

/** Values as the calls carry them: `{ property, value_<kind> }`, one for each field (portal.md §3). */
export const toAnswers = (properties: readonly Property[], values: FormValues): AnswerValue[] =>
  properties.map(property => ({
    property: property.uid,
    [`value_${property.code}`]: values[property.prop_code] ?? defaultValue(property),
  }));

/**
 * Back to values by prop_code. `faults`: properties that the form does not have ("field_not_found"), that come twice ("field_twice"), and values under another
 * kind than the field's ("wrong_kind"); keyed by the property's uid. An absent value is the default.
 */
export function fromAnswers(
  properties: readonly Property[],
  answers: readonly AnswerValue[],
): { values: FormValues; faults: Record<string, 'field_not_found' | 'field_twice' | 'wrong_kind'> } {
  const byUid = new Map(properties.map(property => [property.uid, property]));
  const seen = new Set<string>();
  const values: FormValues = {};
  const faults: Record<string, 'field_not_found' | 'field_twice' | 'wrong_kind'> = {};
  for (const answer of answers) {
    const property = byUid.get(answer.property);
    if (!property) {
      faults[answer.property] = 'field_not_found';
      continue;
    }
    if (seen.has(property.uid)) faults[property.uid] = 'field_twice';
    seen.add(property.uid);
    const given = (Object.keys(answer) as (keyof AnswerValue)[]).filter(
      key => key !== 'property' && answer[key] !== undefined,
    );
    if (given.some(key => key !== `value_${property.code}`)) faults[property.uid] = 'wrong_kind';
    else values[property.prop_code] = answer[`value_${property.code}`] ?? defaultValue(property);
  }
  return { values, faults };
}
