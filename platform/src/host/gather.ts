import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { backupJob } from '../backup/job.ts';
import { uploadSweepJob } from '../files/sweep.ts';
import { exportJob } from '../lists/export.ts';
import { mailJob, mailSweepJob } from '../mail/mail-job.ts';
import { snapshotJob, snapshotSweepJob } from '../as-of/jobs.ts';
import { ledgerCheckJob } from '../ledger/checks.ts';
import { retentionJob } from './retention.ts';
import { retryFactsJob, retryReactionsJob, retryReadModelsJob } from './rebuilding.ts';
import { recordAggregates } from '../records/aggregate.ts';
import { recordQueryCalls } from '../records/calls.ts';
import { recordCommandsByType } from '../records/commands.ts';
import { recordEvents } from '../records/events.ts';
import { allRecordsFact, recordFact } from '../records/fact.ts';
import { recordFilesJob } from '../records/files.ts';
import { recordProjection } from '../records/projection.ts';
import type { Service, ServiceModule } from '../service.ts';
import type { Parts } from './parts.ts';

/** Puts the modules together. Throws when two of them use one name for different things. */
export function gather(services: readonly Service[]): Parts {
  const modules = services.flatMap(service => service.modules);
  const of = (kind: Service['kind']): ServiceModule[] =>
    services.filter(service => service.kind === kind).flatMap(service => service.modules);
  const records = unique(modules.flatMap(module => module.records ?? []));
  const written = unique(of('command').flatMap(module => module.records ?? []));
  const read = unique(of('projection').flatMap(module => module.records ?? []));
  return {
    modules,
    catalogue: Object.fromEntries(
      named('event', [...modules.map(module => module.events), ...records.map(recordEvents)].flatMap(Object.entries)),
    ),
    aggregates: named(
      'aggregate',
      [...modules.flatMap(module => module.aggregates ?? []), ...written.flatMap(recordAggregates)].map(aggregate => [
        aggregate.name,
        aggregate,
      ]),
    ),
    commands: named(
      'command',
      [...modules.map(module => module.commands ?? {}), ...written.map(recordCommandsByType)].flatMap(Object.entries),
    ),
    facts: [
      ...named(
        'fact',
        [
          ...modules.flatMap(module => module.facts ?? []),
          ...written.map((record: RecordDefinition) => recordFact(record)),
          ...written.filter(record => record.apart).map(record => allRecordsFact(record)),
        ].map(fact => [fact.name, fact]),
      ).values(),
    ],
    projections: [
      ...named(
        'projection',
        [...modules.flatMap(module => module.projections ?? []), ...read.map(recordProjection)].map(projection => [
          projection.name,
          projection,
        ]),
      ).values(),
    ],
    reactions: [
      ...named(
        'reaction',
        modules.flatMap(module => module.reactions ?? []).map(reaction => [reaction.name, reaction]),
      ).values(),
    ],
    jobs: [
      ...named(
        'job',
        [
          ...modules.flatMap(module => module.jobs ?? []),
          ...(of('projection').length
            ? [
                exportJob([
                  ...of('projection').flatMap(module => module.calls ?? []),
                  ...read.flatMap(recordQueryCalls),
                ]),
                ledgerCheckJob,
                snapshotJob,
                snapshotSweepJob,
                retryReadModelsJob,
                recordFilesJob,
              ]
            : []),
          ...(of('command').length ? [retryFactsJob] : []),
          ...(of('worker').length
            ? [retryReactionsJob, mailJob, mailSweepJob, retentionJob, uploadSweepJob, backupJob]
            : []),
        ].map(job => [job.name, job]),
      ).values(),
    ],
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Several services bring the same module's events along: the same thing twice is one, two things under one name are a mistake. */
function named<T>(kind: string, entries: readonly (readonly [string, T])[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const [name, thing] of entries) {
    const known = found.get(name);
    if (known !== undefined && known !== thing && kind !== 'event')
      throw new Error(`Two modules have a ${kind} called ${name}.`);
    found.set(name, thing);
  }
  return found;
}
