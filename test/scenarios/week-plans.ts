import type { CourseInfo, SidebarCourse } from '@portal/event-schemas/registration/views.ts';
import { choosableOf } from '@portal/event-schemas/week-plans/choices.ts';
import { noPreferences } from '@portal/event-schemas/week-plans/preferences.ts';
import type { WeekPlan, WeekPlansView, WeekRefusal } from '@portal/event-schemas/week-plans/views.ts';
import { bestWeeks } from '@portal/event-schemas/week-plans/weeks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let student: Client, advisor: Client, office: Client, stranger: Client;
let card: string, me: string;
/** Courses that the student may take, with one week that holds them. */
let week: { course: string; lessons: string[]; audit: boolean }[];

const settled = async () =>
  expect(await portal.host.waitForReadModels(await portal.host.log.head(), 10_000)).toBe(true);
const uidOf = async (who: Client): Promise<string> => (await who.get('/user/my_roles/')).body.profile.uid;
const plansOf = async (who: Client): Promise<WeekPlansView> => {
  await settled();
  return (await who.get(`/week_plans/${card}/`)).body;
};
const planOf = async (who: Client, uid: string): Promise<WeekPlan | undefined> =>
  (await plansOf(who)).plans.find(one => one.uid === uid);
const make = async (name: string, more: object = {}): Promise<string> =>
  (await student.post(`/week_plans/${card}/plans/`, { name, ...more })).body.uid;
const onPlan = (uid: string, act: string, body: object = {}, who = student) =>
  who.post(`/week_plans/${card}/plans/${uid}/${act}/`, body);
const take = (body: object, headers = {}) => student.post(`/registration/cards/${card}/week/`, body, headers);
const registered = async (): Promise<string[]> =>
  (await student.get('/organizations/basket_modal/')).body.results
    .filter((item: { status: string }) => item.status === 'registered')
    .map((item: { uid: string }) => item.uid);
const told = async (who: Client): Promise<string[]> => {
  await settled();
  return (await who.get('/new_notifications/my/', { page_size: 100 })).body.results.map((one: any) => one.title.en);
};

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [student, advisor, office] = (await Promise.all(
    ['student', 'advisor', 'office'].map(login => client(portal.url, 'en').login(login)),
  )) as [Client, Client, Client];
  stranger = await student.as('teacher');
  me = await uidOf(student);
  card = `${me}.${(await student.get('/organizations/year_semester/')).body.study_period.uid}`;
  for (const uid of await registered())
    await student.call('POST', '/organizations/delete_card/', { query: { course: uid, uid: card }, body: {} });
  const open: SidebarCourse[] = (await student.get('/organizations/side_bar_list/')).body.groups
    .flatMap((group: { courses: SidebarCourse[] }) => group.courses)
    .filter((course: SidebarCourse) => course.locked.length === 0 && course.status === null && course.seats.left > 0);
  const infos = await Promise.all(
    open.slice(0, 3).map(async ({ uid }) => (await student.get('/organizations/info_table/', { course: uid })).body),
  );
  const { weeks } = bestWeeks(
    infos.map((info: CourseInfo) => choosableOf(info)),
    [],
    noPreferences,
  );
  week = weeks[0]!.ways.map(({ course, lessons }) => ({ course, lessons: lessons.map(one => one.uid), audit: false }));
}, 180_000);
afterAll(() => portal?.stop());

describe('plans of a week', () => {
  it('what a student would like of a week is there on another device', async () => {
    const wishes = { ...noPreferences, not_before: 600, free_days: [4] };
    expect((await student.put(`/week_plans/${card}/preferences/`, wishes)).status).toBe(200);
    expect((await plansOf(await student.as('student'))).preferences).toEqual(wishes);
  });

  it('several drafts are made, renamed, changed, copied and deleted; none holds a seat', async () => {
    const [first, empty] = [await make('First', { courses: week }), await make('Empty')];
    expect(refusal(await student.post(`/week_plans/${card}/plans/`, { name: 'first' }))).toBe(
      '409 week_plans.name_taken',
    );
    const copy = await make('Copy', { copy_of: first });
    await student.put(`/week_plans/${card}/plans/${copy}/`, { name: 'Renamed', courses: week.slice(0, 1) });
    await student.delete(`/week_plans/${card}/plans/${empty}/`);
    const { plans } = await plansOf(student);
    expect(plans.map(({ name, state, courses }) => [name, state, courses.length])).toEqual([
      ['First', 'draft', week.length],
      ['Renamed', 'draft', 1],
    ]);
    expect(plans[0]!.courses.every(({ chosen, problems }) => chosen && problems.length === 0)).toBe(true);
    expect(await registered()).toEqual([]);
  });

  it('one is shared with the advisor, who is told, and whose answer the student is told', async () => {
    const uid = await make('Shared', { courses: week });
    expect((await onPlan(uid, 'share', { comment: 'Is it too much?' })).body).toEqual({ uid, state: 'shared' });
    expect(await told(advisor)).toContain('A student has shared the plan of a week');
    const rows = (await advisor.get('/week_plans/shared/', { state: 'shared' })).body.results;
    expect(rows).toContainEqual(expect.objectContaining({ uid, card, name: 'Shared', comment: 'Is it too much?' }));
    expect((await plansOf(advisor)).plans.map(({ name }) => name)).toEqual(['Shared']);
    const waits = async () => {
      await settled();
      const { results } = (await advisor.get('/common/my_work/')).body;
      return results.find(({ id }: { id: string }) => id === 'week-plans.to_answer')?.count ?? 0;
    };
    const waiting = await waits();
    expect(waiting).toBe((await advisor.get('/week_plans/shared/', { state: 'shared' })).body.count);

    const suggest = { verdict: 'suggest_change', comment: 'Take another laboratory' };
    expect(refusal(await onPlan(uid, 'answer', { ...suggest, comment: '' }, advisor))).toBe(
      '422 platform.invalid_input',
    );
    expect((await onPlan(uid, 'answer', suggest, advisor)).body.state).toBe('change_suggested');
    expect(await waits()).toBe(waiting - 1);
    expect(await told(student)).toContain('The advisor suggests a change of your week');
    expect((await planOf(student, uid))!.remarks.map(({ verdict, comment }) => [verdict, comment])).toEqual([
      [null, 'Is it too much?'],
      ['suggest_change', 'Take another laboratory'],
    ]);
    await student.put(`/week_plans/${card}/plans/${uid}/`, { courses: week.slice(0, 2) });
    expect((await planOf(student, uid))!.state).toBe('draft');
    expect(refusal(await onPlan(uid, 'answer', { verdict: 'accept' }, advisor))).toBe('409 week_plans.not_shared');
    await onPlan(uid, 'share');
    expect((await onPlan(uid, 'answer', { verdict: 'accept' }, advisor)).body.state).toBe('accepted');
    expect(await told(student)).toContain('The advisor has approved the plan of your week');
  });

  it('drafts are nobody else’s, and the office and strangers do not answer', async () => {
    const draft = await make('Private', { courses: week });
    expect((await plansOf(office)).plans.map(({ name }) => name)).not.toContain('Private');
    expect((await onPlan(draft, 'answer', { verdict: 'accept' }, office)).status).toBe(403);
    expect((await stranger.get(`/week_plans/${card}/`)).status).toBe(403);
    const lines = (await student.get(`/week_plans/${card}/history/`)).body;
    expect(lines[0].sentence).toContain('makes the plan of a week “Private”');
    const seen: { sentence: string }[] = (await office.get(`/week_plans/${card}/history/`)).body;
    expect(seen.filter(({ sentence }) => sentence.includes('Private'))).toEqual([]);
  });
});

describe('a week that is taken as a whole', () => {
  const full = async (lesson: string, course: string, capacity: number) =>
    office.put(`/registration/offerings/${course}/lessons/${lesson}/capacity/`, { capacity });

  it('takes nothing where one course is in the way, and names it with its reason', async () => {
    const { course, lessons } = week[1]!;
    const before = (await student.get('/organizations/info_table/', { course })).body.fluxes
      .flatMap((flux: CourseInfo['fluxes'][number]) => flux.lessons)
      .find((one: { uid: string }) => one.uid === lessons[0])!.seats;
    await full(lessons[0]!, course, before.taken + before.held + before.offered);
    const answer = await take({ courses: week });
    expect(refusal(answer)).toBe('409 week_plans.week_refused');
    const { results } = answer.body.error.params as WeekRefusal;
    expect(results.map(one => [one.course, one.error.code])).toEqual([[course, 'registration.no_seat']]);
    expect(results[0]!.error.message).toContain('seat');
    expect(await registered()).toEqual([]);
    await full(lessons[0]!, course, before.capacity);
  });

  it('is held in the basket as a whole, with one countdown', async () => {
    const held = (await take({ courses: week, hold: true })).body;
    expect(held).toMatchObject({ uid: card, courses: week.map(({ course }) => course), until: expect.any(String) });
    const { results } = (await student.get('/organizations/basket_modal/')).body;
    expect(results.filter((one: { status: string }) => one.status === 'basket')).toHaveLength(week.length);
  });

  it('is taken out of the basket by its plan, once however often it is asked', async () => {
    const plan = await make('Taken', { courses: week });
    const headers = { 'idempotency-key': 'week-1' };
    const first = await take({ plan }, headers);
    expect(first.body).toMatchObject({ uid: card, until: null });
    expect((await take({ plan }, headers)).body).toEqual(first.body);
    expect((await take({ plan })).status).toBe(200);
    expect((await registered()).toSorted()).toEqual(week.map(({ course }) => course).toSorted());
    const lines: { type: string }[] = (await student.get(`/week_plans/${card}/history/`)).body;
    expect(lines.filter(({ type }) => type === 'WeekPlanTaken')).toHaveLength(1);
  });

  it('an empty plan and another’s card are refused', async () => {
    expect(refusal(await take({ plan: await make('Nothing') }))).toBe('409 week_plans.empty');
    const other = `${await uidOf(advisor)}.${card.split('.')[1]}`;
    expect(refusal(await student.post(`/registration/cards/${other}/week/`, { courses: week }))).toBe(
      '403 registration.not_your_card',
    );
  });
});
