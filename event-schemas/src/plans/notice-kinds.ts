import { allChannels, type NoticeKind } from '../kernel/notices.ts';
import { reason } from '../kernel/notice-lines.ts';

const message = {
  param: 'message',
  text: { ru: '{message}', kk: '{message}', en: '{message}', ky: '{message}' },
} as const;

/** About individual plans: between the student, the advisor and the office. */
export const kinds = {
  /** To the advisor: the student has changed the plan. */
  plan_changed_by_student: {
    type: 'personal',
    channels: allChannels,
    link: 'individual-plans',
    more: [message],
    title: {
      ru: 'Студент изменил учебный план',
      kk: 'Студент оқу жоспарын өзгертті',
      en: 'A student has changed the study plan',
      ky: 'Студент окуу планын өзгөрттү',
    },
    text: {
      ru: '{student}: изменён индивидуальный учебный план.',
      kk: '{student}: жеке оқу жоспары өзгерді.',
      en: '{student} has changed the individual study plan.',
      ky: '{student}: жеке окуу планы өзгөрдү.',
    },
  },
  /** To the student: what advisor or office did with a discipline of the plan; mail goes out when they tell the student of their changes. */
  plan_discipline_decided: {
    type: 'personal',
    channels: ['portal'],
    link: 'individual-plan',
    more: [reason],
    title: {
      ru: 'Изменение в индивидуальном плане',
      kk: 'Жеке оқу жоспарындағы өзгеріс',
      en: 'A change in your individual plan',
      ky: 'Жеке окуу планындагы өзгөрүү',
    },
    text: {
      ru: '{what}: {discipline}. Изменил {by}.',
      kk: '{what}: {discipline}. Өзгерткен\u00a0— {by}.',
      en: '{what}: {discipline}. Changed by the {by}.',
      ky: '{what}: {discipline}. Өзгөрткөн\u00a0— {by}.',
    },
  },
  /** To the student: advisor or office have changed it. */
  plan_changed: {
    type: 'personal',
    channels: allChannels,
    link: 'individual-plan',
    more: [message],
    title: {
      ru: 'Изменён индивидуальный учебный план',
      kk: 'Жеке оқу жоспары өзгерді',
      en: 'The individual study plan has changed',
      ky: 'Жеке окуу планы өзгөрдү',
    },
    text: {
      ru: 'Вам сообщают об изменениях в индивидуальном учебном плане.',
      kk: 'Жеке оқу жоспарындағы өзгерістер туралы хабарланды.',
      en: 'You are being told of changes in the individual study plan.',
      ky: 'Жеке окуу планындагы өзгөрүүлөр жөнүндө билдирилди.',
    },
  },
} as const satisfies Record<string, NoticeKind>;
