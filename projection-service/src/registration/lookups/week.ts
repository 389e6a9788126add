import { standingAlone } from '@portal/event-schemas/kernel/in-sentence.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { weekdayNames } from '@portal/event-schemas/registration/names.ts';

/** Days of the week, Monday first; codes 1 to 7 and the short ones of portal.md §9. */
export const weekDays: readonly { code: string; short: string; name: Localized }[] = [
  { code: '1', short: 'mo', name: standingAlone(weekdayNames[0]!) },
  { code: '2', short: 'tu', name: standingAlone(weekdayNames[1]!) },
  { code: '3', short: 'we', name: standingAlone(weekdayNames[2]!) },
  { code: '4', short: 'th', name: standingAlone(weekdayNames[3]!) },
  { code: '5', short: 'fr', name: standingAlone(weekdayNames[4]!) },
  { code: '6', short: 'sa', name: standingAlone(weekdayNames[5]!) },
  { code: '7', short: 'su', name: standingAlone(weekdayNames[6]!) },
];
