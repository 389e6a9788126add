import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  stage: { draft: 'Жоба', in_review: 'Қаралуда', returned: 'Түзетуге қайтарылған', approved: 'Мақұлданған', rejected: 'Бас тартылған', withdrawn: 'Кері алынған' },
} satisfies Catalogue<typeof ru>;
export default kk;
