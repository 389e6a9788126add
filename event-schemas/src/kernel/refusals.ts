import type { RefusalCode } from './rejections.ts';

/** Names codes of the error catalogues together: `refuses: [...lifeOfCards, 'registration.no_seat']`. */
export const refusals = <const C extends readonly RefusalCode[]>(...codes: C): C => codes;

/** What every call may be refused with: who asks, how, how often, of what, and when; no contract repeats it. */
export const refusedEverywhere = refusals(
  'identity.access_denied',
  'identity.new_password_required',
  'identity.not_signed_in',
  'identity.not_while_logged_in_as',
  'identity.second_factor_required',
  'identity.second_factor_to_set_up',
  'platform.csrf',
  'platform.disk_full',
  'platform.fact_unknown',
  'platform.idempotency_key_reused',
  'platform.internal',
  'platform.invalid_input',
  'platform.kept_beyond',
  'platform.key_expired',
  'platform.key_network',
  'platform.key_refused',
  'platform.key_scope',
  'platform.malformed',
  'platform.not_found',
  'platform.overloaded',
  'platform.past_building',
  'platform.past_failed',
  'platform.past_gone',
  'platform.past_not_recorded',
  'platform.past_read_only',
  'platform.past_unknown_person',
  'platform.rate_limited',
  'platform.timeout',
  'platform.too_large',
  'platform.unsupported_type',
  'system.maintenance',
);

/** Files that are uploaded. */
export const uploadRefusals = refusals(
  'platform.file_duplicate',
  'platform.file_name_refused',
  'platform.file_type_refused',
  'platform.picture_too_small',
  'platform.storage_full',
  'platform.storage_used',
);

/** A CSV file that cannot be read. */
export const csvRefusals = refusals('platform.import_encoding', 'platform.import_unreadable');

/** What the calls of entities, records and lives are refused with, as their declarations need it, beside its own codes. */
export const kitRefusals = refusals(
  'platform.act_not_now',
  'platform.changed_meanwhile',
  'platform.comment_required',
  'platform.file_unknown',
  'platform.not_yours',
  'platform.record_exists',
  'platform.record_in_use',
  'platform.record_key_taken',
  'platform.record_stale',
  'platform.record_unknown',
);
/** The calls of a kit that take a CSV file. */
export const importRefusals = refusals('platform.import_broken', 'platform.import_stale');

/** Records that calls of one's own write by the record kit. Its own calls know from the declaration what they need. */
export const writingRefusals = refusals(
  'platform.record_key_taken',
  'platform.record_stale',
  'platform.record_unknown',
);
