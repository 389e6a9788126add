import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  stage: {
    draft: 'Draft',
    in_review: 'In review',
    returned: 'Returned',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  },
  widgets: {
    all_mine: 'All my applications',
    none_mine: 'No applications yet',
    none_mine_hint: 'Certificates, transfers, leave and whatever else you ask of the university.',
    none_waiting: 'Nothing is waiting for you',
    none_waiting_hint: 'New applications appear here by themselves.',
    all_waiting: 'Waiting for a decision: %{count}',
  },
} satisfies Catalogue<typeof ru>;
export default en;
