import type { ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { reviewers } from '@portal/event-schemas/applications/roles.ts';
import { expect, it } from 'vitest';
import { widgets } from '../app/registry.ts';
import { someUid } from '../testing/portal.tsx';
import { describeWidgets } from '../testing/widgets.tsx';

const row = {
  uid: someUid,
  type_name: sameInAll('Leave of absence'),
  status: { uid: someUid, stage: 'in_review', name: sameInAll('Under review'), colour: 'blue' },
  applicant: { uid: someUid, display_name: 'Reader Ann' },
  waits_at: sameInAll('Dean'),
  step_since: '2026-08-20T05:00:00.000Z',
  changed_at: '2026-08-20T05:00:00.000Z',
} as unknown as ListedApplication;
const none = { results: [], count: 0, next: null };

it('a moderator has what waits for a decision on the start page, as everybody who may be named on the way', () => {
  const queue = widgets.find(({ id }) => id === 'application-queue')!;
  expect(reviewers.filter(role => !queue.roles.includes(role))).toEqual(['student']);
});

describeWidgets('applications', {
  'application-queue': {
    role: 'office',
    call: 'GET /studapps/answers/review_apps/',
    filled: { ...none, results: [row], count: 9 },
    shows: [/^Leave of absence · 20\.08\.2026/],
    leads: { 'Reader Ann': `/en/coo_review/${someUid}`, 'Waiting for a decision: 9': '/en/coo_review' },
    empty: none,
    says: ['Nothing is waiting for you'],
  },
  'my-applications': {
    role: 'student',
    call: 'GET /studapps/answers/my/',
    filled: { ...none, results: [row], count: 1 },
    shows: ['Under review', 'Dean'],
    leads: { 'Leave of absence': `/en/coo/application/${someUid}`, 'All my applications': '/en/coo' },
    empty: none,
    says: ['No applications yet', 'All my applications'],
  },
});
