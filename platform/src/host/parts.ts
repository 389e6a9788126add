import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import type { Aggregate, CommandDefinition } from '../dispatcher/types.ts';
import type { FactDefinition } from '../facts/types.ts';
import type { JobDefinition, Reaction } from '../jobs/types.ts';
import type { Projection } from '../projections/types.ts';
import type { ServiceModule } from '../service.ts';

/** Everything that the modules of one process bring along, with what the record kit makes of their records. */
export interface Parts {
  modules: readonly ServiceModule[];
  catalogue: EventCatalogue;
  aggregates: ReadonlyMap<string, Aggregate>;
  commands: ReadonlyMap<string, CommandDefinition<any, any, any>>;
  facts: readonly FactDefinition<any>[];
  projections: readonly Projection[];
  reactions: readonly Reaction[];
  jobs: readonly JobDefinition[];
}
