import { useEffect, useRef, useState } from 'react';
import type { FieldValue, FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { defaultValue, isFilled } from '@portal/event-schemas/forms/form-rules.ts';
import { api } from '../../../http/client.ts';
import { useFormCalls } from './use-form-calls.ts';

const same = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * What of an autofill goes into the form: fields that nobody has filled, that the applicant cannot fill, or that an earlier autofill did. What somebody typed
 * is not written over.
 */
export function fillable(
  properties: readonly Property[],
  values: FormValues,
  given: FormValues,
  earlier: FormValues,
): FormValues {
  return Object.fromEntries(
    Object.entries(given).filter(([code, value]) => {
      const property = properties.find(({ prop_code }) => prop_code === code);
      const present = values[code];
      if (!property || same(present, value)) return false;
      return (
        !isFilled(present) ||
        same(present, defaultValue(property)) ||
        !property.is_accessible ||
        same(present, earlier[code])
      );
    }),
  );
}

/** Fills other fields when something is chosen: at once where the option says with what, else with what the server finds in the chosen thing. */
export function useAutofill(
  properties: readonly Property[],
  values: FormValues,
  onChange: (patch: FormValues) => void,
): {
  filled: readonly string[];
  error: { prop_code: string; message: string } | null;
  fill: (property: Property, value: FieldValue) => void;
} {
  const { autofill } = useFormCalls();
  const [filled, setFilled] = useState<readonly string[]>([]);
  const [error, setError] = useState<{ prop_code: string; message: string } | null>(null);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const earlier = useRef<FormValues>({});
  const asked = useRef(0);

  const put = (given: FormValues): void => {
    const patch = fillable(properties, latest.current, given, earlier.current);
    earlier.current = { ...earlier.current, ...given };
    setFilled(Object.keys(patch));
    if (Object.keys(patch).length > 0) onChange(patch);
  };
  const fill = (property: Property, value: FieldValue): void => {
    if (property.code === 'dropdown' && typeof value === 'string')
      return put(property.options.find(option => option.value === value)?.fills ?? {});
    if (property.code !== 'rel' || property.autofill.length === 0 || !autofill) return;
    setError(null);
    if (!isFilled(value)) return;
    const ticket = ++asked.current;
    void api(
      autofill,
      {
        body: {
          property_id: property.uid,
          form_values: { ...latest.current, [property.prop_code]: value },
          input_value: value,
        },
      },
      { quiet: true },
    ).then(
      answer => {
        if (ticket !== asked.current) return;
        if (answer.error) setError({ prop_code: property.prop_code, message: answer.error });
        put(answer.values);
      },
      // Without an answer the fields are filled by hand.
      () => undefined,
    );
  };
  return { filled, error, fill };
}
