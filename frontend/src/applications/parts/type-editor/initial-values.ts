import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';

/** Values that a type gives by itself; those that come from a profile are the applicant's own. */
export const initialFromDefinition = (properties: readonly Property[]): FormValues =>
  Object.fromEntries(
    properties.flatMap(({ prop_code, initial }) => (initial && 'value' in initial ? [[prop_code, initial.value]] : [])),
  );
