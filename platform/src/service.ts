import type { AccessTable, Call } from '@portal/event-schemas/kernel/access.ts';
import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import type { ErrorCatalogue, Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { Pool } from 'pg';
import type { Aggregate, CommandDefinition } from './dispatcher/types.ts';
import type { FactDefinition } from './facts/types.ts';
import type { RefusalRecorder } from './http/refusal-recorder.ts';
import type { AnyCall } from './http/types.ts';
import type { JobDefinition, Reaction } from './jobs/types.ts';
import type { KeyHolder } from './keys/holder.ts';
import type { AsOfRules } from './as-of/types.ts';
import type { Projection } from './projections/types.ts';
import type { Host } from './host/types.ts';

export type { Clock, Host, Live } from './host/types.ts';

/** The part of a module that lives in one service (`serviceModule`, modules/service-modules.ts). Everything is data: the host wires it. */
export interface ServiceModule {
  name: string;
  /**
   * The database schema of its tables where it is not the module's name: one that was part of another keeps that one's,
   * so that no read model is built again.
   */
  schema?: string;
  /** Modules of the service whose start, and whose part of the demo university, come before this one's. */
  after?: readonly string[];
  /** Access, errors and events of the module, from event-schemas. */
  access: AccessTable;
  errors: ErrorCatalogue;
  events: EventCatalogue;
  calls?: readonly AnyCall[];
  /** Its queries are about the log as a whole: they are answered from the present, whatever moment is looked at. */
  presentOnly?: boolean;
  /** Who may look at the portal as it was; one module says so. */
  asOf?: AsOfRules;
  aggregates?: readonly Aggregate[];
  facts?: readonly FactDefinition<any>[];
  projections?: readonly Projection[];
  reactions?: readonly Reaction[];
  jobs?: readonly JobDefinition[];
  records?: readonly RecordDefinition[];
  /** Commands that other modules may send, by type: they find them in `host.commands`. */
  commands?: Readonly<Record<string, CommandDefinition<any, any, any>>>;
  /** Tables of the service's own in the module's schema (credentials, sessions): idempotent DDL with qualified names. */
  tables?: string;
  /** Asked before each change that somebody with a session makes; a refusal closes the portal to them for now (maintenance). */
  gate?(host: Host, caller: { call: Call; roles: readonly string[] }): Promise<Rejection | null>;
  /** What a person is called, null where there is none such; one module of a process says so. */
  nameOf?(pool: Pool, account: string): Promise<string | null>;
  /** Who holds keys under this uid, null where there is nobody; one module of a process says so. */
  keyHolder?(host: Host, uid: string): Promise<KeyHolder | null>;
  /** What becomes of attempts that the portal refuses; one module of a process says so. */
  refusals?: RefusalRecorder;
  /** Runs once after everything is wired, before the port opens. */
  onStart?(host: Host): Promise<void>;
  /**
   * Makes the module's part of the demo university; runs once, at the first start of a demo portal. `progress` tells
   * a person what is being made.
   */
  demo?(host: Host, progress: (text: string) => void): Promise<void>;
  /** Lines for the person who started the portal, for example the demo accounts. */
  welcome?(host: Host): readonly string[];
}

/**
 * `kind`: 'command' serves commands and keeps facts; 'projection' serves queries and runs projections; 'worker'
 * reactions and jobs; 'static' files.
 */
export interface Service {
  name: string;
  kind: 'command' | 'projection' | 'worker' | 'static';
  modules: readonly ServiceModule[];
}
