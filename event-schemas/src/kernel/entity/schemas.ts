import { z } from 'zod';
import { day, id, moment } from '../bounds.ts';
import { localizedText } from '../localized.ts';
import { emptyOf, formFields, applicableValues, typedFields, type Entity, type Fields } from './entity.ts';
import type { Field } from './fields.ts';
import type { Act } from './life.ts';

/** The fewest letters of a name (portal.md: names have at least two). */
const length = (min: number, max: number) => z.string().trim().min(min).max(max);
/** A text in some of the languages, or (`least` 1 and more) in all of them. What stands in one has `min` letters. */
const inLanguages = (least: number, min: number, max: number) => {
  const text = z.string().trim().min(least).max(max);
  const one = min > 1 ? text.refine(value => value === '' || value.length >= min, tooShort(min)) : text;
  return z.object({ ru: one, kk: one, en: one, ky: one });
};
const tooShort = (min: number) => ({ params: { code: 'too_short', limit: min } });
const ofKind: Record<Field['kind'], (field: Field) => z.ZodType> = {
  text: ({ min = 1, max = 200, optional, blank, email }) => {
    const given = email ? z.string().trim().max(max).pipe(z.email()) : length(optional || blank ? 0 : min, max);
    return email && blank ? z.union([z.literal(''), given]) : given;
  },
  localized: ({ min = 1, max = 200, some, optional }) =>
    min === 1 && !optional && !some ? localizedText(max) : inLanguages(optional || some ? 0 : 1, min, max),
  number: ({ min = 0, max = 1_000_000, fraction, digits }) =>
    (digits ? z.number().multipleOf(10 ** -digits) : fraction ? z.number() : z.int()).min(min).max(max),
  yes: () => z.boolean(),
  day: () => day,
  moment: () => moment,
  choice: ({ of = [], open, blank }) =>
    open
      ? z
          .string()
          .min(blank ? 0 : 1)
          .max(20)
      : z.enum((blank ? ['', ...of] : of) as [string, ...string[]]),
  choices: ({ of = [], optional, open, max = of.length }) =>
    z
      .array(open ? z.string().min(1).max(200) : z.enum(of as [string, ...string[]]))
      .min(optional ? 0 : 1)
      .max(max),
  ref: () => id.min(1),
  refs: ({ optional, max = 100 }) =>
    z
      .array(id.min(1))
      .min(optional ? 0 : 1)
      .max(max),
  color: () => z.string().regex(/^#[0-9a-f]{6}$/i),
  order: ({ max = 1_000_000 }) => z.int().min(0).max(max),
  files: ({ optional, max = 1 }) =>
    z
      .array(id.min(1))
      .min(optional ? 0 : 1)
      .max(max),
  rows: ({ columns = {}, optional, max = 100 }) =>
    z
      .array(shapeOf(Object.entries(columns), schemaOf))
      .min(optional ? 0 : 1)
      .max(max),
};
const canBeNull: readonly Field['kind'][] = ['text', 'number', 'day', 'moment', 'choice', 'ref', 'color'];

/** A value of the field; where the field depends on another one it may be empty, too. */
export function schemaOf(field: Field): z.ZodType {
  const loose = field.when ? { ...field, optional: true as const } : field;
  const schema = ofKind[field.kind](loose);
  return field.nullable || (loose.optional && canBeNull.includes(field.kind)) ? schema.nullable() : schema;
}

const shapeOf = (fields: readonly (readonly [string, Field])[], schema: (field: Field) => z.ZodType) =>
  z.object(Object.fromEntries(fields.map(([name, field]) => [name, schema(field)])));
/** All fields, as events and rows hold them. */
export const recordSchema = (fields: Fields) => shapeOf(Object.entries(fields), schemaOf);
/** What people write. */
export const formSchema = (fields: Fields) => shapeOf(typedFields(fields), schemaOf);
/** A body that creates: what may be empty may be left out, and where it stands; null there: last. */
export const creationSchema = (fields: Fields) =>
  shapeOf(typedFields(fields), field => {
    const schema = schemaOf(field);
    if (field.kind === 'order') return schema.nullable().default(null);
    return field.default !== undefined || field.optional || field.blank || field.nullable || field.when
      ? schema.default(emptyOf(field) as never)
      : schema;
  });

/**
 * What a form of the entity holds: '' is nothing, what does not apply is left out, and the rules over several fields
 * are asked as the decision asks them.
 */
export const checkedForm = ({ fields, rules = [] }: Entity<any>, textOf: (rule: string) => string) => {
  const asked = formFields(fields as Fields);
  return z.preprocess(
    values => applicableValues(fields, emptied(asked, values as Record<string, unknown>)),
    shapeOf(asked, schemaOf).check(({ value, issues }) => {
      for (const { code, fields: at, holds } of rules)
        if (!holds(value))
          issues.push({
            code: 'custom',
            input: value,
            path: inputOf(fields as Fields, at[0]!),
            params: { text: textOf(code) },
          });
    }),
  );
};
/** What inputs hold as records hold it: '' is null, and so is a text in no language where it can be. */
const emptied = (fields: readonly (readonly [string, Field])[], values: Record<string, unknown>) =>
  Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, values[name])]));
function valueOf({ kind, nullable, blank, columns = {} }: Field, value: unknown): unknown {
  if (kind === 'rows') return (value as Record<string, unknown>[]).map(row => emptied(Object.entries(columns), row));
  if (nullable && Object.values(value ?? {}).every(text => String(text).trim() === '')) return null;
  return value === '' && !blank && canBeNull.includes(kind) ? null : value;
}
/** What the dialog of an act asks for. */
export const actForm = ({ asks = [], comment }: Act, fields: Fields) => {
  const word = z.string().trim().max(1000);
  return shapeOf(
    asks.map(name => [name, fields[name]!]),
    schemaOf,
  ).extend(comment ? { comment: comment === 'required' ? word.min(1) : word } : {});
};

/** A problem of a localized text is told at the first of its inputs. */
const inputOf = (fields: Fields, name: string): string[] =>
  fields[name]?.kind === 'localized' ? [name, 'ru'] : [name];
