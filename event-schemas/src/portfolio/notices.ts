import { people } from '../identity/targets.ts';
import * as field from '../kernel/entity/fields.ts';
import type { ModuleNotices } from '../kernel/notices.ts';
import { subjectOf } from '../kernel/notice-subjects.ts';
import { statusAfter } from './acts.ts';
import { portfolioEvents } from './events.ts';

const {
  AchievementFormPublished: _form,
  PortfolioExtended: _in,
  PortfolioReduced: _out,
  PortfolioArranged: _order,
  ...events
} = portfolioEvents;

/** Students learn of decisions at once; reviewers every morning of what has waited for more than a day. */
export const notices: Partial<ModuleNotices> = {
  topics: {
    portfolio: {
      order: 72,
      name: { ru: 'Портфолио', kk: 'Портфолио', en: 'Portfolio', ky: 'Портфолио' },
      hint: {
        ru: 'Решения по вашим достижениям и достижения, которые ждут вашей проверки.',
        kk: 'Жетістіктеріңіз бойынша шешімдер және сіздің тексеруіңізді күткен жетістіктер.',
        en: 'Decisions on your achievements, and achievements that wait for your review.',
        ky: 'Жетишкендиктериңиз боюнча чечимдер жана сиздин текшерүүңүздү күткөн жетишкендиктер.',
      },
    },
  },
  subjects: [
    subjectOf({
      entity: 'achievement',
      link: 'portfolio',
      title: 'title',
      fields: {
        student: field.ref(people),
        advisor: field.ref(people, { optional: true }),
        title: field.text({ max: 200 }),
        type_name: field.localizedText(),
        comment: field.text({ max: 1000, optional: true }),
      },
      events,
      states: statusAfter,
      waits: {
        REVIEW: {
          for: [{ roles: ['office'] }, { fields: ['advisor'] }],
          remindAfterDays: 1,
          link: 'portfolio_review',
          title: {
            ru: 'Достижения ждут проверки: {count}',
            kk: 'Тексеруді күткен жетістіктер: {count}',
            en: 'Achievements waiting for review: {count}',
            ky: 'Текшерүүнү күткөн жетишкендиктер: {count}',
          },
          text: {
            ru: 'Дольше суток ждут: {count}, самое раннее с {since}.',
            kk: 'Бір тәуліктен артық күткені: {count}, ең алғашқысының уақыты: {since}.',
            en: 'Waiting for more than a day: {count}, the oldest since {since}.',
            ky: 'Бир суткадан ашык күткөнү: {count}, эң биринчисинин убактысы: {since}.',
          },
        },
      },
    }),
  ],
};
