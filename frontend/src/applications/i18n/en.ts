import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  stage: { draft: 'Draft', in_review: 'In review', returned: 'Returned', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' },
} satisfies Catalogue<typeof ru>;
export default en;
