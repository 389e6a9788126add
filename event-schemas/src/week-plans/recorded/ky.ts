import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  kind: {
    week_plans: 'Жумалык план',
  },
  field: {
    preferences: 'Каалоолор',
    copy_of: 'Көчүрүлгөн план',
    hold: 'Себетте кармалды',
    plan: 'План',
    plans: 'Пландар',
    not_before: 'Ушул убакыттан эрте эмес, түн ортосунан мүнөт',
    not_after: 'Ушул убакыттан кеч эмес, түн ортосунан мүнөт',
    pause: 'Тыныгуу',
    few_gaps: 'Бош терезе аз',
    verdict: 'Жооп',
  },
  code: {
    reason: {
      another: 'башка план көрсөтүлдү',
    },
  },
} satisfies Catalogue<typeof ru>;
export default ky;
