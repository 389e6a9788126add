import type { SheetDetail, StudentResults } from '@portal/event-schemas/grades/views.ts';
import { rowId, sheetId } from '@portal/event-schemas/grades/ids.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

const clock = movableClock('2026-12-15T06:00:00.000Z');
let portal: TestPortal;
let office: Client;
let otherOffice: Client;
interface Course {
  offering: string;
  flux: string;
  sheet: string;
  discipline: string;
  study_period: string;
  students: string[];
  main: Client;
  co: Client[];
  coUids: string[];
}
const used = new Set<string>();

/** Somebody with a session of their own. */
async function somebody(account: string, roles: ('teacher' | 'office' | 'student')[]): Promise<Client> {
  const { token, csrf } = await portal.host.sessions.create({ account, roles });
  const person = client(portal.url);
  (person.cookies as Map<string, string>).set('portal_session', token).set('csrftoken', csrf);
  return person;
}
const offices = [newId(), newId()];
/** Goes to a moment; sessions don't last that long. */
async function at(moment: string): Promise<void> {
  clock.set(moment);
  office = await somebody(offices[0]!, ['office']);
  otherOffice = await somebody(offices[1]!, ['office']);
}
const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
beforeAll(async () => {
  portal = await startPortal({ demo: true, clock, services: ['command-service', 'projection-service'] });
  await at(clock.now().toISOString());
}, 180_000);
afterAll(() => portal.stop());

/** A course of the demo with so many students and co-teachers, and its sheet: one that no other test has (`fresh`), or rows that none has. */
async function course(students = 3, co = 0, fresh = true): Promise<Course> {
  await settled();
  const { rows } = await portal.host.pool.query<{
    offering: string;
    flux: string;
    discipline: string;
    study_period: string;
    students: string[];
  }>(
    `select p.offering, p.taken_flux as flux, o.discipline, o.study_period, array_agg(p.student order by p.student) as students
      from registration.places p join registration.offerings o on o.uid = p.offering
      where p.taken_lessons is not null and not p.taken_audit
      group by 1, 2, 3, 4 having count(*) >= $1 order by p.offering, p.taken_flux`,
    [students],
  );
  for (const { offering, flux, ...found } of rows) {
    if (fresh && used.has(offering)) continue;
    const sheet = sheetId(offering, flux);
    await callService(portal.host, 'POST /journals/sheets/follow/', { offerings: [offering] });
    await settled();
    const { body } = await office.get<SheetDetail>('/journals/final_grades/detail/', { sheet });
    const open = body.rows.filter(row => row.state === 'EMPTY' && row.agreements.length === co && !used.has(row.uid));
    if (!body.sheet.main_teacher || open.length < students) continue;
    used.add(offering);
    for (const row of open.slice(0, students)) used.add(row.uid);
    const coUids = [...new Set(open.flatMap(row => row.agreements.map(one => one.co_teachers)))];
    const teacher = (uid: string) => somebody(uid, ['teacher']);
    return {
      ...{ offering, flux, sheet, discipline: found.discipline, study_period: found.study_period },
      students: open.slice(0, students).map(row => row.student),
      main: await teacher(body.sheet.main_teacher),
      co: await Promise.all(coUids.map(teacher)),
      coUids,
    };
  }
  throw new Error(`No course of the demo has ${students} students with ${co} co-teachers: ${rows.length} looked at`);
}
const detail = async ({ sheet }: Course, who = office): Promise<SheetDetail> => {
  await settled();
  const { status, body } = await who.get<SheetDetail>('/journals/final_grades/detail/', { sheet });
  expect({ status, error: (body as { error?: unknown }).error }).toEqual({ status: 200, error: undefined });
  return body;
};
const rowOf = async (of: Course, place = 0) => (await detail(of)).rows.find(one => one.student === of.students[place])!;
const uidOf = (of: Course, place = 0) => rowId(of.sheet, of.students[place]!);
const mark = (of: Course, place: number, code: string | null, who = of.main) =>
  who.put(`/journals/change_mark/${uidOf(of, place)}/`, { mark: code });
const ok = ({ status, body }: { status: number; body: any }) =>
  expect({ status, error: body?.error }).toEqual({ status: 200, error: undefined });
const code = ({ body }: { body: any }): string => body?.error?.code ?? '';
const send = (of: Course, ...places: number[]) =>
  of.main.put(
    '/journals/send_office/',
    places.length > 0 ? { rows: places.map(place => ({ uid: uidOf(of, place) })) } : { sheet: of.sheet },
  );
const approve = (of: Course, places: number[], who = office) =>
  who.put('/journals/final_grades/approve/', { rows: places.map(place => ({ uid: uidOf(of, place) })) });
const results = async (student: string): Promise<StudentResults> => {
  await settled();
  return (await office.get<StudentResults>('/journals/final_grades_for_student/', { student })).body;
};

it('1. a sheet on which one co-teacher disagrees is not sent: the refusal names rows and teachers, and another mark ends both agreements', async () => {
  const of = await course(1, 2);
  const [agreeing, refusing] = of.coUids.map(uid => `${uidOf(of)}.${uid}`) as [string, string];
  ok(await mark(of, 0, 'B'));
  ok(await of.main.post('/journals/create_agreeing/', { final_grades: [uidOf(of)] }));
  expect((await of.main.post('/journals/create_agreeing/', { final_grades: [uidOf(of)] })).body.changed).toBe(false);
  ok(await of.co[0]!.put('/journals/change_agreeing/', { agreements: [agreeing], agreed: true }));
  expect(code(await of.co[1]!.put(`/journals/update_agreeing/${refusing}/`, { agreed: false }))).toBe(
    'grades.comment_required',
  );
  ok(await of.co[1]!.put(`/journals/update_agreeing/${refusing}/`, { agreed: false, comment: 'No laboratory work' }));
  const refused = await send(of);
  expect(code(refused)).toBe('grades.not_agreed');
  expect(refused.body.error.params.rows).toEqual([
    { row: uidOf(of), student: of.students[0], fault: 'not_agreed', teachers: [of.coUids[1]] },
  ]);
  expect((await rowOf(of)).sent_to_office).toBe(false);
  expect((await rowOf(of)).state).toBe('DISAGREED');
  ok(await mark(of, 0, 'C'));
  expect((await rowOf(of)).agreements.map(({ agreed }) => agreed)).toEqual([null, null]);
  // What somebody said stands in the history, and a co-teacher takes back what is theirs alone.
  ok(await of.co[0]!.put('/journals/change_agreeing/', { agreements: [agreeing], agreed: true }));
  expect(code(await of.co[1]!.put('/journals/clean_agreeing/', { agreements: [refusing] }))).toBe(
    'grades.nothing_to_clean',
  );
  ok(await of.main.put('/journals/clean_agreeing/', { agreements: [agreeing] }));
  await settled();
  const history = (await of.main.get('/journals/history_final_grades/', { row: uidOf(of), page_size: 50 })).body
    .results;
  expect(history.map(({ what }: { what: string }) => what)).toContain('GradeDisagreed');
});

it('2. approving several rows as they were seen is all or nothing, and names the one that was changed meanwhile', async () => {
  const of = await course(3);
  for (const place of [0, 1, 2]) ok(await mark(of, place, 'B'));
  ok(await send(of));
  const seen = (await detail(of)).rows
    .filter(row => of.students.includes(row.student))
    .map(({ uid, version }) => ({ uid, version }));
  ok(await office.put(`/journals/reject_individual/${uidOf(of, 1)}/`, { comment: 'The exam is missing' }));
  ok(await mark(of, 1, 'C'));
  ok(await send(of, 1));
  const refused = await office.put('/journals/final_grades/approve/', { rows: seen });
  expect(code(refused)).toBe('grades.rows_refused');
  expect(refused.body.error.params.rows).toMatchObject([{ row: uidOf(of, 1), fault: 'row_changed' }]);
  expect((await detail(of)).sheet.approved).toBe(0);
  ok(await approve(of, [0, 1, 2]));
  expect((await detail(of)).sheet).toMatchObject({
    approved: 3,
    state: (await detail(of)).sheet.needed === 3 ? 'processed' : 'partially_processed',
  });
});

it('3. an opening holds until midnight of its last day, although no job has run', async () => {
  const of = await course(1, 0, false);
  const before = clock.now().toISOString();
  const [period] = (await office.get('/grades/periods/', { study_period: of.study_period })).body.results;
  ok(await office.put(`/grades/periods/${period.uid}/`, { ends_on: '2026-12-14' }));
  expect(code(await mark(of, 0, 'B'))).toBe('grades.sheet_closed');
  expect(
    code(
      await office.post('/block_final_grades/create/', { sheets: [of.sheet], date: '2026-12-30', reason: 'An error' }),
    ),
  ).toBe('grades.unblock_too_long');
  const { uid } = (
    await office.post('/block_final_grades/create/', { sheets: [of.sheet], date: '2026-12-16', reason: 'An error' })
  ).body;
  ok(await mark(of, 0, 'B'));
  await settled();
  const opening = (await of.main.get('/block_final_grades/actual_unblock/', { sheet: of.sheet })).body.unblock;
  expect(opening).toMatchObject({ uid, date: '2026-12-16', is_active: true });
  await at(new Date(Date.parse(opening.until) - 1000).toISOString());
  const late = await somebody((await detail(of)).sheet.main_teacher!, ['teacher']);
  ok(await mark(of, 0, 'C', late));
  await at(opening.until);
  expect(code(await mark(of, 0, 'D', late))).toBe('grades.sheet_closed');
  await callService(portal.host, 'POST /block_final_grades/settle/', {});
  await settled();
  const lasting = (await office.get('/block_final_grades/list/')).body.results;
  expect(lasting.map((one: { uid: string }) => one.uid)).not.toContain(uid);
  expect((await office.get(`/journals/history_final_grades_block_unblock/${uid}/`)).body).toMatchObject({
    is_active: false,
  });
  expect((await office.get('/block_final_grades/common_actual_unblock/')).body).toEqual({ unblock: null });
  await at(before);
  ok(await office.put(`/grades/periods/${period.uid}/`, { ends_on: '2026-12-17' }));
  await settled();
  const remind = async () =>
    (await callService(portal.host, 'POST /grades/periods/remind/', {})) as { changed: boolean };
  expect([(await remind()).changed, (await remind()).changed]).toEqual([true, false]);
  ok(await office.put(`/grades/periods/${period.uid}/`, { ends_on: period.ends_on }));
});

it('4. an approved row goes to the office again only while it is open; then nobody has its result', async () => {
  const of = await course(1, 0, false);
  ok(await mark(of, 0, 'B'));
  ok(await send(of, 0));
  ok(await approve(of, [0]));
  const again = () => of.main.put(`/journals/send_office_individual/${uidOf(of)}/`, {});
  expect(code(await again())).toBe('grades.approved_row');
  ok(await send(of, 0));
  expect((await rowOf(of)).approved_educational_part).toBe(true);
  const ofCourse = async () =>
    (await results(of.students[0]!)).results.filter(({ offering }) => offering === of.offering);
  expect(await ofCourse()).toMatchObject([{ mark: 'B', is_counted: true }]);
  const { uid } = (
    await office.post('/block_final_grades/create/', { rows: [uidOf(of)], date: '2026-12-20', reason: 'An error' })
  ).body;
  ok(await office.put(`/block_final_grades/edit/${uid}/`, { date: '2026-12-21' }));
  ok(await again());
  expect((await rowOf(of)).approved_educational_part).toBeNull();
  expect(await ofCourse()).toEqual([]);
  const completed = await office.get('/journals/final_grades_completed/', { student: of.students[0]! });
  expect(completed.body.results.filter((one: any) => one.offering === of.offering)).toEqual([]);
  const { rows } = await portal.host.pool.query(
    'select 1 from registration.completed where student = $1 and discipline = $2',
    [of.students[0], of.discipline],
  );
  expect(rows).toEqual([]);
  ok(await office.put(`/block_final_grades/remove/${uid}/`));
});

it('5. the parts give the mark: 97.1 and 65.6 are 85 and B+, 80 and 40 are FX and never 64', async () => {
  const of = await course(2, 0, false);
  const record = (part: string, percents: number[]) =>
    of.main.put('/journals/final_grades/parts/', {
      sheet: of.sheet,
      part,
      rows: percents.map((percent, place) => ({ student: of.students[place], percent })),
    });
  ok(await record('rating', [9710, 8000]));
  const going = await office.get('/stud_jour/my_performance/disc/', { profile: of.students[0]!, course: of.offering });
  await settled();
  expect(
    (await office.get('/stud_jour/my_performance/disc/', { profile: of.students[0]!, course: of.offering })).body
      .needed,
  ).toContainEqual({ mark: 'B', from: 80, exam: 5310 });
  expect(going.status).toBeLessThan(500);
  ok(await record('exam', [6560, 4000]));
  expect((await rowOf(of, 0)).computed).toMatchObject({ code: 'B+', points: 333 });
  expect((await rowOf(of, 1)).computed).toMatchObject({ code: 'FX', passed: false });
  expect(code(await mark(of, 0, 'B'))).toBe('grades.mark_not_of_parts');
  ok(await mark(of, 0, 'B+'));
  ok(await mark(of, 1, 'FX'));
  expect(await rowOf(of, 0)).toMatchObject({ mark: 'B+', percent: 85 });
  expect(await rowOf(of, 1)).toMatchObject({ mark: 'FX', percent: null });
  expect((await of.main.get('/journals/to_get_grading/', { row: uidOf(of, 0) })).body).toMatchObject({
    computed: 'B+',
  });
  // A mark that nobody has approved is no result of the student.
  const student = await somebody(of.students[0]!, ['student']);
  await settled();
  expect(
    (await student.get('/stud_jour/my_performance/')).body.results.find((one: any) => one.offering === of.offering),
  ).toMatchObject({ mark: null, percent: null });
  expect((await student.get('/journals/final_grades_for_student/')).body.results).toEqual([]);
});

it('6. a new grading system leaves sheets that were opened before it as they are, and a used one is neither changed nor removed', async () => {
  const of = await course(1, 0, false);
  const [used] = (await office.get('/schedules/grading_systems/admin/', { sort: '-valid_from' })).body.results;
  const { uid: _uid, id: _id, ...fields } = used;
  const marks = fields.marks.filter((one: { code: string }) => one.code !== 'FX');
  const named = { ru: 'Без FX', kk: 'FX жоқ', en: 'Without FX', ky: 'FX жок' };
  const { rating_weight, pass_from, word_marks } = fields;
  const version = {
    name: named,
    for_level: 'all',
    valid_from: '2026-08-01',
    rating_weight,
    pass_from,
    word_marks,
    marks,
  };
  ok(await office.post('/schedules/grading_systems/admin/', version));
  await settled();
  const settable = (await of.main.get('/journals/to_get_grading/', { row: uidOf(of) })).body.marks;
  expect(settable.map((one: { code: string }) => one.code)).toContain('FX');
  const path = `/schedules/grading_systems/admin/${used.uid}/`;
  expect(code(await office.put(path, { marks }))).toBe('platform.record_in_use');
  expect(code(await office.delete(path))).toBe('platform.record_in_use');
  // A hole, or two marks from one percent, cannot be written at all.
  const broken = { ...version, valid_from: '2026-08-02', marks: marks.filter((one: { from: number }) => one.from > 0) };
  expect(
    (await office.post('/schedules/grading_systems/admin/', { ...broken, name: { ...named, ru: 'С дырой' } })).status,
  ).toBe(422);
});

/** A statement goes all its way: the teacher sends and signs, the office approves and registers. */
async function registered(of: Course, uid: string, checker = otherOffice): Promise<any> {
  ok(await of.main.put(`/journals/statements/${uid}/send/`, {}));
  ok(await checker.put(`/journals/statements/${uid}/approve/`, {}));
  ok(await of.main.put(`/journals/statements/${uid}/sign/`, {}));
  ok(await office.put(`/journals/statements/${uid}/sign/`, {}));
  return statement(uid);
}
const statement = async (uid: string, who = office): Promise<any> => {
  await settled();
  return (await who.get(`/journals/statements/${uid}/`)).body;
};
const draft = async (of: Course, kind: string, who = of.main): Promise<string> => {
  const reply = await who.post('/journals/statements/', { kind, sheet: of.sheet });
  ok(reply);
  return reply.body.uid;
};
/** Everybody on a statement gets the mark. */
const fill = async (of: Course, uid: string, mark: string, who = of.main) => {
  const { rows } = await statement(uid);
  ok(
    await who.put(`/journals/statements/${uid}/fill/`, {
      rows: rows.map(({ student }: { student: string }) => ({ student, mark })),
    }),
  );
};
const flagged = async (of: Course): Promise<boolean> => {
  await settled();
  const { results: failures } = (await office.get('/journals/failures/', { page_size: 100 })).body;
  return failures.some((one: any) => one.student === of.students[0] && one.discipline === of.discipline && one.flagged);
};

it('7. a third failure of a discipline is flagged once, and a correction to a pass takes the flag back', async () => {
  const of = await course(1, 0, false);
  ok(await mark(of, 0, 'F'));
  ok(await send(of, 0));
  ok(await approve(of, [0]));
  const retakes: string[] = [];
  for (const failed of ['FX', 'F']) {
    expect(await flagged(of)).toBe(false);
    const uid = await draft(of, 'retake');
    await fill(of, uid, failed);
    await registered(of, uid);
    retakes.push(uid);
  }
  expect(await flagged(of)).toBe(true);
  const corrected = await office.post(`/journals/statements/${retakes[0]}/correct/`, { reason: 'A slip' });
  ok(corrected);
  const { uid } = corrected.body;
  ok(await office.put(`/journals/statements/${uid}/fill/`, { rows: [{ student: of.students[0], mark: 'D' }] }));
  expect(code(await office.put(`/journals/statements/${uid}/approve/`, {}))).toBe('grades.statement_not_sent');
  await registered(of, uid);
  expect(await flagged(of)).toBe(false);
  const marks = (await results(of.students[0]!)).results.filter(({ offering }) => offering === of.offering);
  expect(marks.map(one => one.mark)).toEqual(['F', 'D', 'F']);
});

it('8. a registered statement never changes; a correction needs a reason, has a new number, and both say of each other', async () => {
  const of = await course(1, 0, false);
  ok(await mark(of, 0, 'B'));
  ok(await send(of, 0));
  ok(await approve(of, [0]));
  const uid = await draft(of, 'final');
  expect(code(await of.main.post('/journals/statements/', { kind: 'final', sheet: of.sheet }))).toBe(
    'grades.statement_nothing',
  );
  await settled();
  expect((await office.get(`/journals/statements/${uid}/print/`)).status).toBe(409);
  const first = await registered(of, uid);
  expect(first).toMatchObject({ status: 'REGISTERED', number: expect.stringMatching(/^\d+\/2026$/) });
  for (const act of ['fill', 'send', 'approve', 'sign'])
    expect(code(await (act === 'approve' ? office : of.main).put(`/journals/statements/${uid}/${act}/`, {}))).toBe(
      'grades.statement_registered',
    );
  expect(code(await office.put(`/journals/statements/${uid}/reject/`, { comment: 'No' }))).toBe(
    'grades.statement_registered',
  );
  expect((await office.call('DELETE', `/journals/statements/${uid}/`, {})).status).toBe(404);
  expect(code(await office.post(`/journals/statements/${uid}/correct/`, { reason: '' }))).toBe(
    'grades.comment_required',
  );
  const begun = await office.post(`/journals/statements/${uid}/correct/`, { reason: 'The protocol says C' });
  ok(begun);
  expect(code(await office.post(`/journals/statements/${uid}/correct/`, { reason: 'Again' }))).toBe(
    'grades.statement_being_corrected',
  );
  const rows = [{ student: of.students[0], mark: 'C' }];
  ok(await office.put(`/journals/statements/${begun.body.uid}/fill/`, { rows }));
  const second = await registered(of, begun.body.uid);
  expect(second.number).not.toBe(first.number);
  expect(second.correction_of).toMatchObject({ uid, number: first.number });
  const superseded = await statement(uid);
  expect(superseded).toMatchObject({
    status: 'SUPERSEDED',
    number: first.number,
    check_code: first.check_code,
    rows: first.rows,
    correction: { uid: second.uid, number: second.number },
  });
  expect(code(await office.post(`/journals/statements/${uid}/correct/`, { reason: 'Again' }))).toBe(
    'grades.statement_superseded',
  );
  expect((await rowOf(of)).mark).toBe('C');
  const [result] = (await results(of.students[0]!)).results.filter(({ offering }) => offering === of.offering);
  expect(result).toMatchObject({ mark: 'C', is_counted: true });

  // The paper is checked by anybody who holds it, and says which one is valid.
  const anybody = client(portal.url);
  const typed = second.check_code.toLowerCase().replace(/(.{5})(?=.)/g, '$1-');
  expect((await anybody.get(`/journals/check_statement/${typed}/`)).body).toMatchObject({
    number: second.number,
    corrects: first.number,
    superseded_by: null,
    unchanged: true,
  });
  expect((await anybody.get(`/journals/check_statement/${first.check_code}/`)).body).toMatchObject({
    superseded_by: second.number,
    unchanged: true,
  });
  expect((await anybody.get('/journals/check_statement/00000-00000-00000-00000/')).status).toBe(404);
  for (const language of ['ru', 'kk', 'en', 'ky']) {
    const reply = await fetch(`${portal.url}/api/v1/journals/statements/${uid}/print/?language=${language}`, {
      headers: { cookie: [...office.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  const stranger = await somebody(newId(), ['teacher']);
  expect((await stranger.get(`/journals/statements/${uid}/`)).status).toBe(404);
  expect((await stranger.get('/journals/statements/')).body.count).toBe(0);
  const listed = (await of.main.get('/journals/statements/', { sheet: of.sheet })).body.results;
  expect(new Set(listed.map((one: any) => one.uid))).toEqual(new Set([uid, second.uid]));
});

it('9. a retake counts from its approval: both attempts are shown, the last counts once', async () => {
  const of = await course(1, 0, false);
  ok(await mark(of, 0, 'FX'));
  ok(await send(of, 0));
  ok(await approve(of, [0]));
  const before = await results(of.students[0]!);
  const uid = await draft(of, 'retake');
  await fill(of, uid, 'C');
  ok(await of.main.put(`/journals/statements/${uid}/send/`, {}));
  /** What registration has of the course: a prerequisite asks this. */
  const completed = async () => {
    const { rows: found } = await portal.host.pool.query<{ completed: boolean }>(
      `select (data->>'completed')::boolean as completed from log.events where type = 'FinalResultRecorded'
        and data->>'student' = $1 and data->>'discipline' = $2 and data->>'study_period' = $3 order by position desc limit 1`,
      [of.students[0], of.discipline, of.study_period],
    );
    return found[0]?.completed;
  };
  expect(await results(of.students[0]!)).toEqual(before);
  expect(await completed()).toBe(false);
  expect(code(await of.main.put(`/journals/statements/${uid}/sign/`, {}))).toBe('grades.statement_not_approved');
  ok(await office.put(`/journals/statements/${uid}/approve/`, {}));
  expect(await completed()).toBe(true);
  const after = await results(of.students[0]!);
  expect(after.results.filter(({ offering }) => offering === of.offering)).toMatchObject([
    { mark: 'FX', is_counted: false },
    { mark: 'C', is_counted: true },
  ]);
  expect(after.total.credits).toBe(before.total.credits);
});

it('10. the same sending twice is one event; an empty sheet is not sent', async () => {
  const of = await course(2);
  expect(code(await send(of))).toBe('grades.sheet_empty');
  ok(await mark(of, 0, 'B'));
  const key = { 'idempotency-key': newId() };
  const once = await of.main.call('PUT', '/journals/send_office/', { body: { sheet: of.sheet }, headers: key });
  const twice = await of.main.call('PUT', '/journals/send_office/', { body: { sheet: of.sheet }, headers: key });
  expect([once.body, twice.body]).toEqual([once.body, once.body]);
  expect((await send(of)).body.changed).toBe(false);
  const { rows } = await portal.host.pool.query(
    `select count(*)::int as count from log.events where stream_id = $1 and type = 'RowsSentToOffice'`,
    [`final_grades-${of.sheet}`],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

describe('sheets', () => {
  it('are seen by who teaches them and by the office, narrowed, counted and exported', async () => {
    const of = await course(1, 0, false);
    await settled();
    const stranger = await somebody(newId(), ['teacher']);
    expect((await stranger.get('/journals/final_grades/')).body.count).toBe(0);
    expect((await stranger.get('/journals/final_grades/detail/', { sheet: of.sheet })).status).toBe(404);
    const own = (await of.main.get('/journals/final_grades/', { page_size: 100 })).body;
    expect(own.results.map(({ uid }: { uid: string }) => uid)).toContain(of.sheet);
    const all = (await office.get('/journals/final_grades/')).body.count;
    expect((await office.get('/journals/count_final_grades/')).body).toMatchObject({ all });
    expect((await office.get('/journals/all_count_final_grades/')).body).toMatchObject({ all });
    for (const filter of ['teacher_filter', 'co_teachers', 'cathedra', 'study_year', 'semester', 'mark_filter']) {
      const { status, body } = await office.get(`/journals/final_grades/${filter}/`);
      expect({ filter, status, some: body.results?.length > 0 }).toEqual({ filter, status: 200, some: true });
      expect((await of.main.get(`/journals/final_grades/${filter}/${of.sheet}/`)).status).toBe(200);
      expect((await stranger.get(`/journals/final_grades/${filter}/${of.sheet}/`)).status).toBe(404);
    }
    const { results: marked } = (await office.get('/journals/final_grades/', { mark: 'FX' })).body;
    expect(marked[0]).toMatchObject({ main_teacher_name: expect.any(String) });
    expect((await office.get(`/journals/final_grades/course/${of.offering}/`)).body.results.length).toBeGreaterThan(0);
    expect((await of.main.get('/journals/final_grades/grading_system/', { sheet: of.sheet })).body).toMatchObject({
      pass_from: 50,
    });
    expect((await of.main.get('/journals/final_grades/mark/', { course: of.offering })).body.results).toHaveLength(17);
    expect((await office.get('/journals/co_teachers_for_course/', { course: of.offering })).status).toBe(200);
    expect((await office.get('/journals/agreeing_grades_on_course/', { sheet: of.sheet })).status).toBe(200);
    expect(
      (await office.get('/journals/participants_unblock/', { sheet: of.sheet })).body.students.length,
    ).toBeGreaterThan(0);
    expect(
      (await office.get('/common/acad_periods_for_reg/copy/', { study_year: 2026 })).body.results.length,
    ).toBeGreaterThan(0);
  });

  it('are opened by steps that narrow each other', async () => {
    const of = await course(1, 0, false);
    await settled();
    const step = async (name: string, chosen: object) =>
      (await office.post(`/block_final_grades/${name}_on_create/`, chosen)).body.results;
    const chosen: Record<string, unknown> = {};
    const [year] = await step('academic_list', chosen);
    chosen['study_year'] = Number(year.uid);
    const [semester] = await step('semester_list', chosen);
    chosen['semester'] = semester.uid;
    expect((await step('cathedra_list', chosen)).length).toBeGreaterThan(0);
    expect((await step('teacher_list', chosen)).length).toBeGreaterThan(0);
    expect((await step('course_list', chosen)).map(({ uid }: { uid: string }) => uid)).toContain(of.offering);
    chosen['course'] = of.offering;
    expect((await step('flux_list', chosen)).map(({ uid }: { uid: string }) => uid)).toContain(of.sheet);
    chosen['flux'] = of.sheet;
    expect((await step('final_grades', chosen)).map(({ uid }: { uid: string }) => uid)).toContain(uidOf(of));
  });

  it('have their comments, a main teacher whom the office names, and what the office changes', async () => {
    const of = await course(1, 0, false);
    ok(await mark(of, 0, 'I'));
    ok(await of.main.put(`/journals/change_comment/main/${uidOf(of)}/`, { comment: 'Ill in the exam weeks' }));
    ok(await office.put(`/journals/change_comment/is_office/${uidOf(of)}/`, { comment: 'Certificate seen' }));
    expect(await rowOf(of)).toMatchObject({
      comment_main_teacher: 'Ill in the exam weeks',
      comment: 'Certificate seen',
    });
    ok(await office.post('/journals/create_history_final_grades/', { row: uidOf(of), comment: 'Seen again' }));
    expect((await office.get('/journals/final_grades/change_mark_i_on_university_exit/')).body.results).toEqual([]);
    ok(
      await office.put('/journals/final_grades/change/', { rows: [{ uid: uidOf(of), mark: 'W' }], reason: 'Order 12' }),
    );
    expect((await rowOf(of)).mark).toBe('W');
    ok(await send(of));
    expect(code(await approve(of, [0]))).toBe('grades.own_mark');
    ok(await otherOffice.put(`/journals/approve_individual/${uidOf(of)}/`, {}));
    const named = newId();
    ok(await office.put(`/journals/sheets/${of.sheet}/teachers/`, { main_teacher: named }));
    expect((await detail(of)).sheet.main_teacher).toBe(named);
  });

  it('have co-teachers who comment before they are asked, and rows that the office sends back together', async () => {
    const of = await course(1, 1, false);
    ok(
      await of.co[0]!.post('/journals/change_comment/coteachers/created/', {
        final_grades: uidOf(of),
        comment: 'Good work',
      }),
    );
    ok(
      await of.co[0]!.put(`/journals/change_comment/coteachers/${uidOf(of)}.${of.coUids[0]}/`, {
        comment: 'Very good work',
      }),
    );
    expect((await rowOf(of)).agreements).toMatchObject([{ comment: 'Very good work' }]);
    ok(await mark(of, 0, 'A'));
    ok(
      await of.co[0]!.put('/journals/change_agreeing/', { agreements: [`${uidOf(of)}.${of.coUids[0]}`], agreed: true }),
    );
    ok(await send(of));
    ok(await office.put('/journals/final_grades/reject/', { rows: [{ uid: uidOf(of) }], comment: 'Another exam' }));
    expect(await rowOf(of)).toMatchObject({ state: 'REJECTED', comment: 'Another exam' });
    await callService(portal.host, 'POST /journals/sheets/clear/', { student: of.students[0], sheets: [of.sheet] });
    expect((await rowOf(of)).state).toBe('EMPTY');
    await callService(portal.host, 'POST /journals/sheets/parts/', {
      sheet: of.sheet,
      part: 'rating',
      rows: [{ student: of.students[0], percent: 7000 }],
    });
    expect((await rowOf(of)).rating).toBe(7000);
    expect((await office.get('/journals/failures/')).status).toBe(200);
  });
});
