import { allChannels, type NoticeKind, type NoticeTopic } from '../kernel/notices.ts';

/** What mails about papers are called in the settings of who gets them. */
export const topic: NoticeTopic = {
  order: 82,
  name: {
    ru: 'Документы иностранных студентов',
    kk: 'Шетелдік студенттердің құжаттары',
    en: 'Papers of foreign students',
    ky: 'Чет элдик студенттердин документтери',
  },
  hint: {
    ru: 'Проверка ваших документов и напоминания, пока они не закончились.',
    kk: 'Құжаттарыңызды тексеру және мерзімі біткенше ескертулер.',
    en: 'The check of your papers, and reminders before they run out.',
    ky: 'Документтериңизди текшерүү жана мөөнөтү бүткөнчө эскертүүлөр.',
  },
};

const link = 'user-settings/migration-registration';
/** Reminders of papers come whoever does without other mails of the topic: who overlooks them may not stay. */
export const kinds = {
  paper_runs_out: {
    type: 'personal',
    channels: allChannels,
    link,
    topic: null,
    title: {
      ru: 'Документ скоро закончится: {subject}',
      kk: 'Құжаттың мерзімі жақында бітеді: {subject}',
      en: 'A paper runs out soon: {subject}',
      ky: 'Документтин мөөнөтү жакында бүтөт: {subject}',
    },
    text: {
      ru: '{text} Документ: {document}, действует до {valid_until}.',
      kk: '{text} Құжат: {document}, жарамдылық мерзімі: {valid_until}.',
      en: '{text} Paper: {document}, valid until {valid_until}.',
      ky: '{text} Документ: {document}, жарактуулук мөөнөтү: {valid_until}.',
    },
  },
  paper_ran_out: {
    type: 'important',
    channels: allChannels,
    link,
    topic: null,
    title: {
      ru: 'Документ закончился: {subject}',
      kk: 'Құжаттың мерзімі бітті: {subject}',
      en: 'A paper has run out: {subject}',
      ky: 'Документтин мөөнөтү бүттү: {subject}',
    },
    text: {
      ru: '{text} Документ: {document}, действовал до {valid_until}.',
      kk: '{text} Құжат: {document}, мерзімі біткен күн: {valid_until}.',
      en: '{text} Paper: {document}, it was valid until {valid_until}.',
      ky: '{text} Документ: {document}, мөөнөтү бүткөн күн: {valid_until}.',
    },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>;
