import {
  applicationView,
  historyPage,
  listedApplication,
  multiselectAnswer,
  openedPage,
  relatedPage,
  reviewProfiles,
  waypointTime,
} from '@portal/event-schemas/applications/views.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { client, type Client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { rowsAnew, rowsNow } from './testing/anew.ts';
import { appender } from './testing/append.ts';
import { fields, leave, lifeOf } from './testing/leave.ts';

let portal: TestPortal;
let append: ReturnType<typeof appender>;
const people = {} as Record<
  'student' | 'advisor' | 'office' | 'auditor' | 'teacher' | 'fin_office' | 'admin' | 'specialist',
  { page: Client; uid: string; name: string }
>;
let group: string,
  cathedra: string,
  discipline: { uid: string; credits: number; name: Record<string, string>; cathedra: string };
const statuses: Record<string, string> = {};
const type = newId();
/** From two semesters on a person signs by name; with one it ends after consent. */
const values = (semesters: number) => ({
  reason: 'health',
  semesters,
  from: '2026-12-01',
  comment: 'Line',
  group,
  full_name: 'X',
  course: discipline.uid,
  credits: 5,
  course_name: 'C',
  department: cathedra,
  others: [discipline.uid],
  papers: [],
  urgent: true,
});
const at = (hour: number, day = 1) =>
  `2026-10-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const due = '2026-10-04T18:59:59.000Z';

async function caughtUp(): Promise<void> {
  expect(await portal.host.waitForReadModels(await portal.host.log.head(), 20_000)).toBe(true);
}
const ok = async <S extends z.ZodType>(
  answer: Promise<{ status: number; body: any }>,
  schema: S,
): Promise<z.infer<S>> => {
  const { status, body } = await answer;
  expect({ status, error: body?.error }).toEqual({ status: 200, error: undefined });
  return schema.parse(body);
};
const page = (row: z.ZodType) =>
  z.object({ results: z.array(row), count: z.int(), next: z.string().nullable() }) as z.ZodType<{
    results: any[];
    count: number;
    next: string | null;
  }>;
const listed = (who: Client, path: string, query: Record<string, string | number | boolean> = {}) =>
  ok(who.get(`/studapps/answers/${path}/`, { page_size: 100, ...query }), page(listedApplication));
const view = (who: Client, uid: string) => ok(who.get(`/studapps/answers/${uid}/`), applicationView);

/** One application of the demo's student, as far as its events bring it. */
async function apply(number: string, semesters = 1) {
  const uid = newId();
  const life = lifeOf({ uid, type, version: 1, applicant: people.student.uid }, statuses);
  const write = (
    events: readonly { type: string; data: unknown }[],
    actor: string,
    when: string,
    on_behalf_of?: string,
  ) => append(`student_application-${uid}`, events, { actor, at: when, ...(on_behalf_of ? { on_behalf_of } : {}) });
  await write([...life.started(number, values(semesters))], people.student.uid, at(8));
  return {
    uid,
    life,
    write,
    send: () => write(life.sent(values(semesters), people.student.name, due), people.student.uid, at(9)),
  };
}
type Applied = Awaited<ReturnType<typeof apply>>;
let draft: Applied, waiting: Applied, returned: Applied, done: Applied, ordered: Applied;

beforeAll(async () => {
  portal = await startPortal({
    services: ['command-service', 'projection-service'],
    demo: true,
    clock: movableClock('2026-10-06T08:00:00.000Z'),
  });
  append = appender(portal.host.log);
  for (const login of [
    'student',
    'advisor',
    'office',
    'auditor',
    'teacher',
    'fin_office',
    'admin',
    'specialist',
  ] as const) {
    const page = await client(portal.url, 'en').login(login);
    const { profile } = (await page.get('/user/my_roles/')).body;
    people[login] = { page, uid: profile.uid, name: profile.display_name };
  }
  const sql = async <R>(text: string, given: unknown[] = []): Promise<R> =>
    (await portal.host.pool.query(text, given)).rows[0] as R;
  ({ group, cathedra } = await sql<{ group: string; cathedra: string }>(
    'select s.student_group as "group", p.cathedra from curriculum.students s join curriculum.edu_programs p on p.uid = s.edu_program where s.uid = $1',
    [people.student.uid],
  ));
  discipline = await sql('select uid, credits, name, cathedra from curriculum.disciplines order by uid limit 1');
  for (const { uid, stage, initial } of (await people.office.page.get('/studapps/statuses/', { page_size: 100 })).body
    .results)
    if (initial) statuses[stage] = uid;
  await people.office.page.put(`/curriculum/cathedras/${cathedra}/`, { head: people.teacher.uid });
  const definition = leave(people.admin.uid);
  await append(
    `application_type-${type}`,
    [
      { type: 'ApplicationTypeDrafted', data: { uid: type, draft: definition } },
      { type: 'ApplicationTypePublished', data: { uid: type, version: 1, definition } },
    ],
    { actor: people.office.uid, at: at(7) },
  );

  draft = await apply('T-1');
  waiting = await apply('T-2', 2);
  await waiting.send();
  returned = await apply('T-3');
  await returned.send();
  await returned.write(
    [
      returned.life.event('ApplicationOpened', {
        step: 'check',
        step_name: { ru: 'Проверка', kk: 'Тексеру', en: 'Check', ky: 'Текшерүү' },
        by: people.advisor.uid,
      }),
    ],
    people.advisor.uid,
    at(10),
  );
  await returned.write(
    returned.life.returned('check', 'advisor', people.advisor.uid, 'Name the dates'),
    people.advisor.uid,
    at(11),
  );
  done = await apply('T-4');
  await done.send();
  const { life } = done;
  await done.write([life.approved('check', 'advisor', people.advisor.uid)], people.advisor.uid, at(11));
  await done.write(
    [life.approved('check', 'office', people.office.uid), life.enter('consent', ['signatures'], due)],
    people.admin.uid,
    at(13),
    people.office.uid,
  );
  await done.write(
    [life.approved('consent', 'signatures', people.teacher.uid, { complete: false })],
    people.teacher.uid,
    at(15),
  );
  await done.write(
    [
      life.approved('consent', 'signatures', people.fin_office.uid, { places: [1], comment: 'No debts' }),
      life.reached('in_review', 'approved'),
    ],
    people.fin_office.uid,
    at(19),
  );
  ordered = await apply('T-5', 2);
  await ordered.send();
  await ordered.write(ordered.life.forwarded(people.office.uid, 'direct', null), people.office.uid, at(12));
  await caughtUp();
}, 240_000);
afterAll(() => portal?.stop());

const numbers = (rows: readonly { number: string }[]): string[] =>
  rows
    .map(row => row.number)
    .filter(number => number.startsWith('T-'))
    .sort();

describe('lists', () => {
  it('an applicant has their own, the last changed first', async () => {
    const { results } = await listed(people.student.page, 'my', { app_type: type });
    expect(numbers(results)).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'T-5']);
    expect(results[0].number).toBe('T-4');
    expect(results.find((row: any) => row.number === 'T-2')).toMatchObject({
      stage: 'in_review',
      type_name: { en: 'Leave of absence' },
      applicant: { uid: people.student.uid, display_name: people.student.name },
      status: { uid: statuses['in_review'], stage: 'in_review' },
      overdue: true,
      acts: [],
      waypoint: [
        { waypoint: 'advisor', who: [{ kind: 'advisor', name: `advisor ${people.advisor.name}` }], since: at(9), due },
        { waypoint: 'office', who: [{ kind: 'role', name: 'Registrar’s office' }] },
      ],
    });
    expect((await listed(people.advisor.page, 'my', { app_type: type })).count).toBe(0);
  });
  it('a reviewer has what waits for them, with what they may do', async () => {
    const advisor = await listed(people.advisor.page, 'review_apps', { app_type: type });
    expect([numbers(advisor.results), advisor.results[0].acts]).toEqual([['T-2'], ['approve', 'reject', 'return']]);
    expect(numbers((await listed(people.office.page, 'review_apps', { app_type: type })).results)).toEqual(['T-2']);
    expect(numbers((await listed(people.office.page, 'review_apps', { app_type: type, mine: true })).results)).toEqual(
      [],
    );
    expect(numbers((await listed(people.admin.page, 'review_apps', { app_type: type })).results)).toEqual(['T-5']);
    expect(numbers((await listed(people.student.page, 'review_apps', { app_type: type })).results)).toEqual([]);
  });
  it('what they signed, and what waited for them, is among the handled', async () => {
    expect(
      numbers((await listed(people.advisor.page, 'review_apps', { app_type: type, list: 'handled' })).results),
    ).toEqual(['T-3', 'T-4', 'T-5']);
    expect(
      numbers(
        (await listed(people.advisor.page, 'review_apps', { app_type: type, list: 'handled', mine: true })).results,
      ),
    ).toEqual(['T-3', 'T-4']);
    expect(
      numbers((await listed(people.fin_office.page, 'review_apps', { app_type: type, list: 'handled' })).results),
    ).toEqual(['T-4']);
    expect(
      numbers(
        (await listed(people.office.page, 'review_apps', { app_type: type, list: 'handled', mine: true })).results,
      ),
    ).toEqual(['T-4', 'T-5']);
    expect((await listed(people.specialist.page, 'review_apps', { app_type: type, list: 'handled' })).count).toBe(0);
  });
  it('the queue is narrowed by waypoint, deadline and as whom one reviews', async () => {
    const office = people.office.page;
    expect(numbers((await listed(office, 'review_apps', { app_type: type, waypoint: 'office' })).results)).toEqual([
      'T-2',
    ]);
    expect((await listed(office, 'review_apps', { app_type: type, waypoint: 'order' })).count).toBe(0);
    expect((await listed(office, 'review_apps', { app_type: type, overdue: true })).count).toBe(1);
    expect((await listed(office, 'review_apps', { app_type: type, overdue: false })).count).toBe(0);
    expect((await listed(office, 'review_apps', { app_type: type, as: 'role:office' })).count).toBe(1);
    expect((await listed(office, 'review_apps', { app_type: type, as: 'advisor' })).count).toBe(0);
    expect((await listed(office, 'review_apps', { app_type: type, student_group: group, year: 99 })).count).toBe(0);
  });
  it('the office and the auditor have all, counted without reading them; nobody else has', async () => {
    for (const who of [people.office, people.auditor])
      expect(numbers((await listed(who.page, 'all', { app_type: type })).results)).toEqual([
        'T-1',
        'T-2',
        'T-3',
        'T-4',
        'T-5',
      ]);
    const all = async (query: object) =>
      (await listed(people.office.page, 'all', { app_type: type, page_size: 1, ...query })).count;
    expect([
      await all({}),
      await all({ stage: 'in_review' }),
      await all({ stage: 'draft,approved' }),
      await all({ status: statuses['returned']! }),
      await all({ archived: true }),
      await all({ applicant: people.student.uid }),
      await all({ student_group: group }),
    ]).toEqual([5, 2, 2, 1, 0, 5, 5]);
    for (const who of [people.student, people.advisor, people.teacher])
      expect((await who.page.get('/studapps/answers/all/')).body.error.code).toBe('identity.access_denied');
  });
  it('is searched by number and name, sorted, answered to react-admin, exported', async () => {
    const office = people.office.page;
    expect(numbers((await listed(office, 'all', { q: 'T-3' })).results)).toContain('T-3');
    for (const row of (await listed(office, 'all', { app_type: type, stage: 'draft' })).results)
      expect(row.applicant_name).toBe(people.student.name);
    expect(
      (await listed(office, 'all', { q: people.student.name.split(' ')[0]!.toUpperCase(), app_type: type })).count,
    ).toBe(5);
    expect(
      (await listed(office, 'all', { app_type: type, sort: '-number' })).results.map((row: any) => row.number),
    ).toEqual(['T-5', 'T-4', 'T-3', 'T-2', 'T-1']);
    const rest = await office.get('/studapps/answers/all/', {
      range: '[0,1]',
      filter: JSON.stringify({ app_type: type }),
      sort: '["applicant_name","ASC"]',
    });
    expect(rest.headers.get('content-range')).toBe('all 0-1/5');
    const { job } = (await office.get('/studapps/answers/all/', { app_type: type, export: 'csv' })).body;
    await expect.poll(async () => (await office.get(`/exports/${job}/`)).body.status).toBe('ready');
    const file = String((await office.get(`/exports/${job}/file/`)).body);
    expect(file).toContain('Approval point');
    expect(file).toContain('"advisor, office"');
  });
});

describe('one application', () => {
  it('is shown with values in words, its way, and whom it waits for', async () => {
    const shown = await view(people.student.page, waiting.uid);
    expect(shown).toMatchObject({
      number: 'T-2',
      stage: 'in_review',
      version: 1,
      save_as_draft: false,
      user_accepted_agreement: true,
      acts: [],
      may: ['withdraw'],
      shown: {
        reason: 'Health',
        semesters: '2',
        from: '01.12.2026',
        urgent: 'Yes',
        course: discipline.name['en'],
        papers: '',
      },
    });
    expect(shown.values).toContainEqual({ property: fields.reason.uid, value_dropdown: 'health' });
    expect(shown.track.map(({ step, state }) => [step, state])).toEqual([
      ['check', 'current'],
      ['consent', 'ahead'],
      ['direct', 'ahead'],
    ]);
    expect(shown.track[1]!.waypoints[0]).toMatchObject({
      who: [`head of department ${people.teacher.name}`, 'Finance office'],
      state: 'ahead',
    });
    expect(shown.why_not['edit']).toMatch(/T-2|review/i);
  });
  it('one semester goes past the order; what is over says who signed', async () => {
    const shown = await view(people.student.page, done.uid);
    expect(shown.track.map(({ step, state }) => [step, state])).toEqual([
      ['check', 'done'],
      ['consent', 'done'],
      ['direct', 'passed_by'],
    ]);
    expect(shown.track[1]!.waypoints[0]).toMatchObject({
      state: 'approved',
      by: `${people.teacher.name}, ${people.fin_office.name}`,
      at: at(19),
      comment: 'No debts',
    });
    expect(
      await ok(
        people.student.page.get('/studapps/answers/message_for_completed_application/', { student_app: done.uid }),
        z.any(),
      ),
    ).toEqual({ student_app: done.uid, stage: 'approved', message: 'Collect the order' });
    expect(
      (
        await ok(
          people.student.page.get('/studapps/answers/message_for_completed_application/', { student_app: waiting.uid }),
          z.any(),
        )
      ).message,
    ).toBeNull();
  });
  it('a returned one leads on from where it was returned', async () => {
    const shown = await view(people.student.page, returned.uid);
    expect(shown.may).toEqual(expect.arrayContaining(['edit', 'send', 'withdraw']));
    expect(shown.track.map(({ step, state }) => [step, state])).toEqual([
      ['check', 'done'],
      ['check', 'ahead'],
      ['consent', 'ahead'],
      ['direct', 'passed_by'],
    ]);
    expect(shown.track[0]!.waypoints.map(({ state, comment }) => [state, comment])).toEqual([
      ['returned', 'Name the dates'],
      ['passed_by', ''],
    ]);
  });
  it('a reviewer sees what they may do, where it may be forwarded, and why not when it is not their turn', async () => {
    const office = await view(people.office.page, waiting.uid);
    expect(office).toMatchObject({
      acts: ['approve', 'reject', 'return', 'forward'],
      forward_to: [{ step: 'direct', name: { en: 'Order' } }],
    });
    expect(office.may).toEqual(expect.arrayContaining(['archive', 'set_status']));
    expect(office.statuses.every(({ stage }) => stage === 'in_review')).toBe(true);
    const inOrder = await apply('T-6');
    await inOrder.send();
    await inOrder.write(
      [
        inOrder.life.approved('check', 'advisor', people.advisor.uid),
        inOrder.life.approved('check', 'office', people.office.uid),
        inOrder.life.enter('consent', ['signatures'], due),
      ],
      people.office.uid,
      at(12),
    );
    await caughtUp();
    expect((await view(people.fin_office.page, inOrder.uid)).acts).toEqual([]);
    expect((await view(people.fin_office.page, inOrder.uid)).why_not['act']).toBeTruthy();
    expect((await view(people.teacher.page, inOrder.uid)).acts).toEqual(['approve', 'reject', 'return']);
    expect(numbers((await listed(people.fin_office.page, 'review_apps', { app_type: type })).results)).toEqual([]);
    await inOrder.write(
      [inOrder.life.event('ApplicationWithdrawn', { reason: '' }), inOrder.life.reached('in_review', 'withdrawn')],
      people.student.uid,
      at(14),
    );
    await caughtUp();
  });
  it('is nobody else’s: neither the draft for reviewers nor any for strangers', async () => {
    for (const [who, uid] of [
      [people.advisor, draft.uid],
      [people.specialist, waiting.uid],
      [people.fin_office, waiting.uid],
      [people.teacher, waiting.uid],
      [people.student, newId()],
    ] as const) {
      const paths = [
        `/studapps/answers/${uid}/`,
        ...['status_history', 'waypoint_history', 'open_item_history', 'message_for_completed_application'].map(
          name => `/studapps/answers/${name}/?student_app=${uid}`,
        ),
      ];
      for (const path of paths)
        expect({ path, ...(await who.page.get(path)).body.error }).toMatchObject({
          path,
          code: 'applications.not_found',
        });
    }
    expect((await view(people.auditor.page, draft.uid)).acts).toEqual([]);
    expect((await view(people.auditor.page, waiting.uid)).may).toEqual([]);
  });
});

describe('histories', () => {
  const history = (who: Client, which: string, uid: string, query = {}) =>
    ok(who.get(`/studapps/answers/${which}_history/`, { student_app: uid, ...query }), historyPage);
  it('tell of statuses and signatures, newest first, on whose behalf', async () => {
    const { results, count } = await history(people.student.page, 'status', done.uid);
    expect([count, results.map(({ status }) => status?.stage)]).toEqual([3, ['approved', 'in_review', 'draft']]);
    const way = await history(people.student.page, 'waypoint', done.uid);
    expect(way.results.map(({ waypoint, step }) => (waypoint ?? step)?.en)).toEqual([
      'signatures',
      'signatures',
      'Consent',
      'office',
      'advisor',
      'Check',
      undefined,
    ]);
    expect(way.results[3]).toMatchObject({
      actor: { uid: people.admin.uid },
      on_behalf_of: { uid: people.office.uid },
    });
    expect((await history(people.student.page, 'waypoint', done.uid, { page_size: 2, page: 1 })).next).toContain(
      'page=2',
    );
  });
  it('speak the reader’s language', async () => {
    const russian = await client(portal.url, 'ru').login('student');
    const [en, ru] = [
      await history(people.student.page, 'waypoint', done.uid),
      await history(russian, 'waypoint', done.uid),
    ];
    expect(en.results.map(({ sentence }) => sentence)).not.toEqual(ru.results.map(({ sentence }) => sentence));
    expect(ru.results.some(({ sentence }) => /[а-я]/i.test(sentence))).toBe(true);
    for (const { sentence } of [...en.results, ...ru.results])
      expect(sentence).not.toMatch(/[{}]|[0-9a-f]{8}-[0-9a-f]{4}-/);
  });
  it('say who opened it', async () => {
    const { results } = await ok(
      people.student.page.get('/studapps/answers/open_item_history/', { student_app: returned.uid }),
      openedPage,
    );
    expect(results).toEqual([
      {
        at: at(10),
        by: { uid: people.advisor.uid, display_name: people.advisor.name },
        step: { ru: 'Check (ru)', kk: 'Check (kk)', en: 'Check', ky: 'Check (ky)' },
      },
    ]);
  });
});

describe('what a form offers', () => {
  const student = () => people.student.page;
  it('initial values come from the profile', async () => {
    expect((await student().get('/applications/initial_value/', { property_id: fields.full_name.uid })).body).toEqual({
      property_id: fields.full_name.uid,
      value: people.student.name,
    });
    expect((await student().get('/applications/initial_value/', { property_id: fields.group.uid })).body.value).toBe(
      group,
    );
    expect((await student().get('/applications/initial_value/', { property_id: fields.urgent.uid })).body.value).toBe(
      false,
    );
    expect((await student().get('/applications/initial_value/', { property_id: newId() })).body.error.code).toBe(
      'applications.property_not_found',
    );
    expect(
      (
        await student().post('/applications/autofill_form_fields/', {
          property_id: fields.group.uid,
          form_values: { full_name: 'Mine' },
        })
      ).body,
    ).toEqual({ values: { group }, error: null });
  });
  it('what was chosen fills other fields', async () => {
    const chosen = (property: string, input_value: unknown) =>
      student().post('/applications/autofill_other_fields/', { property_id: property, form_values: {}, input_value });
    expect((await chosen(fields.course.uid, discipline.uid)).body).toEqual({
      values: { credits: discipline.credits, course_name: discipline.name['en'], department: discipline.cathedra },
      error: null,
    });
    expect((await chosen(fields.reason.uid, 'health')).body).toEqual({
      values: { comment: 'By the medical board' },
      error: null,
    });
    expect((await chosen(fields.course.uid, newId())).body.error).toMatch(/directory/);
    expect((await chosen(fields.course.uid, null)).body).toEqual({ values: {}, error: null });
  });
  it('things are searched and chosen', async () => {
    const related = (key: string, query = {}) =>
      ok(student().get(`/studapps/properties/${key}/related-objects/`, query), relatedPage);
    const all = await related(fields.course.uid);
    expect(all.results).toHaveLength(25);
    expect(all.next).toContain('page=1');
    expect(
      (await related(fields.course.uid, { search: discipline.name['en']! })).results.map(({ uid }) => uid),
    ).toContain(discipline.uid);
    expect((await student().get(`/studapps/properties/${fields.urgent.uid}/related-objects/`)).body.error.code).toBe(
      'applications.property_not_related',
    );
    const several = await ok(
      student().post('/applications/multiselect_list/', {
        property_id: fields.others.uid,
        search: 'zzzz',
        chosen: [discipline.uid],
      }),
      multiselectAnswer,
    );
    expect(several).toMatchObject({
      results: [],
      count: 0,
      chosen: [{ uid: discipline.uid, name: discipline.name['en'] }],
    });
  });
});

describe('whom it waits for follows the people', () => {
  it('says as whom somebody reviews, and where how many wait', async () => {
    const found = await ok(people.advisor.page.get('/studapps/coo_review_profiles/'), reviewProfiles);
    expect(found.profiles.find(({ as }) => as === 'advisor')).toMatchObject({
      waiting: expect.any(Number),
      kind: 'advisor',
    });
    expect(found.waypoints.filter(({ app_type }) => app_type === type)).toEqual([
      {
        app_type: type,
        type_name: expect.anything(),
        step: 'check',
        waypoint: 'advisor',
        name: expect.anything(),
        waiting: 1,
        overdue: 1,
      },
    ]);
  });
  it('a new advisor has it at once, the one before sees that it waited no longer for them', async () => {
    const {
      rows: [student],
    } = await portal.host.pool.query('select advisor from curriculum.students where uid = $1', [people.student.uid]);
    expect(student.advisor).toBe(people.advisor.uid);
    await people.office.page.put(`/curriculum/students/${people.student.uid}/`, { advisor: people.teacher.uid });
    await caughtUp();
    expect(
      numbers((await listed(people.teacher.page, 'review_apps', { app_type: type, as: 'advisor' })).results),
    ).toEqual(['T-2']);
    expect((await view(people.teacher.page, waiting.uid)).acts).toContain('approve');
    expect((await listed(people.advisor.page, 'review_apps', { app_type: type })).count).toBe(0);
    expect((await people.advisor.page.get(`/studapps/answers/${waiting.uid}/`)).body.error.code).toBe(
      'applications.not_found',
    );
    expect((await view(people.advisor.page, done.uid)).acts).toEqual([]);
    await people.office.page.put(`/curriculum/students/${people.student.uid}/`, { advisor: people.advisor.uid });
    await caughtUp();
  });
  it('an application keeps the version that it began with', async () => {
    const later = leave(people.admin.uid, { names: { ru: 'Р', kk: 'К', en: 'Leave, new', ky: 'Ы' } });
    later.route.steps[0]!.waypoints[0]!.actors = [{ kind: 'role', role: 'specialist' }];
    await append(
      `application_type-${type}`,
      [
        { type: 'ApplicationTypeRevised', data: { uid: type, draft: later } },
        { type: 'ApplicationTypePublished', data: { uid: type, version: 2, definition: later } },
      ],
      { actor: people.office.uid, at: at(20) },
    );
    const uid = newId();
    const life = lifeOf({ uid, type, version: 2, applicant: people.student.uid }, statuses);
    await append(
      `student_application-${uid}`,
      [...life.started('T-7', values(1)), ...life.sent(values(1), people.student.name, null)],
      { actor: people.student.uid, at: at(21) },
    );
    await caughtUp();
    expect(numbers((await listed(people.specialist.page, 'review_apps', { app_type: type })).results)).toEqual(['T-7']);
    expect((await view(people.student.page, waiting.uid)).type_name.en).toBe('Leave of absence');
    expect((await view(people.student.page, uid)).type_name.en).toBe('Leave, new');
    await append(
      `student_application-${uid}`,
      [
        life.event('ApplicationWithdrawn', { reason: '' }),
        life.reached('in_review', 'withdrawn'),
        life.event('ApplicationArchived', { from_list: true }),
      ],
      { actor: people.office.uid, at: at(22) },
    );
    await caughtUp();
  });
  it('what is set aside is in the archive alone', async () => {
    expect(numbers((await listed(people.student.page, 'my', { app_type: type })).results)).not.toContain('T-7');
    expect(numbers((await listed(people.student.page, 'my', { app_type: type, archived: true })).results)).toEqual([
      'T-7',
    ]);
    expect(
      numbers((await listed(people.specialist.page, 'review_apps', { app_type: type, list: 'archived' })).results),
    ).toEqual(['T-7']);
    expect((await listed(people.office.page, 'all', { app_type: type, archived: true })).count).toBe(1);
  });
});

it('statistics tell how long applications stay at each waypoint', async () => {
  const { results } = await ok(
    people.office.page.get('/studapps/statistics/', { app_type: type, page_size: 100 }),
    page(waypointTime),
  );
  const of = (name: string) => results.find(row => row.waypoint === name);
  expect(of('advisor')).toMatchObject({ waiting: 1, overdue: 1, returned: 1, median_hours: 2, longest_hours: 3 });
  expect(of('signatures')).toMatchObject({ acted: 1, approved: 1, median_hours: 6 });
  expect(of('order')).toMatchObject({ waiting: 1, overdue: 0, acted: 0, median_hours: null });
  expect(
    (
      await ok(
        people.office.page.get('/studapps/statistics/', { app_type: type, from: '2027-01-01', page_size: 100 }),
        page(waypointTime),
      )
    ).count,
  ).toBe(0);
  expect((await people.advisor.page.get('/studapps/statistics/')).body.error.code).toBe('identity.access_denied');
});

it('tables that are built anew from the log are the same, however events come in batches', async () => {
  const now = await rowsNow(portal.host.pool);
  expect(now['applications']!.length).toBeGreaterThan(6);
  for (const batch of [1, 3, 1000]) expect(await rowsAnew(portal.host, batch)).toEqual(now);
});
