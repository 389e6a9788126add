/**
 * What the client does about each failed call (portal.md §8, "HTTP"): one table, in the order of looking.
 * `notice` is a key of the shell's texts; `then` is what follows the danger notification.
 */
export interface FailureRule {
  name: 'log_in_again' | 'maintenance' | 'maybe_signed_out' | 'past_gone' | 'server' | 'timeout' | 'connection';
  matches: (failure: FailedCall) => boolean;
  notice:
    | 'failures.log_in_again'
    | 'failures.maybe_signed_out'
    | 'failures.past_gone'
    | 'failures.server'
    | 'failures.timeout'
    | 'failures.connection'
    | undefined;
  then: 'reload' | 'maintenance' | 'present' | 'nothing';
}

/** `status` undefined: no answer arrived. `code` undefined: an answer without an error in its body. */
export interface FailedCall {
  status: number | undefined;
  code: string | undefined;
  timedOut: boolean;
}

export const failureRules: readonly FailureRule[] = [
  // "401: a danger notification 'Please log in again' and the page reloads." A wrong password is 422: nobody was signed in.
  { name: 'log_in_again', matches: call => call.status === 401, notice: 'failures.log_in_again', then: 'reload' },
  // "A tech-block failure leads to the maintenance page."
  {
    name: 'maintenance',
    matches: call => call.status === 503 && call.code === 'system.maintenance',
    notice: undefined,
    then: 'maintenance',
  },
  // "403 without a body error: a danger notification that the user may not be logged in."
  {
    name: 'maybe_signed_out',
    matches: call => call.status === 403 && call.code === undefined,
    notice: 'failures.maybe_signed_out',
    then: 'nothing',
  },
  // The moment that was looked at is kept no longer: back to the present.
  {
    name: 'past_gone',
    matches: call => call.code === 'platform.past_gone',
    notice: 'failures.past_gone',
    then: 'present',
  },
  // "Connection lost notice."
  {
    name: 'timeout',
    matches: call => call.status === undefined && call.timedOut,
    notice: 'failures.timeout',
    then: 'nothing',
  },
  { name: 'connection', matches: call => call.status === undefined, notice: 'failures.connection', then: 'nothing' },
  {
    name: 'server',
    matches: call => (call.status ?? 0) >= 500 && (call.code === undefined || call.code === 'platform.internal'),
    notice: 'failures.server',
    then: 'nothing',
  },
];

/** The rule for a failed call; none: the refusal is passed on with its body ("Other errors are passed on"). */
export const failureRuleFor = (call: FailedCall): FailureRule | undefined =>
  failureRules.find(rule => rule.matches(call));
