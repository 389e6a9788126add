import type { KnownCall, RefusalOf } from './contracts.ts';

/** The server said no: `{ error: { code, message, params, fields } }` of an answer 4xx; the message is in the language asked for. */
export class ApiRefusal extends Error {
  readonly status: number;
  /** Where a page asks for one, the call says which there are: `refusalOf`. */
  readonly code: string;
  readonly params: Record<string, unknown>;
  /** Input at fault: field → message or error code. */
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  constructor(
    status: number,
    error: {
      code: string;
      message: string;
      params?: Record<string, unknown>;
      fields?: Record<string, string>;
      request_id?: string;
    },
  ) {
    super(error.message);
    this.name = 'ApiRefusal';
    this.status = status;
    this.code = error.code;
    this.params = error.params ?? {};
    this.fields = error.fields ?? {};
    this.requestId = error.request_id;
  }
}

/** A refusal of a call, with the codes that its contract names. */
export type RefusalBy<K extends KnownCall> = ApiRefusal & { readonly code: RefusalOf<K> };

/**
 * The refusal of a call, where the error is one: `refusalOf('PUT /offerings/{uid}/', error)?.code === 'offerings.students_changed'`.
 * A code that the contract of the call does not name does not compile.
 */
export const refusalOf = <K extends KnownCall>(_call: K, error: unknown): RefusalBy<K> | undefined =>
  error instanceof ApiRefusal ? (error as RefusalBy<K>) : undefined;

/** No usable answer: the server failed (5xx), did not answer in time, or cannot be reached. */
export class ApiFailure extends Error {
  readonly reason: 'server' | 'timeout' | 'connection';
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  constructor(reason: ApiFailure['reason'], status?: number, requestId?: string) {
    super(`${reason}${status ? ` ${status}` : ''}`);
    this.name = 'ApiFailure';
    this.reason = reason;
    this.status = status;
    this.requestId = requestId;
  }
}
