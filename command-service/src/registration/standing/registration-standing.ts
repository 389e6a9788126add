import type { RegistrationStandingEvent } from '@portal/event-schemas/registration/events.ts';
import type { WaivableRule } from '@portal/event-schemas/registration/values.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

export type DebtKind = 'financial' | 'library' | 'fine';
export interface FinalResult {
  discipline: string;
  study_period: string;
  letter: string;
  points: number | null;
  completed: boolean;
  grade_points?: number | null | undefined;
}

/** What the office knows of a student that lets or keeps them from registering. Plain JSON: it is also a fact of other decisions. */
export interface RegistrationStanding {
  access: 'open' | 'closed' | 'default';
  comment: string;
  debts: Partial<Record<DebtKind, { amount: number | null; note: string }>>;
  /** Last day of the medical certificate. */
  certificate_until: string | null;
  results: readonly FinalResult[];
  /** "Super" registration by study period: until when the card may be edited outside registration. */
  super_until: Readonly<Record<string, string>>;
  /** By offering: rules that the office waives for this student; `given_by` where a seat beyond the capacity is among them. */
  permissions: Readonly<
    Record<
      string,
      { study_period: string; waives: readonly WaivableRule[]; reason: string; given_by?: string | undefined }
    >
  >;
  /** Study plans besides the record's, and the one that courses are chosen by (null: the record's). */
  study_plans: readonly string[];
  study_plan: string | null;
  additional_program: { field_sciences: string; credit: number } | null;
}
export const noStanding: RegistrationStanding = {
  access: 'default',
  comment: '',
  debts: {},
  certificate_until: null,
  results: [],
  super_until: {},
  permissions: {},
  study_plans: [],
  study_plan: null,
  additional_program: null,
};

/** Stream `registration_standing-<student>`. */
export const registrationStanding: Aggregate<RegistrationStanding, RegistrationStandingEvent> = {
  name: 'registration_standing',
  initialState: () => noStanding,
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'OnlineRegistrationAccessSet':
        return { ...state, access: data.access, comment: data.comment };
      case 'DebtRecorded':
        return { ...state, debts: { ...state.debts, [data.kind]: { amount: data.amount, note: data.note } } };
      case 'DebtCleared': {
        const { [data.kind]: _paid, ...debts } = state.debts;
        return { ...state, debts };
      }
      case 'SuperRegistrationSet': {
        const { [data.study_period]: _before, ...others } = state.super_until;
        return { ...state, super_until: data.until === null ? others : { ...others, [data.study_period]: data.until } };
      }
      case 'MedicalCertificateRecorded':
        return { ...state, certificate_until: data.valid_until };
      case 'FinalResultRecorded': {
        const { student: _student, ...result } = data;
        return { ...state, results: [...state.results.filter(one => !isSame(one, result)), result] };
      }
      case 'FinalResultWithdrawn':
        return { ...state, results: state.results.filter(one => !isSame(one, data)) };
      case 'ManualCoursePermissionGiven': {
        const { student: _student, offering, ...permission } = data;
        return { ...state, permissions: { ...state.permissions, [offering]: permission } };
      }
      case 'ManualCoursePermissionWithdrawn': {
        const { [data.offering]: _withdrawn, ...permissions } = state.permissions;
        return { ...state, permissions };
      }
      case 'StudyPlansGranted': {
        const stays = state.study_plan !== null && data.study_plans.includes(state.study_plan);
        return { ...state, study_plans: data.study_plans, study_plan: stays ? state.study_plan : null };
      }
      case 'StudyPlanChosen':
        return { ...state, study_plan: data.study_plan };
      case 'AdditionalProgramChosen':
        return { ...state, additional_program: { field_sciences: data.field_sciences, credit: data.credit } };
      case 'AdditionalProgramDropped':
        return { ...state, additional_program: null };
      default:
        return state;
    }
  },
};

/** One result for a discipline and period: a later one corrects it. */
export const isSame = (one: FinalResult, other: { discipline: string; study_period: string }): boolean =>
  one.discipline === other.discipline && one.study_period === other.study_period;
