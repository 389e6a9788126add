import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Days } from '@portal/event-schemas/forms/form-faults.ts';
import { timeZone } from '../../../i18n/time-zone.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const dayOf = (moment: string | number): string =>
  (timeZone() ? dayjs(moment).tz(timeZone()) : dayjs(moment)).format('YYYY-MM-DD');
/** The day that it is at the university, `YYYY-MM-DD`. */
export const today = (): string => dayOf(Date.now());
/** The university's days, for the rules of forms. */
export const days = (): Days => ({ today: today(), dayOf });
