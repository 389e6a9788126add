import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { gpaOf, type Attempt, type Gpa } from '@portal/event-schemas/grades/calculation/gpa.ts';
import { finalGradesEvents, type FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { retakeId } from '@portal/event-schemas/grades/ids.ts';
import { evolveSheet, noSheet, type GradeSheet } from '@portal/event-schemas/grades/sheet.ts';
import type { SidebarCourse } from '@portal/event-schemas/registration/views.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDefinition, aStep } from '../../command-service/src/applications/testing/definitions.ts';
import type { Client } from '../support/client.ts';
import { gradedUniversity, ok, uidOf, type GradedUniversity } from '../support/graded-university.ts';

let there: GradedUniversity;
beforeAll(async () => {
  there = await gradedUniversity();
}, 180_000);
afterAll(() => there.portal.stop());

/** Approved attempts of a student, read off the log alone. */
async function gpaFromLog(student: string): Promise<Gpa> {
  const events = (await there.portal.host.log.readAll(0, 1_000_000)) as RecordedEvent<any>[];
  const sheets = new Map<string, { state: GradeSheet; credits: number }>();
  const approvedAt = new Map<string, number>();
  const retakes = new Map<string, Attempt>();
  for (const { type, data, stream, position } of events) {
    if (!(type in finalGradesEvents)) continue;
    const event: FinalGradesEvent = { type, data };
    const before = sheets.get(stream) ?? { state: noSheet, credits: 0 };
    const state = evolveSheet(before.state, event);
    const credits = event.type === 'GradeSheetOpened' ? event.data.credits : before.credits;
    sheets.set(stream, { state, credits });
    const of = state.status === 'opened' ? state : null;
    const isApproved = of?.rows.get(student)?.approved === true;
    if (!isApproved) approvedAt.delete(stream);
    else if (!approvedAt.has(stream)) approvedAt.set(stream, position);
    if (event.type !== 'RowsRetaken' && event.type !== 'RowsCorrected') continue;
    if (event.type === 'RowsCorrected' && !event.data.retake) continue;
    const mine = event.data.rows.find(one => one.student === student);
    if (!mine) continue;
    const uid = retakeId(event.data.statement, student);
    const { discipline } = of!;
    const order = retakes.get(uid)?.order ?? position;
    retakes.set(uid, { discipline, credits, points: mine.mark?.points ?? null, order });
  }
  const rows = [...approvedAt].map(([stream, order]): Attempt => {
    const { state, credits } = sheets.get(stream)!;
    const of = state.status === 'opened' ? state : null;
    return { discipline: of!.discipline, credits, points: of!.rows.get(student)!.mark!.points, order };
  });
  return gpaOf([...rows, ...retakes.values()]);
}

it('a result that is withdrawn or corrected reaches prerequisites, the study plan and the GPA by an event of registration', async () => {
  const of = await there.course(1, 0, false);
  const [student] = of.students as [string];
  const person: Client = await there.somebody(student, ['student']);
  const { groups } = (await person.get('/organizations/side_bar_list/')).body;
  const next: SidebarCourse = groups
    .flatMap((group: { courses: SidebarCourse[] }) => group.courses)
    .find((one: SidebarCourse) => one.discipline !== of.discipline && one.prerequisites.length === 0);
  const required = { required_discipline: of.discipline, edu_program: null, and_prerequisites: [], is_active: true };
  ok(await there.office.put(`/curriculum/disciplines/${next.discipline}/`, { prerequisites: [required] }));
  const standing = async () => {
    await there.settled();
    const { locked, prerequisites_met } = (await person.get(`/organizations/side_bar/${next.uid}/`)).body;
    const plan = (await person.get('/user/discipline_student_views/')).body.results;
    const planned = plan.find((one: any) => one.discipline === of.discipline || one.discipline?.uid === of.discipline);
    return {
      open: prerequisites_met,
      says: locked.some(({ code }: { code: string }) => code === 'registration.prerequisite_missing'),
      plan: planned?.result?.letter ?? null,
    };
  };
  const recorded = async (): Promise<string[]> =>
    (await there.portal.host.log.read(`registration_standing-${student}`))
      .filter(({ data }) => (data as { discipline?: string }).discipline === of.discipline)
      .map(({ type, data }) => `${type} ${(data as { letter: string }).letter}`);
  const closed = { open: false, says: true };
  expect(await standing()).toMatchObject(closed);

  ok(await there.mark(of, 0, 'B'));
  ok(await there.send(of, 0));
  expect(await standing()).toMatchObject(closed);
  ok(await there.approve(of, [0]));
  expect(await standing()).toEqual({ open: true, says: false, plan: 'B' });
  const withB = (await there.results(student)).total;

  const opening = { rows: [uidOf(of)], date: '2026-12-18', reason: 'An error' };
  ok(await there.office.post('/block_final_grades/create/', opening));
  ok(await of.main.put(`/journals/send_office_individual/${uidOf(of)}/`, {}));
  expect(await standing()).toMatchObject({ ...closed, plan: null });
  expect(await recorded()).toEqual(['FinalResultRecorded B', 'FinalResultWithdrawn B']);
  ok(await there.approve(of, [0]));
  expect(await standing()).toMatchObject({ open: true, plan: 'B' });

  const statement = await there.draft(of, 'final');
  await there.registered(of, statement);
  const { uid } = (await there.office.post(`/journals/statements/${statement}/correct/`, { reason: 'A slip' })).body;
  await there.fill(of, uid, 'F', there.office);
  await there.registered(of, uid);
  expect(await standing()).toMatchObject({ ...closed, plan: 'F' });
  expect((await recorded()).slice(2)).toEqual(['FinalResultRecorded B', 'FinalResultRecorded F']);
  const { total } = await there.results(student);
  expect(total.credits).toBe(withB.credits);
  expect(total.gpa).toBeLessThan(withB.gpa!);
  expect(total).toEqual(await gpaFromLog(student));
});

it('what the portal knows of the marks is not asked: a form takes the average, and nobody writes another one into it', async () => {
  const of = await there.course(1, 0, false);
  const [uid] = of.students as [string];
  ok(await there.mark(of, 0, 'B+'));
  ok(await there.send(of, 0));
  ok(await there.approve(of, [0]));
  const { gpa } = (await there.results(uid)).total;
  expect(gpa).toBeGreaterThan(0);
  const average = aField('float', { prop_code: 'average', is_accessible: false, initial: { source: 'profile.gpa' } });
  const drafted = await there.office.post('/studapps/app-types/', aDefinition([aStep('office')], [average]));
  ok(drafted);
  ok(await there.office.post(`/studapps/app-types/${drafted.body.uid}/publish/`, {}));
  const student = await there.somebody(uid, ['student']);
  await there.settled();
  const { body } = await student.get('/applications/initial_value/', { property_id: average.uid });
  expect(body.value).toBe(gpa! / 100);
  const values = [{ property: average.uid, value_float: 4 }];
  const begun = await student.post('/studapps/answers/', { app_type: drafted.body.uid, values });
  ok(begun);
  await there.settled();
  const { values: written } = (await student.get(`/studapps/answers/${begun.body.uid}/`)).body;
  expect(written).toContainEqual({ property: average.uid, value_float: gpa! / 100 });
});

it('the GPA from the log equals the one shown, and each result counts once, whatever is done', async () => {
  const of = await there.course(2, 0, false);
  ok(
    await there.office.post('/block_final_grades/create/', {
      rows: [0, 1].map(place => uidOf(of, place)),
      date: '2026-12-20',
      reason: 'A test of the rules',
    }),
  );
  const step = fc.record({
    act: fc.constantFrom('mark', 'send', 'approve', 'resend', 'retake'),
    place: fc.constantFrom(0, 1),
    code: fc.constantFrom('A', 'C', 'FX', 'F', 'W', 'P'),
  });
  const acts: Record<string, (place: number, code: string) => Promise<unknown>> = {
    mark: (place, code) => there.mark(of, place, code),
    send: place => there.send(of, place),
    approve: place => there.approve(of, [place]),
    resend: place => of.main.put(`/journals/send_office_individual/${uidOf(of, place)}/`, {}),
    retake: async (_place, code) => {
      const { status, body } = await of.main.post('/journals/statements/', { kind: 'retake', sheet: of.sheet });
      if (status !== 200) return;
      await there.fill(of, body.uid, code);
      await of.main.put(`/journals/statements/${body.uid}/send/`, {});
      await there.office.put(`/journals/statements/${body.uid}/approve/`, {});
    },
  };
  let counted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async steps => {
      for (const { act, place, code } of steps) await acts[act]!(place, code);
      for (const student of of.students) {
        const { total, results } = await there.results(student);
        expect(total).toEqual(await gpaFromLog(student));
        const counting = results.filter(({ is_counted }) => is_counted);
        expect(new Set(counting.map(({ discipline }) => discipline)).size).toBe(counting.length);
        counted += counting.length;
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
  // The random acts have come that far.
  expect(counted).toBeGreaterThan(0);
}, 180_000);
