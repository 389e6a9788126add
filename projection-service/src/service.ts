import type { Service } from '@portal/platform/service.ts';
import { module as advising } from './advising/module.ts';
import { module as applications } from './applications/module.ts';
import { module as audit } from './audit/module.ts';
import { module as curriculum } from './curriculum/module.ts';
import { module as identity } from './identity/module.ts';
import { module as notifications } from './notifications/module.ts';
import { module as registration } from './registration/module.ts';
import { module as plans } from './plans/module.ts';
import { module as teacherRequests } from './teacher-requests/module.ts';
import { module as system } from './system/module.ts';

/** The read side: projections and queries of every module. */
export const service: Service = {
  name: 'projection-service',
  kind: 'projection',
  modules: [
    system,
    identity,
    curriculum,
    registration,
    plans,
    teacherRequests,
    advising,
    applications,
    audit,
    notifications,
  ],
};
