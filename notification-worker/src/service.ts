import type { Service } from '@portal/platform/service.ts';
import { module as applications } from './applications/module.ts';
import { module as audit } from './audit/module.ts';
import { module as identity } from './identity/module.ts';
import { module as notifications } from './notifications/module.ts';
import { module as registration } from './registration/module.ts';

/** Reactions to events, alarms and schedules. */
export const service: Service = {
  name: 'notification-worker',
  kind: 'worker',
  modules: [identity, notifications, registration, applications, audit],
};
