import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import { uid } from '@portal/event-schemas/forms/property.ts';
import { isFilled } from '@portal/event-schemas/forms/form-rules.ts';
import { readingErrors } from '@portal/event-schemas/applications/errors/reading.ts';
import { autofillAnswer, autofillBody, multiselectBody } from '@portal/event-schemas/applications/requests.ts';
import {
  initialValue,
  multiselectAnswer,
  relatedObject,
  relatedPage,
} from '@portal/event-schemas/applications/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { z } from 'zod';
import { filledByChoice } from './autofill.ts';
import { initialValues } from './initial.ts';
import { fieldsBeside, propertyOf, type KnownProperty } from './properties.ts';
import { searchThings, thingsByUid, type Thing } from '../../../forms/things.ts';

type Input = CallContext & { db: Sql };
const inWords =
  ({ locale }: Pick<CallContext, 'locale'>) =>
  ({ uid: key, name, code }: Thing): z.infer<typeof relatedObject> => ({
    uid: key,
    name: typeof name === 'string' ? name : name[locale],
    code,
  });
const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, 6);

const staff = ['office', 'org_admin', 'fin_office', 'supervisor', 'teacher', 'specialist', 'auditor'];
/** Students are found by others than staff with three letters of the name at least, and without their numbers: the list of all is not for everybody. */
async function chosenFrom(
  input: Input,
  { property }: KnownProperty,
  search: string,
  page: { offset: number; limit: number },
): Promise<{ results: z.infer<typeof relatedObject>[]; count: number }> {
  if (property.code !== 'rel' || !property.related)
    throw new Refused(reject('applications.property_not_related', { name: property.name }));
  const words = wordsOf(search);
  const guarded = property.related === 'student' && !input.roles.some(role => staff.includes(role));
  if (guarded && !words.some(word => word.length >= 3)) return { results: [], count: 0 };
  const { things, count } = await searchThings(input.db, property.related, {
    account: input.actor.id,
    locale: input.locale,
    words,
    ...page,
  });
  return {
    results: things.map(thing => (guarded ? { ...inWords(input)(thing), code: null } : inWords(input)(thing))),
    count,
  };
}

const unknownChoice = readingErrors['applications.related_not_found'];

export const formCalls = [
  query({
    call: 'GET /studapps/properties/{key}/related-objects/',
    summary: 'What can be chosen in a field that points to a thing of the university; `key`: the field’s uid',
    params: z.object({ key: uid }),
    query: z.object({
      search: z.string().max(200).default(''),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      page_size: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: relatedPage,
    async run(input) {
      const {
        params: { key },
        query: { search, page, page_size },
      } = input;
      const found = await chosenFrom(input, await propertyOf(input, key), search, {
        offset: page * page_size,
        limit: page_size,
      });
      const more = (page + 1) * page_size < found.count;
      return {
        ...found,
        next: more
          ? `/api/v1/studapps/properties/${key}/related-objects/?${new URLSearchParams({ search, page: String(page + 1), page_size: String(page_size) })}`
          : null,
      };
    },
  }),
  query({
    call: 'POST /applications/multiselect_list/',
    summary:
      'Options of a field that takes several things: the first hundred that a search finds, and the names of those chosen already',
    body: multiselectBody,
    answer: multiselectAnswer,
    async run(input) {
      const { property_id, search, chosen } = input.body;
      const known = await propertyOf(input, property_id);
      const { results, count } = await chosenFrom(input, known, search, { offset: 0, limit: 100 });
      const things = await thingsByUid(input.db, known.property.related!, chosen);
      return {
        results,
        count,
        chosen: chosen.flatMap(key => {
          const thing = things.get(key);
          return thing ? [inWords(input)(thing)] : [];
        }),
      };
    },
  }),
  query({
    call: 'GET /applications/initial_value/',
    summary: 'What stands in a field at the start, for the reader',
    query: z.object({ property_id: uid }),
    answer: initialValue,
    async run(input) {
      const { property } = await propertyOf(input, input.query.property_id);
      return {
        property_id: property.uid,
        value: (await initialValues(input, [property])).get(property.prop_code) ?? null,
      };
    },
  }),
  query({
    call: 'POST /applications/autofill_other_fields/',
    summary: 'What other fields take from what was chosen in one',
    body: autofillBody,
    answer: autofillAnswer,
    async run(input) {
      const { property_id, form_values, input_value } = input.body;
      const known = await propertyOf(input, property_id);
      const { values, known: found } = await filledByChoice(
        input,
        known.property,
        input_value ?? form_values[known.property.prop_code] ?? null,
        await fieldsBeside(input.db, known),
      );
      return { values, error: found ? null : unknownChoice[input.locale] };
    },
  }),
  query({
    call: 'POST /applications/autofill_form_fields/',
    summary: 'The whole form of a field: initial values of what is empty, then what stands in the field fills others',
    body: autofillBody,
    answer: autofillAnswer,
    async run(input) {
      const { property_id, form_values } = input.body;
      const known = await propertyOf(input, property_id);
      const fields = await fieldsBeside(input.db, known);
      const initial = await initialValues(
        input,
        fields.filter(field => field.initial !== null && !isFilled(form_values[field.prop_code])),
      );
      const values: FormValues = Object.fromEntries([...initial].filter(([, value]) => isFilled(value)));
      const chosen = form_values[known.property.prop_code] ?? values[known.property.prop_code] ?? null;
      const filled = await filledByChoice(input, known.property, chosen, fields);
      return { values: { ...values, ...filled.values }, error: filled.known ? null : unknownChoice[input.locale] };
    },
  }),
];
