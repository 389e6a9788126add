import type { RegistrationStandingEvent } from '@portal/event-schemas/registration/events.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

export type DebtKind = 'financial' | 'library' | 'fine';
export interface FinalResult {
  discipline: string;
  study_period: string;
  letter: string;
  points: number | null;
  completed: boolean;
}

/** What the office knows of a student that lets or keeps them from registering. Plain JSON: it is also a fact of other decisions. */
export interface RegistrationStanding {
  access: 'open' | 'closed' | 'default';
  comment: string;
  debts: Partial<Record<DebtKind, { amount: number | null; note: string }>>;
  /** Last day of the medical certificate. */
  certificate_until: string | null;
  results: readonly FinalResult[];
}
export const noStanding: RegistrationStanding = { access: 'default', comment: '', debts: {}, certificate_until: null, results: [] };

/** Stream `registration_standing-<student>`. */
export const registrationStanding: Aggregate<RegistrationStanding, RegistrationStandingEvent> = {
  name: 'registration_standing',
  initialState: () => noStanding,
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'OnlineRegistrationAccessSet': return { ...state, access: data.access, comment: data.comment };
      case 'DebtRecorded': return { ...state, debts: { ...state.debts, [data.kind]: { amount: data.amount, note: data.note } } };
      case 'DebtCleared': {
        const { [data.kind]: _paid, ...debts } = state.debts;
        return { ...state, debts };
      }
      case 'MedicalCertificateRecorded': return { ...state, certificate_until: data.valid_until };
      case 'FinalResultRecorded': {
        const { student: _student, ...result } = data;
        return { ...state, results: [...state.results.filter(one => !isSame(one, result)), result] };
      }
      default: return state;
    }
  },
};

/** One result for a discipline and period: a later one corrects it. */
export const isSame = (one: FinalResult, other: { discipline: string; study_period: string }): boolean =>
  one.discipline === other.discipline && one.study_period === other.study_period;
