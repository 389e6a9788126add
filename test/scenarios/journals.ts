import type {
  CellView,
  JournalStudent,
  JournalView,
  SessionView,
  WeekView,
} from '@portal/event-schemas/journals/views.ts';
import { averageOf } from '@portal/event-schemas/journals/parts.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { rowId, sheetId } from '@portal/event-schemas/grades/ids.ts';
import { absencesJob } from '../../notification-worker/src/journals/absences.ts';
import { morningsJob } from '../../notification-worker/src/journals/mornings.ts';
import { settleJob } from '../../notification-worker/src/journals/settling.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** Bishkek is six hours ahead of UTC; the term begins on Tuesday 1 September, the first class is on Wednesday the 2nd at 10:00. */
const local = (date: string, time = '12:00'): string => new Date(`${date}T${time}:00+06:00`).toISOString();
const start = local('2026-09-01');
const clock = movableClock(start);
const weeks = '1'.repeat(15);
const [fluxA, fluxB, lessonA, lessonB] = [1, 2, 3, 4].map(one => `00000000-0000-4000-8000-0000000000a${one}`);
let portal: TestPortal;
const people: Record<string, Client> = {};
const uids: Record<string, string> = {};
let term: string, course: string, lessons: Record<string, string>;
/** Journals of the course made here, of its two streams; and one of the demo university with many students. */
let first: string, second: string, many: string;

const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 20_000);
async function at(moment: string): Promise<void> {
  clock.set(moment);
  for (const login of ['student', 'teacher', 'office', 'admin']) people[login] = await client(portal.url).login(login);
}
async function done<T = any>(answer: Promise<{ status: number; body: any }>): Promise<T> {
  const { status, body } = await answer;
  expect({ ok: status < 300, error: body?.error }).toEqual({ ok: true, error: undefined });
  await settled();
  return body;
}
const system = (path: string, body: object) =>
  client(portal.url).post(path, body, { 'x-service-token': portal.config.serviceToken });
const follow = (day?: string) => done(system('/journals/follow/', { offering: course, ...(day ? { day } : {}) }));
const settle = async () => {
  await settleJob.run({}, portal.host, async () => {});
  await settled();
};
/** The morning's run, made twice. */
const mornings = async () => {
  for (let n = 0; n < 2; n++) await morningsJob.run({}, portal.host, async () => {});
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
const cellOf = (session: SessionView, student: string) => `${session.uid}.${student}`;
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

beforeAll(async () => {
  portal = await startPortal({
    services: ['command-service', 'projection-service'],
    demo: true,
    clock,
    config: { timeZone: 'Asia/Bishkek' },
  });
  await at(start);
  await settled();
  for (const login of ['student', 'teacher'])
    uids[login] = (await people[login]!.get('/user/my_roles/')).body.profile.uid;
  const info = (await people['student']!.get('/organizations/year_semester/')).body;
  term = info.study_period.uid;
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
  course = made.uid;
  lessons = made.uids;
  await done(people['office']!.post(`/offerings/${course}/open/`));
  await done(
    people['student']!.call('POST', '/organizations/card_save/', {
      query: { course, uid: info.status_info.uid },
      body: { lessons: [lessons[lessonA!]!] },
    }),
  );
  await follow();
  [first, second] = [lessonA, lessonB].map(one => `${lessons[one!]}.${term}`) as [string, string];
  const name = { ru: 'Лекция с оценками', kk: 'Бағаланатын дәріс', en: 'Marked lecture', ky: 'Бааланган лекция' };
  await done(people['office']!.post('/journals/types/', { name, load_type: 'lecture', mark_kind: 'percent' }));
  const { results } = await done(
    people['teacher']!.get('/journals/electronic_journal/', { is_own: true, page_size: 100 }),
  );
  many = results.sort((one: any, other: any) => other.students - one.students)[0].uid;
}, 240_000);
afterAll(() => portal?.stop());

describe('acceptance of journals', () => {
  it('7. a class is marked from its first second on, by the clock of the university alone', async () => {
    const [session] = await sessionsOf(first);
    expect(session).toMatchObject({ date: '2026-09-02', start: 600, starts_at: local('2026-09-02', '10:00') });
    await at('2026-09-02T03:59:59.000Z');
    const cell = cellOf(session!, uids['student']!);
    for (const body of [{ mark: '85' }, { missed: true }])
      expect(refusal(await edit(cell, body))).toContain('journals.not_begun');
    await at('2026-09-02T04:00:00.000Z');
    await done(edit(cell, { missed: true }));
    await done(edit(cell, { present: true, mark: '85' }));
    expect(await cellsOf(first)).toMatchObject([{ mark: '85', attendance: 'present' }]);
  });

  it('5. two tabs on one cell: the later save is told what stands there; other cells of the class hold', async () => {
    const [session] = await sessionsOf(first);
    const cell = cellOf(session!, uids['student']!);
    const [{ version }] = (await cellsOf(first)) as [CellView];
    await done(edit(cell, { mark: '90', version }));
    const late = await edit(cell, { mark: '70', version });
    expect(late.body.error).toMatchObject({ code: 'journals.cell_changed', params: { now: { mark: '90' } } });
    const pupils = (await studentsOf(many)).filter(({ audit }) => !audit).slice(0, 2);
    const [other] = await sessionsOf(many);
    await at(new Date(Date.parse(other!.starts_at) + 60_000).toISOString());
    const both = await Promise.all(
      pupils.map(({ student }) => edit(cellOf(other!, student), { mark: '61', version: 0 })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await done(edit(cellOf(other!, pupils[0]!.student), { mark: '' }));
    await done(edit(cellOf(other!, pupils[1]!.student), { mark: '' }));
  });

  it('4. a class with marks is not cancelled; without them its absences go, and do not come back', async () => {
    const sessions = await sessionsOf(many);
    const session = sessions[1]!;
    await at(new Date(Date.parse(session.starts_at) + 60_000).toISOString());
    const pupils = (await studentsOf(many)).filter(({ audit }) => !audit).slice(0, 8);
    expect(pupils.length).toBe(8);
    const cells = pupils.map(({ student }, index) => ({
      uid: cellOf(session, student),
      ...(index < 3 ? { mark: '75' } : { missed: true }),
    }));
    await done(people['teacher']!.post('/journals/edit_marks/', { journal: many, cells }));
    const cancel = (canceled: boolean) =>
      people['teacher']!.put(`/journals/configuring_classes/${session.uid}/update/`, { canceled, comment: 'Болезнь' });
    const refused = await cancel(true);
    expect(refused.body.error).toMatchObject({ code: 'journals.has_marks', params: { marks: 3 } });
    for (const { uid } of cells.slice(0, 3)) await done(edit(uid, { mark: null }));
    const missedNow = async () => (await studentsOf(many)).reduce((sum, { missed }) => sum + missed, 0);
    expect(await missedNow()).toBe(5);
    await done(cancel(true));
    expect(await missedNow()).toBe(0);
    const history = await done<any>(
      people['teacher']!.get('/journals/history/', { journal: many, session: session.uid, page_size: 100 }),
    );
    const gone = history.results.filter(({ type, student }: any) => type === 'SessionCancelled' && student !== null);
    expect(gone.map(({ old }: any) => old)).toEqual(Array.from({ length: 5 }, () => 'missed'));
    await done(cancel(false));
    expect(await missedNow()).toBe(0);
  });

  it('10. students of a cancelled class are told once, however often it is pressed', async () => {
    const session = (await sessionsOf(first))[2]!;
    await done(people['teacher']!.put(`/journals/configuring_classes/${session.uid}/update/`, { canceled: true }));
    const tell = () =>
      people['teacher']!.post('/journals/when_canceled_lesson_notify/', { sessions: [session.uid], text: 'Перенесём' });
    const told = (await done(tell())).told;
    expect(told).toBe(1);
    expect((await done(tell())).told).toBe(0);
    expect(await notices('student', 'No class')).toHaveLength(1);
    const [last] = await done<any>(people['teacher']!.get('/journals/cancellation_history/', { journal: first }));
    expect(last).toMatchObject({ type: 'CancellationTold', told: 1, by: uids['teacher'] });
    await done(people['teacher']!.put(`/journals/configuring_classes/${session.uid}/update/`, { canceled: false }));
  });

  it('1. a week closes ten days after its end at midnight of the university, run or no run', async () => {
    const [session] = await sessionsOf(first);
    const cell = cellOf(session!, uids['student']!);
    await at('2026-09-16T17:59:00.000Z');
    await done(edit(cell, { mark: '91' }));
    await at('2026-09-16T18:00:00.000Z');
    expect(refusal(await edit(cell, { mark: '92' }))).toContain('journals.week_blocked');
    expect(await weekOf(first, '2026-08-31')).toMatchObject({
      state: 'BLOCKED',
      planned_at: '2026-09-16T18:00:00.000Z',
    });
  });

  it('6. the run is three days late: each week is closed once, as planned, and its teacher told once', async () => {
    await at(local('2026-09-19'));
    await settle();
    await settle();
    const { results } = await done<any>(
      people['office']!.get('/block_unblock_ej/journal_block_unblock/', { journal: first, page_size: 100 }),
    );
    expect(results.filter(({ type }: any) => type === 'WeekBlocked')).toMatchObject([
      { week: '2026-08-31', planned_at: '2026-09-16T18:00:00.000Z' },
    ]);
    expect((await notices('teacher', 'A week of your journal is closed')).length).toBe(
      new Set((await notices('teacher', 'A week of your journal is closed')).map(({ uid }: any) => uid)).size,
    );
  });

  it('rule 13: the office learns in the morning of weeks that have closed with empty cells, once', async () => {
    await at(local('2026-09-20', '09:00'));
    await mornings();
    const told = await notices('office', 'Weeks of journals have closed with empty cells');
    expect(told).toHaveLength(1);
    expect(told[0].text.en).toMatch(/: [1-9]\d* weeks of [1-9]\d* teachers, [1-9]\d* empty cells\./);
  });

  it('2. with weekly runs on Mondays the date shown is the next Monday, and the teacher edits until then', async () => {
    await done(
      people['admin']!.post('/settings/journal-block/', {
        name: 'По понедельникам',
        days: 10,
        frequency: 'WEEKLY',
        weekday: 1,
      }),
    );
    const week = await weekOf(first, '2026-09-07');
    expect(week).toMatchObject({ state: 'OPEN', planned_at: local('2026-09-28', '00:00') });
    const session = (await sessionsOf(first)).find(({ date }) => date === '2026-09-09')!;
    await at(local('2026-09-27', '23:59'));
    await done(edit(cellOf(session, uids['student']!), { mark: '55' }));
    await at(local('2026-09-28', '00:00'));
    expect(refusal(await edit(cellOf(session, uids['student']!), { mark: '56' }))).toContain('journals.week_blocked');
  });

  const open = (body: object) =>
    people['office']!.post('/block_unblock_ej/create/', {
      lessons: [first],
      weeks: ['2026-08-31'],
      reason: 'Болезнь',
      ...body,
    });

  it('8. a reopening of eight days, until yesterday, without a reason or stretched beyond seven is refused at its field', async () => {
    const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
    expect((await open({ until: inDays(8) })).body.error.fields).toHaveProperty('until');
    expect((await open({ until: inDays(-1) })).body.error.fields).toHaveProperty('until');
    expect((await open({ until: inDays(2), reason: '' })).body.error.fields).toHaveProperty('reason');
    const { uid } = await done(open({ until: inDays(7) }));
    const stretched = await people['office']!.put(`/block_unblock_ej/edit/${uid}/`, { until: inDays(9) });
    expect(stretched.body.error.fields).toHaveProperty('until');
    await done(people['office']!.put(`/block_unblock_ej/remove/${uid}/`));
    expect((await weekOf(first, '2026-08-31')).state).toBe('BLOCKED');
  });

  it('3. a closed week is opened until Friday, changed, and closed again; the other week was never open', async () => {
    const until = local('2026-10-02', '23:59');
    await done(open({ until }));
    const sessions = await sessionsOf(first);
    const cell = cellOf(sessions[0]!, uids['student']!);
    await done(edit(cell, { mark: '95' }));
    expect(refusal(await edit(cellOf(sessions[1]!, uids['student']!), { mark: '95' }))).toContain(
      'journals.week_blocked',
    );
    // Rule 13: the teacher is told on the day before the last one.
    const closing = async () => (await notices('teacher', 'A reopened week of your journal closes soon')).length;
    for (const [day, times] of [
      ['2026-09-30', 0],
      ['2026-10-01', 1],
      ['2026-10-02', 1],
    ] as const) {
      await at(local(day, '09:00'));
      await mornings();
      expect(await closing()).toBe(times);
    }
    await at(local('2026-10-03', '10:00'));
    expect(refusal(await edit(cell, { mark: '96' }))).toContain('journals.week_blocked');
    expect((await cellsOf(first)).find(({ uid }) => uid === cell)).toMatchObject({ mark: '95' });
    const { results } = await done<any>(
      people['teacher']!.get('/journals/history/', { journal: first, page_size: 100 }),
    );
    expect(results.find(({ type }: any) => type === 'MarkSet')).toMatchObject({
      old: '91',
      new: '95',
      by: uids['teacher'],
    });
    expect(results.find(({ type }: any) => type === 'WeekReopened')).toMatchObject({ new: 'Болезнь' });
  });

  it('9. a student moves to the other stream in the fifth week: each journal keeps what is its own', async () => {
    const { fluxes } = await done(people['office']!.get(`/offerings/${course}/`));
    const kept = fluxes.filter((one: any) => one.number === 2);
    const strip = ({
      uid,
      load_type,
      section,
      subgroup,
      teacher,
      language,
      room,
      meetings,
      capacity,
      parent,
    }: any) => ({
      uid,
      load_type,
      section,
      subgroup,
      teacher: teacher?.uid ?? teacher,
      language,
      room: room?.uid ?? room,
      meetings,
      capacity,
      parent,
    });
    await done(
      people['office']!.put(`/offerings/${course}/`, {
        teacher: uids['teacher'],
        fluxes: kept.map((one: any) => ({
          uid: one.uid,
          number: one.number,
          number_of_times_per_week: one.number_of_times_per_week,
          lessons: one.lessons.map(strip),
        })),
        students: [{ student: uids['student'], choice: 'move', lessons: [lessons[lessonB!]] }],
        reason: 'Поток закрыт',
      }),
    );
    await follow('2026-10-03');
    const [before, after] = [await studentsOf(first), await studentsOf(second)];
    expect(before).toMatchObject([{ student: uids['student'], on_course: false, marks: 2 }]);
    expect(after).toMatchObject([
      { student: uids['student'], on_course: true, marks: 0, stays: [{ from: '2026-10-03' }] },
    ]);
    const sessions = await sessionsOf(second);
    expect(refusal(await edit(cellOf(sessions[0]!, uids['student']!), { mark: '50' }))).toMatch(
      /journals\.(not_on_course|week_blocked)$/,
    );
    const next = sessions.find(({ date }) => date > '2026-10-03')!;
    await at(new Date(Date.parse(next.starts_at) + 60_000).toISOString());
    await done(edit(cellOf(next, uids['student']!), { mark: '65' }));
    const { rows } = await portal.host.pool.query(
      'select marks, hundredths from journals.parts_public where student = $1 and offering = $2',
      [uids['student'], course],
    );
    const sum = rows.reduce(
      (all, one) => ({ marks: all.marks + one.marks, hundredths: all.hundredths + one.hundredths }),
      {
        marks: 0,
        hundredths: 0,
      },
    );
    expect({ marks: sum.marks, average: averageOf(sum) }).toEqual({
      marks: 3,
      average: Math.round((9500 + 5500 + 6500) / 3),
    });
    expect((await sessionsOf(first)).every(({ date }) => date <= '2026-10-03')).toBe(true);
  });
});

describe('a teacher asks to have a week opened', () => {
  it('and the office grants it for some days', async () => {
    const { uid } = await done(
      people['teacher']!.post('/journals/reopening_requests/', {
        journal: second,
        week: '2026-09-07',
        reason: 'Была больна',
      }),
    );
    expect(await notices('office', 'A teacher asks to open a week')).toHaveLength(1);
    await done(people['office']!.post(`/journals/reopening_requests/${uid}/grant/`, { days: 2 }));
    expect((await done(system('/journals/grant_reopening/', { request: uid }))).weeks).toBe(1);
    expect((await weekOf(second, '2026-09-07')).state).toBe('REOPENED');
    await done(system('/journals/grant_reopening/', { request: uid }));
    const { results } = await done<any>(people['office']!.get('/block_unblock_ej/list/', { is_active: true }));
    expect(results.filter((one: any) => one.uid === uid)).toHaveLength(1);
  });
});

/** Somebody with a session of their own. */
async function somebody(account: string, roles: ('teacher' | 'supervisor')[]): Promise<Client> {
  const { token, csrf } = await portal.host.sessions.create({ account, roles });
  const person = client(portal.url);
  (person.cookies as Map<string, string>).set('portal_session', token).set('csrftoken', csrf);
  return person;
}
const one = async <T>(sql: string, ...values: unknown[]): Promise<T> =>
  (await portal.host.pool.query<any>(sql, values)).rows[0];

describe('rule 13: repeated unexcused absences', () => {
  const missed = ['2026-10-15', '2026-10-22'];
  const told = async () => {
    await absencesJob.run({}, portal.host, async () => {});
    await settled();
    return notices('student', 'Unexcused absences');
  };
  it('are told to the student and their advisor once, by the limit that the university has set', async () => {
    await at(local(missed[1]!, '12:00'));
    const sessions = await sessionsOf(second);
    for (const date of missed)
      await done(
        edit(
          cellOf(
            sessions.find(session => session.date === date)!,
            uids['student']!,
          ),
          { missed: true },
        ),
      );
    expect(await told()).toEqual([]);
    await done(people['admin']!.post('/journals/absence_limits/', { study_period: term, unexcused: 2 }));
    expect(await told()).toHaveLength(1);
    expect(await told()).toHaveLength(1);
    const { advisor } = await one<{ advisor: string }>(
      'select advisor from curriculum.students_public where uid = $1',
      uids['student'],
    );
    const { results } = await done<any>(
      (await somebody(advisor, ['supervisor'])).get('/new_notifications/my/', { page_size: 100 }),
    );
    expect(results.filter((notice: any) => notice.title.en.startsWith('Your student misses classes'))).toHaveLength(1);
    expect((await studentsOf(second))[0]).toMatchObject({ missed: 2, excused: 0, warning: true });
  });
  it('are read by the student, their advisor and the office; a certificate excuses them', async () => {
    const mine = () => done<any[]>(people['student']!.get('/journals/my_absences/', { study_period: term }));
    expect((await mine()).map(({ date, excused }) => [date, excused])).toEqual(
      missed.toReversed().map(day => [day, false]),
    );
    const certificate = { student: uids['student'], from: missed[0], to: missed[0], reason: 'ill', note: '№ 7' };
    expect(await done(people['office']!.post('/journals/absence_excuses/', certificate))).toEqual({ excused: 1 });
    expect((await mine()).map(({ date, excused }) => [date, excused])).toEqual([
      [missed[1], false],
      [missed[0], true],
    ]);
    const asked = { student: uids['student'], study_period: term };
    expect(await done(people['office']!.get('/journals/my_absences/', asked))).toEqual(await mine());
    expect(refusal(await people['teacher']!.get('/journals/my_absences/', asked))).toContain('identity.access_denied');
    expect((await studentsOf(second))[0]).toMatchObject({ missed: 2, excused: 1, warning: false });
  });
});

describe('one class in the place of another, or of its teacher', () => {
  it('is added beside the plan, moved, and given by a substitute, each where the rules allow it', async () => {
    const extra = { journal: second, date: '2026-10-24', start: 600, length: 50, room: null, theme: 'Консультация' };
    const { uid } = await done(people['teacher']!.post('/journals/sessions/', extra));
    const taken = await people['teacher']!.post('/journals/sessions/', { ...extra, start: 620 });
    expect(refusal(taken)).toMatch(/journals\.(window|place)_taken$/);
    const place = { date: '2026-10-24', start: 720, length: 50, room: null };
    await done(people['teacher']!.put(`/journals/sessions/${uid}/move/`, place));
    expect((await sessionsOf(second)).find(session => session.uid === uid)).toMatchObject({
      start: 720,
      is_extra: true,
      theme: 'Консультация',
    });
    const { uid: other } = await one<{ uid: string }>(
      'select uid from curriculum.teachers_public where uid <> $1 limit 1',
      uids['teacher'],
    );
    await at(local('2026-10-24', '13:00'));
    const cell = `${uid}.${uids['student']}`;
    const enter = async (mark: string) =>
      (await somebody(other, ['teacher'])).put(`/journals/edit_mark/${cell}/`, { mark });
    expect(refusal(await enter('70'))).toContain('journals.not_your_journal');
    const named = { teacher: other, reason: 'Командировка' };
    await done(people['office']!.put(`/journals/sessions/${uid}/substitute/`, named));
    await done(enter('70'));
    const [elsewhere] = await sessionsOf(second);
    const denied = (await somebody(other, ['teacher'])).put(
      `/journals/edit_mark/${cellOf(elsewhere!, uids['student']!)}/`,
      { mark: '70' },
    );
    expect(refusal(await denied)).toContain('journals.not_your_journal');
  });
});

describe('themes of many classes', () => {
  it('are written from a file that the journal itself gives, all lines or none', async () => {
    const text = await done<string>(people['teacher']!.get('/journals/themes/file/', { journal: second }));
    const lines = text.split('\r\n').filter(Boolean);
    expect(lines[0]).toBe('number,date,start,theme');
    const upload = (csv: string) => people['teacher']!.post('/journals/themes/import/', { journal: second, csv });
    expect(await done(upload(text))).toEqual({ lines: lines.length - 1, changed: 0 });
    const last = lines.at(-1)!;
    const wrong = await upload(`${lines[0]}\n${last}Итоги\n999,,Нет такого\n`);
    expect(wrong.body.error).toMatchObject({
      code: 'platform.import_broken',
      params: { count: 1, lines: [{ line: 3 }] },
    });
    expect((await sessionsOf(second)).some(({ theme }) => theme === 'Итоги')).toBe(false);
    expect(await done(upload(`${lines[0]}\n${last}Итоги\n`))).toEqual({ lines: 1, changed: 1 });
  });
  it('are taken from the journal of a parallel group', async () => {
    const [parallel] = await done<any[]>(people['teacher']!.get('/journals/parallel_journals/', { journal: second }));
    expect(parallel).toMatchObject({ uid: first });
  });
});

describe('materials of a course', () => {
  it('are kept by its teachers alone, and read by its students with their files', async () => {
    const { offering } = await headOf(second);
    const form = new FormData();
    form.append('file', new Blob(['Список литературы'], { type: 'text/plain' }), 'books.txt');
    const [file] = await done<any[]>(
      people['teacher']!.call('POST', '/journals/materials/files/', { query: { field: 'files' }, body: form }),
    );
    const body = { offering, week: 2, title: 'Литература', kind: 'literature', about: '', link: '', files: [file.uid] };
    const empty = await people['teacher']!.post('/journals/materials/', { ...body, files: [] });
    expect(empty.body.error.fields).toHaveProperty('link');
    const { uid } = await done(people['teacher']!.post('/journals/materials/', body));
    const { uid: stranger } = await one<{ uid: string }>(
      `select uid from curriculum.teachers_public where uid not in
        (select person from journals.course_teachers_public where offering = $1) limit 1`,
      offering,
    );
    const foreign = await somebody(stranger, ['teacher']);
    expect(
      refusal(await foreign.post('/journals/materials/', { ...body, files: [], link: 'https://example.org' })),
    ).toContain('platform.not_yours');
    const listed = async (who: Client) =>
      (await done<any>(who.get('/journals/materials/', { offering, page_size: 100 }))).results.map(
        (row: any) => row.uid,
      );
    expect(await listed(people['student']!)).toContain(uid);
    expect(await listed(people['office']!)).toContain(uid);
    expect(await listed(foreign)).toEqual([]);
    expect((await people['student']!.get(`/files/${file.uid}/`)).status).toBe(200);
    expect((await foreign.get(`/files/${file.uid}/`)).status).toBe(404);
    expect(refusal(await people['student']!.post('/journals/materials/', body))).toContain('identity.access_denied');
    const { results } = await done<any>(people['student']!.get('/journals/courses/', { page_size: 100 }));
    expect(results.find((row: any) => row.uid === offering)).toMatchObject({ may_write: false });
  });
});

describe('the head of a department', () => {
  it('reads the journals of its teachers, and changes none', async () => {
    const foreign = await one<{ uid: string; teacher: string; cathedra: string }>(
      `select j.uid, j.teacher, k.cathedra from journals.journals_public j join curriculum.teachers_public k on k.uid = j.teacher
        where j.teacher <> $1 and k.cathedra not in (select uid from curriculum.cathedras_public where head = $1) limit 1`,
      uids['teacher'],
    );
    const read = () => people['teacher']!.get(`/journals/description_detail/${foreign.uid}/`);
    expect(refusal(await read())).toContain('journals.not_your_journal');
    const path = `/curriculum/cathedras/${foreign.cathedra}/`;
    await done(people['office']!.put(path, { head: uids['teacher'] }));
    expect((await done(read())).may_edit).toBe(false);
    const listed = (is_own: boolean) =>
      done<any>(people['teacher']!.get('/journals/electronic_journal/', { is_own, page_size: 100 }));
    expect((await listed(false)).results.map(({ uid }: any) => uid)).toContain(foreign.uid);
    expect((await listed(true)).results.map(({ uid }: any) => uid)).not.toContain(foreign.uid);
    expect((await done(people['teacher']!.get('/journals/statistics/', { by: 'teacher' }))).department).toBe(true);
    const [session] = await sessionsOf(foreign.uid);
    const change = people['teacher']!.put(`/journals/configuring_classes/${session!.uid}/update/`, { theme: 'x' });
    expect(refusal(await change)).toContain('journals.not_your_journal');
  });
});

describe('gap 8: a sheet of final grades that is approved', () => {
  it('closes the journals of its stream', async () => {
    const { offering, flux } = await headOf(second);
    const sheet = sheetId(offering, flux);
    await done(system('/journals/sheets/follow/', { offerings: [offering] }));
    const [period] = (await done<any>(people['office']!.get('/grades/periods/', { study_period: term }))).results;
    await done(
      people['office']!.put(`/grades/periods/${period.uid}/`, { starts_on: '2026-10-01', ends_on: '2026-12-31' }),
    );
    const row = rowId(sheet, uids['student']!);
    await done(people['teacher']!.put(`/journals/change_mark/${row}/`, { mark: 'B' }));
    await done(people['teacher']!.put('/journals/send_office/', { sheet }));
    await settle();
    expect((await headOf(second)).state).toBe('open');
    await done(people['office']!.put('/journals/final_grades/approve/', { rows: [{ uid: row }] }));
    await settle();
    expect((await headOf(second)).state).toBe('closed');
    const session = (await sessionsOf(second)).findLast(({ starts_at }) => starts_at < clock.now().toISOString())!;
    expect(refusal(await edit(cellOf(session, uids['student']!), { comment: 'x' }))).toContain('journals.closed');
  });
});
