import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  chip: { ok: 'Chain verified to #%{position}', fault: 'Log altered: #%{position}', none: 'Chain not verified yet' },
  verify: {
    open: 'Verification of the log',
    now: 'Verify now', seal: 'Seal now', sealed: 'Seal %{number} is made', running: 'Verifying: %{done} of %{of}', waiting: 'The verification is about to begin', failed: 'The verification broke off. Start it again.',
    lead: 'Every event of the log is chained to the one before it; once a day the log is sealed with a key that is kept outside the database.',
    confirm_title: 'Seal the log?', confirm: 'The seal holds every event up to this minute. Usually one is made by itself once a day.',
  },
  state: {
    title: 'State of the log', last: 'Last event', chained: 'Chained to', sealed: 'Sealed to', unsealed: 'Not sealed yet', next: 'Sealed at the latest', chain: 'Chain hash', verified: 'Last verification', never: 'none yet', none: '–', position: '#%{position}', range: '#%{from} – #%{to}',
    events: '%{events} event |||| %{events} events', keys_not_compared: 'There are no public keys outside the database here: the seals were checked with the keys that they name themselves.',
    unchained: 'Events not chained yet: %{count}. Nothing can be said of them so far.',
  },
  result: { ok: 'Everything up to event #%{position} is exactly as it was recorded.', fault: 'The log is not what was recorded. Only events up to #%{position} are right.', more: 'And %{count} more.', first: 'First fault', others: 'Other faults' },
  fault: {
    altered: 'Event #%{position} was altered: something else was recorded.', missing: 'Event #%{position} is gone: it was recorded.', inserted: 'Event #%{position} was inserted: nothing was recorded there.',
    moved: 'Event #%{position} was moved: it is at #%{found_at} now.', cut_off: 'The end of the log was cut off from #%{position} on: seal %{seal} was made over the events up to #%{to}.',
    not_as_sealed: 'Events #%{position} to #%{to} are not those that seal %{seal} was made over: they were changed together with the chain.', ledger_broken: 'The chain is broken at event #%{position}.',
    seal_forged: 'Seal %{seal} is forged: the signature does not fit its text.', seal_key_unknown: 'Seal %{seal} was made with the unknown key %{key}.', seal_missing: 'Seal %{seal} (up to event #%{position}) was made and is not in the log.',
    seal_out_of_order: 'Seal %{seal} does not follow the one before it.', of: '%{type}, version %{version} of %{stream}', history: 'History of the record',
  },
  checks: { title: 'Verifications', night: 'nightly', ok: 'Right up to #%{position}', fault: 'Faults: %{count}', running: 'Under way', failed: 'Broke off', none: 'No verification yet' },
  seals: { title: 'Seals', number: 'No.', at: 'Sealed at', events: 'Events', count: 'Count', root: 'Tree root', chain: 'Chain hash', key: 'Key', by: 'Who', search: 'Hash or key', empty: 'No seals yet', empty_hint: 'The first one is made within an hour of the portal’s start.', name: 'Seal %{number}' },
} satisfies Catalogue<typeof ru>;
export default en;
