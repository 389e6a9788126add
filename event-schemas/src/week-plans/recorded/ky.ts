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
  },
} satisfies Catalogue<typeof ru>;
export default ky;
