import { board, boardCurve, boardDays, type Board } from '@portal/event-schemas/statistics/board.ts';
import {
  courseGroupRow,
  courseGroups,
  courseStatistics,
  studentGroupRow,
  registrationCurve,
  studentGroups,
  unregisteredStudent,
} from '@portal/event-schemas/statistics/figures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { client, type Client } from '../support/client.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let student: Client, office: Client;
let before: Board;
let term: string, card: string;
let open: { uid: string; lessons: string[] };
/** When each message of the office's board came, in milliseconds. */
const heard: number[] = [];
let socket: WebSocket;

async function read<S extends z.ZodType>(who: Client, path: string, schema: S): Promise<z.infer<S>> {
  const { status, body } = await who.get(path);
  expect({ path, status, error: body?.error }).toEqual({ path, status: 200, error: undefined });
  return schema.parse(body);
}
const now = () => read(office, `/registration/board/?study_period=${term}&show=200`, board);
const pause = (ms: number) =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [student, office] = (await Promise.all(['student', 'office'].map(login => client(portal.url).login(login)))) as [
    Client,
    Client,
  ];
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
  const { body } = await student.get('/organizations/year_semester/');
  [term, card] = [body.study_period.uid, body.status_info.uid];
  const { body: sidebar } = await student.get('/organizations/side_bar_list/');
  const free = sidebar.groups
    .flatMap((group: any) => group.courses)
    .find((course: any) => course.locked.length === 0 && course.seats.left > 0);
  const { body: info } = await student.get(`/organizations/info_table/?course=${free.uid}`);
  const lessons = info.fluxes
    .find((flux: any) => flux.seats.left > 0)
    .lessons.filter((lesson: any) => lesson.seats.left > 0 && lesson.parent === null);
  open = {
    uid: free.uid,
    lessons: [...new Map(lessons.map((lesson: any) => [lesson.load_type, lesson.uid])).values()] as string[],
  };
  before = await now();
  socket = new WebSocket(`${portal.url.replace('http', 'ws')}/api/v1/ws/registration/`, {
    headers: { cookie: `portal_session=${office.cookies.get('portal_session')}` },
  });
  await new Promise((resolve, fail) => {
    socket.once('open', resolve);
    socket.once('error', fail);
  });
  socket.on('message', data => {
    if (JSON.parse(String(data)).type === 'touched') heard.push(performance.now());
  });
  socket.send(JSON.stringify({ subscribe: ['slow:registration-board'] }));
  await pause(1100);
}, 120_000);
afterAll(async () => {
  socket?.terminate();
  await portal?.stop();
});

describe('the board of a registration day', () => {
  it('shows what students do, and what they are refused, within seconds', async () => {
    await pause(1000);
    const saved = await student.post(`/organizations/card_save/?course=${open.uid}&uid=${card}`, {
      lessons: open.lessons,
    });
    expect(saved.status).toBe(200);
    for (let times = 0; times < 5; times++) {
      const again = await student.post(`/organizations/card_save/?course=${open.uid}&uid=${card}`, {
        lessons: open.lessons,
      });
      expect(again.body.error.code).toBe('registration.already_registered');
    }
    await expect
      .poll(
        async () => (await now()).refusals.find(({ code }) => code === 'registration.already_registered')?.count ?? 0,
        { timeout: 5000 },
      )
      .toBe(5);
    expect(
      (
        await office.post(`/advising/cards/${card}/courses/${open.uid}/`, {
          lessons: open.lessons,
          reason: 'Asked for',
        })
      ).body.error.code,
    ).toBe('registration.already_registered');
    await expect
      .poll(
        async () => (await now()).refusals.find(({ code }) => code === 'registration.already_registered')?.count ?? 0,
        { timeout: 5000 },
      )
      .toBe(6);
    for (const refused of [
      await office.put(`/registration/waiting_lists/${open.uid}/move/`, {
        student: card.split('.')[0],
        to: 1,
        reason: 'Asked for',
      }),
      await office.put(`/registration/waiting_lists/${open.uid}/admit/`, {
        student: card.split('.')[0],
        add_seat: false,
        reason: 'Asked for',
      }),
    ])
      expect(refused.body.error.code).toBe('registration.not_in_waiting_list');
    expect(
      (await office.put(`/registration/offerings/${open.uid}/lessons/${open.lessons[0]}/capacity/`, { capacity: 0 }))
        .body.error.code,
    ).toBe('registration.capacity_below_taken');
    await expect
      .poll(
        async () =>
          (await now()).refusals
            .filter(({ code }) =>
              ['registration.not_in_waiting_list', 'registration.capacity_below_taken'].includes(code),
            )
            .map(({ count }) => count)
            .toSorted((a, b) => a - b),
        { timeout: 5000 },
      )
      .toEqual([1, 2]);
    const after = await now();
    expect(after.seats.taken).toBe(before.seats.taken + 1);
    expect(after.today.registered).toBe(before.today.registered + 1);
    expect(after.refusals.find(({ code }) => code === 'registration.already_registered')?.name.en).toBe(
      'Registered already',
    );
    const course = after.courses.find(({ uid }) => uid === open.uid)!;
    expect(course).toMatchObject({ taken: before.courses.find(({ uid }) => uid === open.uid)!.taken + 1, refused: 9 });
    expect(course.heat).toBeGreaterThanOrEqual(9);
    expect(after.rate.seconds).toHaveLength(60);
    expect(after.courses.map(({ heat }) => heat)).toEqual(
      after.courses.map(({ heat }) => heat).toSorted((a, b) => b - a),
    );
  });

  it('is told to look again at most once a second, and after the last change', async () => {
    heard.length = 0;
    const last = heard.length;
    for (let times = 0; times < 12; times++) {
      await student.post(`/organizations/delete_card/?course=${open.uid}&uid=${card}`, {});
      await student.post(`/organizations/card_save/?course=${open.uid}&uid=${card}`, { lessons: open.lessons });
      await pause(120);
    }
    await pause(1300);
    expect(heard.length).toBeGreaterThan(last);
    const gaps = heard.slice(1).map((at, index) => at - heard[index]!);
    expect(Math.min(...gaps, Infinity)).toBeGreaterThanOrEqual(900);
  });

  it('is replayed: as of the second before, it is what it was', async () => {
    const replay = await read(office, `/registration/board/?study_period=${term}&show=200&at=${before.at}`, board);
    expect({ ...replay, live: true }).toEqual(before);
    const never = await read(office, `/registration/board/?study_period=${term}&at=2020-01-01T00:00:00.000Z`, board);
    expect(never).toMatchObject({ seats: { taken: 0, capacity: 0, courses: 0 }, courses: [], refusals: [] });
  });

  it('has a list of days and a curve of each', async () => {
    const days = await read(office, `/registration/board/days/?study_period=${term}`, boardDays);
    expect(days.results[0]!.registered).toBeGreaterThan(0);
    const curve = await read(
      office,
      `/registration/board/curve/?study_period=${term}&day=${days.results[0]!.day}`,
      boardCurve,
    );
    expect(curve.minutes.reduce((sum, minute) => sum + minute.registered, 0)).toBe(days.results[0]!.registered);
    expect(curve.minutes.reduce((sum, minute) => sum + minute.refused, 0)).toBe(days.results[0]!.refused);
  });

  it('finds courses and orders them as asked', async () => {
    const found = await read(
      office,
      `/registration/board/?study_period=${term}&q=${encodeURIComponent(before.courses[0]!.code)}`,
      board,
    );
    expect(found.courses.map(({ code }) => code)).toContain(before.courses[0]!.code);
    const byFill = await read(office, `/registration/board/?study_period=${term}&order=fill&show=200`, board);
    expect(byFill.courses.map(({ fill }) => fill)).toEqual(
      byFill.courses.map(({ fill }) => fill).toSorted((a, b) => b - a),
    );
    expect((await office.get('/registration/board/?order=best')).status).toBe(422);
    expect((await student.get('/registration/board/')).status).toBe(403);
  });
});

describe('statistics of registration', () => {
  it('count every studying student once, whatever they are grouped by', async () => {
    const {
      rows: [{ students, registered }],
    } = await portal.host.pool.query(
      `SELECT count(*)::int AS students, count(*) FILTER (WHERE c.courses > 0)::int AS registered
      FROM curriculum.students s LEFT JOIN registration.cards c ON c.student = s.uid AND c.study_period = $1 WHERE s.student_status = 'studying'`,
      [term],
    );
    for (const by of [
      'faculty',
      'cathedra',
      'edu_program',
      'student_group',
      'course',
      'entry_year',
      'preparation_level',
      'study_form',
    ]) {
      const groups = await read(
        office,
        `/registration/statistics/students/?study_period=${term}&by=${by}`,
        studentGroups,
      );
      expect({ by, students: groups.totals.students, registered: groups.totals.registered }).toEqual({
        by,
        students,
        registered,
      });
      expect(groups.results.reduce((sum, group) => sum + group.students, 0)).toBe(students);
      const { body } = await office.get(
        `/registration/statistics/students/groups/?study_period=${term}&by=${by}&page_size=100&sort=-students`,
      );
      expect(
        z
          .array(studentGroupRow)
          .parse(body.results)
          .reduce((sum, group) => sum + group.registered, 0),
      ).toBe(registered);
      expect(body.count).toBe(groups.groups);
      expect(Object.values(groups.totals.statuses).reduce((sum, count) => sum + count, 0)).toBe(students);
    }
  });

  it('list who is not registered, and export the list', async () => {
    const { body } = await office.get(
      `/registration/statistics/unregistered/?study_period=${term}&student_status=studying&page_size=100`,
    );
    const { totals } = await read(office, `/registration/statistics/students/?study_period=${term}`, studentGroups);
    expect(body.count).toBe(totals.unregistered);
    z.array(unregisteredStudent).parse(body.results);
    expect((await office.get(`/registration/statistics/unregistered/?study_period=${term}&export=xlsx`)).status).toBe(
      202,
    );
    const advisor = await client(portal.url).login('advisor');
    const own = await advisor.get(`/registration/statistics/unregistered/?study_period=${term}&page_size=100`);
    expect(own.body.count).toBeLessThan(body.count);
  });

  it('tell how full courses are and how many more wanted them, by what they have in common', async () => {
    const list = await read(
      office,
      `/registration/statistics/courses/?study_period=${term}&page_size=100`,
      z.object({ results: z.array(courseStatistics), count: z.int() }),
    );
    const shares = list.results.map(({ demand_share }) => demand_share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    for (const by of ['cathedra', 'cycle', 'component']) {
      const groups = await read(
        office,
        `/registration/statistics/courses/groups/?study_period=${term}&by=${by}`,
        courseGroups,
      );
      expect({ by, courses: groups.results.reduce((sum, group) => sum + group.courses, 0) }).toEqual({
        by,
        courses: list.count,
      });
      expect(groups.results.reduce((sum, group) => sum + group.taken, 0)).toBe(groups.totals.taken);
    }
    const sizes = await Promise.all(
      ['teacher', 'language', 'load_type'].map(by =>
        read(office, `/registration/statistics/courses/groups/?study_period=${term}&by=${by}`, courseGroups),
      ),
    );
    const { body: teachers } = await office.get(
      `/registration/statistics/courses/groups/list/?study_period=${term}&by=teacher&page_size=100`,
    );
    expect(z.array(courseGroupRow).parse(teachers.results)).toHaveLength(sizes[0]!.groups);
    expect(
      (await office.get(`/registration/statistics/courses/groups/list/?study_period=${term}&by=teacher&export=xlsx`))
        .status,
    ).toBe(202);
    expect(new Set(sizes.map(groups => groups.results.reduce((sum, group) => sum + group.capacity, 0))).size).toBe(1);
  });

  it('draw how the term went', async () => {
    const curve = await read(office, `/registration/statistics/curve/?study_period=${term}`, registrationCurve);
    const { totals } = await read(
      office,
      `/registration/statistics/courses/groups/?study_period=${term}`,
      courseGroups,
    );
    expect(curve.points.at(-1)).toMatchObject({ taken: totals.taken, waiting: totals.waiting });
    expect(curve.points.reduce((sum, point) => sum + point.registered - point.dropped, 0)).toBe(totals.taken);
  });
});
