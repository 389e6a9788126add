import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  tabs: { label: 'Queue', waiting: 'Waiting for me', handled: 'Handled', archived: 'Archive' },
  waypoints: 'Approval points', all: 'All', waiting: 'waiting: %{count}', overdue: 'overdue: %{count}', only_overdue: 'Overdue only', as: 'Acting as', as_any: 'Any', search: 'Number, name or code', sort: 'Order', oldest: 'Oldest first', newest: 'Newest first', by_due: 'By deadline',
  empty: { waiting: 'Nothing waits for you', waiting_hint: 'New applications will appear here by themselves.', handled: 'You have not handled any yet', archived: 'The archive is empty', filtered: 'Nothing fits these conditions' },
  head: { select: 'Selection', number: 'Number', applicant: 'Applicant', type: 'Application', status: 'Status', where: 'Approval point', since: 'Waiting', due: 'Deadline' },
  age: { today: 'since today', days: '%{smart_count} day |||| %{smart_count} days' },
  due: { none: 'no deadline', by: 'by %{date}', today: 'today is the last day', late: 'overdue since %{date}' },
  select: 'Select application %{number}', select_all: 'Select all on the page', selected: 'Selected: %{count}', unselect: 'Clear the selection', page: '%{from}–%{to} of %{count}', previous: 'Back', next: 'Next',
  acts: { approve: 'Approve', reject: 'Reject', return: 'Return for correction', forward: 'Pass on' },
  done: { approve: 'Approved', reject: 'Rejected', return: 'Returned for correction', forward: 'Passed on' },
  many: { approve: 'Approve the selected', reject: 'Reject the selected', return: 'Return the selected', forward: 'Pass the selected on', archive: 'Archive', restore: 'Take out of the archive', text: 'Each application is decided by itself. One that cannot be decided does not hold up the others.', report: 'What became of them', done: 'Done: %{count}', refused: 'Not possible: %{count}', close: 'Close', comment: 'Comment for all of them' },
  act: {
    title: 'Your decision', comment: 'Comment', comment_hint: 'The applicant will see it', comment_needed: 'Required for: %{acts}', comment_missing: 'To “%{act}”, write a comment: the applicant learns why', instead: 'Nobody who decides at this point is there at present. The study office decides instead; the history will say so.', to: 'Where to pass it', choose: 'Choose a step', nothing: 'Nothing is needed of you now.', waypoint: 'Approval point', confirm_reject: 'Reject the application?', confirm_text: 'The application will be closed and nobody will decide on it any more.', several: 'You may act at several points, choose one', back: 'To the queue',
  },
  status: { title: 'Status', set: 'Change the status', to: 'New status', comment: 'Explanation', done: 'The status is changed', hint: 'Says more exactly what is going on; the decision stays as it is.' },
  applicant: 'Applicant', group: 'group %{name}',
} satisfies Catalogue<typeof ru>;
export default en;
