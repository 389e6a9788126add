import { reviewers } from '@portal/event-schemas/applications/roles.ts';
import { defineModule } from '../app/define-module.ts';

/** Applications: types and their routes (office), what students send, what reviewers decide. */
export const module = defineModule({
  name: 'applications',
  widgets: [
    {
      id: 'application-queue',
      title: { ru: 'Ждут моего решения', kk: 'Шешімімді күтеді', en: 'Waiting for my decision', ky: 'Чечимимди күтөт' },
      roles: reviewers.filter(role => role !== 'student'),
      column: 2,
      order: 20,
      load: () => import('./widgets/application-queue.tsx'),
    },
    {
      id: 'my-applications',
      title: { ru: 'Мои заявления', kk: 'Менің өтініштерім', en: 'My applications', ky: 'Менин арыздарым' },
      roles: ['student'],
      column: 3,
      order: 10,
      load: () => import('./widgets/my-applications.tsx'),
    },
  ],
  parts: {
    form: {
      screens: ['application-type', 'history-application-one', 'coo-form', 'coo-application', 'coo-review-application'],
    },
    mine: {
      screens: ['coo', 'coo-form', 'coo-application', 'coo-review', 'coo-review-application'],
    },
    review: {
      screens: ['coo-review', 'coo-review-application'],
    },
    way: {
      screens: [
        'history-application',
        'history-application-one',
        'application-statuses',
        'coo',
        'coo-application',
        'coo-review',
        'coo-review-application',
      ],
    },
    office: {
      screens: ['history-application', 'history-application-one', 'application-statistics', 'application-statuses'],
      uses: ['statistics'],
    },
    types: {
      screens: ['application-types', 'application-type', 'department-heads'],
    },
  },
});
