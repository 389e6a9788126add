import { isFilled } from '../forms/form-rules.ts';
import type { FormValues, Property } from '../forms/property.ts';

const first = (properties: readonly Property[], values: FormValues, kinds: readonly string[]): string | null => {
  const found = properties.find(({ code, prop_code }) => kinds.includes(code) && isFilled(values[prop_code]));
  return found ? String(values[found.prop_code]).trim() : null;
};
/** By what an achievement is called: the first text of its form; '' where it has none. */
export const titleOf = (properties: readonly Property[], values: FormValues): string =>
  first(properties, values, ['input', 'text'])?.slice(0, 200) ?? '';
/** `YYYY-MM-DD`, the first day of its form. */
export const dayOf = (properties: readonly Property[], values: FormValues): string | null =>
  first(properties, values, ['date', 'datetime'])?.slice(0, 10) ?? null;
/** Files that stand in the form, in its order. */
export const filesIn = (properties: readonly Property[], values: FormValues): string[] =>
  properties
    .filter(({ code }) => code === 'file')
    .flatMap(({ prop_code }) => [values[prop_code] ?? []].flat() as string[]);
