import { access } from '@portal/event-schemas/advising/access.ts';
import { errors } from '@portal/event-schemas/advising/errors.ts';
import type { AnyCall } from '@portal/platform/http/types.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import * as calls from './calls.ts';

/** Advising: acts of advisors and the office on students' cards. */
export const module: ServiceModule = { name: 'advising', access, errors, events: {}, calls: Object.values(calls) as AnyCall[] };
