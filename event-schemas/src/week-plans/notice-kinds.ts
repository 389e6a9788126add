import { comment } from '../kernel/notice-lines.ts';
import { allChannels, type NoticeKind } from '../kernel/notices.ts';
import { registrationScreen } from '../registration/notice-parts.ts';

const toStudent = { type: 'personal', channels: allChannels, link: registrationScreen, more: [comment] } as const;

/** About plans of a week: between the student and the advisor. */
export const kinds = {
  /** To the advisor. */
  week_plan_shared: {
    type: 'personal',
    channels: allChannels,
    link: 'week-plans',
    more: [comment],
    title: {
      ru: 'Студент показал план недели',
      kk: 'Студент апта жоспарын көрсетті',
      en: 'A student has shared the plan of a week',
      ky: 'Студент жумалык планын көрсөттү',
    },
    text: {
      ru: '{student} просит посмотреть план недели «{name}».',
      kk: '{student} «{name}» апта жоспарын қарап шығуды сұрайды.',
      en: '{student} asks you to look at the plan of a week “{name}”.',
      ky: '{student} «{name}» жумалык планын карап чыгууну сурайт.',
    },
  },
  week_plan_accepted: {
    ...toStudent,
    title: {
      ru: 'Эдвайзер одобрил план недели',
      kk: 'Эдвайзер апта жоспарын мақұлдады',
      en: 'The advisor has approved the plan of your week',
      ky: 'Эдвайзер жумалык планды жактырды',
    },
    text: {
      ru: 'План «{name}» одобрен. Места по нему ещё не заняты.',
      kk: '«{name}» жоспары мақұлданды. Ол бойынша орындар әлі алынған жоқ.',
      en: 'The plan “{name}” is approved. No seats of it are taken yet.',
      ky: '«{name}» планы жактырылды. Ал боюнча орундар али ээлене элек.',
    },
  },
  week_plan_change_suggested: {
    ...toStudent,
    type: 'important',
    title: {
      ru: 'Эдвайзер предлагает изменить план недели',
      kk: 'Эдвайзер апта жоспарын өзгертуді ұсынады',
      en: 'The advisor suggests a change of your week',
      ky: 'Эдвайзер жумалык планды өзгөртүүнү сунуштайт',
    },
    text: {
      ru: 'План «{name}»: посмотрите, что предлагает эдвайзер.',
      kk: '«{name}» жоспары: эдвайзердің ұсынысын қараңыз.',
      en: 'The plan “{name}”: see what the advisor suggests.',
      ky: '«{name}» планы: эдвайзердин сунушун караңыз.',
    },
  },
  week_plan_commented: {
    ...toStudent,
    title: {
      ru: 'Эдвайзер написал о плане недели',
      kk: 'Эдвайзер апта жоспары туралы жазды',
      en: 'The advisor has written about the plan of your week',
      ky: 'Эдвайзер жумалык план тууралуу жазды',
    },
    text: {
      ru: 'План «{name}»: новый комментарий.',
      kk: '«{name}» жоспары: жаңа түсініктеме.',
      en: 'The plan “{name}”: a new comment.',
      ky: '«{name}» планы: жаңы түшүндүрмө.',
    },
  },
} as const satisfies Record<string, NoticeKind>;
