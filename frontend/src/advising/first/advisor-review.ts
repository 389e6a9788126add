import type { FirstCalls } from '../../app/first-calls.ts';
import { firstRows } from '../../lists/first-rows.ts';
import { withAdvisor } from '../parts/card/origin.ts';

const rows = firstRows({
  resource: 'advisors/my_students/all',
  sort: ['sent_at', 'ASC'],
  filter: { status: withAdvisor },
});
/** Teachers and students may open the screen, too; they are told what it is for. */
const first: FirstCalls = async opening => {
  const { is_supervisor, is_office, is_org_admin, is_fin_office } = opening.session;
  if (is_supervisor || is_office || is_org_admin || is_fin_office) await rows(opening);
};
export default first;
