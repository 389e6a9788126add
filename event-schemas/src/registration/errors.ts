import { cardErrors } from './errors/card-and-office.ts';
import { eligibilityErrors } from './errors/eligibility.ts';
import { importErrors } from './errors/imports.ts';
import { readingErrors } from './errors/reading.ts';
import { choiceErrors } from './errors/student-choices.ts';
import { settingsErrors } from './errors/settings.ts';
import { seatErrors } from './errors/limits-and-seats.ts';

/** Every refusal of registration by its stable code. */
export const errors = {
  ...eligibilityErrors,
  ...seatErrors,
  ...cardErrors,
  ...readingErrors,
  ...settingsErrors,
  ...importErrors,
  ...choiceErrors,
};
export type RegistrationRefusal = keyof typeof errors;

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
