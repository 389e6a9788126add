import type { IndividualPlanEvent } from '@portal/event-schemas/plans/events.ts';
import { disciplineStudentViews, type StudentDiscipline } from '@portal/event-schemas/plans/views.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { individualPlan, type IndividualPlan } from '../../../command-service/src/plans/individual-plan.ts';
import { client, type Client } from '../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../test/support/portal.ts';
import { individualPlans } from './projection.ts';
import type { PlanRow } from './row.ts';

const viewSet = '/user/student_discipline_view_set';
let portal: TestPortal;
let people: Client[];
let me: string, year: number;
let events: RecordedEvent<IndividualPlanEvent>[];
let accepted = 0;

type PlanEntry = Omit<StudentDiscipline, 'children'>;
const plan = async (who: Client): Promise<PlanEntry[]> =>
  disciplineStudentViews
    .parse((await who.get('/user/discipline_student_views/', { student: me, study_year: year })).body)
    .results.flatMap(one => [one, ...one.children]);

/** One try at a discipline of the plan; what the rules refuse is part of it. */
async function attempt(
  who: Client,
  entry: PlanEntry,
  act: 'language' | 'teacher' | 'replace' | 'repeal' | 'exclude' | 'back' | 'add',
  pick: number,
): Promise<void> {
  const { uid, study_period } = entry;
  const on = { student: me, uid, study_year: year, study_period };
  const one = <T>(list: readonly T[]): T | undefined => list[pick % list.length];
  const load_type = one(entry.lines)?.load_type.value;
  const asked = { ...(study_period ? { study_period } : {}), student: me, study_year: year };
  const offered = async (path: string, query: object) =>
    (await who.get(path, { ...asked, ...query })).body as { uid: string; value: string }[] | { error: object };
  const choice = async (path: string, query: object) => {
    const found = await offered(path, query);
    return Array.isArray(found) ? one(found) : undefined;
  };
  const put = async (lines: object[], discipline?: string) =>
    who.put(`${viewSet}/change/`, { ...on, lines, ...(discipline ? { discipline } : {}) });
  const address = `${viewSet}/exclude/?student=${me}&study_year=${year}${study_period ? `&study_period=${study_period}` : ''}`;
  const reply = await {
    language: async () =>
      put([{ load_type, language: (await choice(`${viewSet}/language/`, { uid, load_type }))?.value ?? 'xx' }]),
    teacher: async () =>
      put([{ load_type, teacher: (await choice(`${viewSet}/teacher/`, { uid, load_type }))?.uid ?? uid }]),
    replace: async () => put([], (await choice('/registration/plan_candidates/', { uid }))?.uid ?? uid),
    repeal: async () => who.put(`${viewSet}/repeal/`, on),
    exclude: async () => who.post(address, { uid, is_active: false, reason: 'Перезачёт' }),
    back: async () => who.post(address, { uid, is_active: true }),
    add: async () =>
      who.post(`${viewSet}/basket/`, {
        ...asked,
        disciplines: [(await choice('/registration/plan_candidates/', {}))?.uid ?? uid],
      }),
  }[act]();
  expect(reply.status, `${act}: ${JSON.stringify(reply.body)}`).toBeLessThan(500);
  if (reply.status < 300) accepted += 1;
}

/** A random life of one student's year through the API: the student, the advisor and the office choose, replace, exclude and take back. */
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true });
  people = await Promise.all(['student', 'office', 'office'].map(login => client(portal.url).login(login)));
  await portal.host.waitForReadModels(await portal.host.log.head(), 60_000);
  me = (await people[0]!.get('/user/my_roles/')).body.profile.uid;
  year = (await people[0]!.get('/user/discipline_student_views/')).body.current_year;
  const acts = fc.constantFrom('language', 'teacher', 'replace', 'repeal', 'exclude', 'back', 'add');
  for (const [who, act, which, pick] of fc.sample(
    fc.tuple(fc.nat({ max: 2 }), acts, fc.nat({ max: 40 }), fc.nat({ max: 40 })),
    { numRuns: 120, seed: 5 },
  )) {
    const entries = await plan(people[who]!);
    await attempt(people[who]!, entries[which % entries.length]!, act, pick);
  }
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
  events = (await portal.host.log.readAll(0, 200_000)).filter(({ type }) =>
    individualPlans.handles.includes(type),
  ) as RecordedEvent<IndividualPlanEvent>[];
}, 180_000);
afterAll(() => portal?.stop());

const byUid = <R extends { uid: string }>(rows: readonly R[]): Map<string, R> =>
  new Map(rows.map(row => [row.uid, row]));
async function rowsOf(student: string, study_year: number): Promise<Map<string, PlanRow>> {
  return byUid(
    (
      await portal.host.pool.query<PlanRow>(
        'SELECT * FROM registration.individual_plan_disciplines WHERE student = $1 AND study_year = $2',
        [student, study_year],
      )
    ).rows,
  );
}

describe('the read model of individual plans', () => {
  it('says of every plan what the deciding aggregate says', async () => {
    expect(accepted).toBeGreaterThan(30);
    const folded = new Map<string, IndividualPlan>();
    for (const event of events)
      folded.set(
        event.stream,
        individualPlan.evolve(folded.get(event.stream) ?? individualPlan.initialState(), {
          type: event.type,
          data: event.data,
        } as IndividualPlanEvent),
      );
    expect(folded.size).toBeGreaterThan(1);
    for (const [stream, state] of folded) {
      const [student, study_year] = stream.slice(stream.indexOf('-') + 1).split('.') as [string, string];
      const rows = await rowsOf(student, Number(study_year));
      expect(
        Object.fromEntries([...rows].filter(([, row]) => row.added_by).map(([uid, row]) => [uid, row.added_by])),
        stream,
      ).toEqual(Object.fromEntries(Object.entries(state.added).map(([uid, { by }]) => [uid, by])));
      expect(
        Object.fromEntries(
          [...rows]
            .filter(([, row]) => row.out_by)
            .map(([uid, { out_by: by, replacement }]) => [uid, { by, replacement }]),
        ),
        stream,
      ).toEqual(state.out);
      expect(
        Object.fromEntries(
          [...rows].filter(([, row]) => Object.keys(row.lines).length).map(([uid, row]) => [uid, row.lines]),
        ),
        stream,
      ).toEqual(state.lines);
    }
  });

  it('does not depend on how events were gathered into batches', async () => {
    const live = await portal.host.pool.query(
      'SELECT * FROM registration.individual_plan_disciplines ORDER BY student, study_year, uid',
    );
    const db = await portal.host.pool.connect();
    try {
      await db.query('BEGIN');
      await db.query('CREATE SCHEMA one_by_one');
      await db.query('SET LOCAL search_path TO one_by_one');
      await db.query(individualPlans.tables);
      for (const event of events) await individualPlans.project([event], db);
      expect(
        (await db.query('SELECT * FROM individual_plan_disciplines ORDER BY student, study_year, uid')).rows,
      ).toEqual(live.rows);
    } finally {
      await db.query('ROLLBACK');
      db.release();
    }
  });
});
