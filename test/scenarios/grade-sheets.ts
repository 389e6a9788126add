import { callService } from '@portal/platform/http/service-call.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { code, gradedUniversity, ok, uidOf, type GradedUniversity } from '../support/graded-university.ts';

let there: GradedUniversity;
beforeAll(async () => {
  there = await gradedUniversity();
}, 180_000);
afterAll(() => there.portal.stop());

it('1. a sheet on which one co-teacher disagrees is not sent: the refusal names rows and teachers, and another mark ends both agreements', async () => {
  const of = await there.course(1, 2, false, true);
  const [agreeing, refusing] = of.coUids.map(uid => `${uidOf(of)}.${uid}`) as [string, string];
  ok(await there.mark(of, 0, 'B'));
  ok(await of.main.post('/journals/create_agreeing/', { final_grades: [uidOf(of)] }));
  expect((await of.main.post('/journals/create_agreeing/', { final_grades: [uidOf(of)] })).body.changed).toBe(false);
  ok(await of.co[0]!.put('/journals/change_agreeing/', { agreements: [agreeing], agreed: true }));
  expect(code(await of.co[1]!.put(`/journals/update_agreeing/${refusing}/`, { agreed: false }))).toBe(
    'grades.comment_required',
  );
  ok(await of.co[1]!.put(`/journals/update_agreeing/${refusing}/`, { agreed: false, comment: 'No laboratory work' }));
  const refused = await there.send(of);
  expect(code(refused)).toMatch(/^grades\.(not_agreed|rows_refused)$/);
  expect(refused.body.error.params.rows).toContainEqual({
    row: uidOf(of),
    student: of.students[0],
    fault: 'not_agreed',
    teachers: [of.coUids[1]],
  });
  expect((await there.rowOf(of)).sent_to_office).toBe(false);
  expect((await there.rowOf(of)).state).toBe('DISAGREED');
  ok(await there.mark(of, 0, 'C'));
  expect((await there.rowOf(of)).agreements.map(({ agreed }) => agreed)).toEqual([null, null]);
  // What somebody said stands in the history, and a co-teacher takes back what is theirs alone.
  ok(await of.co[0]!.put('/journals/change_agreeing/', { agreements: [agreeing], agreed: true }));
  expect(code(await of.co[1]!.put('/journals/clean_agreeing/', { agreements: [refusing] }))).toBe(
    'grades.nothing_to_clean',
  );
  ok(await of.main.put('/journals/clean_agreeing/', { agreements: [agreeing] }));
  await there.settled();
  const history = (await of.main.get('/journals/history_final_grades/', { row: uidOf(of), page_size: 50 })).body
    .results;
  expect(history.map(({ what }: { what: string }) => what)).toContain('GradeDisagreed');
});

it('2. approving several rows as they were seen is all or nothing, and names the one that was changed meanwhile', async () => {
  const of = await there.course(3);
  for (const place of [0, 1, 2]) ok(await there.mark(of, place, 'B'));
  ok(await there.send(of));
  const seen = (await there.detail(of)).rows
    .filter(row => of.students.includes(row.student))
    .map(({ uid, version }) => ({ uid, version }));
  ok(await there.office.put(`/journals/reject_individual/${uidOf(of, 1)}/`, { comment: 'The exam is missing' }));
  ok(await there.mark(of, 1, 'C'));
  ok(await there.send(of, 1));
  const refused = await there.office.put('/journals/final_grades/approve/', { rows: seen });
  expect(code(refused)).toBe('grades.rows_refused');
  expect(refused.body.error.params.rows).toMatchObject([{ row: uidOf(of, 1), fault: 'row_changed' }]);
  expect((await there.detail(of)).sheet.approved).toBe(0);
  ok(await there.approve(of, [0, 1, 2]));
  expect((await there.detail(of)).sheet).toMatchObject({
    approved: 3,
    state: (await there.detail(of)).sheet.needed === 3 ? 'processed' : 'partially_processed',
  });
});

it('5. the parts give the mark: 97.1 and 65.6 are 85 and B+, 80 and 40 are FX and never 64', async () => {
  const of = await there.course(2, 0, false);
  const record = (part: string, percents: number[]) =>
    of.main.put('/journals/final_grades/parts/', {
      sheet: of.sheet,
      part,
      rows: percents.map((percent, place) => ({ student: of.students[place], percent })),
    });
  ok(await record('rating', [9710, 8000]));
  const going = await there.office.get('/stud_jour/my_performance/disc/', {
    profile: of.students[0]!,
    course: of.offering,
  });
  await there.settled();
  expect(
    (await there.office.get('/stud_jour/my_performance/disc/', { profile: of.students[0]!, course: of.offering })).body
      .needed,
  ).toContainEqual({ mark: 'B', from: 80, exam: 5310 });
  expect(going.status).toBeLessThan(500);
  ok(await record('exam', [6560, 4000]));
  expect((await there.rowOf(of, 0)).computed).toMatchObject({ code: 'B+', points: 333 });
  expect((await there.rowOf(of, 1)).computed).toMatchObject({ code: 'FX', passed: false });
  expect(code(await there.mark(of, 0, 'B'))).toBe('grades.mark_not_of_parts');
  ok(await there.mark(of, 0, 'B+'));
  ok(await there.mark(of, 1, 'FX'));
  expect(await there.rowOf(of, 0)).toMatchObject({ mark: 'B+', percent: 85 });
  expect(await there.rowOf(of, 1)).toMatchObject({ mark: 'FX', percent: null });
  expect((await of.main.get('/journals/to_get_grading/', { row: uidOf(of, 0) })).body).toMatchObject({
    computed: 'B+',
  });
  // A mark that nobody has approved is no result of the student.
  const student = await there.somebody(of.students[0]!, ['student']);
  await there.settled();
  expect(
    (await student.get('/stud_jour/my_performance/')).body.results.find((one: any) => one.offering === of.offering),
  ).toMatchObject({ mark: null, percent: null });
  expect((await student.get('/journals/final_grades_for_student/')).body.results).toEqual([]);
});

it('6. a new grading system leaves sheets that were opened before it as they are, and a used one is neither changed nor removed', async () => {
  const of = await there.course(1, 0, false);
  const [used] = (await there.office.get('/schedules/grading_systems/admin/', { sort: '-valid_from' })).body.results;
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
  ok(await there.office.post('/schedules/grading_systems/admin/', version));
  await there.settled();
  const settable = (await of.main.get('/journals/to_get_grading/', { row: uidOf(of) })).body.marks;
  expect(settable.map((one: { code: string }) => one.code)).toContain('FX');
  const path = `/schedules/grading_systems/admin/${used.uid}/`;
  expect(code(await there.office.put(path, { marks }))).toBe('platform.record_in_use');
  expect(code(await there.office.delete(path))).toBe('platform.record_in_use');
  // A hole, or two marks from one percent, cannot be written at all.
  const broken = { ...version, valid_from: '2026-08-02', marks: marks.filter((one: { from: number }) => one.from > 0) };
  expect(
    (await there.office.post('/schedules/grading_systems/admin/', { ...broken, name: { ...named, ru: 'С дырой' } }))
      .status,
  ).toBe(422);
});

it('10. the same sending twice is one event; an empty sheet is not sent', async () => {
  const of = await there.course(2);
  expect(code(await there.send(of))).toBe('grades.sheet_empty');
  ok(await there.mark(of, 0, 'B'));
  const key = { 'idempotency-key': newId() };
  const once = await of.main.call('PUT', '/journals/send_office/', { body: { sheet: of.sheet }, headers: key });
  const twice = await of.main.call('PUT', '/journals/send_office/', { body: { sheet: of.sheet }, headers: key });
  expect([once.body, twice.body]).toEqual([once.body, once.body]);
  expect((await there.send(of)).body.changed).toBe(false);
  const { rows } = await there.portal.host.pool.query(
    `select count(*)::int as count from log.events where stream_id = $1 and type = 'RowsSentToOffice'`,
    [`final_grades-${of.sheet}`],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

describe('sheets', () => {
  it('are seen by who teaches them and by the office, narrowed, counted and exported', async () => {
    const of = await there.course(1, 0, false);
    await there.settled();
    const stranger = await there.somebody(newId(), ['teacher']);
    expect((await stranger.get('/journals/final_grades/')).body.count).toBe(0);
    expect((await stranger.get('/journals/final_grades/detail/', { sheet: of.sheet })).status).toBe(404);
    const own = (await of.main.get('/journals/final_grades/', { page_size: 100 })).body;
    expect(own.results.map(({ uid }: { uid: string }) => uid)).toContain(of.sheet);
    const all = (await there.office.get('/journals/final_grades/')).body.count;
    expect((await there.office.get('/journals/count_final_grades/')).body).toMatchObject({ all });
    expect((await there.office.get('/journals/all_count_final_grades/')).body).toMatchObject({ all });
    for (const filter of ['teacher_filter', 'co_teachers', 'cathedra', 'study_year', 'semester', 'mark_filter']) {
      const { status, body } = await there.office.get(`/journals/final_grades/${filter}/`);
      expect({ filter, status, some: body.results?.length > 0 }).toEqual({ filter, status: 200, some: true });
      expect((await of.main.get(`/journals/final_grades/${filter}/${of.sheet}/`)).status).toBe(200);
      expect((await stranger.get(`/journals/final_grades/${filter}/${of.sheet}/`)).status).toBe(404);
    }
    const { results: marked } = (await there.office.get('/journals/final_grades/', { mark: 'FX' })).body;
    expect(marked[0]).toMatchObject({ main_teacher_name: expect.any(String) });
    expect(
      (await there.office.get(`/journals/final_grades/course/${of.offering}/`)).body.results.length,
    ).toBeGreaterThan(0);
    expect((await of.main.get('/journals/final_grades/grading_system/', { sheet: of.sheet })).body).toMatchObject({
      pass_from: 50,
    });
    expect((await of.main.get('/journals/final_grades/mark/', { course: of.offering })).body.results).toHaveLength(17);
    expect((await there.office.get('/journals/co_teachers_for_course/', { course: of.offering })).status).toBe(200);
    expect((await there.office.get('/journals/agreeing_grades_on_course/', { sheet: of.sheet })).status).toBe(200);
    expect(
      (await there.office.get('/journals/participants_unblock/', { sheet: of.sheet })).body.students.length,
    ).toBeGreaterThan(0);
    expect(
      (await there.office.get('/common/acad_periods_for_reg/copy/', { study_year: 2026 })).body.results.length,
    ).toBeGreaterThan(0);
  });

  it('are printed in four languages as a working copy by whoever sees them', async () => {
    const of = await there.course(1, 0, false);
    const print = async (who: Client, language: string) => {
      const headers = { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
      const query = new URLSearchParams({ sheet: of.sheet, language });
      const address = `${there.portal.url}/api/v1/journals/final_grades/print/?${query}`;
      const reply = await fetch(address, { headers });
      const begin = Buffer.from(await reply.arrayBuffer())
        .subarray(0, 5)
        .toString();
      return [reply.status, reply.headers.get('content-type'), begin];
    };
    for (const language of ['ru', 'kk', 'en', 'ky'])
      expect(await print(of.main, language)).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await print(there.office, 'ru'))[0]).toBe(200);
    expect((await print(await there.somebody(newId(), ['teacher']), 'ru'))[0]).toBe(404);
  });

  it('have their comments, a main teacher whom the office names, and what the office changes', async () => {
    const of = await there.course(1, 0, false);
    ok(await there.mark(of, 0, 'I'));
    ok(await of.main.put(`/journals/change_comment/main/${uidOf(of)}/`, { comment: 'Ill in the exam weeks' }));
    ok(await there.office.put(`/journals/change_comment/is_office/${uidOf(of)}/`, { comment: 'Certificate seen' }));
    expect(await there.rowOf(of)).toMatchObject({
      comment_main_teacher: 'Ill in the exam weeks',
      comment: 'Certificate seen',
    });
    ok(await there.office.post('/journals/create_history_final_grades/', { row: uidOf(of), comment: 'Seen again' }));
    expect((await there.office.get('/journals/final_grades/change_mark_i_on_university_exit/')).body.results).toEqual(
      [],
    );
    ok(
      await there.office.put('/journals/final_grades/change/', {
        rows: [{ uid: uidOf(of), mark: 'W' }],
        reason: 'Order 12',
      }),
    );
    expect((await there.rowOf(of)).mark).toBe('W');
    ok(await there.send(of));
    expect(code(await there.approve(of, [0]))).toBe('grades.own_mark');
    ok(await there.otherOffice.put(`/journals/approve_individual/${uidOf(of)}/`, {}));
    const named = newId();
    ok(await there.office.put(`/journals/sheets/${of.sheet}/teachers/`, { main_teacher: named }));
    expect((await there.detail(of)).sheet.main_teacher).toBe(named);
  });

  it('have co-teachers who comment before they are asked, and rows that the office sends back together', async () => {
    const of = await there.course(1, 1, false);
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
    expect((await there.rowOf(of)).agreements).toMatchObject([{ comment: 'Very good work' }]);
    ok(await there.mark(of, 0, 'A'));
    ok(
      await of.co[0]!.put('/journals/change_agreeing/', { agreements: [`${uidOf(of)}.${of.coUids[0]}`], agreed: true }),
    );
    ok(await there.send(of));
    ok(
      await there.office.put('/journals/final_grades/reject/', { rows: [{ uid: uidOf(of) }], comment: 'Another exam' }),
    );
    expect(await there.rowOf(of)).toMatchObject({ state: 'REJECTED', comment: 'Another exam' });
    await callService(there.portal.host, 'POST /journals/sheets/clear/', {
      student: of.students[0],
      sheets: [of.sheet],
    });
    expect((await there.rowOf(of)).state).toBe('EMPTY');
    const rows = [{ student: of.students[0], percent: 7000 }];
    ok(await of.main.put('/journals/final_grades/parts/', { sheet: of.sheet, part: 'rating', rows }));
    expect((await there.rowOf(of)).rating).toBe(7000);
    expect((await there.office.get('/journals/failures/')).status).toBe(200);
  });
});
