import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  mine: {
    application: 'Application %{number}',
    lead: 'A receipt proves that something was recorded in the portal’s log and has not been changed since. Anybody can check it, even without the portal.',
    of_course: 'This course only', all: 'Show all', empty: 'Nothing has happened yet', empty_hint: 'Receipts appear when you choose courses or send an application.', download: 'Download receipt', downloaded: 'The receipt is downloaded', code: 'Code', copy: 'Copy code', copied: 'The code is copied',
    sealed: 'sealed', provisional: 'provisional, sealed by %{date}', earlier: 'Show earlier ones', check: 'Check a receipt', event: 'event #%{position}',
  },
  check: {
    lead: 'Paste the code of a receipt or choose its file. The portal says whether the event is in its log; of the person it shows nothing.',
    code: 'Receipt code', code_hint: 'The event’s number, a dot and 43 characters', submit: 'Check', file: 'Choose a receipt file', no_receipt: 'There is no receipt in this file.', too_large: 'The file is too large for a receipt.',
    event: 'Event #%{position}', key: 'Seal key %{key}', offline: 'A receipt file can be checked without the portal too: the README of any export of the log says how.',
  },
  verdict: {
    valid: 'The receipt is right', provisional: 'The receipt is right, but provisional', altered: 'The event was altered after it was recorded', unknown: 'There is no such event in the log', forged: 'The receipt is forged',
  },
  proves: {
    valid: 'An event with exactly this content was recorded by %{date} (seal %{seal}) and has not changed since.', between: 'An event with exactly this content was recorded after %{after} and by %{date} (seal %{seal}) and has not changed since.',
    provisional: 'An event with exactly this content is in the log. It is sealed by %{date}; until then only the portal vouches for it.',
    altered: 'The event was recorded with this content, but now something else or nothing is in its place. Tell the university.', unknown: 'The portal has recorded nothing like it. See whether the whole code was copied.', forged: 'The receipt contradicts itself, or its seal was not made by this portal.',
  },
  look: { content: 'The content fits the hash', path: 'The hash leads to the root of the seal', signature: 'The seal’s signature is right', known: 'The seal is in the portal’s log', recorded: 'The hash is recorded in the log', unchanged: 'The event is still the same', yes: 'yes', no: 'no' },
} satisfies Catalogue<typeof ru>;
export default en;
