import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  lead: 'When the grade period is over, single sheets can be opened to their teachers for seven days at most.',
  add: 'Open sheets',
  open: 'Open',
  close: 'Close',
  close_title: 'Close the sheets now?',
  any: 'any',
  chosen: 'Sheets that will be opened: %{count}',
  last_day: 'Last day',
  reason: 'Reason',
  what: 'What is open',
  made_by: 'Opened by',
  made_at: 'When',
  state: 'State',
  lasts: 'open',
  ended: 'closed',
  everything: 'all sheets',
  more: '%{count} more',
  empty: 'No sheets are open',
  empty_hint: 'Sheets that the office opens after the period appear here.',
  tabs: {
    label: 'Which openings to show',
    lasting: 'Open now',
    all: 'All there were',
  },
  done: {
    open: 'The sheets are open',
    close: 'The sheets are closed',
  },
  steps: {
    study_year: 'Academic year',
    semester: 'Semester',
    cathedra: 'Department',
    teacher: 'Teacher',
    course: 'Course',
    flux: 'Stream',
    row: 'Student',
  },
} satisfies Catalogue<typeof ru>;
export default en;
