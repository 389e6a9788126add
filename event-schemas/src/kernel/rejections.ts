import type { Locale } from './localized.ts';

/** A decision's refusal. `params` hold what the rule looked at; `fields` name the input at fault (field → error code). */
export interface Rejection {
  readonly rejected: true;
  readonly code: string;
  readonly params: Record<string, unknown>;
  readonly fields?: Record<string, string>;
  /** Told to an advisor or the office about a student: a text may have words of its own for them. */
  readonly reader?: 'staff';
}

/** All refusals by code; each catalogue adds its own (`declare module`), so that `reject` knows what their texts speak of. */
// eslint-disable-next-line no-empty-interface
export interface Refusals {}
/** The code of a refusal that some catalogue has. */
export type RefusalCode = keyof Refusals;

type Places<T> = T extends `${string}{${infer P}}${infer Rest}` ? P | Places<Rest> : never;
type Outside<T extends string> = T extends `${infer Before}[${string}]${infer After}`
  ? Outside<`${Before}${After}`>
  : T;
type TextOf<C> = C extends keyof Refusals ? (Refusals[C] extends { en: infer T extends string } ? T : never) : never;
/**
 * What the text of a code can't do without; what stands in brackets may be missing or empty. `fields` and
 * `request_id` come with the answer.
 */
type Needed<C> = Exclude<Places<Outside<TextOf<C>>>, 'fields' | 'request_id'>;
type ParamsOf<C> = C extends keyof Refusals
  ? Record<string, unknown> & { readonly [P in Needed<C>]: string | number | boolean | object }
  : Record<string, unknown>;
type Rest<C> = [Needed<C>] extends [never]
  ? [params?: Record<string, unknown>, fields?: Record<string, string>]
  : [params: ParamsOf<C>, fields?: Record<string, string>];

/** A refusal with what its text speaks of: a param that a text needs and that is missing or may be null does not compile. */
export const reject = <const C extends string>(code: C, ...[params = {}, fields]: Rest<C>): Rejection => ({
  rejected: true,
  code,
  params,
  ...(fields ? { fields } : {}),
});

export const isRejection = (value: unknown): value is Rejection =>
  typeof value === 'object' && value !== null && (value as Rejection).rejected === true;

/**
 * One refusal in words. Placeholders are `{param}`; a param that is a localized name is shown in the reader's language.
 * What stands in brackets is left out where one of its params is empty; all others have to be there (`reject` sees to
 * it). `staff`: to an advisor or the office, where a student is told "you". `status` is the HTTP status of the answer
 * (default 409).
 */
export interface ErrorText extends Record<Locale, string> {
  staff?: Record<Locale, string>;
  status?: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 423 | 429 | 503 | 507;
}
export type ErrorCatalogue = Record<string, ErrorText>;

/** A module's refusals: stable code `<module>.<reason>` → status and message in four languages. */
export const defineErrors = <const C extends ErrorCatalogue>(catalogue: C): C => catalogue;
