import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** What a person has begun, by uid with its type. It stands in a stream of its own, so that two requests at once do not pass a limit together. */
export interface ApplicationBook {
  begun: Readonly<Record<string, string>>;
}
/** Stream `application_book-<applicant>`. */
export const applicationBook: Aggregate<ApplicationBook, ApplicationEvent> = {
  name: 'application_book',
  initialState: () => ({ begun: {} }),
  evolve: (book, { type, data }) =>
    type === 'ApplicationBegun' ? { begun: { ...book.begun, [data.uid]: data.type } } : book,
};

/** The last running number of a year. */
export interface ApplicationNumbers {
  last: number;
}
/** Stream `application_numbers-<year>`. */
export const applicationNumbers: Aggregate<ApplicationNumbers, ApplicationEvent> = {
  name: 'application_numbers',
  initialState: () => ({ last: 0 }),
  evolve: (numbers, { type, data }) => (type === 'ApplicationNumbered' ? { last: data.number } : numbers),
};
/** `2026-00017`. */
export const numberOf = (year: number, number: number): string => `${year}-${String(number).padStart(5, '0')}`;
