import { inFour, type Localized } from '../kernel/localized.ts';
import type { AppointmentState } from './appointments.ts';
import { appointmentStates } from './appointments.ts';
import en from './recorded/en.ts';
import kk from './recorded/kk.ts';
import ky from './recorded/ky.ts';
import ru from './recorded/ru.ts';

const words = { ru, kk, en, ky };
/** What the states of an appointment are called within a sentence. */
export const stateNames = Object.fromEntries(appointmentStates.map(state => [state, inFour(locale => words[locale].code.state[state])])) as Record<AppointmentState, Localized>;
