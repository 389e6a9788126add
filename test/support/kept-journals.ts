import type {
  CellView,
  JournalStudent,
  JournalView,
  SessionView,
  WeekView,
} from '@portal/event-schemas/journals/views.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { expect } from 'vitest';
import { settleJob } from '../../notification-worker/src/journals/settling.ts';
import { client, type Client } from './client.ts';
import { startPortal } from './portal.ts';

/** Bishkek is six hours ahead of UTC; the term begins on Tuesday 1 September, the first class is on Wednesday the 2nd at 10:00. */
export const local = (date: string, time = '12:00'): string => new Date(`${date}T${time}:00+06:00`).toISOString();
const weeks = '1'.repeat(15);
const [fluxA, fluxB, lessonA, lessonB] = [1, 2, 3, 4].map(one => `00000000-0000-4000-8000-0000000000a${one}`);
export const cellOf = (session: SessionView, student: string): string => `${session.uid}.${student}`;

/**
 * The demo university on the first day of the term with one more course of the demo teacher: two streams with a class a week,
 * on Wednesdays and on Thursdays, and the demo student in the first.
 */
export async function keptJournals() {
  const clock = movableClock(local('2026-09-01'));
  const portal = await startPortal({
    services: ['command-service', 'projection-service'],
    demo: true,
    clock,
    config: { timeZone: 'Asia/Bishkek' },
  });
  const people: Record<string, Client> = {};
  const uids: Record<string, string> = {};

  const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 20_000);
  async function at(moment: string): Promise<void> {
    clock.set(moment);
    for (const login of ['student', 'teacher', 'office', 'admin'])
      people[login] = await client(portal.url).login(login);
  }
  async function done<T = any>(answer: Promise<{ status: number; body: any }>): Promise<T> {
    const { status, body } = await answer;
    expect({ ok: status < 300, error: body?.error }).toEqual({ ok: true, error: undefined });
    await settled();
    return body;
  }
  const system = (path: string, body: object) =>
    client(portal.url).post(path, body, { 'x-service-token': portal.config.serviceToken });
  const settle = async () => {
    await settleJob.run({}, portal.host, async () => {});
    await settled();
  };
  const sessionsOf = (journal: string, login = 'teacher') =>
    done<SessionView[]>(people[login]!.get('/journals/date_detail/', { journal }));
  const cellsOf = (journal: string) => done<CellView[]>(people['teacher']!.get('/journals/mark_detail/', { journal }));
  const studentsOf = (journal: string) =>
    done<JournalStudent[]>(people['teacher']!.get('/journals/student_detail/', { journal }));
  const headOf = (journal: string) =>
    done<JournalView>(people['teacher']!.get(`/journals/description_detail/${journal}/`));
  const weekOf = async (journal: string, week: string): Promise<WeekView> =>
    (await headOf(journal)).weeks.find(one => one.week === week)!;
  const edit = (cell: string, body: object) => people['teacher']!.put(`/journals/edit_mark/${cell}/`, body);
  const notices = async (login: string, title: string) =>
    (await done<any>(people[login]!.get('/new_notifications/my/', { page_size: 100 }))).results.filter((one: any) =>
      one.title.en.startsWith(title),
    );
  const lesson = (uid: string, days: string) => ({
    uid,
    load_type: 'practice',
    section: '1',
    subgroup: '',
    teacher: uids['teacher'],
    language: 'ru',
    room: null,
    meetings: [{ days, weeks, start: 600, length: 50 }],
    capacity: 20,
    parent: null,
  });

  await at(clock.now().toISOString());
  await settled();
  for (const login of ['student', 'teacher'])
    uids[login] = (await people[login]!.get('/user/my_roles/')).body.profile.uid;
  const info = (await people['student']!.get('/organizations/year_semester/')).body;
  const term: string = info.study_period.uid;
  const { groups } = (await people['student']!.get('/organizations/side_bar_list/')).body;
  const free = groups
    .flatMap((group: any) => group.courses)
    .find((one: any) => one.status === null && one.locked.length === 0);
  const planned = await done(people['office']!.get(`/offerings/${free.uid}/`));
  const made = await done(
    people['office']!.post('/offerings/', {
      discipline: planned.discipline.uid,
      study_period: term,
      teacher: uids['teacher'],
      fluxes: [
        { uid: fluxA, number: 1, number_of_times_per_week: 1, lessons: [lesson(lessonA!, '0010000')] },
        { uid: fluxB, number: 2, number_of_times_per_week: 1, lessons: [lesson(lessonB!, '0001000')] },
      ],
    }),
  );
  const course: string = made.uid;
  const lessons: Record<string, string> = made.uids;
  await done(people['office']!.post(`/offerings/${course}/open/`));
  await done(
    people['student']!.call('POST', '/organizations/card_save/', {
      query: { course, uid: info.status_info.uid },
      body: { lessons: [lessons[lessonA!]!] },
    }),
  );
  const follow = (day?: string) => done(system('/journals/follow/', { offering: course, ...(day ? { day } : {}) }));
  await follow();
  const [lessonOfFirst, lessonOfSecond] = [lessons[lessonA!]!, lessons[lessonB!]!];
  const [first, second] = [lessonOfFirst, lessonOfSecond].map(one => `${one}.${term}`) as [string, string];
  return {
    ...{ portal, clock, people, uids, at, settled, done, system, settle, follow, notices, term, course },
    /** Journals of the two streams, and the lesson of the second. */
    ...{ first, second, lessonOfSecond },
    ...{ sessionsOf, cellsOf, studentsOf, headOf, weekOf, edit },
  };
}
