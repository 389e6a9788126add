import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  results: {
    tabs: { course: 'By course', program: 'By program', group: 'By group' }, search: 'Name or code', code: 'Code', course: 'Course', program: 'Program', group: 'Group', faculty: 'Faculty', cathedra: 'Department', period: 'Period', year: 'Year of study', credits: 'Credits', cycle: 'Cycle', component: 'Component', capacity: 'Seats', registered: 'Registered', audit: 'For audit', choosing: 'Choosing', with_advisor: 'With the advisor', confirmed: 'Approved', waiting: 'Waiting',
    students: 'Students', not_started: 'Not started', started: 'With courses', rejected: 'Returned', average: 'Credits on average', share: 'Approved, share', label: 'Registration results', empty: 'No results', empty_hint: 'Nothing in this period fits these conditions.',
  },
  isc: {
    add: 'Add to the card', drop: 'Remove from the card', reason: 'Reason (the student reads it)', added: 'Course added: %{name}', changed: 'Lessons changed: %{name}', dropped: 'Course removed: %{name}', edit: 'Change the card', plan: 'Individual plan', back: 'Back to the application', review_note: 'Cards that students have sent for review', tabs_label: 'Parts of the application', edit_note: 'The student sees changes at once, marked on the card', edit_closed: 'This card cannot be changed now', edit_hint: 'A card is changed during its review: start the review if the card was sent.',
  },
} satisfies Catalogue<typeof ru>;
export default en;
