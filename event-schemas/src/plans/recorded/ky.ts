import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  kind: {
    individual_plan: 'Жеке план',
  },
  field: {
    main_discipline: 'Пландагы сабак',
    load_types: 'Сабактардын түрлөрү',
    entry: 'Пландагы сабак',
    entries: 'Пландагы сабактар',
    added: 'Кошулган',
    out: 'Алмашкан же алынган',
    replacement: 'Ордуна келген сабак',
    removed: 'Алынган',
    unreported: 'Өзгөртүүлөр кабарланган эмес',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
