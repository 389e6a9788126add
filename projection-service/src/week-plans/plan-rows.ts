import type { PlanState, Verdict } from '@portal/event-schemas/week-plans/codes.ts';
import type { WeekPlanEvent } from '@portal/event-schemas/week-plans/events.ts';
import type { PlannedCourse } from '@portal/event-schemas/week-plans/values.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';

/** What somebody said with a plan; without a verdict the student who shared it. */
export interface Remark {
  by: string;
  verdict: Verdict | null;
  comment: string;
  at: string;
}
/** A row of `plans`. Times are ISO 8601. */
export interface PlanRow {
  uid: string;
  student: string;
  study_period: string;
  name: string;
  state: PlanState;
  courses: PlannedCourse[];
  shared_with: string | null;
  shared_at: string | null;
  answered_at: string | null;
  remarks: Remark[];
  made_at: string;
  changed_at: string;
}
/** So many remarks are shown, the last ones. */
const remarksMax = 50;

const answered: Record<Verdict, PlanState | null> = {
  comment: null,
  accept: 'accepted',
  suggest_change: 'change_suggested',
};
const said = (row: PlanRow, remark: Remark): PlanRow => ({
  ...row,
  remarks: [...row.remarks, remark].slice(-remarksMax),
});

/** The plan after one of its events; null before the first and after the last. */
export function evolvePlan(
  row: PlanRow | null,
  { type, data, meta: { occurred_at: at } }: Pick<RecordedEvent<WeekPlanEvent>, 'type' | 'data' | 'meta'>,
): PlanRow | null {
  const event = { type, data } as WeekPlanEvent;
  if (event.type === 'WeekPlanMade') {
    const { student, study_period, plan: uid, name, courses } = event.data;
    const unshared = { shared_with: null, shared_at: null, answered_at: null, remarks: [] };
    return { uid, student, study_period, name, state: 'draft', courses, ...unshared, made_at: at, changed_at: at };
  }
  if (!row) return null;
  switch (event.type) {
    case 'WeekPlanRenamed':
      return { ...row, name: event.data.name, changed_at: at };
    case 'WeekPlanChanged':
      return { ...row, courses: event.data.courses, state: 'draft', changed_at: at };
    case 'WeekPlanDeleted':
      return null;
    case 'WeekPlanShared': {
      const { advisor, student, comment } = event.data;
      const shared: PlanRow = { ...row, state: 'shared', shared_with: advisor, shared_at: at, answered_at: null };
      return comment ? said(shared, { by: student, verdict: null, comment, at }) : shared;
    }
    case 'WeekPlanWithdrawn':
      return { ...row, state: 'draft' };
    case 'WeekPlanAnswered': {
      const { advisor, verdict, comment } = event.data;
      return said(
        { ...row, state: answered[verdict] ?? row.state, answered_at: at },
        { by: advisor, verdict, comment, at },
      );
    }
    default:
      return row;
  }
}
