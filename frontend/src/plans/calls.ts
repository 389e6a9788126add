import type { UseQueryResult } from '@tanstack/react-query';
import type { IndividualPlanRow } from '@portal/event-schemas/plans/list-views.ts';
import type {
  DisciplineStudentViews,
  PlanCandidate,
  PlanStatusInfo,
  SummerDiscipline,
  SummerTerm,
  StudentDiscipline,
  ChildDiscipline,
} from '@portal/event-schemas/plans/views.ts';
import type { StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { useSession } from '../app/portal.ts';
import { useCall } from '../http/use-call.ts';
import { cardKey } from '../registration/api.ts';

/** The calls of the individual plan. `student` undefined: the reader's own. */
export type { ChildDiscipline, IndividualPlanRow, PlanCandidate, StudentDiscipline, SummerDiscipline };
export interface TermLimit {
  study_period: StudyPeriodView;
  min_credit: number;
  max_credit: number;
  current_count: number;
  onway: number;
}

const viewSet = '/user/student_discipline_view_set';
/** `2026` → `2026/27` */
export const yearName = (year: number): string => `${year}/${String(year + 1).slice(2)}`;

/** The plan of one study year, or the whole; live. */
export function usePlan(
  student: string | undefined,
  study_year?: number,
): UseQueryResult<DisciplineStudentViews, Error> {
  const { profile } = useSession();
  return useCall(
    'GET /user/discipline_student_views/',
    { query: { student, study_year } },
    { live: { channel: 'registration', keys: [`plan:${student ?? profile?.uid}`] } },
  );
}
export const useYearLimits = (student: string | undefined, study_year: number): UseQueryResult<TermLimit[], Error> =>
  useCall(`GET ${viewSet}/credit_limit_system/`, { query: { student, study_year } });
export const usePlanStatus = (student: string | undefined, study_year: number): UseQueryResult<PlanStatusInfo, Error> =>
  useCall(`GET ${viewSet}/status_info/`, { query: { student, study_year } });

/** Disciplines to add to a term, or to take in the place of `uid`. */
export const useCandidates = (query: {
  student: string | undefined;
  study_year: number;
  study_period: string;
  uid?: string | undefined;
  q: string;
}): UseQueryResult<PlanCandidate[], Error> =>
  useCall('GET /registration/plan_candidates/', { query }, { keepPrevious: true });

export const useSummer = (): UseQueryResult<SummerTerm, Error> => useCall(`GET ${viewSet}/summer/`);
export const useSummerCourses = (card: string): UseQueryResult<SummerDiscipline[], Error> =>
  useCall(`GET ${viewSet}/summer_disipline/`, {}, { live: { channel: 'registration', keys: [cardKey(card)] } });
