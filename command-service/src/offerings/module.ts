import { module as declared } from '@portal/event-schemas/offerings/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import * as calls from './calls.ts';
import * as needCalls from './needs/calls.ts';
import * as rollOverCalls from './rollover/calls.ts';
import { rollOver } from './rollover/roll-over.ts';
import { rollOverTables } from './rollover/work.ts';
import { DiscardDraft, DraftCourse, OpenDraft, ReviseDraft } from './commands.ts';

/** Courses as the office plans them. They are decided in registration's streams, which own their seats. */
export const module = serviceModule({
  declared,
  aggregates: [rollOver],
  tables: rollOverTables,
  commands: { DraftCourse, ReviseDraft, DiscardDraft, OpenDraft },
  calls: [...Object.values(calls), ...Object.values(needCalls), ...Object.values(rollOverCalls)],
});
