import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  stage: { draft: 'Долбоор', in_review: 'Каралууда', returned: 'Оңдоого кайтарылган', approved: 'Жактырылган', rejected: 'Четке кагылган', withdrawn: 'Кайра алынган' },
} satisfies Catalogue<typeof ru>;
export default ky;
