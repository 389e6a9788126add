import type { Catalogue } from '../../kernel/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  kind: {
    individual_plan: 'Жеке жоспар',
  },
  field: {
    main_discipline: 'Жоспардағы пән',
    load_types: 'Сабақ түрлері',
    entry: 'Жоспардағы пән',
    entries: 'Жоспардағы пәндер',
    added: 'Қосылған',
    out: 'Ауысқан не алынған',
    replacement: 'Орнына келген пән',
    removed: 'Алынған',
    unreported: 'Өзгерістер хабарланбаған',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
