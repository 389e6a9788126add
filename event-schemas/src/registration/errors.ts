import { cardErrors } from './errors/card-and-office.ts';
import { eligibilityErrors } from './errors/eligibility.ts';
import { readingErrors } from './errors/reading.ts';
import { seatErrors } from './errors/limits-and-seats.ts';

/** Every refusal of registration by its stable code. */
export const errors = { ...eligibilityErrors, ...seatErrors, ...cardErrors, ...readingErrors };
export type RegistrationRefusal = keyof typeof errors;
