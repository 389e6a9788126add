import { individualPlanEvents, type IndividualPlanEvent } from '@portal/event-schemas/plans/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, deleteRows, upsertRows, readRows, type Table } from '@portal/platform/projections/rows.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { evolveRows, type PlanRow, type PlanRows } from './row.ts';

/** One row a plan that somebody has changed. `unreported`: by the student, since the advisor was last told. */
const plansTable: Table = {
  name: 'individual_plans',
  key: ['student', 'study_year'],
  columns: {
    student: 'text',
    study_year: 'int',
    changed_at: 'timestamptz',
    changed_by: 'text',
    unreported: 'boolean',
    notified_at: 'timestamptz',
    notice: 'text',
  },
};
/** Disciplines that somebody has decided about; the others are as the study plan has them. */
const disciplinesTable: Table = {
  name: 'individual_plan_disciplines',
  key: ['student', 'study_year', 'uid'],
  columns: {
    student: 'text',
    study_year: 'int',
    uid: 'text',
    discipline: 'text',
    semester: 'int',
    credits: 'float8',
    main_discipline: 'text',
    added_by: 'text',
    out_by: 'text',
    replacement: 'text',
    reason: 'text',
    lines: 'jsonb',
  },
};
interface Plan {
  student: string;
  study_year: number;
  changed_at: string | null;
  changed_by: string | null;
  unreported: boolean;
  notified_at: string | null;
  notice: string;
}

function evolvePlan(plan: Plan, { type, data, meta }: RecordedEvent<IndividualPlanEvent>): Plan {
  if (type === 'PlanChangeNotified')
    return {
      ...plan,
      notified_at: meta.occurred_at,
      notice: (data as { message: string }).message,
      unreported: data.by === 'student' ? false : plan.unreported,
    };
  return {
    ...plan,
    changed_at: meta.occurred_at,
    changed_by: meta.actor.on_behalf_of ?? meta.actor.id,
    unreported: plan.unreported || data.by === 'student',
  };
}

/** Individual plans: what people decided about the disciplines of students' years. */
export const individualPlans = defineProjection({
  name: 'registration.individual_plans',
  version: 1,
  handles: Object.keys(individualPlanEvents),
  tables: [ddl(plansTable), ddl(disciplinesTable)].join('\n'),
  tableNames: ['individual_plans', 'individual_plan_disciplines'],
  views: `CREATE OR REPLACE VIEW registration.individual_plan_disciplines_public AS
      SELECT student, study_year, discipline, semester, added_by, out_by
      FROM registration.individual_plan_disciplines;`,
  async project(events: readonly RecordedEvent<IndividualPlanEvent>[], db) {
    const keyOf = ({ student, study_year }: { student: string; study_year: number }) => `${student}.${study_year}`;
    const by = ['student', 'study_year'];
    const keys = [
      ...new Map(
        events.map(({ data: { student, study_year } }) => [keyOf({ student, study_year }), { student, study_year }]),
      ).values(),
    ];
    const plans = new Map<string, Plan>(
      keys.map(key => [
        keyOf(key),
        { ...key, changed_at: null, changed_by: null, unreported: false, notified_at: null, notice: '' },
      ]),
    );
    for (const row of await readRows<Plan>(db, plansTable, by, keys)) plans.set(keyOf(row), row);
    const before = new Map(keys.map(key => [keyOf(key), new Map<string, PlanRow>()]));
    for (const row of await readRows<PlanRow>(db, disciplinesTable, by, keys))
      before.get(keyOf(row))!.set(row.uid, row);
    const after = new Map<string, PlanRows>(before);
    for (const event of events) {
      const key = keyOf(event.data);
      after.set(key, evolveRows(after.get(key)!, { type: event.type, data: event.data } as IndividualPlanEvent));
      plans.set(key, evolvePlan(plans.get(key)!, event));
    }
    await upsertRows(db, plansTable, [...plans.values()]);
    await upsertRows(
      db,
      disciplinesTable,
      [...after].flatMap(([key, rows]) => [...rows.values()].filter(row => before.get(key)!.get(row.uid) !== row)),
    );
    await deleteRows(
      db,
      disciplinesTable,
      [...before].flatMap(([key, rows]) => [...rows.values()].filter(row => !after.get(key)!.has(row.uid))),
    );
  },
  touches: ({ data }) => [`plan:${data.student}`],
});
