import type { Localized } from '../kernel/localized.ts';
import type { PlanState, Verdict } from './codes.ts';

/** What states of plans and answers about them are called. */
export const planStateNames: Record<PlanState, Localized> = {
  draft: { ru: 'черновик', kk: 'жоба', en: 'draft', ky: 'долбоор' },
  shared: { ru: 'ждёт ответа', kk: 'жауап күтуде', en: 'waits for an answer', ky: 'жооп күтүүдө' },
  accepted: { ru: 'одобрен', kk: 'мақұлданды', en: 'approved', ky: 'жактырылды' },
  change_suggested: {
    ru: 'предложено изменить',
    kk: 'өзгерту ұсынылды',
    en: 'change suggested',
    ky: 'өзгөртүү сунушталды',
  },
};
export const verdictNames: Record<Verdict, Localized> = {
  comment: { ru: 'комментарий', kk: 'түсініктеме', en: 'comment', ky: 'түшүндүрмө' },
  accept: { ru: 'план одобрен', kk: 'жоспар мақұлданды', en: 'the plan is approved', ky: 'план жактырылды' },
  suggest_change: {
    ru: 'предложено изменить план',
    kk: 'жоспарды өзгерту ұсынылды',
    en: 'a change is suggested',
    ky: 'планды өзгөртүү сунушталды',
  },
};
