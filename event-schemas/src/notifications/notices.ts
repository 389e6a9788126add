import { personName, personNoted } from '../identity/notice-parts.ts';
import type { ModuleNotices, NoticeParams, NoticeRule } from '../kernel/notices.ts';
import type { notificationEvents } from './events.ts';
import { kinds } from './notice-kinds.ts';

/** Whom runs of schedules and letters tell what. */
const rules: Partial<Record<keyof typeof notificationEvents, NoticeRule>> = {
  NoticesGiven: {
    tells: ({ data: { run, kind, params: common, to } }) =>
      to.map(({ account, params }: { account: string; params?: NoticeParams }) => ({
        account,
        kind,
        params: { ...common, ...params },
        batch: run,
      })),
  },
  LetterSent: {
    asks: ({ data }) => [personNoted(data.from)],
    tells: ({ data: { letter, from, subject, text, to } }, known) =>
      to.map((account: string) => ({
        account,
        kind: 'letter',
        params: { subject, text, from: personName(from, known) ?? '', from_account: from },
        batch: `letter.${letter}`,
      })),
  },
};

export const notices: Partial<ModuleNotices> = {
  topics: {
    reminders: {
      order: 40,
      name: {
        ru: 'Напоминания о сроках и рассылки',
        kk: 'Мерзімдер туралы еске салу мен жаппай хаттар',
        en: 'Reminders of deadlines and mailings',
        ky: 'Мөөнөттөр жөнүндө эскертүүлөр жана жалпы каттар',
      },
      hint: {
        ru: 'Начало и конец регистрации, карточки без курсов, общие письма офиса.',
        kk: 'Тіркелудің басталуы мен аяқталуы, курссыз карточкалар, офистің жалпы хаттары.',
        en: 'Start and end of registration, cards without courses, general e-mails from the office.',
        ky: 'Каттоонун башталышы жана бүтүшү, курссуз карточкалар, офистин жалпы каттары.',
      },
    },
  },
  kinds,
  rules,
};
