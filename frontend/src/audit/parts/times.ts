import { studyYearName } from '@portal/event-schemas/curriculum/names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { weekdayNames } from '@portal/event-schemas/registration/names.ts';

/** 1 is Monday. */
export const weekday = (number: number): Localized | undefined => weekdayNames[number - 1];

/** Days of a meeting, Monday first: "0100000". */
export const daysOf = (bits: string): Localized[] => weekdayNames.filter((_, index) => bits[index] === '1');

/** Study weeks of a meeting as ranges: "1110010" is "1–3, 6". */
export const weeksOf = (bits: string): string =>
  [...bits.matchAll(/1+/g)].map(({ 0: run, index }) => (run.length === 1 ? String(index + 1) : `${index + 1}–${index + run.length}`)).join(', ') || bits;

/** Minutes after midnight on the clock: 545 is "9:05". */
export const clockOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const years = new Set(['entry_year', 'entry_years', 'year']);
/** A year stands without thousands, an academic year by both of its years. */
export const yearOf = (value: number, part: string): string | undefined => (part === 'study_year' ? studyYearName(value) : years.has(part) ? String(value) : undefined);
