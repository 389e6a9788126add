import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  kind: {
    week_plans: 'Апта жоспары',
  },
  field: {
    preferences: 'Тілектер',
    copy_of: 'Көшірмесі алынған жоспар',
    hold: 'Себетте ұсталды',
    plan: 'Жоспар',
    plans: 'Жоспарлар',
    not_before: 'Осы уақыттан ерте емес, түн ортасынан минут',
    not_after: 'Осы уақыттан кеш емес, түн ортасынан минут',
    pause: 'Үзіліс',
    few_gaps: 'Бос терезе аз',
    verdict: 'Жауап',
  },
  code: {
    reason: {
      another: 'басқа жоспар көрсетілді',
    },
  },
} satisfies Catalogue<typeof ru>;
export default kk;
