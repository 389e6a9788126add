import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  tabs: { label: 'Which applications to show', current: 'In progress', drafts: 'Drafts', finished: 'Finished', archive: 'Archive' },
  empty: { current: 'Nothing of yours is under review now', drafts: 'No drafts', finished: 'No finished applications yet', archive: 'The archive is empty', hint: 'Choose a type and fill in the form: the draft saves itself.' },
  head: { number: 'Number', type: 'Application', status: 'Status', where: 'Where it is', since: 'Since', changed: 'Changed' },
  no_number: 'no number',
  waits: { of: 'Waits for %{who}', since: 'since %{date}', due: 'by %{date}', overdue: 'overdue since %{date}', opened: 'opened %{date}', you: 'Correct it and send it again', draft: 'Not sent yet', over: 'Finished %{date}', or: ' or ' },
  more: 'Show more',
  offer: {
    title: 'Apply', fill: 'Fill in', fill_one: 'Fill in: %{name}', until: 'Accepted until %{date}', from: 'Accepted from %{date}', none: 'There is nothing to apply for now', none_hint: 'The study office opens application types.',
    search: 'Find an application', nothing: 'There is no such application type', why: 'Not possible now', later: 'You can fill it in, but not send it yet', open: 'Under way: %{count}',
  },
  form: {
    next: 'Check and send', back: 'Back to the form', send: 'Send', send_again: 'Send again', preview: 'Check it before you send', agreement: 'Agreement', agree: 'I have read this and agree', agree_first: 'You have to agree before you can send.', sent: 'Application %{number} is sent',
    faulty: 'Fill in or correct: %{fields}', discard: 'Throw the draft away', discard_title: 'Throw the draft away?', discard_text: 'All that you have filled in will be gone. It cannot be brought back.', discarded: 'The draft is gone', not_editable: 'This application cannot be changed now.', uploading: 'Wait until the files are uploaded.',
    steps: 'Steps', fill: 'Fill in', check: 'Check and send',
  },
  save: {
    clean: 'The draft saves itself', dirty: 'Not saved yet', saving: 'Saving…', saved: 'Saved %{time}', offline: 'No connection. All that you typed is kept on this device and will be saved when the connection is back.', refused: 'Not saved: %{message} What you typed is kept on this device.', restored: 'We brought back what you typed last time and what had not been saved.',
    now: 'Save now', conflict: 'The application is open in another window, where the same was changed: %{fields}', mine: 'Keep mine', theirs: 'Take theirs', there: 'There: %{value}',
  },
  page: {
    no_track: 'The way will be seen when the application is sent',
    number: 'No. %{number}', sent: 'sent %{date}', started: 'begun %{date}', go_on: 'Continue filling in', correct: 'Correct and send', withdraw: 'Withdraw', withdraw_title: 'Withdraw the application?', withdraw_text: 'Nobody will review it any more. To apply again you will need a new one.', withdraw_reason: 'Why you withdraw it', withdraw_reason_hint: 'Those who reviewed it will see this', withdrawn: 'The application is withdrawn',
    archive: 'Archive', restore: 'Take out of the archive', archived: 'The application is in the archive', restored: 'The application is out of the archive', answers: 'What you stated', track: 'The way of the application', history: 'History', returned: 'Returned for correction', returned_by: '%{who}, %{date}', rejected: 'Rejected', approved: 'Approved', message: 'What comes next', print: 'Print', in_archive: 'in the archive',
  },
} satisfies Catalogue<typeof ru>;
export default en;
