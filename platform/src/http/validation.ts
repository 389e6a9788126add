import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { z } from 'zod';
import { Refused } from './types.ts';

/** Checks one part of a request; throws `platform.invalid_input` with a code for each field at fault. Without a schema: undefined. */
export function parseInput<T>(schema: z.ZodType<T> | undefined, input: unknown): T | undefined {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues = innermost(result.error.issues);
  throw invalidInput(
    Object.fromEntries(issues.flatMap(issue => fieldCodes(issue, input))),
    Object.fromEntries(issues.flatMap(limitOf)),
  );
}

/** What the path names; what no name can look like names nothing: throws `platform.not_found`. */
export function parsePathParams<T>(schema: z.ZodType<T> | undefined, params: unknown): T | undefined {
  const result = schema?.safeParse(params);
  if (result && !result.success) throw new Refused(reject('platform.not_found'));
  return result?.data;
}

/** The refusal of an input; `fields`: field → what is wrong with it; `limits`: field → what it may be at most or has to be at least, for the message. */
export const invalidInput = (fields: Record<string, string>, limits: Record<string, number | string> = {}): Refused =>
  new Refused(
    reject(
      'platform.invalid_input',
      { fields: Object.keys(fields), ...(Object.keys(limits).length ? { limits } : {}) },
      fields,
    ),
  );

/**
 * Of an event that may not be written because of values beyond their bounds, and for nothing else: what is kept is
 * older than the bounds, and the command would copy it. Any other fault of an event is a bug: null.
 */
export function refuseStoredBeyondBounds(issues: readonly z.core.$ZodIssue[]): Refused | null {
  const all = innermost(issues);
  if (all.length === 0 || !all.every(isBound)) return null;
  const named = all.map(issue => ({
    ...issue,
    path: ['changes', 'kept'].includes(String(issue.path[0])) ? issue.path.slice(1) : issue.path,
  }));
  const fields = Object.fromEntries(named.map(issue => [placeOf(issue), codeOf(issue, null)]));
  return new Refused(
    reject(
      'platform.kept_beyond',
      { fields: Object.keys(fields), limits: Object.fromEntries(named.flatMap(limitOf)) },
      fields,
    ),
  );
}
const isBound = (issue: z.core.$ZodIssue): boolean => limitOf(issue).length > 0;

/** Where a choice of shapes fits but for a bound, what is beyond that bound: "too long" says more than "none of these". */
const innermost = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.flatMap(issue => {
    if (issue.code !== 'invalid_union') return [issue];
    const near = issue.errors.map(innermost).find(branch => branch.length > 0 && branch.every(isBound));
    return near ? near.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
  });

const placeOf = (issue: z.core.$ZodIssue): string => issue.path.map(String).join('.') || 'body';
/** What the input went beyond: a number, or a date. */
function limitOf(issue: z.core.$ZodIssue): [string, number | string][] {
  const limit =
    issue.code === 'too_big'
      ? issue.maximum
      : issue.code === 'too_small'
        ? issue.minimum
        : issue.code === 'custom'
          ? (issue.params?.['limit'] as unknown)
          : undefined;
  return typeof limit === 'number' || typeof limit === 'string' ? [[placeOf(issue), limit]] : [];
}

function fieldCodes(issue: z.core.$ZodIssue, input: unknown): [string, string][] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map(key => [[...path, key].join('.'), 'unknown']);
  // A key that no record may have is the writer's own text: the record is named instead.
  if (issue.code === 'invalid_key') return [[path.slice(0, -1).join('.') || 'body', 'wrong_format']];
  return [[placeOf(issue), codeOf(issue, valueAt(input, path))]];
}

/** What an issue says of its value, and the limit that it went beyond, where there is one. */
export const issueCode = (issue: z.core.$ZodIssue, value: unknown): { code: string; limit?: number | string } => {
  const [inner = issue] = innermost([issue]);
  const limit = limitOf(inner)[0]?.[1];
  return { code: codeOf(inner, value), ...(limit === undefined ? {} : { limit }) };
};

const valueAt = (input: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    input,
  );

/** What has a length. */
const isLong = (origin: string): boolean => ['string', 'array', 'object'].includes(origin);
/** Codes of single fields; a schema's own check names its code as `params.code` or as a message in snake_case. */
function codeOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'required';
  switch (issue.code) {
    case 'too_small':
      return isLong(issue.origin) ? 'too_short' : 'too_small';
    case 'too_big':
      return isLong(issue.origin) ? 'too_long' : 'too_big';
    case 'invalid_type':
      return 'wrong_type';
    case 'invalid_format':
      return 'wrong_format';
    case 'invalid_value':
      return 'not_allowed';
    case 'custom':
      return typeof issue.params?.['code'] === 'string'
        ? issue.params['code']
        : /^[a-z][a-z0-9_.]*$/.test(issue.message)
          ? issue.message
          : 'invalid';
    default:
      return 'invalid';
  }
}
