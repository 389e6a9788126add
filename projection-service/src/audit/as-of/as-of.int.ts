import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookBack, seen } from '../../../../test/support/as-of.ts';
import { client, type Answer, type Client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';

const clock = movableClock('2026-11-21T09:00:00.000Z');
let portal: TestPortal;
let auditor: Client, office: Client, student: Client, supervisor: Client;
let me: string;
let view: AsOfView;

/** What everybody saw at the moment that is looked back to: answers as they were given then. */
const then = '2026-11-21T09:00:30.000Z';
const lists = [
  '/registration/students/',
  '/registration/offerings/',
  '/registration/waiting_lists/',
  '/advisors/my_students/all/',
  '/registration/debts/',
  '/registration/statistics/unregistered/',
  '/registration/personal_limits/',
  '/registration/individual_plans/',
  '/organizations/online_registration/list_registration_periods/',
];
const queries = [
  '/advising/status_counts/',
  '/registration/statistics/courses/',
  '/registration/statistics/students/',
  '/registration/settings/',
  '/registration/board/days/',
];
const ownScreens = [
  '/organizations/year_semester/',
  '/organizations/side_bar_list/',
  '/organizations/door/',
  '/organizations/status_info/',
  '/organizations/advaizer/',
  '/registration/my_day/',
  '/common/my_work/',
  '/organizations/manual/',
];
const answered = new Map<string, unknown>();

beforeAll(async () => {
  portal = await startPortal({ demo: true, clock });
  [auditor, office, student, supervisor] = (await Promise.all(
    ['auditor', 'office', 'student', 'advisor'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client, Client];
  me = (await student.get('/user/my_roles/')).body.profile.uid;
  clock.set(then);
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
  for (const path of [...lists, ...queries])
    answered.set(path, good(path, await auditor.get(path, { page_size: 100 })));
  for (const path of ownScreens) answered.set(path, good(path, await student.get(path)));
  clock.set('2026-11-21T09:01:00.000Z');
  await act();
  clock.set('2026-11-21T09:05:00.000Z');
  view = await lookBack(auditor, { moment: then });
}, 180_000);
afterAll(() => portal?.stop());

function good(path: string, { status, body }: Answer): unknown {
  expect({ path, status, error: body?.error }).toEqual({ path, status: 200, error: undefined });
  return body;
}
const refusal = ({ status, body }: Answer): string => `${status} ${body?.error?.code}`;

/** The student chooses courses, the office closes a course, gives a limit and names a debt. */
async function act(): Promise<void> {
  const { groups } = (await student.get('/organizations/side_bar_list/')).body;
  const { uid } = (await student.get('/organizations/year_semester/')).body.status_info;
  let taken = 0;
  for (const course of groups
    .flatMap((group: any) => group.courses)
    .filter((one: any) => one.status === null && one.locked.length === 0 && one.seats.left > 0)) {
    const { fluxes } = (await student.get('/organizations/info_table/', { course: course.uid })).body;
    const flux = fluxes.find((one: any) => one.lessons.some((lesson: any) => lesson.seats.left > 0));
    if (!flux) continue;
    const chosen = [...new Set<string>(flux.lessons.map((lesson: any) => lesson.load_type))].map(type =>
      flux.lessons.find((lesson: any) => lesson.load_type === type),
    );
    const { status } = await student.call('POST', '/organizations/card_save/', {
      query: { course: course.uid, uid },
      body: { lessons: chosen.map(lesson => lesson.uid) },
    });
    if (status === 200 && ++taken === 2) break;
  }
  expect(taken).toBe(2);
  const debt = await office.post(`/advising/students/${me}/debts/`, { kind: 'library', note: 'Two books' });
  expect(debt.status).toBeLessThan(300);
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
}

describe('the portal as of a moment', () => {
  it.each([...lists, ...queries])('answers %s as it was answered then', async path => {
    expect((await seen(auditor, view, path, { page_size: 100 })).body).toEqual(answered.get(path));
  });

  it.each(ownScreens)('shows the student’s %s as the student saw it then', async path => {
    expect((await seen(auditor, view, path, {}, me)).body).toEqual(answered.get(path));
  });

  it('is another one than now', async () => {
    expect((await auditor.get('/registration/debts/', { page_size: 100 })).body.count).toBe(
      (answered.get('/registration/debts/') as any).count + 1,
    );
    expect((await student.get('/organizations/status_info/')).body).not.toEqual(
      answered.get('/organizations/status_info/'),
    );
  });

  it('names its moment and the last event that it knows', async () => {
    const head = await portal.host.log.head();
    expect(view).toMatchObject({ moment: then, status: 'ready', mine: true });
    expect(view.position).toBeLessThan(head);
    const [next] = await portal.host.log.readAll(view.position, 1);
    expect(next!.meta.occurred_at > then).toBe(true);
    expect((await seen(auditor, view, '/organizations/get_current_time/')).body.current_time).toBe(then);
  });

  it('opens the session of the student as it was, and leaves one’s own alone', async () => {
    const shown = (await seen(auditor, view, '/user/my_roles/', {}, me)).body;
    expect(shown).toMatchObject({
      profile: { uid: me },
      is_student: true,
      is_auditor: false,
      login_as: null,
      must_create_password: false,
    });
    expect((await seen(auditor, view, '/user/my_roles/')).body).toMatchObject({ is_auditor: true });
  });

  it('can be asked for again without building it, and one row of a list too', async () => {
    expect((await lookBack(auditor, { moment: then })).uid).toBe(view.uid);
    const [row] = (answered.get('/registration/students/') as any).results;
    expect((await seen(auditor, view, `/registration/students/${row.id}/`)).body).toEqual(row);
  });

  it('exports what it shows', async () => {
    const { status, body } = await seen(auditor, view, '/registration/students/', { export: 'csv' });
    expect(status).toBe(202);
    await expect.poll(async () => (await auditor.get(`/exports/${body.job}/`)).body.status).toBe('ready');
    const lines = ((await auditor.get(`/exports/${body.job}/file/`)).body as string).trim().split('\n');
    expect(lines.length - 1).toBe((answered.get('/registration/students/') as any).count);
  });
});

describe('nothing is changed in the past', () => {
  it('any command that names it is refused, whoever sends it', async () => {
    const head = await portal.host.log.head();
    const headers = { 'x-as-of': view.uid };
    for (const [who, path] of [
      [office, `/advising/students/${me}/debts/`],
      [student, '/organizations/send_advaizer/'],
      [auditor, '/user/language/'],
    ] as const) {
      expect(refusal(await who.call('POST', path, { body: {}, headers }))).toBe('409 platform.past_read_only');
    }
    expect(await portal.host.log.head()).toBe(head);
  });
  it('its database takes no writing', async () => {
    const { pool } = await portal.host.snapshots.open(view.uid);
    await expect(pool.query('delete from registration.cards')).rejects.toThrow(/read-only/);
  });
});

describe('who looks back', () => {
  it('auditor, office and administrator; nobody else', async () => {
    const admin = await client(portal.url).login('admin');
    for (const who of [auditor, office, admin])
      expect((await seen(who, view, '/registration/offerings/')).status).toBe(200);
    for (const who of [student, supervisor]) {
      expect(refusal(await seen(who, view, '/organizations/manual/'))).toBe('403 identity.access_denied');
      expect(refusal(await who.post('/audit/as_of/', { moment: then }))).toBe('403 identity.access_denied');
      expect(refusal(await who.get('/registration/offerings/', { against: view.uid }))).toMatch(/^403/);
    }
    expect(refusal(await seen(client(portal.url), view, '/registration/offerings/'))).toBe(
      '401 identity.not_signed_in',
    );
  });
  it('as a student: auditor and administrator alone, and as students alone', async () => {
    const teacher = (await (await client(portal.url).login('teacher')).get('/user/my_roles/')).body.profile.uid;
    expect(refusal(await seen(office, view, '/organizations/door/', {}, me))).toBe('403 identity.access_denied');
    for (const subject of [teacher, 'nobody'])
      expect(refusal(await seen(auditor, view, '/organizations/door/', {}, subject))).toBe(
        '404 platform.past_unknown_person',
      );
  });
  it('a list that the auditor may not read is not read in the past either', async () => {
    expect(refusal(await auditor.get('/identity/accounts/'))).toBe('403 identity.access_denied');
    expect(refusal(await seen(auditor, view, '/identity/accounts/'))).toBe('403 identity.access_denied');
  });
});

describe('a moment', () => {
  it.each([
    [{ moment: '2030-01-01T00:00:00Z' }, '422 platform.past_not_yet'],
    [{ moment: '1999-01-01T00:00:00Z' }, '422 platform.past_before_start'],
    [{ position: 100_000_000 }, '404 platform.past_unknown_position'],
    [{}, '422 platform.invalid_input'],
    [{ moment: 'yesterday' }, '422 platform.invalid_input'],
    [{ moment: then, position: 5 }, '422 platform.invalid_input'],
  ])('%j is refused with %s', async (wanted, expected) =>
    expect(refusal(await auditor.post('/audit/as_of/', wanted))).toBe(expected),
  );
  it('that is not kept any more is refused, and so is what is kept in no event', async () => {
    expect(refusal(await seen(auditor, { uid: 'gone' }, '/registration/offerings/'))).toBe('404 platform.past_gone');
    expect(refusal(await auditor.get('/audit/as_of/gone/'))).toBe('404 platform.past_gone');
    expect(refusal(await seen(office, view, '/notifications/mail_runs/'))).toBe('409 platform.past_not_recorded');
  });
});

describe('two moments', () => {
  it('stand beside each other, and a list says what differs', async () => {
    const later = await lookBack(auditor, { moment: '2026-11-21T09:02:00.000Z' });
    expect(later.uid).not.toBe(view.uid);
    expect((await seen(auditor, view, '/registration/students/', { page_size: 100 })).body).toEqual(
      answered.get('/registration/students/'),
    );
    const { status, body } = await seen(auditor, later, '/registration/students/', {
      against: view.uid,
      page_size: 50,
    });
    expect(status).toBe(200);
    expect(body.counts).toMatchObject({ added: 0, removed: 0, changed: body.count });
    const mine = body.results.find((row: any) => row.now.uid === me || row.id === me);
    expect(mine).toMatchObject({ change: 'changed' });
    expect(mine.columns.length).toBeGreaterThan(0);
    for (const column of mine.columns) expect(mine.then[column]).not.toEqual(mine.now[column]);
    const now = (await auditor.get('/registration/students/', { against: view.uid, change: 'changed' })).body;
    expect(now.count).toBe(body.count);
    expect((await auditor.get('/registration/students/', { against: later.uid })).body).toMatchObject({
      count: 0,
      results: [],
    });
    const courses = (await auditor.get('/registration/offerings/', { against: view.uid, page_size: 100 })).body;
    expect(courses.counts).toMatchObject({ changed: 2 });
    expect(courses.columns.map((column: any) => column.label)).toContain('Code');
    expect(refusal(await auditor.get('/registration/offerings/', { against: view.uid, change: 'other' }))).toBe(
      '422 platform.invalid_input',
    );
  });
});
