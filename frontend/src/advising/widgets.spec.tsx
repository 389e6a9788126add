import type { StudentRow } from '@portal/event-schemas/advising/views.ts';
import { someUid } from '../testing/portal.tsx';
import { describeWidgets } from '../testing/widgets.tsx';

const card = `${someUid}.${someUid}`;
const row = {
  uid: someUid,
  card,
  display_name: 'Reader Ann',
  status: 'CHOSEN',
  sent_at: '2026-08-20T05:00:00.000Z',
} as StudentRow;

describeWidgets('advising', {
  'my-review-queue': {
    role: 'supervisor',
    call: 'GET /advisors/my_students/all/',
    filled: { results: [row], count: 7 },
    shows: ['Sent to the advisor', /^sent 20\.08\.2026/],
    leads: {
      'Reader Ann': `/en/students-list/view/${card}?from=advisor-review`,
      'Waiting for review: 7': '/en/adviser/online-registration-for-courses',
    },
    empty: { results: [], count: 0 },
    says: ['No cards to review', 'All my students'],
  },
});
