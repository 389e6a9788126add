/** The server said no: `{ error: { code, message, params, fields } }` of an answer 4xx; the message is in the language asked for. */
export class ApiRefusal extends Error {
  readonly status: number;
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
