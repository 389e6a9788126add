import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let office: Client, student: Client;
let me: string, card: string;
const selected = '/organizations/discipline_registration_access_for_selected_students';

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [office, student] = (await Promise.all(['office', 'student'].map(login => client(portal.url).login(login)))) as [
    Client,
    Client,
  ];
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
  const info = (await student.get('/organizations/year_semester/')).body;
  card = info.status_info.uid;
  me = info.student.uid;
}, 120_000);
afterAll(() => portal?.stop());

/** What the office has done shows to the student at their next look, which comes after the live message. */
const settled = async (): Promise<void> => {
  await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
};
const access = async (course: string, status: string | null, level = 'course', target = course) => {
  expect(
    (
      await office.put('/registration/access/', {
        targets: [{ offering: course, level, target }],
        status,
        reason: 'Order 7',
      })
    ).body,
  ).toMatchObject({ done: 1, refused: 0 });
  await settled();
};
const courseNow = async (course: string) => (await student.get('/organizations/info_table/', { course })).body;
const save = (course: string, lessons: string[], queue = false) =>
  student.call('POST', '/organizations/card_save/', { query: { course, uid: card }, body: { lessons, queue } });
const drop = (course: string) =>
  student.call('POST', '/organizations/delete_card/', { query: { course, uid: card }, body: {} });
const entry = async (course: string) =>
  (await student.get('/organizations/queue_list/')).body.results.find((one: any) => one.uid === course);
const onCard = async (course: string) =>
  (await student.get('/organizations/basket_modal/')).body.results.find((one: any) => one.uid === course);

/** Courses that the student may take now, each with one lesson of each load type; the first that really goes. */
async function findCourse(): Promise<{ course: string; lessons: string[] }> {
  const { groups } = (await student.get('/organizations/side_bar_list/')).body;
  for (const { uid } of groups
    .flatMap((group: any) => group.courses)
    .filter((one: any) => one.status === null && one.locked.length === 0 && one.seats.left > 0)) {
    const [flux] = (await courseNow(uid)).fluxes;
    const types = [...new Set<string>(flux.lessons.map((lesson: any) => lesson.load_type))];
    const lessons = types.map(
      type =>
        flux.lessons.find((lesson: any) => lesson.load_type === type && lesson.seats.left > 0 && lesson.parent === null)
          ?.uid ?? '',
    );
    if ((await save(uid, lessons)).status !== 200) continue;
    expect((await drop(uid)).status).toBe(200);
    return { course: uid, lessons };
  }
  throw new Error('No course is open to the student');
}

/** Hears of keys as the student's open page does. */
async function listen(keys: string[]) {
  const heard = new Set<string>();
  const socket = new WebSocket(`${portal.url.replace('http', 'ws')}/api/v1/ws/registration/`, {
    headers: { cookie: [...student.cookies].map(pair => pair.join('=')).join('; ') },
  });
  socket.on('message', text => {
    for (const key of JSON.parse(String(text)).keys ?? []) heard.add(key);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });
  socket.send(JSON.stringify({ subscribe: keys }));
  await new Promise(resolve => {
    setTimeout(resolve, 100);
  });
  return {
    heard,
    until: (key: string) =>
      expect
        .poll(() => heard.has(key), { timeout: 3000 })
        .toBe(true)
        .then(() => heard.clear()),
    close: () => socket.close(),
  };
}

describe('a course that the office blocks', () => {
  it('is closed on the student’s open page at once, opens to a selected student, and keeps who sits in it', async () => {
    const { course, lessons } = await findCourse();
    const page = await listen([`offering:${course}`, `standing:${me}`, 'course_access']);

    await access(course, 'blocked');
    await page.until('course_access');
    expect((await courseNow(course)).locked.map((one: any) => one.code)).toContain('registration.course_blocked');
    expect(refusal(await save(course, lessons))).toBe('409 registration.course_blocked');

    await office.post(`${selected}/set_access/?course=${course}&student=${me}&action=created`, {});
    await page.until(`standing:${me}`);
    expect((await save(course, lessons)).status).toBe(200);
    await office.post(`${selected}/set_access/?course=${course}&student=${me}&action=deleted`, {});
    await settled();
    expect(await onCard(course)).toMatchObject({ status: 'registered' });

    expect((await drop(course)).status).toBe(200);
    expect(refusal(await save(course, lessons))).toBe('409 registration.course_blocked');
    await access(course, null);
    await page.until(`offering:${course}`);
    expect((await courseNow(course)).locked).toEqual([]);
    page.close();
  });

  it('takes offers back and gives them again in the order of the waiting list, when it opens', async () => {
    const { course, lessons } = await findCourse();
    const { fluxes } = await courseNow(course);
    const tight = fluxes.flatMap((flux: any) => flux.lessons).find((lesson: any) => lesson.uid === lessons[0]);
    const seats = (capacity: number) =>
      office.put(`/registration/offerings/${course}/lessons/${tight.uid}/capacity/`, { capacity });
    expect((await seats(tight.seats.taken)).status).toBe(200);
    expect((await save(course, lessons, true)).body).toMatchObject({ queue: true });
    const { position } = await entry(course);

    await seats(tight.seats.taken + position);
    await settled();
    expect((await entry(course)).offer).not.toBe(null);
    await access(course, 'blocked');
    expect(await entry(course)).toMatchObject({ position, offer: null });
    expect(
      refusal(
        await student.call('PUT', `/organizations/from_waiting_list_to_lesson_registration/${course}/`, {
          query: { study_period: card.split('.')[1] },
        }),
      ),
    ).toBe('409 registration.no_offer');
    await access(course, null);
    expect((await entry(course)).offer).not.toBe(null);

    await access(course, 'cancelled', 'lesson', tight.uid);
    expect(await entry(course)).toBeUndefined();
    await expect
      .poll(async () => (await office.get('/registration/students/', { uid: me })).body.results[0].queued, {
        timeout: 10_000,
      })
      .toBe(0);
    await access(course, null);
    await seats(tight.seats.capacity);
  });
});

describe('a course that the office cancels', () => {
  it('stays on the card of who sits in it, marked, until they or the office choose another; nobody new gets in', async () => {
    const { course, lessons } = await findCourse();
    expect((await save(course, lessons)).status).toBe(200);
    const page = await listen([`standing:${me}`]);
    await access(course, 'cancelled');
    await page.until(`standing:${me}`);
    const item = await onCard(course);
    expect(item.status).toBe('registered');
    expect(item.lessons.every((lesson: any) => lesson.status === 'cancelled')).toBe(true);
    expect(
      (await office.get('/organizations/statistic_student_list/', { standing: 'cancelled', offering: course, uid: me }))
        .body.count,
    ).toBe(1);
    await expect
      .poll(
        async () =>
          (await student.get('/new_notifications/my/', { page_size: 100 })).body.results.some((notice: any) =>
            notice.title.en.includes(item.name.en),
          ),
        { timeout: 10_000 },
      )
      .toBe(true);

    expect((await drop(course)).status).toBe(200);
    expect(refusal(await save(course, lessons))).toBe('409 registration.course_cancelled');
    await access(course, null);
    page.close();
  });
});

describe('a student whose online registration the office closes', () => {
  it('reads why on the open page at once, and registers again when it is open', async () => {
    const { course, lessons } = await findCourse();
    const page = await listen([`standing:${me}`]);
    const set = (status: string, comment: string) =>
      office.put(`/organizations/advisors_online_registration/${me}/change_status/`, { status, comment });
    expect((await set('closed', 'Sign the contract first')).status).toBe(200);
    await page.until(`standing:${me}`);
    const { obstacles } = (await student.get('/organizations/year_semester/')).body;
    expect(obstacles).toContainEqual(
      expect.objectContaining({
        code: 'registration.student_access_closed',
        message: expect.stringContaining('Sign the contract first'),
      }),
    );
    expect(refusal(await save(course, lessons))).toBe('409 registration.student_access_closed');
    expect((await set('default', '')).status).toBe(200);
    await page.until(`standing:${me}`);
    expect((await save(course, lessons)).status).toBe(200);
    await drop(course);
    page.close();
  });
});
