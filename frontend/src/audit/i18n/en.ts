import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  search: { label: 'Student, course or stream name', hint: 'Find a card or a course to see everything that happened to it.', none: 'Nothing found', none_hint: 'Try a last name, a student code or a course code.', events: '%{smart_count} event |||| %{smart_count} events', last: 'last %{date}', results: 'Records found' },
  history: { rest: 'Show %{count} more difference |||| Show %{count} more differences', compare: 'Compare with another moment', compare_now: 'Compare with now', two: 'Two moments', slider_to: 'Second moment', portal: 'The whole portal at this moment', newer: 'Show later ones', same_two: 'It was the same at both moments', timeline: 'Events', slider: 'Moment in time', as_of: 'As of %{date}', version: 'event %{version} of %{total}', previous: 'Earlier', next: 'Later', then_now: 'Then and now', then: 'Then', now: 'Now', same: 'It was then as it is now', field: 'What', state: 'State at this moment', raw: 'As recorded', on_behalf: '%{actor} on behalf of %{person}', command: 'command %{command}, position %{position}', facts: 'facts as of position %{position}', more: 'Show earlier ones', empty: 'No events', none: '–', jump: 'Go to this event', at_label: 'Date and time', go: 'Show this moment', exact: 'Exact moment' },
  value: { yes: 'yes', no: 'no', there: 'there', credits: '%{smart_count} credit |||| %{smart_count} credits', blocked: 'closed', cancelled: 'cancelled' },
  kind: { study_card: 'Study card', course_offering: 'Course of the period', registration_standing: 'Access and debts', account: 'Account', student: 'Student record', other: 'Record' },
} satisfies Catalogue<typeof ru>;
export default en;
