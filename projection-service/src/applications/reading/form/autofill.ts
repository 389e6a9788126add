import type { RelatedKind, TakenPart } from '@portal/event-schemas/forms/codes.ts';
import type { FieldValue, FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { isFilled } from '@portal/event-schemas/forms/form-rules.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { fitted } from '@portal/event-schemas/applications/initial-values.ts';
import { thingsByUid, type Thing } from '../../../forms/things.ts';

type Input = Pick<CallContext, 'locale'> & { db: Sql };
const around: Partial<Record<TakenPart, RelatedKind>> = {
  teacher: 'teacher',
  edu_program: 'edu_program',
  faculty: 'faculty',
  cathedra: 'cathedra',
  group: 'student_group',
};

async function part(
  db: Sql,
  thing: Thing,
  take: TakenPart,
): Promise<{ related?: RelatedKind; uid?: string | null; text: string | Localized | null; value?: FieldValue }> {
  const value = thing[take];
  const related = around[take];
  if (value === null) return { text: null, uid: null, ...(related ? { related } : {}) };
  if (!related)
    return { text: typeof value === 'number' ? String(value) : value, ...(typeof value === 'number' ? { value } : {}) };
  const uid = String(value);
  return { related, uid, text: (await thingsByUid(db, related, [uid])).get(uid)?.name ?? null };
}

/**
 * What other fields of the form take from what was chosen in one: parts of the thing that a `rel` points to, or what the option of a `dropdown` fills in.
 * `known` is false where a `rel` points to nothing. An emptied field fills nothing in.
 */
export async function filledByChoice(
  { db, locale }: Input,
  property: Property,
  chosen: FieldValue,
  fields: readonly Property[],
): Promise<{ values: FormValues; known: boolean }> {
  if (!isFilled(chosen)) return { values: {}, known: true };
  const [first] = Array.isArray(chosen) ? chosen : [String(chosen)];
  if (property.code === 'dropdown') {
    const option = property.options.find(({ value }) => value === first);
    return { values: option?.fills ?? {}, known: option !== undefined };
  }
  if (property.code !== 'rel' || !property.related) return { values: {}, known: true };
  const thing = (await thingsByUid(db, property.related, [first!])).get(first!);
  if (!thing) return { values: {}, known: false };
  const values: FormValues = {};
  for (const { take, into } of property.autofill) {
    const target = fields.find(({ prop_code }) => prop_code === into);
    if (target) values[into] = fitted(target, await part(db, thing, take), locale);
  }
  return { values, known: true };
}
