import dayjs from 'dayjs';
import { fromField, toField } from './moments.ts';

/** The day of a moment in the university's time zone: `2026-08-28`. */
export const dayOf = (moment: string): string => toField(moment).slice(0, 10);

/** Seconds of the day that have passed at a moment, by the university's clock. */
export function secondOfDay(moment: string): number {
  const [hours = 0, minutes = 0] = toField(moment).slice(11).split(':').map(Number);
  return hours * 3600 + minutes * 60 + dayjs(moment).second();
}

/** The last instant of a second of a day, in ISO 8601 UTC. */
export function secondsOfDay(day: string, second: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return fromField(
    `${day}T${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`,
  ).replace(/\.\d+Z$/, '.999Z');
}
