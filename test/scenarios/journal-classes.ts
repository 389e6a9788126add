import { rowId, sheetId } from '@portal/event-schemas/grades/ids.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { absencesJob } from '../../notification-worker/src/journals/absences.ts';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { cellOf, keptJournals, local } from '../support/kept-journals.ts';

const there = await keptJournals();
afterAll(() => there.portal.stop());
const { portal, clock, people, uids, at, settled, done, system, settle, notices } = there;
const { term, first, second, sessionsOf, studentsOf, headOf, edit } = there;

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
  const missed = ['2026-10-14', '2026-10-21'];
  const told = async () => {
    await absencesJob.run({}, portal.host, async () => {});
    await settled();
    return notices('student', 'Unexcused absences');
  };
  it('are told to the student and their advisor once, by the limit that the university has set', async () => {
    await at(local(missed[1]!, '12:00'));
    const sessions = await sessionsOf(first);
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
    expect((await studentsOf(first))[0]).toMatchObject({ missed: 2, excused: 0, warning: true });
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
    expect((await studentsOf(first))[0]).toMatchObject({ missed: 2, excused: 1, warning: false });
  });
});

describe('one class in the place of another, or of its teacher', () => {
  it('is added beside the plan, moved, and given by a substitute, each where the rules allow it', async () => {
    const extra = { journal: first, date: '2026-10-24', start: 600, length: 50, room: null, theme: 'Консультация' };
    const { uid } = await done(people['teacher']!.post('/journals/sessions/', extra));
    const taken = await people['teacher']!.post('/journals/sessions/', { ...extra, start: 620 });
    expect(refusal(taken)).toMatch(/journals\.(window|place)_taken$/);
    const place = { date: '2026-10-24', start: 720, length: 50, room: null };
    await done(people['teacher']!.put(`/journals/sessions/${uid}/move/`, place));
    expect((await sessionsOf(first)).find(session => session.uid === uid)).toMatchObject({
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
    const [elsewhere] = await sessionsOf(first);
    const denied = (await somebody(other, ['teacher'])).put(
      `/journals/edit_mark/${cellOf(elsewhere!, uids['student']!)}/`,
      { mark: '70' },
    );
    expect(refusal(await denied)).toContain('journals.not_your_journal');
  });
});

describe('themes of many classes', () => {
  it('are written from a file that the journal itself gives, all lines or none', async () => {
    const text = await done<string>(people['teacher']!.get('/journals/themes/file/', { journal: first }));
    const lines = text.split('\r\n').filter(Boolean);
    expect(lines[0]).toBe('number,date,start,theme');
    const upload = (csv: string) => people['teacher']!.post('/journals/themes/import/', { journal: first, csv });
    expect(await done(upload(text))).toEqual({ lines: lines.length - 1, changed: 0 });
    const last = lines.at(-1)!;
    const wrong = await upload(`${lines[0]}\n${last}Итоги\n999,,Нет такого\n`);
    expect(wrong.body.error).toMatchObject({
      code: 'platform.import_broken',
      params: { count: 1, lines: [{ line: 3 }] },
    });
    expect((await sessionsOf(first)).some(({ theme }) => theme === 'Итоги')).toBe(false);
    expect(await done(upload(`${lines[0]}\n${last}Итоги\n`))).toEqual({ lines: 1, changed: 1 });
  });
  it('are taken from the journal of a parallel group', async () => {
    const [parallel] = await done<any[]>(people['teacher']!.get('/journals/parallel_journals/', { journal: first }));
    expect(parallel).toMatchObject({ uid: second });
  });
});

describe('materials of a course', () => {
  it('are kept by its teachers alone, and read by its students with their files', async () => {
    const { offering } = await headOf(first);
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
    const { offering, flux } = await headOf(first);
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
    expect((await headOf(first)).state).toBe('open');
    await done(people['office']!.put('/journals/final_grades/approve/', { rows: [{ uid: row }] }));
    await settle();
    expect((await headOf(first)).state).toBe('closed');
    const session = (await sessionsOf(first)).findLast(({ starts_at }) => starts_at < clock.now().toISOString())!;
    expect(refusal(await edit(cellOf(session, uids['student']!), { comment: 'x' }))).toContain('journals.closed');
  });
});
