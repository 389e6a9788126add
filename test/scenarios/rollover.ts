import { plannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import { rollOverPreview, rollOverView } from '@portal/event-schemas/offerings/rollover/views.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** The office makes the next term out of this one, again, takes it back, and cannot any more once registration has opened. */
let portal: TestPortal;
let office: Client, student: Client, auditor: Client;
let from_period: string, to_period: string;
const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const readModels = async (): Promise<void> =>
  void (await portal.host.waitForReadModels(await portal.host.log.head(), 20_000));

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [office, student, auditor] = (await Promise.all(
    ['office', 'student', 'auditor'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 60_000);
  const info = (await student.get('/organizations/year_semester/')).body;
  from_period = info.study_period.uid;
  const { body } = await office.post('/curriculum/study_periods/', {
    code: 'NEXT',
    study_year: 2041,
    semester: 'autumn',
    name: inAll('Next'),
    start_date: '2041-09-01',
    end_date: '2041-12-31',
    weeks: 15,
  });
  to_period = body.uid;
}, 180_000);
afterAll(() => portal?.stop());

const preview = async (more: object = {}) => {
  const answer = await office.post('/offerings/rollovers/preview/', { from_period, to_period, ...more });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return rollOverPreview.parse(answer.body);
};
const view = async (uid: string) => rollOverView.parse((await office.get(`/offerings/rollovers/${uid}/`)).body);
async function until(uid: string, stage: string) {
  await expect.poll(async () => (await view(uid)).stage, { timeout: 60_000, interval: 200 }).toBe(stage);
  await readModels();
  return view(uid);
}
async function roll(more: object = {}) {
  const { status, body } = await office.post('/offerings/rollovers/', { from_period, to_period, ...more });
  expect([status, body.error]).toEqual([200, undefined]);
  return until(body.uid, 'finished');
}
const planned = async (study_period: string, more: object = {}) =>
  (await office.get('/offerings/', { study_period, page_size: 100, ...more })).body;
const timesOf = (behind: readonly { why: string; times: number }[], why: string) =>
  behind.find(one => one.why === why)?.times ?? 0;

let first: string;
/** A room that closes before the roll-over, and lessons in it. */
let room: string;

it('before it starts it is said what can’t be copied and why', async () => {
  const { count } = await planned(from_period);
  const before = await preview();
  expect(before.courses).toBe(count);
  expect(before.copied + timesOf(before.behind, 'discipline_unplanned')).toBe(count);
  const [{ uid }] = (await planned(from_period, { page_size: 1 })).results;
  const course = plannedCourseView.parse((await office.get(`/offerings/${uid}/`)).body);
  const lesson = course.fluxes.flatMap(({ lessons }) => lessons).find(one => one.room !== null)!;
  room = lesson.room!;
  expect((await office.put(`/curriculum/rooms/${room}/`, { is_closed: true })).status).toBe(200);
  const after = await preview();
  expect(timesOf(after.behind, 'room_closed')).toBeGreaterThan(0);
  expect(after.named).toContainEqual(
    expect.objectContaining({
      why: 'room_closed',
      about: lesson.room_code,
      lesson: { load_type: lesson.load_type, section: lesson.section },
    }),
  );
  expect(timesOf((await preview({ copies: ['fluxes'] })).behind, 'room_closed')).toBe(0);
  expect(refusal(await office.post('/offerings/rollovers/', { from_period, to_period: from_period }))).toBe(
    '422 offerings.roll_over_same_term',
  );
  expect(refusal(await office.post('/offerings/rollovers/', { from_period: to_period, to_period: from_period }))).toBe(
    '422 offerings.roll_over_empty',
  );
  for (const other of [student, auditor])
    expect((await other.post('/offerings/rollovers/', { from_period, to_period })).status).toBe(403);
});

it('it makes drafts that are what the preview said, in the name of who asked', async () => {
  const expected = await preview();
  const done = await roll();
  first = done.uid;
  expect(done).toMatchObject({
    copied: expected.copied,
    left_out: expected.courses - expected.copied,
    refused: 0,
    drafts: expected.copied,
    opened: 0,
  });
  expect(done.behind.toSorted((a, b) => a.why.localeCompare(b.why))).toEqual(
    expected.behind.toSorted((a, b) => a.why.localeCompare(b.why)),
  );
  const drafts = await planned(to_period, { state: 'draft', sort: 'code' });
  expect(drafts.count).toBe(expected.copied);
  const copy = plannedCourseView.parse((await office.get(`/offerings/${drafts.results[0].uid}/`)).body);
  const [source] = (await planned(from_period, { q: copy.code })).results;
  const origin = plannedCourseView.parse((await office.get(`/offerings/${source.uid}/`)).body);
  const shape = ({ fluxes }: typeof copy) =>
    fluxes.map(({ number, lessons }) => [
      number,
      lessons.map(one => [
        one.load_type,
        one.section,
        one.teacher,
        one.room === room ? null : one.room,
        one.meetings,
        one.capacity,
      ]),
    ]);
  expect(shape(copy)).toEqual(shape(origin));
  expect((await student.get('/organizations/info_table/', { course: copy.uid })).status).toBe(404);
  const history = (await auditor.get(`/audit/streams/${done.stream}/history/`)).body.results;
  expect(history.map(({ sentence }: any) => sentence).join('\n')).toMatch(/rolls .* courses over from .* to Next/);
  const made = await portal.host.log.read(`course_offering-${copy.uid}`);
  expect(made[0]!.meta.actor.roles).toContain('office');
});

it('again it makes only what is missing', async () => {
  expect((await preview()).copied).toBe(0);
  const { count, results } = await planned(to_period);
  expect((await office.delete(`/offerings/${results[0].uid}/`)).status).toBe(204);
  await readModels();
  const again = await roll();
  expect(again).toMatchObject({ copied: 1, refused: 0, drafts: 1 });
  expect((await planned(to_period)).count).toBe(count);
  expect((await planned(to_period, { page_size: 100 })).results.map(({ uid }: any) => uid)).toContain(results[0].uid);
});

it('undone, nothing is left of it, opened courses neither; what another one made stays', async () => {
  const { results } = await planned(to_period, { state: 'draft' });
  const { copied } = await view(first);
  const uids = results.slice(0, 3).map(({ uid }: any) => uid);
  const opened = (await office.post('/offerings/open/', { uids })).body;
  expect(opened).toMatchObject({ done: 3, refused: 0 });
  await readModels();
  expect((await student.get('/organizations/info_table/', { course: uids[1] })).status).toBe(200);
  expect((await office.post(`/offerings/rollovers/${first}/undo/`)).status).toBe(204);
  const undone = await until(first, 'undone');
  expect(undone).toMatchObject({ taken_back: copied! - 1, drafts: 0, opened: 0, refused: 0 });
  const left = await planned(to_period);
  expect(left.count).toBe(1);
  const gone = uids.filter((uid: string) => uid !== left.results[0].uid);
  for (const uid of gone) expect((await student.get('/organizations/info_table/', { course: uid })).status).toBe(404);
  expect((await office.get('/registration/offerings/', { study_period: to_period })).body.count ?? 0).toBeLessThan(2);
  // A second time there is nothing to undo, and the term can be made again.
  expect((await office.post(`/offerings/rollovers/${first}/undo/`)).status).toBe(204);
  expect((await roll()).copied).toBe(copied! - 1);
});

it('once registration of the term has opened it stays, and says so', async () => {
  const { results } = (await office.get('/offerings/rollovers/', { to_period, stage: 'finished' })).body;
  const { uid } = results[0];
  expect((await view(uid)).undo_until).toBeNull();
  const made = await office.post('/organizations/online_registration/registration_periods/', {
    name: inAll('Main'),
    kind: 'main',
    study_period: to_period,
    start_date: inDays(-1),
    end_date: inDays(5),
    rules: [],
  });
  expect([made.status, made.body.error]).toEqual([made.status < 300 ? made.status : 0, undefined]);
  await readModels();
  const answer = await office.post(`/offerings/rollovers/${uid}/undo/`);
  expect(refusal(answer)).toBe('409 offerings.registration_opened');
  expect(answer.body.error.message).toContain('Registration for “Next” opened on');
  expect((await planned(to_period, { state: 'draft' })).count).toBeGreaterThan(10);
});
