import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  list: {
    search: 'Number or name of the applicant', empty: 'No applications', empty_hint: 'Nothing meets these conditions. Change the filters.',
    number: 'Number', type: 'Application type', applicant: 'Applicant', group: 'Group', year: 'Year', program: 'Program', code: 'Student ID', status: 'Status', stage: 'Stage', waits_for: 'Waits for', since: 'Waits since', due: 'Due', overdue: 'Overdue',
    sent: 'Sent', changed: 'Changed', started: 'Started', closed: 'Closed', archived: 'Archived', statuses: 'Statuses', statistics: 'Approval times', version: 'Version of the type',
  },
  bulk: {
    archive: 'Archive', restore: 'Take out of the archive', set_status: 'Set a status', done: 'Done: %{done}, refused: %{refused}', report: 'What did not work', close: 'Close', cancel: 'Cancel', status: 'New status', comment: 'Comment', status_title: 'Status of applications: %{count}', save: 'Set the status',
    mixed: 'The selected applications are at different stages and have no status in common. Filter by one stage.', no_others: 'This stage has one status only. Others can be added under “Application statuses”.', archive_title: 'Archive: %{count}', archive_text: 'The applications leave everybody’s lists. Nothing is deleted, and they can be taken out again.',
  },
  one: {
    values: 'What was handed in', nobody: 'The application waits for nobody', replay: 'Follow it in the log', set_status: 'Set a status', archive: 'Archive', restore: 'Take out of the archive', archived: 'Archived', archived_done: 'The application is in the archive', restored: 'The application is out of the archive', status_done: 'The status was changed',
    correct: 'Correct the decision', correct_confirm: 'Correct', correct_hint: 'The earlier decision stays in the history. The applicant is told, with the reason; back at a step, its signatures and deadlines begin anew.', correct_to: 'It should be', correct_step: 'Back to the step', correct_reason: 'Reason', corrected: 'The decision is corrected', review: 'Review', version: 'version %{version}', applicant: '%{name}, group %{group}',
  },
  statuses: {
    lead: 'The route sets the initial status of each stage by itself. The others are set by hand, to say it more exactly: “Ready to collect”.', add: 'Add a status', name: 'Name', colour: 'Colour', stage: 'Stage', initial: 'Initial', initial_yes: 'set by the route', initial_no: 'set by hand', sort: 'Order', search: 'Name of the status', empty: 'No statuses',
    actions: 'Actions', change: 'Change', remove: 'Remove', new_title: 'New status', change_title: 'Status: %{name}', save: 'Save', saved: 'The status is saved', removed: 'The status is removed', remove_title: 'Remove the status “%{name}”?', remove_text: 'While any application has it, it cannot be removed.', initial_stays: 'An initial status stays: the route sets it', languages: { ru: 'In Russian', kk: 'In Kazakh', en: 'In English', ky: 'In Kyrgyz' }, preview: 'This is how people see it',
  },
  statistics: {
    lead: 'How long applications stay at each approval point: from their arrival to the decision.', types: 'Application type', all_types: 'all', from: 'Came from', to: 'to', measure: 'Show', measures: { median_hours: 'the median', p90_hours: '90% within', longest_hours: 'the longest', waiting: 'how many wait', overdue: 'how many are overdue' },
    chart: 'By approval point', empty: 'No application came anywhere in this period', empty_hint: 'Take another period or another type.', waypoint: 'Approval point', waiting: 'Waiting', overdue: 'Overdue', acted: 'Acted on', approved: 'Approved', rejected: 'Rejected', returned: 'Returned', forwarded: 'Forwarded', median: 'Median', p90: '90% within', longest: 'Longest', minutes: '%{minutes} min', hours: '%{hours} h', days: '%{days} d %{hours} h', whole_days: '%{days} d', none: 'no decisions', list: 'All approval points', in_period: 'Period',
  },
} satisfies Catalogue<typeof ru>;
export default en;
