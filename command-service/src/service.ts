import type { Service } from '@portal/platform/service.ts';
import { module as advising } from './advising/module.ts';
import { module as curriculum } from './curriculum/module.ts';
import { module as identity } from './identity/module.ts';
import { module as notifications } from './notifications/module.ts';
import { module as registration } from './registration/module.ts';
import { module as system } from './system/module.ts';

/** The write side: calls that change something, decided by aggregates. */
export const service: Service = { name: 'command-service', kind: 'command', modules: [identity, system, curriculum, registration, advising, notifications] };
