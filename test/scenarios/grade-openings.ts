import { callService } from '@portal/platform/http/service-call.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { code, gradedUniversity, ok, uidOf, type GradedUniversity } from '../support/graded-university.ts';

let there: GradedUniversity;
beforeAll(async () => {
  there = await gradedUniversity();
}, 180_000);
afterAll(() => there.portal.stop());

it('3. an opening holds until midnight of its last day, although no job has run', async () => {
  const of = await there.course(1, 0, false);
  const before = there.clock.now().toISOString();
  const [period] = (await there.office.get('/grades/periods/', { study_period: of.study_period })).body.results;
  ok(await there.office.put(`/grades/periods/${period.uid}/`, { ends_on: '2026-12-14' }));
  expect(code(await there.mark(of, 0, 'B'))).toBe('grades.sheet_closed');
  expect(
    code(
      await there.office.post('/block_final_grades/create/', {
        sheets: [of.sheet],
        date: '2026-12-30',
        reason: 'An error',
      }),
    ),
  ).toBe('grades.unblock_too_long');
  const { uid } = (
    await there.office.post('/block_final_grades/create/', {
      sheets: [of.sheet],
      date: '2026-12-16',
      reason: 'An error',
    })
  ).body;
  ok(await there.mark(of, 0, 'B'));
  await there.settled();
  const opening = (await of.main.get('/block_final_grades/actual_unblock/', { sheet: of.sheet })).body.unblock;
  expect(opening).toMatchObject({ uid, date: '2026-12-16', is_active: true });
  await there.at(new Date(Date.parse(opening.until) - 1000).toISOString());
  const late = await there.somebody((await there.detail(of)).sheet.main_teacher!, ['teacher']);
  ok(await there.mark(of, 0, 'C', late));
  await there.at(opening.until);
  expect(code(await there.mark(of, 0, 'D', late))).toBe('grades.sheet_closed');
  await callService(there.portal.host, 'POST /block_final_grades/settle/', {});
  await there.settled();
  const lasting = (await there.office.get('/block_final_grades/list/')).body.results;
  expect(lasting.map((one: { uid: string }) => one.uid)).not.toContain(uid);
  expect((await there.office.get(`/journals/history_final_grades_block_unblock/${uid}/`)).body).toMatchObject({
    is_active: false,
  });
  expect((await there.office.get('/block_final_grades/common_actual_unblock/')).body).toEqual({ unblock: null });
  await there.at(before);
  ok(await there.office.put(`/grades/periods/${period.uid}/`, { ends_on: '2026-12-17' }));
  await there.settled();
  const remind = async () =>
    (await callService(there.portal.host, 'POST /grades/periods/remind/', {})) as { changed: boolean };
  expect([(await remind()).changed, (await remind()).changed]).toEqual([true, false]);
  ok(await there.office.put(`/grades/periods/${period.uid}/`, { ends_on: period.ends_on }));
});

it('4. an approved row goes to the office again only while it is open; then nobody has its result', async () => {
  const of = await there.course(1, 0, false);
  ok(await there.mark(of, 0, 'B'));
  ok(await there.send(of, 0));
  ok(await there.approve(of, [0]));
  const again = () => of.main.put(`/journals/send_office_individual/${uidOf(of)}/`, {});
  expect(code(await again())).toBe('grades.approved_row');
  ok(await there.send(of, 0));
  expect((await there.rowOf(of)).approved_educational_part).toBe(true);
  const ofCourse = async () =>
    (await there.results(of.students[0]!)).results.filter(({ offering }) => offering === of.offering);
  expect(await ofCourse()).toMatchObject([{ mark: 'B', is_counted: true }]);
  const { uid } = (
    await there.office.post('/block_final_grades/create/', {
      rows: [uidOf(of)],
      date: '2026-12-20',
      reason: 'An error',
    })
  ).body;
  ok(await there.office.put(`/block_final_grades/edit/${uid}/`, { date: '2026-12-21' }));
  ok(await again());
  expect((await there.rowOf(of)).approved_educational_part).toBeNull();
  expect(await ofCourse()).toEqual([]);
  const completed = await there.office.get('/journals/final_grades_completed/', { student: of.students[0]! });
  expect(completed.body.results.filter((one: any) => one.offering === of.offering)).toEqual([]);
  const { rows } = await there.portal.host.pool.query(
    'select 1 from registration.completed where student = $1 and discipline = $2',
    [of.students[0], of.discipline],
  );
  expect(rows).toEqual([]);
  ok(await there.office.put(`/block_final_grades/remove/${uid}/`));
});

it('sheets are opened by steps that narrow each other', async () => {
  const of = await there.course(1, 0, false);
  await there.settled();
  const step = async (name: string, chosen: object) =>
    (await there.office.post(`/block_final_grades/${name}_on_create/`, chosen)).body.results;
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
