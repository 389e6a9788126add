import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { asAdvisor, asOffice, asStudent, id, period, start } from '../testing/world.ts';
import {
  ChooseAdditionalProgram,
  ChooseStudyPlan,
  DropAdditionalProgram,
  GiveCoursePermission,
  GrantStudyPlans,
  WithdrawCoursePermission,
} from './choice-commands.ts';
import { registrationStanding } from './registration-standing.ts';

const student = id('a', 1);
const offering = id('0', 1);
const course = {
  discipline: id('d', 1),
  study_period: period,
  name: sameInAll('Course 1'),
  teachers: {},
  fluxes: {},
  cancelled: [],
};
const by = (actor: { id: string; roles: readonly string[] }, known: any, advisor: string | null = asAdvisor.id) => ({
  now: start,
  actor,
  facts: { advisor, known },
});

describe('a permission by hand', () => {
  const wanted = { student, study_period: period, offering, waives: ['prerequisites' as const], reason: 'Transferred' };
  const permitted = { type: 'ManualCoursePermissionGiven', data: wanted };
  const withdrawn = { type: 'ManualCoursePermissionWithdrawn', data: { student, offering, reason: '' } };
  test('is given by the office or the advisor with a reason, once', () => {
    expect(given().when(GiveCoursePermission, wanted, by(asOffice, course))).toEqual([[permitted]]);
    expect(
      given().when(
        GiveCoursePermission,
        { ...wanted, waives: ['prerequisites', 'prerequisites'] },
        by(asAdvisor, course),
      ),
    ).toEqual([[permitted]]);
    expect(given([permitted]).when(GiveCoursePermission, wanted, by(asOffice, course))).toEqual([[]]);
    expect(
      given([permitted]).when(GiveCoursePermission, { ...wanted, waives: ['program'] }, by(asOffice, course)),
    ).toEqual([[{ ...permitted, data: { ...wanted, waives: ['program'] } }]]);
    expect(given().when(GiveCoursePermission, { ...wanted, reason: ' ' }, by(asOffice, course))).toMatchObject({
      code: 'advising.reason_required',
    });
  });
  test('of a seat beyond the capacity is the office’s to give, and says who gave it', () => {
    const seat = { ...wanted, waives: ['capacity' as const] };
    expect(given().when(GiveCoursePermission, seat, by(asOffice, course))).toEqual([
      [{ ...permitted, data: { ...seat, given_by: asOffice.id } }],
    ]);
    expect(
      given([{ ...permitted, data: { ...seat, given_by: asOffice.id } }]).when(
        GiveCoursePermission,
        seat,
        by(asOffice, course),
      ),
    ).toEqual([[]]);
    expect(given().when(GiveCoursePermission, seat, by(asAdvisor, course))).toEqual({
      rejected: true,
      code: 'registration.capacity_office_only',
      params: { course: course.name },
      fields: { waives: 'registration.capacity_office_only' },
    });
  });
  test('of a seat beyond the capacity is neither replaced nor withdrawn by the advisor', () => {
    const seat = { ...permitted, data: { ...wanted, waives: ['capacity' as const], given_by: asOffice.id } };
    expect(given([seat]).when(GiveCoursePermission, wanted, by(asAdvisor, course))).toMatchObject({
      code: 'registration.capacity_office_only',
    });
    expect(given([seat]).when(WithdrawCoursePermission, withdrawn.data, by(asAdvisor, null))).toMatchObject({
      code: 'advising.office_only',
    });
    expect(given([seat]).when(WithdrawCoursePermission, withdrawn.data, by(asOffice, null))).toEqual([[withdrawn]]);
  });
  test('is not the student’s to give, and of a course of the period', () => {
    expect(given().when(GiveCoursePermission, wanted, by(asStudent(1), course))).toMatchObject({
      code: 'advising.not_your_student',
    });
    expect(
      given().when(GiveCoursePermission, wanted, by({ id: id('ae'), roles: ['supervisor'] }, course)),
    ).toMatchObject({ code: 'advising.not_your_student' });
    expect(given().when(GiveCoursePermission, wanted, by(asOffice, null))).toMatchObject({
      code: 'registration.course_not_found',
    });
    expect(
      given().when(GiveCoursePermission, { ...wanted, study_period: id('e', 2) }, by(asOffice, course)),
    ).toMatchObject({ code: 'registration.course_not_in_period' });
  });
  test('is withdrawn once', () => {
    expect(given([permitted]).when(WithdrawCoursePermission, withdrawn.data, by(asOffice, null))).toEqual([
      [withdrawn],
    ]);
    expect(given([permitted, withdrawn]).when(WithdrawCoursePermission, withdrawn.data, by(asOffice, null))).toEqual({
      rejected: true,
      code: 'registration.permission_not_found',
      params: { offering },
    });
  });
});

describe('study plans', () => {
  const [own, second] = [id('5', 1), id('5', 2)];
  const granted = { type: 'StudyPlansGranted', data: { student, study_plans: [second] } };
  const chosen = { type: 'StudyPlanChosen', data: { student, study_plan: second } };
  test('are granted by the office, the same again changes nothing', () => {
    expect(given().when(GrantStudyPlans, granted.data, by(asOffice, null))).toEqual([[granted]]);
    expect(given([granted]).when(GrantStudyPlans, granted.data, by(asOffice, null))).toEqual([[]]);
    expect(given().when(GrantStudyPlans, granted.data, by(asOffice, second))).toMatchObject({
      code: 'registration.study_plan_not_found',
    });
    expect(given().when(GrantStudyPlans, granted.data, by(asAdvisor, null))).toMatchObject({
      code: 'advising.office_only',
    });
  });
  test('are chosen from by the student', () => {
    const known = { own, code: 'B-2025' };
    expect(given([granted]).when(ChooseStudyPlan, chosen.data, by(asStudent(1), known))).toEqual([[chosen]]);
    expect(given([granted]).when(ChooseStudyPlan, { student, study_plan: own }, by(asStudent(1), known))).toEqual([[]]);
    expect(
      given([granted, chosen]).when(ChooseStudyPlan, { student, study_plan: own }, by(asStudent(1), known)),
    ).toEqual([[{ ...chosen, data: { student, study_plan: own } }]]);
    expect(given().when(ChooseStudyPlan, chosen.data, by(asStudent(1), known))).toEqual({
      rejected: true,
      code: 'registration.study_plan_not_yours',
      params: { plan: 'B-2025' },
      fields: { study_plan: 'registration.study_plan_not_yours' },
    });
    expect(given([granted]).when(ChooseStudyPlan, chosen.data, by(asStudent(2), known))).toMatchObject({
      code: 'registration.not_your_card',
    });
  });
  test('that are taken away are no longer chosen', () => {
    expect(
      fold(registrationStanding, [granted, chosen, { type: 'StudyPlansGranted', data: { student, study_plans: [] } }]),
    ).toMatchObject({ study_plans: [], study_plan: null });
  });
});

describe('the additional program', () => {
  const field_sciences = id('7', 1);
  const field = {
    code: 'F-1',
    name: sameInAll('Data Science'),
    credit: 20,
    disciplines: [id('d', 1)],
    is_active: true,
  };
  const program = { type: 'AdditionalProgramChosen', data: { student, field_sciences, credit: 20 } };
  const dropped = { type: 'AdditionalProgramDropped', data: { student, field_sciences } };
  const choose = (
    before: readonly { type: string; data: unknown }[],
    changes: object = {},
    about: object | null = field,
    chosen: object | null = null,
  ) =>
    given(before).when(
      ChooseAdditionalProgram,
      { ...program.data, ...changes },
      by(asStudent(1), { field: about, chosen }),
    );
  test('is chosen once, with no more credits than it has', () => {
    expect(choose([])).toEqual([[program]]);
    expect(choose([program])).toEqual([[]]);
    expect(choose([program], { credit: 10 })).toEqual([[{ ...program, data: { ...program.data, credit: 10 } }]]);
    expect(choose([], { credit: 21 })).toMatchObject({
      code: 'registration.field_credit_above',
      params: { max: 20, credit: 21 },
    });
    expect(choose([], {}, null)).toMatchObject({ code: 'registration.field_not_found' });
    expect(choose([], {}, { ...field, is_active: false })).toMatchObject({ code: 'registration.field_closed' });
    expect(choose([program], { field_sciences: id('7', 2) }, field, field.name)).toEqual({
      rejected: true,
      code: 'registration.additional_program_chosen',
      params: { field: field.name },
    });
  });
  test('is given up while none of its courses is on the card', () => {
    const data = { student, field_sciences, study_period: period };
    const onCard = {
      type: 'CourseAddedToCard',
      data: {
        student,
        study_period: period,
        status: 'CHOOSING',
        course: {
          offering,
          discipline: id('d', 1),
          name: sameInAll('Course 1'),
          credits: 5,
          audit: false,
          lessons: [],
        },
      },
    };
    const context = { now: start, actor: asStudent(1), facts: field } as any;
    expect(given([program]).when(DropAdditionalProgram, data, context)).toEqual([[dropped], []]);
    expect(given([program, dropped]).when(DropAdditionalProgram, data, context)).toMatchObject({
      code: 'registration.additional_program_not_chosen',
    });
    expect(given([program], [onCard]).when(DropAdditionalProgram, data, context)).toMatchObject({
      code: 'registration.additional_program_in_use',
      params: { course: sameInAll('Course 1') },
    });
    expect(given([program]).when(DropAdditionalProgram, data, { ...context, actor: asStudent(2) })).toMatchObject({
      code: 'registration.not_your_card',
    });
  });
});
