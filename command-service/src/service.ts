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

/** The write side: calls that change something, decided by aggregates. In this order they make the demo university: first people, then their passwords. */
export const service: Service = {
  name: 'command-service',
  kind: 'command',
  modules: [
    system,
    curriculum,
    identity,
    registration,
    plans,
    teacherRequests,
    advising,
    applications,
    audit,
    notifications,
  ],
};
