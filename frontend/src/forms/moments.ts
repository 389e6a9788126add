import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { timeZone } from '../i18n/time-zone.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const pattern = 'YYYY-MM-DDTHH:mm';
/** What a field of date and time shows for a moment, in the university's time zone. */
export const toField = (moment: string | null | undefined): string => {
  if (!moment) return '';
  const at = dayjs(moment);
  return (timeZone() ? at.tz(timeZone()) : at).format(pattern);
};
/** The moment that was written, in ISO 8601 UTC; empty where it is none. */
export const fromField = (written: string): string => {
  if (!dayjs(written).isValid()) return '';
  return (timeZone() ? dayjs.tz(written, timeZone()) : dayjs(written)).toISOString();
};
