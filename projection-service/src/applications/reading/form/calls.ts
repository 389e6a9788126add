import type { RelatedKind } from '@portal/event-schemas/forms/codes.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import { isFilled } from '@portal/event-schemas/forms/form-rules.ts';
import { readingErrors } from '@portal/event-schemas/applications/errors/reading.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { addDays, dateIn } from '@portal/platform/clock/occurrences.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import { filledByChoice } from './autofill.ts';
import { initialValues } from './initial.ts';
import { fieldsBeside, propertyOf, type KnownProperty } from './properties.ts';
import { choicesOf, namedChoices } from '../../../forms/choices.ts';
import { contracts } from '@portal/event-schemas/applications/calls.ts';

/** The kind of thing that the field points to; throws `applications.property_not_related`. */
function relatedOf({ property }: KnownProperty): RelatedKind {
  if (property.code === 'rel' && property.related) return property.related;
  throw new Refused(reject('applications.property_not_related', { name: property.name }));
}

/** Terms and years that an application can still be about: those of the past year, and what comes. */
const firstDay = ({ config, clock }: CallContext['host']): string =>
  addDays(dateIn(config.timeZone, clock.now()), -365);

const unknownChoice = readingErrors['applications.related_not_found'];

export const formCalls = [
  query(contracts['GET /studapps/properties/{key}/related-objects/'], {
    summary: 'What can be chosen in a field that points to a thing of the university; `key`: the field’s uid',
    async run(input) {
      const {
        params: { key },
        query: { search, page, page_size },
      } = input;
      const found = await choicesOf(input, relatedOf(await propertyOf(input, key)), search, {
        offset: page * page_size,
        limit: page_size,
        from: firstDay(input.host),
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
  query(contracts['POST /applications/multiselect_list/'], {
    summary:
      'Options of a field that takes several things: the first hundred that a search finds, and the names of those chosen already',
    async run(input) {
      const { property_id, search, chosen } = input.body;
      const kind = relatedOf(await propertyOf(input, property_id));
      const found = await choicesOf(input, kind, search, { offset: 0, limit: 100, from: firstDay(input.host) });
      return { ...found, chosen: await namedChoices(input, kind, chosen) };
    },
  }),
  query(contracts['GET /applications/initial_value/'], {
    summary: 'What stands in a field at the start, for the reader',
    async run(input) {
      const { property } = await propertyOf(input, input.query.property_id);
      return {
        property_id: property.uid,
        value: (await initialValues(input, [property])).get(property.prop_code) ?? null,
      };
    },
  }),
  query(contracts['POST /applications/autofill_other_fields/'], {
    summary: 'What other fields take from what was chosen in one',
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
  query(contracts['POST /applications/autofill_form_fields/'], {
    summary: 'The whole form of a field: initial values of what is empty, then what stands in the field fills others',
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
