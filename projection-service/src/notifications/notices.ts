import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Cause } from '@portal/event-schemas/notifications/causes.ts';
import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import type { NoticeParams } from '@portal/event-schemas/notifications/texts.ts';
import { cardStatusNames } from '@portal/event-schemas/registration/names.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import { idOf, type Known } from './known.ts';

/** A row of notifications.notices. `cause`: the event. `batch`: the run or letter that it belongs to. */
export interface Notice {
  uid: string;
  account: string;
  cause: string;
  kind: string;
  type: string;
  params: NoticeParams;
  batch: string | null;
  portal: boolean;
  mail: boolean;
  created_at: string;
  read: boolean;
}
/** Whom something is told. */
export type NoticeDraft = { account: string; kind: string; params?: NoticeParams; batch?: string | null };
type NoticeRule = (event: RecordedEvent<any>, known: Known) => readonly (NoticeDraft | null)[];

const actors: Record<string, Localized> = {
  advisor: { ru: 'эдвайзер', kk: 'эдвайзер', en: 'advisor', ky: 'эдвайзер' },
  registrar: { ru: 'учебный офис', kk: 'оқу кеңсесі', en: 'study office', ky: 'окуу кеңсеси' },
};
const whyLeft: Record<string, Localized> = {
  office: {
    ru: 'решение учебного офиса',
    kk: 'оқу кеңсесінің шешімі',
    en: 'decided by the study office',
    ky: 'окуу кеңсесинин чечими',
  },
  lesson_cancelled: {
    ru: 'занятие отменено',
    kk: 'сабақ тоқтатылды',
    en: 'the lesson is cancelled',
    ky: 'сабак жокко чыгарылды',
  },
};
const planActs = {
  added: { ru: 'Добавлено', kk: 'Қосылды', en: 'Added', ky: 'Кошулду' },
  changed: { ru: 'Заменено', kk: 'Ауыстырылды', en: 'Replaced', ky: 'Алмаштырылды' },
  repealed: { ru: 'Изменение отменено', kk: 'Өзгеріс қайтарылды', en: 'Change taken back', ky: 'Өзгөрүү кайтарылды' },
  excluded: { ru: 'Исключено', kk: 'Алынып тасталды', en: 'Excluded', ky: 'Алынып салынды' },
  returned: { ru: 'Возвращено в план', kk: 'Жоспарға қайтарылды', en: 'Put back', ky: 'Планга кайтарылды' },
} as const satisfies Record<string, Localized>;
const inTurn = (names: readonly Localized[], between: string): Localized =>
  Object.fromEntries(
    (['ru', 'kk', 'en', 'ky'] as const).map(locale => [locale, names.map(name => name[locale]).join(between)]),
  ) as Localized;
const onPlan =
  (what: (data: any) => Localized, discipline: (data: any) => Localized): NoticeRule =>
  ({ data }) => [
    {
      account: data.student,
      kind: 'plan_discipline_decided',
      params: { what: what(data), discipline: discipline(data), by: actors[data.by], reason: data.reason },
    },
  ];
const accessKinds: Record<string, string> = {
  open: 'access_opened',
  closed: 'access_closed',
  default: 'access_default',
};
const someAdvisor: Localized = { ru: 'новый эдвайзер', kk: 'жаңа эдвайзер', en: 'A new advisor', ky: 'жаңы эдвайзер' };
const someCourse: Localized = { ru: 'курс', kk: 'курс', en: 'course', ky: 'курс' };

/** The student of a card's stream, `study_card-<student>.<study period>`. */
export const studentOfCard = (stream: string): string => idOf(stream).split('.')[0]!;
const nameOf = (student: string, { students }: Known): string => {
  const known = students.get(student);
  return known ? `${known.last_name} ${known.first_name}`.trim() : '';
};
const courseOf = (offering: string, { courses }: Known): Localized => courses.get(offering) ?? someCourse;
const onCard =
  (kind: string, params: (data: any) => NoticeParams = () => ({})): NoticeRule =>
  ({ stream, data }) => [{ account: studentOfCard(stream), kind, params: params(data) }];
/** To the student of an event of a course. */
const onCourse =
  (kind: string, params: (data: any) => NoticeParams = () => ({})): NoticeRule =>
  ({ stream, data }, known) => [
    { account: data.student, kind, params: { course: courseOf(idOf(stream), known), ...params(data) } },
  ];
/** A request to a teacher, `teacher_request-<student>.<offering>`. */
const onRequest =
  (kind: string): NoticeRule =>
  ({ stream, data }) => [
    { account: idOf(stream).split('.')[0]!, kind, params: { course: data.course, comment: data.comment } },
  ];
const manual =
  (kind: string): NoticeRule =>
  ({ data }, known) => [
    { account: data.student, kind, params: { course: courseOf(data.offering, known), reason: data.reason } },
  ];

/** To the owner of the account: when, and where known from which browser and address. */
const onAccount =
  (kind: string): NoticeRule =>
  ({ stream, data, meta }) => [
    {
      account: idOf(stream),
      kind,
      params: {
        at: meta.occurred_at,
        browser: [data.from?.browser, data.from?.system].filter(Boolean).join(', '),
        address: data.from?.address,
      },
    },
  ];

/** Whom each event tells what. */
export const noticeRules: Readonly<Record<Cause, NoticeRule>> = {
  PasswordChanged: onAccount('password_changed'),
  PasswordSet: onAccount('password_reset'),
  LoginSucceeded: onAccount('new_device'),
  CardSentToAdvisor: ({ stream }, known) => {
    const advisor = known.students.get(studentOfCard(stream))?.advisor;
    return advisor
      ? [{ account: advisor, kind: 'card_sent', params: { student: nameOf(studentOfCard(stream), known) } }]
      : [];
  },
  CardApproved: onCard('card_approved'),
  CardRejected: onCard('card_rejected', ({ comment }) => ({ comment })),
  CardStatusSet: onCard('card_status_set', ({ status, reason }) => ({
    status: cardStatusNames[status as CardStatus],
    reason,
  })),
  CourseAddedToCard: ({ data }) => [
    {
      account: data.student,
      kind: 'course_added',
      params: { course: data.course.name, by: actors[data.course.added_by], reason: data.reason },
    },
  ],
  CourseDroppedFromCard: ({ stream, data }, known) => [
    {
      account: studentOfCard(stream),
      kind: 'course_dropped',
      params: { course: courseOf(data.offering, known), by: actors[data.by], reason: data.reason },
    },
  ],
  CardLessonsChanged: ({ stream, data }, known) => [
    {
      account: studentOfCard(stream),
      kind: 'lessons_changed',
      params: { course: courseOf(data.offering, known), by: actors[data.by], reason: data.reason },
    },
  ],
  PlanDisciplinesAdded: onPlan(
    () => planActs.added,
    data =>
      inTurn(
        data.entries.map((entry: { name: Localized }) => entry.name),
        ', ',
      ),
  ),
  PlanDisciplineChanged: onPlan(
    () => planActs.changed,
    data => inTurn([data.entry.name, data.replacement.name], ' → '),
  ),
  PlanDisciplineRepealed: onPlan(
    () => planActs.repealed,
    data => data.entry.name,
  ),
  PlanDisciplineExcluded: onPlan(
    ({ is_active }) => (is_active ? planActs.returned : planActs.excluded),
    data => data.entry.name,
  ),
  PlanChangeNotified: ({ data }, known) => [
    {
      account: data.to,
      kind: data.to === data.student ? 'plan_changed' : 'plan_changed_by_student',
      params: { student: nameOf(data.student, known), message: data.message },
    },
  ],
  SeatOffered: onCourse('seat_offered', ({ until }) => ({ until })),
  OfferPassed: (event, known) =>
    event.data.reason === 'expired'
      ? onCourse('offer_expired')(event, known)
      : onCourse('offer_refused', ({ code, params }) => ({ refusal: { code, params } }))(event, known),
  OfferWithdrawn: onCourse('offer_withdrawn'),
  WaitingListLeft: (event, known) =>
    event.data.reason === 'reset'
      ? onCourse('waiting_list_reset')(event, known)
      : onCourse('waiting_list_left', ({ reason }) => ({ why: whyLeft[reason] }))(event, known),
  WaitingListMoved: onCourse('waiting_list_moved', ({ from, to, reason }) => ({ from, to, reason })),
  FreeSeatTold: ({ data }) => [
    { account: data.student, kind: 'free_seat', params: { course: data.name, left: data.left } },
  ],
  TeacherRequestAsked: ({ data }, known) =>
    data.teachers.map((account: string) => ({
      account,
      kind: 'request_asked',
      params: { student: nameOf(data.student, known), course: data.course, request: data.text },
    })),
  TeacherRequestApproved: onRequest('request_approved'),
  TeacherRequestRefused: onRequest('request_refused'),
  OnlineRegistrationAccessSet: ({ data }) => [
    { account: data.student, kind: accessKinds[data.access]!, params: { comment: data.comment } },
  ],
  SelectedStudentAccessSet: (event, known) =>
    onCourse(event.data.granted ? 'course_opened' : 'course_permission_ended', ({ reason }) => ({ reason }))(
      event,
      known,
    ),
  ManualCoursePermissionGiven: manual('course_opened'),
  ManualCoursePermissionWithdrawn: manual('course_permission_ended'),
  CourseAccessSet: ({ stream, data }, known) =>
    (data.affected ?? []).map((account: string) => ({
      account,
      kind: data.status === 'cancelled' ? 'course_cancelled' : 'course_restored',
      params: { course: courseOf(idOf(stream), known), reason: data.reason },
    })),
  SuperRegistrationSet: ({ data }) => [
    {
      account: data.student,
      kind: data.until === null ? 'super_registration_ended' : 'super_registration',
      params: { until: data.until, reason: data.reason },
    },
  ],
  AdvisorAssigned: ({ data: { student, to, reason } }, known) =>
    to === null
      ? [{ account: student, kind: 'advisor_removed', params: { reason } }]
      : [
          {
            account: student,
            kind: 'advisor_assigned',
            params: { advisor: known.people.get(to) ?? someAdvisor, reason },
          },
          { account: to, kind: 'advisee_assigned', params: { student: nameOf(student, known), reason } },
        ],
  NoticesGiven: ({ data }) =>
    data.to.map(({ account, params = {} }: { account: string; params?: NoticeParams }) => ({
      account,
      kind: data.kind,
      params: { ...data.params, ...params },
      batch: data.run,
    })),
  LetterSent: ({ data }, { people }) =>
    data.to.map((account: string) => ({
      account,
      kind: 'letter',
      params: { subject: data.subject, text: data.text, from: people.get(data.from) ?? '', from_account: data.from },
      batch: `letter.${data.letter}`,
    })),
};

/** What an event tells by the rules of its module; the same event always gives the same. */
export const draftsOf = (event: RecordedEvent<any>, known: Known): NoticeDraft[] =>
  Object.hasOwn(noticeRules, event.type)
    ? noticeRules[event.type as Cause](event, known).flatMap(draft => draft ?? [])
    : [];

/** One notice for each person and cause; none of a kind that no module declares any more. */
export const noticesOf = (drafts: readonly NoticeDraft[], event: RecordedEvent<any>): Notice[] =>
  drafts.flatMap(({ account, kind, params = {}, batch = null }) => {
    const declared = declaredNotices().kinds[kind];
    if (!declared) return [];
    const { type, channels } = declared;
    return [
      {
        uid: idFrom('notification', `${event.meta.event_id} ${account}`),
        account,
        cause: event.meta.event_id,
        kind,
        type,
        params,
        batch,
        portal: channels.includes('portal'),
        mail: channels.includes('mail'),
        created_at: event.meta.occurred_at,
        read: false,
      },
    ];
  });
