import type { Localized } from '../kernel/localized.ts';
import {
  kindsOfTopic,
  type NoticeEvent,
  type ModuleNotices,
  type NoticeParams,
  type NoticeRule,
} from '../kernel/notices.ts';
import { accessKinds } from './access-notice-kinds.ts';
import { cardKinds } from './card-notice-kinds.ts';
import type { registrationEvents } from './events.ts';
import { lessonsInWords } from './lessons-in-words.ts';
import { cardStatusNames } from './names.ts';
import { actors, courseAsked, courseOf, studentName, studentNoted, studentOfCard } from './notice-parts.ts';
import type { CardStatus } from './values.ts';
import { waitingListKinds } from './waiting-list-notice-kinds.ts';

type Kind = keyof typeof accessKinds | keyof typeof cardKinds | keyof typeof waitingListKinds;
type Rule = NoticeRule<Kind>;
type Params = (data: any) => NoticeParams;
const none: Params = () => ({});

/** To the student of a card. */
const onCard = (kind: Kind, params: Params = none): Rule => ({
  tells: ({ stream, data }) => [{ account: studentOfCard(stream), kind, params: params(data) }],
});
/** To the student of a card, about a course that somebody else has changed on it. */
const courseOnCard = (kind: Kind, more: Params = none): Rule => ({
  when: ({ by }) => by !== undefined,
  asks: courseAsked,
  tells: (event, known) => [
    {
      account: studentOfCard(event.stream),
      kind,
      params: {
        course: courseOf(event, known),
        by: actors[event.data.by],
        reason: event.data.reason,
        ...more(event.data),
      },
    },
  ],
});
/** To the student of an event of a course. */
const onCourse = (of: Kind | ((data: any) => Kind), params: Params = none, when?: Rule['when']): Rule => ({
  ...(when ? { when } : {}),
  asks: courseAsked,
  tells: (event, known) => [
    {
      account: event.data.student,
      kind: typeof of === 'string' ? of : of(event.data),
      params: { course: courseOf(event, known), ...params(event.data) },
    },
  ],
});
const withReason: Params = ({ reason }) => ({ reason });

const leavesByOthers = ['reset', 'office', 'lesson_cancelled'];
const whyLeft: Record<string, Localized> = {
  office: {
    ru: 'решение офиса регистратора',
    kk: 'тіркеуші офисінің шешімі',
    en: 'decided by the registrar’s office',
    ky: 'каттоо офисинин чечими',
  },
  lesson_cancelled: {
    ru: 'занятие отменено',
    kk: 'сабақ өткізілмейді',
    en: 'the lesson is cancelled',
    ky: 'сабак жокко чыгарылды',
  },
};
const accessSet: Record<string, Kind> = { open: 'access_opened', closed: 'access_closed', default: 'access_default' };

/** Whom events of registration tell what. */
const rules: Partial<Record<keyof typeof registrationEvents, Rule>> = {
  CardSentToAdvisor: {
    asks: ({ stream }) => [studentNoted(studentOfCard(stream))],
    tells({ stream }, known) {
      const student = studentOfCard(stream);
      const advisor = known('student', student)?.['advisor'] as string | null | undefined;
      return advisor ? [{ account: advisor, kind: 'card_sent', params: { student: studentName(student, known) } }] : [];
    },
  },
  CardApproved: onCard('card_approved'),
  CardRejected: onCard('card_rejected', ({ comment }) => ({ comment })),
  CardStatusSet: onCard('card_status_set', ({ status, reason }) => ({
    status: cardStatusNames[status as CardStatus],
    reason,
  })),
  CourseAddedToCard: {
    when: ({ course }) => course.added_by !== 'student',
    tells: ({ data: { student, course, reason } }) => [
      { account: student, kind: 'course_added', params: { course: course.name, by: actors[course.added_by], reason } },
    ],
  },
  CourseDroppedFromCard: courseOnCard('course_dropped'),
  CardLessonsChanged: courseOnCard('lessons_changed', ({ lessons }) => ({ lessons: lessonsInWords(lessons) })),
  SeatOffered: onCourse('seat_offered', ({ until }) => ({ until })),
  OfferPassed: onCourse(
    ({ reason }) => (reason === 'expired' ? 'offer_expired' : 'offer_refused'),
    ({ reason, code, params }) => (reason === 'expired' ? {} : { refusal: { code, params } }),
    ({ reason }) => reason === 'expired' || reason === 'checks_failed',
  ),
  OfferWithdrawn: onCourse('offer_withdrawn'),
  WaitingListLeft: onCourse(
    ({ reason }) => (reason === 'reset' ? 'waiting_list_reset' : 'waiting_list_left'),
    ({ reason }) => (reason === 'reset' ? {} : { why: whyLeft[reason] }),
    ({ reason }) => leavesByOthers.includes(reason),
  ),
  WaitingListMoved: onCourse('waiting_list_moved', ({ from, to, reason }) => ({ from, to, reason })),
  FreeSeatTold: {
    tells: ({ data: { student, name, left } }) => [
      { account: student, kind: 'free_seat', params: { course: name, left } },
    ],
  },
  OnlineRegistrationAccessSet: {
    tells: ({ data: { student, access, comment } }) => [
      { account: student, kind: accessSet[access]!, params: { comment } },
    ],
  },
  SelectedStudentAccessSet: onCourse(
    ({ granted }) => (granted ? 'course_opened' : 'course_permission_ended'),
    withReason,
  ),
  ManualCoursePermissionGiven: onCourse('course_opened', withReason),
  ManualCoursePermissionWithdrawn: onCourse('course_permission_ended', withReason),
  CourseAccessSet: {
    when: ({ affected }) => affected !== undefined,
    asks: courseAsked,
    tells: (event: NoticeEvent, known) =>
      (event.data.affected ?? []).map((account: string) => ({
        account,
        kind: event.data.status === 'cancelled' ? 'course_cancelled' : 'course_restored',
        params: { course: courseOf(event, known), reason: event.data.reason },
      })),
  },
  SuperRegistrationSet: {
    tells: ({ data: { student, until, reason } }) => [
      {
        account: student,
        kind: until === null ? 'super_registration_ended' : 'super_registration',
        params: { until, reason },
      },
    ],
  },
};

export const notices: Partial<ModuleNotices> = {
  topics: {
    cards: {
      order: 10,
      name: {
        ru: 'Карточка, учебный план и эдвайзер',
        kk: 'Карточка, оқу жоспары және эдвайзер',
        en: 'Card, study plan and advisor',
        ky: 'Карточка, окуу планы жана эдвайзер',
      },
      hint: {
        ru: 'Решения эдвайзера и офиса, изменения курсов и плана.',
        kk: 'Эдвайзер мен офистің шешімдері, курстар мен жоспардағы өзгерістер.',
        en: 'Decisions of the advisor and the office, changes of courses and plan.',
        ky: 'Эдвайзер менен офистин чечимдери, курстар менен пландагы өзгөрүүлөр.',
      },
    },
    waiting_lists: {
      order: 20,
      name: {
        ru: 'Очереди и освободившиеся места',
        kk: 'Кезектер мен босаған орындар',
        en: 'Waiting lists and free seats',
        ky: 'Кезектер жана бошогон орундар',
      },
      hint: {
        ru: 'Без письма предложенное место легко пропустить: на ответ дают минуты.',
        kk: 'Хатсыз ұсынылған орынды өткізіп алу оңай: жауапқа бірнеше минут беріледі.',
        en: 'Without an e-mail an offered seat is easily missed: there are only minutes to answer.',
        ky: 'Катсыз сунушталган орунду өткөрүп жиберүү оңой: жоопко бир нече мүнөт берилет.',
      },
    },
    permissions: {
      order: 30,
      name: {
        ru: 'Разрешения, запросы преподавателю и доступ',
        kk: 'Рұқсаттар, оқытушыға сұраныстар және қолжетімділік',
        en: 'Permissions, requests to teachers and access',
        ky: 'Уруксаттар, окутуучуга өтүнүчтөр жана жеткиликтүүлүк',
      },
      hint: {
        ru: 'Ответы преподавателей, открытые и закрытые курсы.',
        kk: 'Оқытушылардың жауаптары, ашылған және жабылған курстар.',
        en: 'Answers of teachers, courses that were opened or closed.',
        ky: 'Окутуучулардын жооптору, ачылган жана жабылган курстар.',
      },
    },
  },
  kinds: {
    ...kindsOfTopic('cards', cardKinds),
    ...kindsOfTopic('waiting_lists', waitingListKinds),
    ...kindsOfTopic('permissions', accessKinds),
  },
  rules,
  sources: [
    {
      entity: 'course_offering',
      effects: { CourseOffered: 'says', CourseOfferingRevised: 'says' },
      keeps: ['name'],
    },
  ],
};
