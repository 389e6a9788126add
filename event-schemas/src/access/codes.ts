/** Statuses by which courses are found: those of the roll-up, `open`, and `mixed` where blocked and cancelled mix so that there is none. */
export const courseStatusCodes = [
  'open',
  'blocked',
  'cancelled',
  'partially_blocked',
  'partially_cancelled',
  'mixed',
] as const;
