import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  close: 'Close',
  mine: {
    sound: 'A sound for a new notification while the portal is open', sound_on: 'The sound is on', sound_off: 'The sound is off',
    lead: 'Notifications in the portal always come. Choose here what you also want to get by mail.', to: 'Mails go to %{email}', none: 'You have no mail address, so no mails are sent. Give it to the study office.',
    saved_on: 'Mails are on: %{topic}', saved_off: 'Mails are off: %{topic}', always: 'What your advisor and the study office write to you always arrives.', topics: 'What to write about',
  },
  mails: {
    lead_no_courses: 'The portal writes to students to whom registration is open and who have no course on their card.',
    lead_general: 'Mails in your own words to students whose card has the chosen status. An advisor writes to their own students, the study office to all.',
    schedules: 'Schedules', runs: 'Runs', add: 'Add a schedule', when: 'When', subject: 'Subject', to: 'To: card status', state: 'State', on: 'On', off: 'Off', next: 'Next run',
    author: 'Made by', actions: 'Actions', preview: 'Mail', reach: 'To whom', switch_on: 'Switch on', switch_off: 'Switch off', remove: 'Remove', saved: 'The schedule is saved', removed: 'The schedule is removed',
    remove_title: 'Remove the schedule?', remove_text: '“%{name}”: no more mails will be sent. The history of runs stays.',
    empty: 'No schedules yet', empty_no_courses: 'Add a schedule and the portal will remind students of registration.', empty_general: 'Add a schedule: choose card statuses, write the mail and set the time.',
  },
  frequencies: { EVERY_DAY: 'Every day', EVERY_WEEK: 'Every week', EVERY_MONTH: 'Every month' },
  timing: { day: 'Every day, %{time}', week: 'Every week: %{weekday}, %{time}', month: 'Every month on day %{day}, %{time}' },
  form: {
    add_title: 'New schedule', change_title: 'Change the schedule', save: 'Save', frequency: 'How often', weekday: 'Weekday', month_day: 'Day of the month',
    month_day_hint: 'In a shorter month the mail goes out on the last day.', time: 'Time', zone: 'On the university’s clock (%{zone})', is_active: 'Send the mails', statuses: 'Card statuses', statuses_hint: 'The mail goes to students whose card has one of these now.',
    wording: 'Mail', wording_hint: 'One language is enough. Who reads another gets the Russian text, or else the one that there is.', language: 'Language of the mail', subject: 'Subject', text: 'Text',
  },
  preview: { text: 'Text', html: 'As in the mailbox', form: 'View of the mail', title: 'What the mail looks like', language: 'Language of the mail', show: 'Look at the mail', hide: 'Hide the mail' },
  reach: {
    now: 'Students who would get the mail now: %{count}', counting: 'Counting…', unknown: 'The students could not be counted', choose: 'Choose statuses to see how many it reaches', show: 'Show the list', title: 'Who would get the mail now', search: 'Name or number',
    student: 'Student', code: 'Number', status: 'Card status', email: 'E-mail', no_email: 'no address', nobody: 'Nobody now', nobody_no_courses: 'Registration is closed, or everybody has chosen courses.', nobody_general: 'No student’s card has these statuses.',
  },
  runs: {
    empty: 'No runs yet', empty_hint: 'Every run will be here: how many were written to and whom the mail did not reach.', due_at: 'When', state: 'State', states: { done: 'Done', running: 'Running', failed: 'Broken off' },
    reached: 'Recipients', sent: 'Sent', waiting: 'Waiting', failed: 'Not delivered', error: 'Error', title: 'Run of %{time}', sums: 'Recipients: %{reached} · sent: %{sent} · waiting: %{waiting} · not delivered: %{failed}',
    again: 'Send again', asked_again: 'The mails are sent again',
    none_missed: 'The mail reached everybody', person: 'Recipient', why: 'Why', attempts: 'Attempts', no_address: 'No e-mail address', refused: 'The mail server did not take it',
  },
} satisfies Catalogue<typeof ru>;
export default en;
