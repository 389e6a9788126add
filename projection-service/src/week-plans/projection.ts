import { weekPlanEvents, type WeekPlanEvent } from '@portal/event-schemas/week-plans/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, readRows, writeRows, type Table } from '@portal/platform/projections/rows.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { idOfStream } from '../registration/streams.ts';
import { evolvePlan, type PlanRow } from './plan-rows.ts';

const plansTable: Table = {
  name: 'plans',
  key: ['uid'],
  columns: {
    uid: 'text',
    student: 'text',
    study_period: 'text',
    name: 'text',
    state: 'text',
    courses: 'jsonb',
    shared_with: 'text',
    shared_at: 'timestamptz',
    answered_at: 'timestamptz',
    remarks: 'jsonb',
    made_at: 'timestamptz',
    changed_at: 'timestamptz',
  },
};
const preferencesTable: Table = {
  name: 'preferences',
  key: ['student', 'study_period'],
  columns: { student: 'text', study_period: 'text', preferences: 'jsonb' },
};

/** Plans of a week as they stand, and what students would like of one. */
export const weekPlans = defineProjection({
  name: 'week_plans.plans',
  version: 1,
  handles: Object.keys(weekPlanEvents),
  tables: [
    ddl(plansTable),
    ddl(preferencesTable),
    'CREATE INDEX IF NOT EXISTS plans_by_student ON plans (student, study_period);',
    "CREATE INDEX IF NOT EXISTS plans_shared ON plans (shared_at) WHERE state <> 'draft';",
  ].join('\n'),
  tableNames: [plansTable.name, preferencesTable.name],
  async project(events: readonly RecordedEvent<WeekPlanEvent>[], db: Sql) {
    const preferences = new Map<string, object>();
    const plans = new Map<string, PlanRow | null>();
    const uids = [...new Set(events.flatMap(({ data }) => ('plan' in data ? [data.plan] : [])))];
    const before = await readRows<PlanRow>(
      db,
      plansTable,
      ['uid'],
      uids.map(uid => ({ uid })),
    );
    for (const row of before) plans.set(row.uid, row);
    for (const event of events) {
      const { data } = event;
      if ('plan' in data) plans.set(data.plan, evolvePlan(plans.get(data.plan) ?? null, event));
      else preferences.set(`${data.student}.${data.study_period}`, data);
    }
    await writeRows(db, [
      {
        table: plansTable,
        put: [...plans.values()].filter(row => row !== null),
        gone: [...plans].flatMap(([uid, row]) => (row === null ? [{ uid }] : [])),
      },
      { table: preferencesTable, put: [...preferences.values()] },
    ]);
  },
  touches: ({ stream }) => [`week_plans:${idOfStream(stream)}`, 'slow:week_plans'],
});
