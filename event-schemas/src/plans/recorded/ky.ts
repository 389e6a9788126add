import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  kind: {
    individual_plan: 'Жеке план',
  },
  field: {
    main_discipline: 'Пландагы дисциплина',
    load_types: 'Сабактардын түрлөрү',
    entry: 'Пландагы дисциплина',
    entries: 'Пландагы дисциплиналар',
    added: 'Кошулган',
    out: 'Алмашкан же алынган',
    replacement: 'Ордуна келген дисциплина',
    removed: 'Алынган',
    unreported: 'Өзгөртүүлөр кабарланган эмес',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
