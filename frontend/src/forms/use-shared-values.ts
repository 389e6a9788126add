import { hashKey, useQueryClient } from '@tanstack/react-query';
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
  const client = useQueryClient();
  const { dirtyFields } = form.formState;
  const seen = useRef<Values>(now);
  /** A refusal whose fields are read again: what it said stays when they have come. */
  const told = useRef<{ fields: readonly string[]; type: string; message: string } | null>(null);
  const fields = Object.keys(now);
  const isTouched = (name: string): boolean => Boolean((dirtyFields as Values)[name]);
  const said = hashKey([now]);
  useEffect(() => {
    for (const name of fields.filter(one => !isSame(now[one], seen.current[one]))) {
      if (isTouched(name)) form.setError(name as Path<T>, { type: 'changed', message: says(name, now[name]) });
      if (!isTouched(name) || told.current?.fields.includes(name))
        seen.current = { ...seen.current, [name]: now[name] };
    }
    if (told.current) form.setError('root', { type: told.current.type, message: told.current.message });
    told.current = null;
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
      // What stands there now may not have been heard yet.
      void client.invalidateQueries();
      told.current = { fields: stale, type: refusal.code, message: refusal.message };
      form.setError('root', { type: refusal.code, message: refusal.message });
      for (const name of stale.filter(one => !isSame(now[one], seen.current[one])))
        form.setError(name as Path<T>, { type: 'changed', message: says(name, now[name]) });
      seen.current = { ...seen.current, ...Object.fromEntries(stale.map(name => [name, now[name]])) };
    },
    saved() {
      const kept = form.getValues();
      seen.current = { ...seen.current, ...kept };
      form.reset(kept, { keepDirtyValues: false });
    },
  };
}
