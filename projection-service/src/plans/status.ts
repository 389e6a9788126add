import type { PlanStatusInfo } from '@portal/event-schemas/plans/views.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import type { StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { people } from '../registration/references.ts';
import { advisorOf } from '../registration/students.ts';
import { iso } from '../registration/times.ts';
import { planOfYear } from './plan.ts';

interface StatusRow {
  changed_at: string | null;
  changed_by: string | null;
  unreported: boolean;
  notified_at: string | null;
  notice: string;
}

/** Where an individual plan stands: changed or as planned, who was told of it, and the cards of the year's terms. */
export async function statusOfPlan(
  input: Pick<CallContext, 'actor' | 'roles' | 'host' | 'locale' | 'request_id'> & { db: Sql },
  key: { student?: string | undefined; study_year?: number | undefined },
): Promise<PlanStatusInfo> {
  const { db } = input;
  const { student, study_year } = await planOfYear(input, key);
  const {
    rows: [plan],
  } = await db.query<StatusRow>(
    'SELECT changed_at, changed_by, unreported, notified_at, notice FROM registration.individual_plans WHERE student = $1 AND study_year = $2',
    [student.uid, study_year],
  );
  const { rows: cards } = await db.query<{
    study_period: string;
    term: StudyPeriodView['semester'];
    status: CardStatus;
    credits: number;
  }>(
    `SELECT p.uid AS study_period, p.semester AS term, coalesce(c.status, 'NOT_STARTED') AS status, coalesce(c.credits, 0) AS credits
     FROM curriculum.study_periods_public p
     LEFT JOIN registration.cards c ON c.study_period = p.uid AND c.student = $1
     WHERE p.study_year = $2 ORDER BY p.start_date, p.uid`,
    [student.uid, study_year],
  );
  const nameOf = await people(db, [plan?.changed_by]);
  return {
    student: student.uid,
    study_year,
    status: plan?.changed_at ? 'changed' : 'as_planned',
    advisor: advisorOf(student),
    profile: { uid: student.uid, display_name: student.display_name },
    changed_at: iso(plan?.changed_at),
    changed_by: nameOf(plan?.changed_by),
    unreported: plan?.unreported ?? false,
    notified_at: iso(plan?.notified_at),
    notice: plan?.notice ?? '',
    cards: cards.map(card => ({ uid: `${student.uid}.${card.study_period}`, ...card })),
  };
}
