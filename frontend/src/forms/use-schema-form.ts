import { useMemo } from 'react';
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import type { ApiRefusal } from '../http/refusal.ts';
import { useShellText } from '../shell/texts.ts';
import { pressEnded } from './press.ts';

type ShellText = ReturnType<typeof useShellText>;

/**
 * A form on a command's schema of event-schemas, the one that the server checks with:
 * `const form = useSchemaForm({ schema: () => import('@portal/event-schemas/identity/commands.ts').then(m => m.changePassword), defaultValues: {…} })`.
 * The schema is loaded with the first check, so that a page paints without zod. Messages are the portal's, by kind of issue.
 * `values` instead of `defaultValues`: what others change on the server meanwhile shows in the fields that nobody has touched here.
 */
export function useSchemaForm<T extends FieldValues>({
  schema,
  ...start
}: { schema: () => Promise<z.ZodType<T>> } & ({ defaultValues: DefaultValues<T> } | { values: T })): UseFormReturn<T> {
  const t = useShellText();
  const resolver = useMemo<Resolver<T>>(
    () =>
      async (values, _context, { names = [] }) => {
        const [checked] = await Promise.all([schema(), pressEnded()]);
        const result = checked.safeParse(values);
        if (result.success) return { values: result.data, errors: {} };
        return { values: {}, errors: fieldErrors(result.error.issues, values, names, t) as FieldErrors<T> };
      },
    // A form has one schema for its life; texts follow the language through the re-render that checks again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [t('form.invalid')],
  );
  return useForm<T>({ resolver, mode: 'onTouched', resetOptions: { keepDirtyValues: true }, ...start });
}

/** Each issue at its field, or at the one that holds it: `default_limit.min_credit` has a field of its own, an entry of a choice of several has none. */
function fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  values: FieldValues,
  fields: readonly string[],
  t: ShellText,
): object {
  const errors = {};
  for (const issue of issues) {
    const path = issue.path.join('.') || 'root';
    const field = fields.find(name => path === name || path.startsWith(`${name}.`)) ?? path;
    const value = get(values, field);
    if (!get(errors, field))
      set(errors, field, { type: isEmpty(value) ? 'required' : issue.code, message: messageOf(issue, value, t) });
  }
  return errors;
}

/** `2100-12-31` as people write it. */
const dayShown = (day: unknown): string => String(day).split('-').reverse().join('.');

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** An issue in words. An empty field is to be filled in, whatever the schema says about it; the field names itself (field-text.ts). */
export function messageOf(issue: z.core.$ZodIssue, value: unknown, t: ShellText): string {
  if (isEmpty(value)) return t('form.required', { name: '' });
  if (issue.code === 'too_small')
    return t(issue.origin === 'string' ? 'form.too_short' : 'form.min', { min: Number(issue.minimum) });
  if (issue.code === 'too_big')
    return t(issue.origin === 'string' ? 'form.too_long' : 'form.max', { max: Number(issue.maximum) });
  if (issue.code === 'custom' && issue.params?.['code'] === 'too_short')
    return t('form.too_short', { min: Number(issue.params['limit']) });
  if (issue.code === 'custom' && issue.params?.['code'] === 'too_early')
    return t('form.too_early', { min: dayShown(issue.params['limit']) });
  if (issue.code === 'custom' && issue.params?.['code'] === 'too_late')
    return t('form.too_late', { max: dayShown(issue.params['limit']) });
  // A rule over several fields brings its own sentence.
  if (issue.code === 'custom' && issue.params?.['text']) return String(issue.params['text']);
  if (issue.code === 'invalid_format' && issue.format === 'email') return t('form.email');
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'))
    return t('form.number');
  return t('form.invalid');
}

/**
 * Puts what the server refused at the fields it names, and the message above the form when it names none. Of several fields that are at fault together
 * (`taken`, another code) each is marked, and the message says once what is wrong. What was typed stays.
 */
export function showRefusal<T extends FieldValues>(form: UseFormReturn<T>, refusal: ApiRefusal): void {
  const values = form.getValues();
  const known = Object.entries(refusal.fields).filter(([field]) => isField(get(values, field)));
  const together = known.filter(([, text]) => isCode(text)).length > 1;
  for (const [field, text] of known)
    form.setError(
      field as Path<T>,
      isCode(text)
        ? { type: 'server', ...(!together && { message: refusal.message }) }
        : { type: 'server', message: text },
    );
  if (known.length === 0 || together) form.setError('root', { type: refusal.code, message: refusal.message });
  if (known[0]) form.setFocus(known[0][0] as Path<T>);
}

/** What holds further fields is none itself. */
const isField = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value));
const isCode = (text: string): boolean => /^[a-z_]+(\.[a-z_]+)?$/.test(text);
