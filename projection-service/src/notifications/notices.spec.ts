import type { ReadRecord } from '@portal/event-schemas/kernel/notices.ts';
import { locales } from '@portal/event-schemas/kernel/localized.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import { noticeText } from '@portal/event-schemas/notifications/texts.ts';
import { allScreens, declaredModules } from '@portal/platform/modules/declared.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import { describe, expect, it } from 'vitest';
import { draftsOf, noticesOf } from './notices.ts';

const [student, advisor, teacher, offering] = ['a1', 'a2', 'a3', '0c'].map(
  end => `01990000-0000-7000-8000-0000000000${end}`,
) as [string, string, string, string];
const records: Readonly<Record<string, object>> = {
  [`student ${student}`]: { last_name: 'Оспанова', first_name: 'Мадина', advisor },
  [`course_offering ${offering}`]: { name: { ru: 'Физика', kk: 'Физика', en: 'Physics', ky: 'Физика' } },
  [`person ${advisor}`]: { last_name: 'Ахметов', first_name: 'Ерлан' },
};
const known: ReadRecord = (entity, uid) => records[`${entity} ${uid}`];
const show = formatter('Asia/Bishkek');
const event = (type: string, stream: string, data: object): any => ({
  type,
  stream,
  data,
  position: 1,
  version: 1,
  meta: { event_id: `${type}-event`, occurred_at: '2026-09-01T08:00:00.000Z' },
});
const onCourse = (type: string, data: object) => event(type, `course_offering-${offering}`, { student, ...data });
const onCard = (type: string, data: object) => event(type, `study_card-${student}.period`, data);
/** Whom an event tells, in the words of one language. */
const told = (one: any, locale: 'ru' | 'en' = 'en'): string[] =>
  draftsOf(one, known).map(({ account, kind, params = {} }) => {
    const { title, text } = noticeText(kind, params, show);
    return `${account === student ? 'student' : account === advisor ? 'advisor' : 'teacher'}: ${title[locale]} | ${text[locale].replaceAll('\n', ' / ')}`;
  });

describe('people are told', () => {
  it.each([
    [
      onCard('CardSentToAdvisor', {}),
      'advisor: A card to review | Оспанова Мадина has sent a registration card for review.',
    ],
    [
      onCard('CardRejected', { comment: 'Too many credits' }),
      'student: Your card was returned | Your advisor has returned your registration card. Correct it and send it again. / Comment: Too many credits',
    ],
    [
      onCard('CardStatusSet', { status: 'CONFIRMED', reason: '' }),
      'student: The status of your card has changed | The registrar’s office has set your registration card to “approved”.',
    ],
    [
      onCard('CourseAddedToCard', { student, course: { name: sameInAll('Physics'), added_by: 'advisor' } }),
      'student: A course was added to your card | “Physics” was added by the advisor.',
    ],
    [
      onCard('CourseDroppedFromCard', { offering, by: 'registrar', reason: 'No teacher' }),
      'student: A course was removed from your card | “Physics” was removed by the registrar’s office. / Reason: No teacher',
    ],
    [
      onCourse('SeatOffered', { until: '2026-09-01T09:30:00.000Z' }),
      'student: A seat on “Physics” is yours until 01.09.2026 15:30 | A seat has become free and it is your ' +
        'turn. Confirm it by 01.09.2026 15:30, or it goes to the next in the waiting list.',
    ],
    [
      onCourse('OfferPassed', { reason: 'checks_failed', code: 'registration.credit_limit_exceeded', params: {} }),
      expect.stringMatching(/^student: The seat on “Physics” could not be taken .* \/ .+/),
    ],
    [
      onCourse('WaitingListLeft', { reason: 'office' }),
      expect.stringMatching(
        /^student: You were taken off the waiting list: “Physics” \| Reason: decided by the registrar’s office\. .+/,
      ),
    ],
    [
      event('TeacherRequestAsked', 'teacher_request-x', {
        student,
        course: sameInAll('Physics'),
        text: 'Please',
        teachers: [teacher],
      }),
      'teacher: A student asks to be let into a course | Оспанова Мадина asks for permission to register for “Physics”. / “Please”',
    ],
    [
      event('TeacherRequestRefused', `teacher_request-${student}.${offering}`, {
        course: sameInAll('Physics'),
        comment: 'Full',
      }),
      'student: The teacher has refused: “Physics” | Your request for this course was turned down. / Comment: Full',
    ],
    [
      event('OnlineRegistrationAccessSet', `registration_standing-${student}`, {
        student,
        access: 'closed',
        comment: 'Debt',
      }),
      expect.stringContaining('student: Registration is closed to you |'),
    ],
    [
      event('PlanDisciplineChanged', 'individual_plan-x', {
        student,
        by: 'advisor',
        entry: { name: sameInAll('Logic') },
        replacement: { name: sameInAll('Ethics') },
      }),
      'student: A change in your individual plan | Replaced: Logic → Ethics. Changed by the advisor.',
    ],
    [
      event('PlanDisciplinesAdded', 'individual_plan-x', {
        student,
        by: 'registrar',
        entries: [{ name: sameInAll('Logic') }, { name: sameInAll('Art') }],
      }),
      'student: A change in your individual plan | Added: Logic, Art. Changed by the registrar’s office.',
    ],
    [
      event('PlanDisciplineRepealed', 'individual_plan-x', {
        student,
        by: 'advisor',
        entry: { name: sameInAll('Logic') },
      }),
      'student: A change in your individual plan | Change undone: Logic. Changed by the advisor.',
    ],
    [
      event('PlanDisciplineExcluded', 'individual_plan-x', {
        student,
        by: 'registrar',
        is_active: false,
        reason: 'Credit transfer',
        entry: { name: sameInAll('Logic') },
      }),
      'student: A change in your individual plan | Excluded: Logic. Changed by the registrar’s office. / Reason: Credit transfer',
    ],
    [
      event('PlanChangeNotified', 'individual_plan-x', { student, by: 'student', to: advisor, message: 'Please look' }),
      expect.stringMatching(/^advisor: A student has changed the study plan .*Please look/),
    ],
    [
      event('LetterSent', 'letter-1', {
        letter: '1',
        from: advisor,
        subject: 'Meeting',
        text: 'At two.',
        to: [student],
      }),
      'student: Meeting | At two. / Sent by Ахметов Ерлан',
    ],
  ])('$type', (one, sentence) => expect(told(one)).toEqual([sentence]));

  it.each([
    [
      onCourse('CourseAccessSet', { status: 'cancelled', affected: [student], reason: 'Order 7' }),
      onCourse('CourseAccessSet', { status: null, affected: [student], reason: 'Order 8' }),
      /take place after all .*Reason: Order 8$/,
    ],
    [
      onCourse('SelectedStudentAccessSet', { student, granted: true }),
      onCourse('SelectedStudentAccessSet', { student, granted: false }),
      /permission for .* withdrawn/,
    ],
    [
      event('ManualCoursePermissionGiven', 'x', { student, offering, reason: 'a' }),
      event('ManualCoursePermissionWithdrawn', 'x', { student, offering, reason: 'b' }),
      /permission for .* withdrawn .*Reason: b$/,
    ],
    [
      event('SuperRegistrationSet', 'x', { student, until: '2026-12-01T00:00:00.000Z', reason: 'a' }),
      event('SuperRegistrationSet', 'x', { student, until: null, reason: 'b' }),
      /no longer open outside registration .*Reason: b$/,
    ],
  ])('what is told when it is done is told when it is undone: $0.type', (done, undone, words) => {
    expect(told(done)).toHaveLength(1);
    expect(told(undone)).toEqual([expect.stringMatching(words)]);
  });

  const assigned = (to: string | null) =>
    event('AdvisorAssigned', `advisee-${student}`, { student, from: teacher, to, reason: 'Another department' });
  it('of a new advisor: the student and the advisor', () =>
    expect(told(assigned(advisor))).toEqual([
      'student: You have a new advisor | Ахметов Ерлан reviews your registration card from now on. / Reason: Another department',
      'advisor: You have a new student | Оспанова Мадина: you are this student’s advisor from now on. / Reason: Another department',
    ]));
  it('of having no advisor any more: the student', () =>
    expect(told(assigned(null))).toEqual([
      expect.stringMatching(/^student: You have no advisor now .*Another department$/),
    ]));

  it.each([
    onCard('CourseAddedToCard', { student, course: { name: sameInAll('Physics'), added_by: 'student' } }),
    onCard('CourseDroppedFromCard', { offering, reason: '' }),
    onCard('CardLessonsChanged', { offering }),
    onCourse('OfferPassed', { reason: 'declined' }),
    onCourse('WaitingListLeft', { reason: 'withdrawn' }),
    onCourse('WaitingListLeft', { reason: 'registered' }),
    onCourse('CourseAccessSet', { status: null }),
    event('PlanDisciplineChanged', 'individual_plan-x', { student, by: 'student' }),
    event('PlanDisciplineExcluded', 'individual_plan-x', { student, by: 'student' }),
  ])('not of their own acts: $type', one => expect(told(one)).toEqual([]));

  it('of events that there are', () => {
    const types = declaredModules.flatMap(({ events }) => Object.keys(events));
    expect([...declaredNotices().rules.keys()].filter(type => !types.includes(type))).toEqual([]);
  });

  it('of a kind that no module declares any more nobody is told', () =>
    expect(noticesOf([{ account: student, kind: 'of_long_ago' }], onCard('CardApproved', {}))).toEqual([]));

  it('the same event always makes the same notice', () => {
    const one = onCourse('OfferPassed', { reason: 'expired' });
    const made = (event: typeof one) => noticesOf(draftsOf(event, known), event);
    expect(made(one)).toEqual(made(structuredClone(one)));
  });
});

describe('every kind of notice', () => {
  it.each(Object.entries(declaredNotices().kinds))(
    '%s says the same params in all languages and leads to a screen',
    (name, { title, text, more = [], link, linkTo = link }) => {
      for (const words of [title, text, ...more.map(line => line.text)]) {
        const places = (locale: (typeof locales)[number]) =>
          new Set([...words[locale].matchAll(/\{(\w+)\}/g)].map(([, param]) => param));
        for (const locale of locales) expect(places(locale), `${name} in ${locale}`).toEqual(places('ru'));
      }
      for (const path of [link, linkTo])
        expect(allScreens.map(screen => screen.path)).toContain(path.replace(/\?.*$/, '').replace(/\{\w+\}/, ':uid'));
    },
  );
});
