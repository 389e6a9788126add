import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  as_of: 'As of %{date} · event #%{position}',
  moment: {
    title: 'Moment',
    label: 'Date and time, to the second',
    show: 'Show the portal as of this moment',
    hint: 'The portal opens as it was then: lists, cards, students’ screens. Nothing can be changed.',
    building: 'Restoring the state: %{percent}%',
    building_event: 'Restoring the state right after event #%{position}: %{percent}%',
    progress: 'How much has been restored',
    failed: 'The state could not be restored. Please try again.',
    kept: 'Moments that are ready',
  },
  show: {
    office: 'Screens of the office',
    search: 'Find a screen',
    none: 'There is no such screen',
    student: 'A student’s screens, as the student saw them',
    search_student: 'Student’s name or code',
    no_student: 'There was no such student then',
  },
  difference: {
    title: 'What differs in a list',
    list: 'List',
    with: 'Compare with',
    now: 'now',
    kind: 'Which rows',
    all: 'All',
    added: 'Added',
    removed: 'Removed',
    changed: 'Changed',
    search: 'Find in the list',
    same: 'No differences',
    same_hint: 'This list was the same then.',
    row: 'Row',
    what: 'What',
    unnamed: 'Inner details',
    page: 'Page %{page} of %{pages}',
    previous: 'Back',
    next: 'Next',
  },
} satisfies Catalogue<typeof ru>;
export default en;
