import { module as declared } from '@portal/event-schemas/advising/module.ts';
import type { AnyCall } from '@portal/platform/http/types.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { advisee } from './assignment/advisee.ts';
import * as assignments from './assignment/calls.ts';
import { AssignAdvisor } from './assignment/commands.ts';
import { counted } from '../registration/tally/count-refusals.ts';
import * as calls from './calls.ts';
import * as cardChanges from './card-changes.ts';
import * as reviews from './review.ts';
import * as whatIfs from './what-if/calls.ts';

const { approve: _approve, ...reviewCalls } = reviews;
/** What advisors do with cards: refusals of these stand on the board of the registration day (docs/decisions/0014). */
const onCards = [reviewCalls, cardChanges, whatIfs]
  .flatMap(file => Object.values(file) as AnyCall[])
  .map(call => (call.kind === 'command' ? counted(call) : call));

/** Advising: acts of advisors and the office on students' cards, and who advises whom. */
export const module = serviceModule({
  declared,
  aggregates: [advisee],
  commands: { AssignAdvisor },
  calls: [onCards, ...[calls, assignments].map(file => Object.values(file) as AnyCall[])].flat(),
});
