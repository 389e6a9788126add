import { fromAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import { formFaults, type Days } from '@portal/event-schemas/forms/form-faults.ts';
import { defaultValue, isFilled, settledValues } from '@portal/event-schemas/forms/form-rules.ts';
import type { FieldValue, FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import type { AnswerValue } from '@portal/event-schemas/forms/property.ts';
import type { StoredFile } from '@portal/platform/files/types.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { fileFault } from './file-fault.ts';

/** `time_zone`: the university's. */
export interface Moment {
  now: string;
  time_zone: string;
}
/** What a form is checked against besides its own rules. */
export interface Around {
  /** Whose refusals these are: `<module>.form_faulty`; under which purpose its files are kept. */
  module: string;
  purpose: string;
  /** Uids in fields of the form that lead to nothing. */
  dead_links: readonly string[];
  /** The files that the answers name, by uid; null = there is none. The applicant's own uploads alone may stand in a form. */
  files: Readonly<Record<string, StoredFile | null>>;
  applicant: string;
  /** What may stand in fields that the applicant cannot edit, by prop_code; the first is put there by itself. */
  given: Readonly<Record<string, readonly FieldValue[]>>;
}
type Fields = Record<string, string>;

const faulty = (properties: readonly Property[], fields: Fields, { module }: Around): Rejection =>
  reject(
    `${module}.form_faulty`,
    { names: properties.filter(one => one.prop_code in fields).map(one => one.name), fields: Object.keys(fields) },
    fields,
  );

/** What is wrong with answers as such: fields that the form does not have, that come twice, values under another kind; files of others. */
function shapeFaults(
  properties: readonly Property[],
  answers: readonly AnswerValue[],
  around: Around,
): FormValues | Rejection {
  const { values, faults } = fromAnswers(properties, answers);
  const codeOf = new Map(properties.map(one => [one.uid, one.prop_code]));
  const fields: Fields = Object.fromEntries(
    Object.entries(faults).map(([uid, fault]) => [codeOf.get(uid) ?? uid, fault]),
  );
  for (const property of properties) {
    const fault = property.code === 'file' ? faultOfFiles(property, values[property.prop_code], around) : null;
    if (fault) fields[property.prop_code] = fault;
  }
  return Object.keys(fields).length > 0 ? faulty(properties, fields, around) : values;
}
const named = (value: FieldValue | undefined): readonly string[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];

/** What was kept before was looked at before: only files that the answer names are asked for. */
const faultOfFiles = (property: Property, value: FieldValue | undefined, { files, applicant, purpose }: Around) =>
  fileFault(
    property,
    named(value).map(uid => files[uid] ?? null),
    { account: applicant, purpose },
  );

/** Fields that another one fills: the applicant does not type there, but the form does. */
const isFilledByForm = (properties: readonly Property[], { prop_code }: Property): boolean =>
  properties.some(
    one => one.autofill.some(({ into }) => into === prop_code) || one.options.some(({ fills }) => prop_code in fills),
  );

/** The form after an answer: what was not sent stays, what cannot be edited is the portal's own. */
function merged(properties: readonly Property[], sent: FormValues, before: FormValues, { given }: Around): FormValues {
  return Object.fromEntries(
    properties.map(property => {
      const { prop_code } = property;
      const value = prop_code in sent ? sent[prop_code] : before[prop_code];
      if (property.is_accessible || (property.initial === null && isFilledByForm(properties, property)))
        return [prop_code, value ?? defaultValue(property)];
      const [own, ...others] = given[prop_code] ?? [];
      const isGiven =
        value !== undefined && [own, ...others].some(one => JSON.stringify(one) === JSON.stringify(value));
      return [prop_code, isGiven ? value : (before[prop_code] ?? own ?? defaultValue(property))];
    }),
  );
}

/**
 * The values of a form as they are kept. `complete: false`, a draft: any value of the right shape, however far it is.
 * `complete: true`, to be sent: every rule of the form, and what it names has to be there. Refused with every field at
 * fault.
 */
export function formAfter(
  properties: readonly Property[],
  answers: readonly AnswerValue[],
  before: FormValues,
  around: Around,
  moment: Moment,
  { complete }: { complete: boolean },
): FormValues | Rejection {
  const sent = shapeFaults(properties, answers, around);
  if (isRejection(sent)) return sent;
  const values = merged(properties, sent, before, around);
  const days: Days = {
    today: dateIn(moment.time_zone, new Date(moment.now)),
    dayOf: at => dateIn(moment.time_zone, new Date(at)),
  };
  const faults = formFaults(properties, values, days, { complete }).filter(
    ({ fault }) => complete || fault === 'wrong_kind',
  );
  const fields: Fields = Object.fromEntries(faults.map(({ prop_code, fault }) => [prop_code, fault]));
  const result = complete ? settledValues(properties, values) : values;
  if (complete)
    for (const { code, prop_code } of properties)
      if (
        code === 'rel' &&
        isFilled(result[prop_code]) &&
        named(result[prop_code]).some(uid => around.dead_links.includes(uid))
      )
        fields[prop_code] ??= 'not_found';
  return Object.keys(fields).length > 0 ? faulty(properties, fields, around) : result;
}
