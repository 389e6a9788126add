import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  history: {
    rest: 'Show %{count} more difference |||| Show %{count} more differences',
    compare: 'Compare with another moment',
    compare_now: 'Compare with now',
    two: 'Two moments',
    slider_to: 'Second moment',
    portal: 'The whole portal at this moment',
    newer: 'Show later ones',
    same_two: 'It was the same at both moments',
    timeline: 'Events',
    slider: 'Moment in time',
    as_of: 'As of %{date}',
    version: 'event %{version} of %{total}',
    previous: 'Earlier',
    next: 'Later',
    then_now: 'Then and now',
    then: 'Then',
    now: 'Now',
    same: 'It was then as it is now',
    field: 'What',
    state: 'State at this moment',
    raw: 'As recorded',
    on_behalf: '%{actor} on behalf of %{person}',
    number: 'event no.\u00a0%{position}',
    facts: 'decided on events up to no.\u00a0%{position}',
    more: 'Show earlier ones',
    empty: 'No events',
    jump: 'Go to this event',
    at_label: 'Date and time',
    go: 'Show this moment',
    exact: 'Exact moment',
  },
} satisfies Catalogue<typeof ru>;
export default en;
