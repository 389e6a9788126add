import { module as declared } from '@portal/event-schemas/advising/module.ts';
import type { AnyCall } from '@portal/platform/http/types.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { advisee } from './assignment/advisee.ts';
import * as assignments from './assignment/calls.ts';
import { AssignAdvisor } from './assignment/commands.ts';
import * as calls from './calls.ts';

/** Advising: acts of advisors and the office on students' cards, and who advises whom. */
export const module = serviceModule({
  declared,
  aggregates: [advisee],
  commands: { AssignAdvisor },
  calls: [calls, assignments].flatMap(file => Object.values(file) as AnyCall[]),
});
