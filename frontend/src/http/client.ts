import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { constants } from '../app/constants.ts';
import { inBrowser } from '../app/in-browser.ts';
import type { AnswerOf, CallOptions, InputAnd, KnownCall, QueryValue } from './contracts.ts';
import { failureRuleFor, type FailedCall, type FailureRule } from './failures.ts';
import { asOfHeaders } from './as-of.ts';
import { forgetFirstAnswers, takeFirstAnswer } from './first-answers.ts';
import { ApiFailure, ApiRefusal } from './refusal.ts';

export const apiBase = '/api/v1';

export interface CallInput {
  /** Values for the braces of the path. */
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

/** What a failed call does to the page; the shell sets it (shell/failure-effects.ts). */
let onFailure: (rule: FailureRule) => void = () => {};
export const setFailureEffect = (effect: (rule: FailureRule) => void): void => {
  onFailure = effect;
};

/** A random key; `crypto.randomUUID` exists on secure origins only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** `GET /curriculum/students/{uid}/` + input → `/api/v1/curriculum/students/0190…/?page=0`. */
export function addressOf(call: Call, { params = {}, query = {} }: CallInput = {}): string {
  const path = call.slice(call.indexOf(' ') + 1).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '')
      search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return `${apiBase}${path}${search.size > 0 ? `?${search}` : ''}`;
}

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find(part => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The language in which calls are answered: that of the page. */
export const callLanguage = (): string => (inBrowser && document.documentElement.lang) || 'ru';

/** Headers of every call: language, the moment that is looked at, CSRF and idempotency on changes. */
export function callHeaders(method: string, idempotencyKey?: string, call?: Call): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': callLanguage(),
    ...asOfHeaders(call),
  };
  if (method === 'GET') return headers;
  const token = cookie('__Host-csrftoken') ?? cookie('csrftoken');
  if (token) headers['X-CSRFToken'] = decodeURIComponent(token);
  headers['Idempotency-Key'] = idempotencyKey ?? newKey();
  return headers;
}

/** One fetch with cookies and the request timeout; a failure throws `ApiRefusal` or `ApiFailure` after its rule was applied. */
export async function send(url: string, init: RequestInit & { quiet?: boolean } = {}): Promise<Response> {
  const { quiet, signal, ...rest } = init;
  const timeout = AbortSignal.timeout(constants.requestTimeout);
  let response: Response;
  try {
    response = await fetch(url, {
      credentials: 'same-origin',
      ...rest,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw fail({ status: undefined, code: undefined, timedOut: timeout.aborted }, quiet);
  }
  if (response.ok) return response;
  const error = await errorOf(response);
  throw fail({ status: response.status, code: error?.code, timedOut: false }, quiet, error);
}

type ErrorBody = {
  code: string;
  message: string;
  params?: Record<string, unknown>;
  fields?: Record<string, string>;
  request_id?: string;
};

const errorOf = async (response: Response): Promise<ErrorBody | undefined> => {
  const body: unknown = await response.json().catch(() => undefined);
  return (body as { error?: ErrorBody } | undefined)?.error;
};

let lastFailed: string | undefined;
/** The id of the request that failed last, as the server's log has it. */
export const lastFailedRequest = (): string | undefined => lastFailed;

function fail(call: FailedCall, quiet: boolean | undefined, error?: ErrorBody): Error {
  lastFailed = error?.request_id ?? lastFailed;
  const rule = failureRuleFor(call);
  if (rule && !quiet) onFailure(rule);
  if (error && call.status !== undefined && call.status < 500) return new ApiRefusal(call.status, error);
  if (call.status === 503 && error) return new ApiRefusal(503, error);
  if (call.status !== undefined) return new ApiFailure('server', call.status, error?.request_id);
  return new ApiFailure(call.timedOut ? 'timeout' : 'connection');
}

/** One call of the API: `await api('GET /user/my_roles/')`. Its contract says what goes and what comes; 204 answers undefined. */
export const api = <K extends KnownCall>(call: K, ...[input, options]: InputAnd<K>): Promise<AnswerOf<K>> =>
  request(call, input as CallInput, options) as Promise<AnswerOf<K>>;

/** A call that is put together as the page runs, and answers what nobody knows before. */
export async function request(call: Call, input: CallInput = {}, options: CallOptions = {}): Promise<unknown> {
  const method = call.slice(0, call.indexOf(' '));
  const address = addressOf(call, input);
  if (method !== 'GET') forgetFirstAnswers();
  else {
    const brought = takeFirstAnswer(address, callLanguage());
    if (brought) return brought.body;
  }
  const headers = { ...callHeaders(method, options.idempotencyKey, call), ...options.headers };
  const { signal, quiet, keepalive } = options;
  const init: RequestInit & { quiet?: boolean } = { method, headers, signal, quiet, keepalive };
  if (input.body instanceof FormData) init.body = input.body;
  else if (input.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(input.body);
  }
  const response = await send(address, init);
  return response.status === 204 ? undefined : await response.json();
}
