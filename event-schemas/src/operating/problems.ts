/** What can need a person, the most pressing first. */
export const problemCodes = [
  'tables_missing',
  'reader_parked',
  'events_set_aside',
  'disk_low',
  'feed_behind',
  'ledger_behind',
  'relay_stopped',
  'redis_away',
  'job_fault',
  'jobs_failed',
  'mails_failed',
  'systems_failing',
  'backup_failed',
  'backup_old',
  'no_backup',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
