import { averageOf } from '@portal/event-schemas/journals/parts.ts';
import { morningsJob } from '../../notification-worker/src/journals/mornings.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { refusal } from '../support/identity.ts';
import { cellOf, keptJournals, local } from '../support/kept-journals.ts';

const there = await keptJournals();
afterAll(() => there.portal.stop());
const { portal, clock, people, uids, at, settled, done, system, settle, follow, notices } = there;
const { course, first, second, lessonOfSecond, sessionsOf, cellsOf, studentsOf, weekOf, edit } = there;
/** The morning's run, made twice. */
const mornings = async () => {
  for (let n = 0; n < 2; n++) await morningsJob.run({}, portal.host, async () => {});
  await settled();
};

const name = { ru: 'Лекция с оценками', kk: 'Бағаланатын дәріс', en: 'Marked lecture', ky: 'Бааланган лекция' };
await done(people['office']!.post('/journals/types/', { name, load_type: 'lecture', mark_kind: 'percent' }));
const { results } = await done(
  people['teacher']!.get('/journals/electronic_journal/', { is_own: true, page_size: 100 }),
);
/** A journal of the demo university with many students. */
const many: string = results.sort((one: any, other: any) => other.students - one.students)[0].uid;

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
    const { version } = (await cellsOf(first))[0]!;
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
        students: [{ student: uids['student'], choice: 'move', lessons: [lessonOfSecond] }],
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
