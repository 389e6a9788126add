import { studyYearName } from '../../curriculum/names.ts';
import type { Localized } from '../../kernel/localized.ts';
import { weekdayNames } from '../../registration/names.ts';

/** 1 is Monday. */
export const weekday = (number: number): Localized | undefined => weekdayNames[number - 1];

/** Days of a meeting, Monday first: "0100000". */
export const daysOf = (bits: string): Localized[] => weekdayNames.filter((_, index) => bits[index] === '1');

/** Study weeks of a meeting as ranges: "1110010" is "1–3, 6". */
export const weeksOf = (bits: string): string => [...bits.matchAll(/1+/g)].map(({ 0: run, index }) => (run.length === 1 ? String(index + 1) : `${index + 1}–${index + run.length}`)).join(', ') || bits;

const years = new Set(['entry_year', 'entry_years', 'year']);
/** A year stands without thousands, an academic year by both of its years. */
export const yearOf = (value: number, part: string): string | undefined => (part === 'study_year' ? studyYearName(value) : years.has(part) ? String(value) : undefined);
