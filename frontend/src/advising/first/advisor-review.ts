import { firstRows } from '../../lists/first-rows.ts';
import { withAdvisor } from '../parts/card/origin.ts';

export default firstRows({
  resource: 'advisors/my_students/all',
  sort: ['sent_at', 'ASC'],
  filter: { status: withAdvisor },
});
