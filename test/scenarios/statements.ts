import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client } from '../support/client.ts';
import {
  code,
  gradedUniversity,
  ok,
  uidOf,
  type GradedCourse,
  type GradedUniversity,
} from '../support/graded-university.ts';

let there: GradedUniversity;
beforeAll(async () => {
  there = await gradedUniversity();
}, 180_000);
afterAll(() => there.portal.stop());

const flagged = async (of: GradedCourse): Promise<boolean> => {
  await there.settled();
  const { results: failures } = (await there.office.get('/journals/failures/', { page_size: 100 })).body;
  return failures.some((one: any) => one.student === of.students[0] && one.discipline === of.discipline && one.flagged);
};

/** How often the office was told that a student has failed a discipline for the third time. */
const toldOffice = async (of: GradedCourse): Promise<number> => {
  await there.settled();
  const { rows } = await there.portal.host.pool.query<{ count: number }>(
    `select count(*)::int as count from notifications.notices n join log.events e on e.data->>'student' = $2
      where n.account = $1 and n.kind = 'failures.FailureFlagged' and e.event_id::text = n.cause`,
    [idFrom('demo.account', 'office'), of.students[0]],
  );
  return rows[0]!.count;
};

it('7. a third failure of a discipline is flagged once, and a correction to a pass takes the flag back', async () => {
  const of = await there.course(1, 0, false);
  ok(await there.mark(of, 0, 'F'));
  ok(await there.send(of, 0));
  ok(await there.approve(of, [0]));
  const retakes: string[] = [];
  for (const failed of ['FX', 'F']) {
    expect(await flagged(of)).toBe(false);
    const uid = await there.draft(of, 'retake');
    await there.fill(of, uid, failed);
    await there.registered(of, uid);
    retakes.push(uid);
  }
  expect(await flagged(of)).toBe(true);
  expect(await toldOffice(of)).toBe(1);
  const corrected = await there.office.post(`/journals/statements/${retakes[0]}/correct/`, { reason: 'A slip' });
  ok(corrected);
  const { uid } = corrected.body;
  ok(await there.office.put(`/journals/statements/${uid}/fill/`, { rows: [{ student: of.students[0], mark: 'D' }] }));
  expect(code(await there.office.put(`/journals/statements/${uid}/approve/`, {}))).toBe('grades.statement_not_sent');
  await there.registered(of, uid);
  expect(await flagged(of)).toBe(false);
  expect(await toldOffice(of)).toBe(1);
  const marks = (await there.results(of.students[0]!)).results.filter(({ offering }) => offering === of.offering);
  expect(marks.map(one => one.mark)).toEqual(['F', 'D', 'F']);
});

it('8. a registered statement never changes; a correction needs a reason, has a new number, and both say of each other', async () => {
  const of = await there.course(1, 0, false);
  ok(await there.mark(of, 0, 'B'));
  ok(await there.send(of, 0));
  ok(await there.approve(of, [0]));
  const uid = await there.draft(of, 'final');
  expect(code(await of.main.post('/journals/statements/', { kind: 'final', sheet: of.sheet }))).toBe(
    'grades.statement_nothing',
  );
  await there.settled();
  expect((await there.office.get(`/journals/statements/${uid}/print/`)).status).toBe(409);
  const first = await there.registered(of, uid);
  expect(first).toMatchObject({ status: 'REGISTERED', number: expect.stringMatching(/^\d+\/2026$/) });
  for (const act of ['fill', 'send', 'approve', 'sign'])
    expect(
      code(await (act === 'approve' ? there.office : of.main).put(`/journals/statements/${uid}/${act}/`, {})),
    ).toBe('grades.statement_registered');
  expect(code(await there.office.put(`/journals/statements/${uid}/reject/`, { comment: 'No' }))).toBe(
    'grades.statement_registered',
  );
  expect((await there.office.call('DELETE', `/journals/statements/${uid}/`, {})).status).toBe(404);
  expect(code(await there.office.post(`/journals/statements/${uid}/correct/`, { reason: '' }))).toBe(
    'grades.comment_required',
  );
  const begun = await there.office.post(`/journals/statements/${uid}/correct/`, { reason: 'The protocol says C' });
  ok(begun);
  expect(code(await there.office.post(`/journals/statements/${uid}/correct/`, { reason: 'Again' }))).toBe(
    'grades.statement_being_corrected',
  );
  const rows = [{ student: of.students[0], mark: 'C' }];
  ok(await there.office.put(`/journals/statements/${begun.body.uid}/fill/`, { rows }));
  const second = await there.registered(of, begun.body.uid);
  expect(second.number).not.toBe(first.number);
  expect(second.correction_of).toMatchObject({ uid, number: first.number });
  const superseded = await there.statement(uid);
  expect(superseded).toMatchObject({
    status: 'SUPERSEDED',
    number: first.number,
    check_code: first.check_code,
    rows: first.rows,
    correction: { uid: second.uid, number: second.number },
  });
  expect(code(await there.office.post(`/journals/statements/${uid}/correct/`, { reason: 'Again' }))).toBe(
    'grades.statement_superseded',
  );
  expect((await there.rowOf(of)).mark).toBe('C');
  const [result] = (await there.results(of.students[0]!)).results.filter(({ offering }) => offering === of.offering);
  expect(result).toMatchObject({ mark: 'C', is_counted: true });

  // The paper is checked by anybody who holds it, and says which one is valid.
  const anybody = client(there.portal.url);
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
    const reply = await fetch(`${there.portal.url}/api/v1/journals/statements/${uid}/print/?language=${language}`, {
      headers: { cookie: [...there.office.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  const stranger = await there.somebody(newId(), ['teacher']);
  expect((await stranger.get(`/journals/statements/${uid}/`)).status).toBe(404);
  expect((await stranger.get('/journals/statements/')).body.count).toBe(0);
  const listed = (await of.main.get('/journals/statements/', { sheet: of.sheet })).body.results;
  expect(listed.map((one: any) => one.uid)).toEqual(expect.arrayContaining([uid, second.uid]));
});

it('9. a retake counts from its approval: both attempts are shown, the last counts once', async () => {
  const of = await there.course(1, 0, false);
  ok(await there.mark(of, 0, 'FX'));
  ok(await there.send(of, 0));
  ok(await there.approve(of, [0]));
  const before = await there.results(of.students[0]!);
  const uid = await there.draft(of, 'retake');
  await there.fill(of, uid, 'C');
  ok(await of.main.put(`/journals/statements/${uid}/send/`, {}));
  /** What registration has of the course: a prerequisite asks this. */
  const completed = async () => {
    const { rows: found } = await there.portal.host.pool.query<{ completed: boolean }>(
      `select (data->>'completed')::boolean as completed from log.events where type = 'FinalResultRecorded'
        and data->>'student' = $1 and data->>'discipline' = $2 and data->>'study_period' = $3 order by position desc limit 1`,
      [of.students[0], of.discipline, of.study_period],
    );
    return found[0]?.completed;
  };
  expect(await there.results(of.students[0]!)).toEqual(before);
  expect(await completed()).toBe(false);
  expect(code(await of.main.put(`/journals/statements/${uid}/sign/`, {}))).toBe('grades.statement_not_approved');
  ok(await there.office.put(`/journals/statements/${uid}/approve/`, {}));
  expect(await completed()).toBe(true);
  const after = await there.results(of.students[0]!);
  expect(after.results.filter(({ offering }) => offering === of.offering)).toMatchObject([
    { mark: 'FX', is_counted: false },
    { mark: 'C', is_counted: true },
  ]);
  expect(after.total.credits).toBe(before.total.credits);
});

it('a draft that was a mistake is discarded with a reason: its students stand on the next one, and no number is lost', async () => {
  const of = await there.course(2, 0, false);
  for (const place of [0, 1]) ok(await there.mark(of, place, 'B'));
  ok(await there.send(of, 0, 1));
  ok(await there.approve(of, [0, 1]));
  const discard = (uid: string, reason: string, who = of.main) =>
    who.put(`/journals/statements/${uid}/discard/`, { reason });
  const mistaken = await there.draft(of, 'final');
  const { students } = await there.statement(mistaken);
  expect(code(await discard(mistaken, ''))).toBe('grades.comment_required');
  expect((await discard(mistaken, 'No', await there.somebody(newId(), ['student']))).status).toBe(403);
  expect(code(await discard(mistaken, 'No', await there.somebody(newId(), ['teacher'])))).toBe(
    'grades.not_main_teacher',
  );
  ok(await of.main.put(`/journals/statements/${mistaken}/send/`, {}));
  expect(code(await discard(mistaken, 'Too early'))).toBe('grades.statement_on_check');
  ok(await there.office.put(`/journals/statements/${mistaken}/reject/`, { comment: 'Not yet' }));
  ok(await discard(mistaken, 'Too early'));
  expect(code(await discard(mistaken, 'Too early'))).toBe('grades.statement_discarded');
  expect(await there.statement(mistaken)).toMatchObject({ status: 'DISCARDED', comment: 'Too early', number: null });
  const history = (await of.main.get('/journals/history_final_grades/', { row: uidOf(of), page_size: 50 })).body
    .results;
  expect(history.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['RowsReleased', 'RowsDrawn']),
  );

  const numberOf = ({ number }: { number: string }): number => Number(number.split('/')[0]);
  const first = await there.registered(of, await there.draft(of, 'final'));
  expect(first.students).toBe(students);
  // A correction that is given up leaves the statement standing; another one may be begun.
  const begin = async () =>
    (await there.office.post(`/journals/statements/${first.uid}/correct/`, { reason: 'A slip' })).body.uid;
  const given = await begin();
  expect(code(await discard(given, 'It was right'))).toBe('grades.office_only');
  ok(await discard(given, 'It was right', there.office));
  expect(await there.statement(first.uid)).toMatchObject({ status: 'REGISTERED', correction: null });
  const correction = await begin();
  await there.fill(of, correction, 'C', there.office);
  expect(numberOf(await there.registered(of, correction))).toBe(numberOf(first) + 1);
});
