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
  },
} satisfies Catalogue<typeof ru>;
export default kk;
