import { module as declared } from '@portal/event-schemas/journals/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { calls } from './calls.ts';
import { CloseJournal, EditCells, FollowLesson } from './commands.ts';
import { journal } from './journal.ts';
import { demo } from './demo/demo.ts';
import { facts } from './known.ts';
import { openingCalls } from './opening-calls.ts';
import { journalOpening } from './openings.ts';
import { workerCalls } from './worker-calls.ts';

/** Journals of lessons. One stream holds a lesson's classes in a term, so that no two people write over each other. */
export const module = serviceModule({
  declared,
  after: ['curriculum', 'registration', 'identity'],
  aggregates: [journal, journalOpening],
  facts,
  commands: { CloseJournal, EditCells, FollowLesson },
  calls: [...calls, ...openingCalls, ...workerCalls],
  demo,
});
