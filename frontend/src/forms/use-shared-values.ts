import { hashKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { KnownCall } from '../http/contracts.ts';
import type { RefusalBy } from '../http/refusal.ts';
import { showRefusal } from './use-schema-form.ts';

type Values = Readonly<Record<string, unknown>>;
const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);

/**
 * Values that several people may change at the same time, in a form of `useSchemaForm({ values })`. What somebody else
 * changes shows at once in fields that nobody has touched here; below one that somebody has, `says` tells what stands
 * there now, and what was typed stays. `body`: the touched fields with what stood there before (`seen`), so that the
 * server refuses what is stale; `refused` shows that, and saving again is then meant.
 */
export function useSharedValues<T extends FieldValues>(
  form: UseFormReturn<T>,
  now: Values,
  says: (field: string, value: unknown) => string,
): {
  body: (values: T) => Record<string, unknown> & { seen: Record<string, unknown> };
  refused: <K extends KnownCall>(refusal: RefusalBy<K>) => void;
  saved: () => void;
} {
  const { dirtyFields } = form.formState;
  const seen = useRef<Values>(now);
  /** Fields whose change by somebody else has been told by a refusal. */
  const told = useRef<ReadonlySet<string>>(new Set());
  const fields = Object.keys(now);
  const isTouched = (name: string): boolean => name in dirtyFields;
  const said = hashKey([now]);
  useEffect(() => {
    for (const name of fields.filter(one => !isSame(now[one], seen.current[one]))) {
      if (isTouched(name)) form.setError(name as Path<T>, { type: 'changed', message: says(name, now[name]) });
      if (!isTouched(name) || told.current.has(name)) seen.current = { ...seen.current, [name]: now[name] };
    }
    told.current = new Set();
    // Only what others have changed since is looked at.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [said]);
  return {
    body(values) {
      const touched = fields.filter(isTouched);
      const pick = (from: Values): Record<string, unknown> =>
        Object.fromEntries(touched.map(name => [name, from[name]]));
      return { ...pick(values), seen: pick(seen.current) };
    },
    refused(refusal) {
      showRefusal(form, refusal);
      if (refusal.code !== 'platform.changed_meanwhile') return;
      const stale = Object.keys(refusal.fields);
      form.setError('root', { type: refusal.code, message: refusal.message });
      for (const name of stale)
        if (isSame(now[name], seen.current[name])) told.current = new Set([...told.current, name]);
        else form.setError(name as Path<T>, { type: 'changed', message: says(name, now[name]) });
      seen.current = { ...seen.current, ...Object.fromEntries(stale.map(name => [name, now[name]])) };
    },
    saved() {
      const kept = form.getValues();
      seen.current = { ...seen.current, ...kept };
      form.reset(kept, { keepDirtyValues: false });
    },
  };
}
