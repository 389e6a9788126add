/** The dispatcher's queue is too long; `retryAfter`: seconds until it is likely to be shorter (HTTP 503 with Retry-After). */
export class Overloaded extends Error {
  readonly retryAfter: number;
  constructor(queued: number, retryAfter: number) {
    super(`${queued} commands are waiting already; try again in ${retryAfter} s.`);
    this.name = 'Overloaded';
    this.retryAfter = retryAfter;
  }
}
