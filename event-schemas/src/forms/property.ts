import { z } from 'zod';
import { keyed, quantity, text } from '../kernel/bounds.ts';
import { localizedName, localizedText } from '../kernel/localized.ts';
import {
  dayRules,
  initialSources,
  propertyKinds,
  relatedKinds,
  spanUnits,
  takenParts,
  type PropertyKind,
} from './codes.ts';

/** A form's fields and what stands in them, as modules with forms of their own keep them in the versions of their types. Shapes only. */
export const uid = z.uuid();
/** Code of a property (of a step, a waypoint): unique within its form and never shown to who fills it in. */
export const code = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

/**
 * The value of one field as it is stored and sent. rel: uid or uids (study_year: its number as text); file: uids of
 * files; date `YYYY-MM-DD`; datetime ISO UTC.
 */
export const fieldValue = z.union([text(20_000), quantity, z.boolean(), z.array(text(100)).max(100), z.null()]);
export type FieldValue = z.infer<typeof fieldValue>;
/** Values by `prop_code`. */
export const formValues = keyed(code, fieldValue, 100);
export type FormValues = z.infer<typeof formValues>;

export const option = z.object({
  value: text(100).min(1),
  name: localizedName,
  /** Autofill by what was chosen: values for other fields. */ fills: formValues.default({}),
});

/**
 * A rule over two date fields, at the one that it speaks of; `field`: the other one's prop_code. Today is the limit of
 * `min` and `max`. Empty fields break none.
 */
export const dayRule = z.discriminatedUnion('rule', [
  z.object({ rule: z.enum(dayRules).exclude(['at_most_after']), field: code }),
  z.object({ rule: z.literal(dayRules[2]), field: code, amount: z.int().min(1).max(3660), unit: z.enum(spanUnits) }),
]);
export type DayRule = z.infer<typeof dayRule>;

/**
 * One field of the form. `uid` stays when the type is revised; `code` is its kind (portal.md §3), `prop_code` its own name in values and branches.
 * `accessibility_depends_on`: comma-separated prop_codes; the field is editable only when `is_accessible` and all of these are filled (portal.md §5).
 */
export const property = z.object({
  uid,
  prop_code: code,
  code: z.enum(propertyKinds),
  name: localizedName,
  hint: localizedText(1000).nullable(),
  required: z.boolean(),
  multiple: z.boolean(),
  is_accessible: z.boolean(),
  accessibility_depends_on: text(500),
  display_as_dropdown: z.boolean(),
  /** rel only. */
  related: z.enum(relatedKinds).nullable(),
  /** dropdown only. */
  options: z.array(option).max(100),
  /** int, float: smallest and largest value; date, datetime: days from today (0 = today). */
  min: quantity.nullable(),
  max: quantity.nullable(),
  /** text, input: characters; file, rel with `multiple`: how many. */
  max_length: z.int().min(1).max(20_000).nullable(),
  max_count: z.int().min(1).max(50).nullable(),
  /** file: endings that are let through, empty = all that the portal takes; `max_mb` 100 by default. */
  file_types: z.array(z.string().regex(/^[a-z0-9]{1,10}$/)).max(20),
  max_mb: z.int().min(1).max(100).nullable(),
  /** What stands in the field at the start: a value, or taken from a source. */
  initial: z.union([z.object({ value: fieldValue }), z.object({ source: z.enum(initialSources) })]).nullable(),
  /** When a `rel` is chosen: parts of it go into other fields. */
  autofill: z.array(z.object({ take: z.enum(takenParts), into: code })).max(20),
  /** date, datetime: rules over this and other fields; absent in what was published before there were any. */
  day_rules: z.array(dayRule).max(10).optional(),
});
export type Property = z.infer<typeof property>;

/** A value as the calls carry it (portal.md §3): `property` = the property's uid, and the value under `value_<code of its kind>`; the others are absent. */
export const answerValue = z.object({
  property: uid,
  ...(Object.fromEntries(propertyKinds.map(kind => [`value_${kind}`, fieldValue.optional()])) as Record<
    `value_${PropertyKind}`,
    z.ZodOptional<typeof fieldValue>
  >),
});
export type AnswerValue = z.infer<typeof answerValue>;
