import { useMemo } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { ApiRefusal } from '../http/refusal.ts';
import { useShellText } from '../shell/texts.ts';

type ShellText = ReturnType<typeof useShellText>;

/**
 * A form on a command's schema of event-schemas, the one that the server checks with:
 * `const form = useSchemaForm({ schema: () => import('@portal/event-schemas/identity/commands.ts').then(m => m.changePassword), defaultValues: {…} })`.
 * The schema is loaded with the first check, so that a page paints without zod. Messages are the portal's, by kind of issue.
 */
export function useSchemaForm<T extends FieldValues>({ schema, defaultValues }: { schema: () => Promise<z.ZodType<T>>; defaultValues: DefaultValues<T> }): UseFormReturn<T> {
  const t = useShellText();
  const resolver = useMemo<Resolver<T>>(
    () => async values => {
      const result = (await schema()).safeParse(values);
      if (result.success) return { values: result.data, errors: {} };
      return { values: {}, errors: fieldErrors(result.error.issues, values, t) as FieldErrors<T> };
    },
    // A form has one schema for its life; texts follow the language through the re-render that checks again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [t('form.required')],
  );
  return useForm<T>({ resolver, defaultValues, mode: 'onTouched' });
}

function fieldErrors(issues: readonly z.core.$ZodIssue[], values: FieldValues, t: ShellText): Record<string, { type: string; message: string }> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'root');
    errors[field] ??= { type: issue.code, message: messageOf(issue, values[field], t) };
  }
  return errors;
}

/** An issue in words. An empty field is "fill in", whatever the schema says about it. */
function messageOf(issue: z.core.$ZodIssue, value: unknown, t: ShellText): string {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)) return t('form.required');
  if (issue.code === 'too_small') return t(issue.origin === 'string' ? 'form.too_short' : 'form.min', { min: Number(issue.minimum) });
  if (issue.code === 'too_big') return t(issue.origin === 'string' ? 'form.too_long' : 'form.max', { max: Number(issue.maximum) });
  if (issue.code === 'invalid_format' && issue.format === 'email') return t('form.email');
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int')) return t('form.number');
  return t('form.invalid');
}

/** Puts what the server refused at the fields it names, and the message above the form when it names none. What was typed stays. */
export function showRefusal<T extends FieldValues>(form: UseFormReturn<T>, refusal: ApiRefusal): void {
  const known = Object.entries(refusal.fields).filter(([field]) => field in form.getValues());
  for (const [field, text] of known) form.setError(field as Path<T>, { type: 'server', message: isCode(text) ? refusal.message : text });
  if (known.length === 0) form.setError('root', { type: refusal.code, message: refusal.message });
  else form.setFocus(known[0]![0] as Path<T>);
}

const isCode = (text: string): boolean => /^[a-z_]+\.[a-z_]+$/.test(text);
