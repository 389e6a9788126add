import { access } from '@portal/event-schemas/advising/access.ts';
import { errors } from '@portal/event-schemas/advising/errors.ts';
import { advisingEvents } from '@portal/event-schemas/advising/events.ts';
import type { AnyCall } from '@portal/platform/http/types.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { advisee } from './assignment/advisee.ts';
import * as assignments from './assignment/calls.ts';
import { AssignAdvisor } from './assignment/commands.ts';
import * as calls from './calls.ts';

/** Advising: acts of advisors and the office on students' cards, and who advises whom. */
export const module: ServiceModule = {
  name: 'advising',
  access,
  errors,
  events: advisingEvents,
  aggregates: [advisee],
  commands: { AssignAdvisor },
  calls: [calls, assignments].flatMap(file => Object.values(file) as AnyCall[]),
};
