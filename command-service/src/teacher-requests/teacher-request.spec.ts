import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { defaultRegistrationSettings, type RegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { RequestReason } from '@portal/event-schemas/registration/values.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import {
  asAdvisor,
  asOffice,
  asStudent,
  asTeacher,
  courseEvent,
  disciplineRecord,
  fluxOf,
  id,
  knownFacts,
  lecture,
  lessonOf,
  mainPeriod,
  period,
  practice,
  start,
} from '../registration/testing/world.ts';
import { AskTeacher, DecideRequest, WithdrawRequest } from './commands.ts';

const settings: RegistrationSettings = {
  ...defaultRegistrationSettings,
  request_waives_prerequisite: true,
  request_waives_capacity: true,
};
const name = sameInAll('Course 1');
const needs = disciplineRecord(1, {
  prerequisites: [{ edu_program: null, required_discipline: id('d', 9), and_prerequisites: [], is_active: true }],
});
const known = (changes: Parameters<typeof knownFacts>[0] = {}) => knownFacts({ settings, ...changes });
const me = { student: id('a', 1), offering: id('0', 1) };
const uid = `${me.student}.${me.offering}`;
const lessons = [lecture(1), practice(1, 1)];
const ask = { ...me, study_period: period, lessons, text: 'Please' };
const now = { now: start, actor: asStudent(1) };

const course = (seats: number[] = [1, 1, 1]) => courseEvent(1, { seats });
const taken = (student: number): CourseOfferingEvent => ({
  type: 'SeatsTaken',
  data: { student: id('a', student), flux: fluxOf(1, []).uid, lessons, audit: false },
});
const full = [course(), taken(2)];
const asked = (reasons: RequestReason[] = ['capacity'], changes: object = {}) => ({
  type: 'TeacherRequestAsked',
  data: {
    ...me,
    study_period: period,
    course: name,
    lessons,
    reasons,
    missing: reasons.includes('prerequisite') ? [id('d', 9)] : [],
    text: 'Please',
    teachers: [id('f')],
    ...changes,
  },
});
const approved = (waives: RequestReason[] = ['capacity'], comment = '') => ({
  type: 'TeacherRequestApproved',
  data: { teacher: id('f'), course: name, waives, comment },
});
const granted = (waives: RequestReason[] = ['capacity']) => ({
  type: 'TeacherPermissionGranted',
  data: {
    student: me.student,
    request: uid,
    allowed_by: id('f'),
    waives,
    lessons: waives.includes('capacity') ? lessons : [],
  },
});
const refused = { type: 'TeacherRequestRefused', data: { teacher: id('f'), course: name, comment: 'No' } };
const revoked = (reason: 'refused' | 'withdrawn') => ({
  type: 'TeacherPermissionRevoked',
  data: { student: me.student, request: uid, reason },
});
const withdrawn = { type: 'TeacherRequestWithdrawn', data: { course: name } };
const refusal = (code: string, params: object = expect.anything()) =>
  expect.objectContaining({ rejected: true, code: `registration.${code}`, params });

describe('asking a teacher', () => {
  test('for a full lesson goes to those who give the chosen lessons', () => {
    expect(given([], full).when(AskTeacher, ask, { facts: known(), ...now })).toEqual([[asked()], []]);
  });
  test('for a prerequisite names what is missing; nothing need be chosen, and then all teachers of the course are asked', () => {
    const [other] = [id('f', 2)];
    const offered = courseEvent(1, {
      fluxes: [fluxOf(1, [lessonOf(1, 1, 'lecture', 5), lessonOf(1, 2, 'practice', 5, { teacher: other })])],
    });
    expect(
      given([], [offered]).when(AskTeacher, { ...ask, lessons: [] }, { facts: known({ discipline: needs }), ...now }),
    ).toEqual([[asked(['prerequisite'], { lessons: [], teachers: [id('f'), other] })], []]);
  });
  test('before the registration period begins is possible, after it is not', () => {
    const soon = [mainPeriod({ start_date: '2026-09-20T00:00:00.000Z' })];
    expect(given([], full).when(AskTeacher, ask, { facts: known({ periods: soon }), ...now })).toEqual([[asked()], []]);
    expect(
      given([], full).when(AskTeacher, ask, {
        facts: known({ periods: [mainPeriod({ end_date: '2026-09-09T00:00:00.000Z' })] }),
        ...now,
      }),
    ).toEqual(refusal('period_finished'));
  });
  test('the same again changes nothing, other words have to wait', () => {
    expect(given([asked()], full).when(AskTeacher, ask, { facts: known(), ...now })).toEqual([[], []]);
    expect(
      given([asked()], full).when(AskTeacher, { ...ask, text: 'Pretty please' }, { facts: known(), ...now }),
    ).toEqual(refusal('request_already_asked', { course: name }));
  });
  test('again after a refusal or a withdrawal is possible', () => {
    expect(given([asked(), refused], full).when(AskTeacher, ask, { facts: known(), ...now })).toEqual([[asked()], []]);
    expect(given([asked(), withdrawn], full).when(AskTeacher, ask, { facts: known(), ...now })).toEqual([
      [asked()],
      [],
    ]);
  });
  test('with a permission in hand is for what it does not cover', () => {
    expect(
      given([asked(), approved()], [...full, granted()]).when(AskTeacher, ask, { facts: known(), ...now }),
    ).toEqual(refusal('request_granted_already', { course: name }));
    const other = { ...ask, lessons: [lecture(1), practice(1, 2)] };
    expect(
      given([asked(), approved()], [...full, granted()]).when(AskTeacher, other, { facts: known(), ...now }),
    ).toEqual([[asked(['capacity'], { lessons: other.lessons })], []]);
  });
  test.each([
    [
      'when requests are switched off',
      full,
      { settings: { ...settings, request_to_teacher: false } },
      'request_to_teacher_off',
    ],
    ['when nothing stands in the way', [course()], {}, 'request_not_needed'],
    [
      'for what the office does not let teachers waive',
      full,
      { settings: { ...settings, request_waives_capacity: false } },
      'request_cannot_waive',
    ],
    ['of a course that the student is on', [course(), taken(1)], {}, 'already_registered'],
    [
      'of a course without a teacher',
      [
        courseEvent(1, {
          fluxes: [
            fluxOf(1, [
              lessonOf(1, 1, 'lecture', 0, { teacher: null }),
              lessonOf(1, 2, 'practice', 0, { teacher: null }),
            ]),
          ],
        }),
      ],
      {},
      'request_no_teacher',
    ],
  ])('%s is refused', (_name, events, changes, code) => {
    expect(given([], events).when(AskTeacher, ask, { facts: known(changes), ...now })).toEqual(refusal(code));
  });
  test('in another student’s name is refused', () => {
    expect(given([], full).when(AskTeacher, ask, { facts: known(), now: start, actor: asStudent(2) })).toEqual(
      refusal('not_your_card'),
    );
  });
});

describe('a teacher of the course', () => {
  const decide = (status: 'approved' | 'rejected', comment = '') => ({ ...me, status, comment });
  const by = { facts: settings, now: start, actor: asTeacher };
  test('approves, and the course is open for the student in the same append', () => {
    expect(given([asked()], full).when(DecideRequest, decide('approved', 'Come'), by)).toEqual([
      [approved(['capacity'], 'Come')],
      [granted()],
    ]);
  });
  test('waives no more than the office lets them', () => {
    const facts = { ...settings, request_waives_capacity: false };
    expect(
      given([asked(['prerequisite', 'capacity'])], full).when(DecideRequest, decide('approved'), { ...by, facts }),
    ).toEqual([[approved(['prerequisite'])], [granted(['prerequisite'])]]);
    expect(given([asked()], full).when(DecideRequest, decide('approved'), { ...by, facts })).toEqual(
      refusal('request_cannot_waive'),
    );
  });
  test('refuses with a comment only', () => {
    expect(given([asked()], full).when(DecideRequest, decide('rejected', 'No'), by)).toEqual([[refused], []]);
    expect(given([asked()], full).when(DecideRequest, decide('rejected'), by)).toEqual({
      rejected: true,
      code: 'registration.request_comment_required',
      params: {},
      fields: { comment: 'required' },
    });
  });
  test('answers once: the same answer again changes nothing', () => {
    expect(given([asked(), approved()], [...full, granted()]).when(DecideRequest, decide('approved'), by)).toEqual([
      [],
      [],
    ]);
    expect(given([asked(), refused], full).when(DecideRequest, decide('rejected', 'No'), by)).toEqual([[], []]);
  });
  test('may change their mind until the student has registered', () => {
    expect(
      given([asked(), approved()], [...full, granted()]).when(DecideRequest, decide('rejected', 'No'), by),
    ).toEqual([[refused], [revoked('refused')]]);
    expect(given([asked(), refused], full).when(DecideRequest, decide('approved'), by)).toEqual([
      [approved()],
      [granted()],
    ]);
    expect(
      given([asked(), approved()], [course([2, 2, 1]), taken(2), granted(), taken(1)]).when(
        DecideRequest,
        decide('rejected', 'No'),
        by,
      ),
    ).toEqual(refusal('request_used', { course: name }));
  });
  test('cannot answer what is withdrawn or was never asked', () => {
    expect(given([asked(), withdrawn], full).when(DecideRequest, decide('approved'), by)).toEqual(
      refusal('request_not_open'),
    );
    expect(given([], full).when(DecideRequest, decide('approved'), by)).toEqual(refusal('request_not_found', { uid }));
  });
  test('is whoever gives a lesson of it today: co-teachers too, the one who gave it before no longer', () => {
    const handed = [{ type: 'LessonTeacherChanged', data: { lesson: practice(1, 2), from: id('f'), to: id('f', 2) } }];
    const second = { ...by, actor: { id: id('f', 2), roles: ['teacher'] } };
    expect(given([asked()], [...full, ...handed]).when(DecideRequest, decide('rejected', 'No'), second)).toEqual([
      [{ ...refused, data: { ...refused.data, teacher: id('f', 2) } }],
      [],
    ]);
    const everything = [lecture(1), practice(1, 1)].map(lesson => ({
      type: 'LessonTeacherChanged',
      data: { lesson, from: id('f'), to: id('f', 2) },
    }));
    expect(given([asked()], [...full, ...handed, ...everything]).when(DecideRequest, decide('approved'), by)).toEqual(
      refusal('not_your_course', { course: name }),
    );
  });
  test.each([
    ['an advisor', asAdvisor],
    ['the office', asOffice],
    ['the student', asStudent(1)],
  ])('is not %s', (_name, actor) => {
    expect(given([asked()], full).when(DecideRequest, decide('approved'), { ...by, actor })).toEqual(
      refusal('not_your_course', { course: name }),
    );
  });
});

describe('the student', () => {
  test('withdraws a request, and a permission that was not used with it', () => {
    expect(given([asked()], full).when(WithdrawRequest, me, now)).toEqual([[withdrawn], []]);
    expect(given([asked(), approved()], [...full, granted()]).when(WithdrawRequest, me, now)).toEqual([
      [withdrawn],
      [revoked('withdrawn')],
    ]);
    expect(given([asked(), withdrawn], full).when(WithdrawRequest, me, now)).toEqual([[], []]);
  });
  test('cannot withdraw what was refused, used, never asked, or somebody else’s', () => {
    expect(given([asked(), refused], full).when(WithdrawRequest, me, now)).toEqual(refusal('request_not_open'));
    expect(
      given([asked(), approved()], [course([2, 2, 1]), taken(2), granted(), taken(1)]).when(WithdrawRequest, me, now),
    ).toEqual(refusal('request_used'));
    expect(given([], full).when(WithdrawRequest, me, now)).toEqual(refusal('request_not_found'));
    expect(given([asked()], full).when(WithdrawRequest, me, { ...now, actor: asStudent(2) })).toEqual(
      refusal('not_your_card'),
    );
  });
});
