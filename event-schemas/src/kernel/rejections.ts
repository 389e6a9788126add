import type { Locale } from './localized.ts';

/** A decision's refusal. `params` hold what the rule looked at; `fields` name the input at fault (field → error code). */
export interface Rejection {
  readonly rejected: true;
  readonly code: string;
  readonly params: Record<string, unknown>;
  readonly fields?: Record<string, string>;
}

export const reject = (code: string, params: Record<string, unknown> = {}, fields?: Record<string, string>): Rejection =>
  ({ rejected: true, code, params, ...(fields ? { fields } : {}) });

export const isRejection = (value: unknown): value is Rejection =>
  typeof value === 'object' && value !== null && (value as Rejection).rejected === true;

/**
 * One refusal in words. Placeholders are `{param}`; a param that is a localized name is shown in the reader's language.
 * `status` is the HTTP status of the answer (default 409).
 */
export interface ErrorText extends Record<Locale, string> {
  status?: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 423 | 429 | 503 | 507;
}
export type ErrorCatalogue = Record<string, ErrorText>;

/** A module's refusals: stable code `<module>.<reason>` → status and message in four languages. */
export const defineErrors = <const C extends ErrorCatalogue>(catalogue: C): C => catalogue;
