import type { RecordedEvent } from '../event-log/types.ts';
import type { Checkpoint } from './checkpoints.ts';
import { schemaOf, searchIn } from './tables.ts';
import type { Projection, Sql } from './types.ts';

/** A projection threw: which one, and on which batch. */
export class ProjectionFailed extends Error {
  readonly projection: Projection;
  constructor(projection: Projection, cause: unknown) {
    super(`${projection.name}: ${(cause as Error).message}`, { cause });
    this.projection = projection;
  }
}

const handled = new WeakMap<Projection, ReadonlySet<string>>();
export function handles(projection: Projection, type: string): boolean {
  if (projection.handles === 'all') return true;
  let types = handled.get(projection);
  if (!types) handled.set(projection, (types = new Set(projection.handles)));
  return types.has(type);
}

/** The events of a batch that a projection at this position still has to see. */
export const eventsFor = (projection: Projection, after: number, batch: readonly RecordedEvent[]): RecordedEvent[] =>
  batch.filter(event => event.position > after && handles(projection, event.type));

/** Runs a projection on its events with its schema on the search path, where `searched` may be already. Throws `ProjectionFailed`. */
export async function apply(
  db: Sql,
  projection: Projection,
  stage: Checkpoint['stage'],
  events: readonly RecordedEvent[],
  searched?: string,
): Promise<void> {
  const schema = schemaOf(projection, stage);
  if (searched !== schema) await searchIn(db, schema);
  try {
    await projection.project(events, db);
  } catch (error) {
    throw new ProjectionFailed(projection, error);
  }
}

/**
 * Runs projections in one transaction, neighbours of one schema at the same time: none leans on what another writes,
 * and on a connection with a pipeline the statements of one do not wait for the answers to the other. All have ended
 * when it answers or throws the first failure, behind which the database refuses every statement.
 */
export async function applyAll(
  db: Sql,
  batches: readonly { projection: Projection; mine: readonly RecordedEvent[] }[],
): Promise<void> {
  const failures: Error[] = [];
  for (let next = 0; next < batches.length && failures.length === 0;) {
    const schema = schemaOf(batches[next]!.projection, 'live');
    const other = batches.findIndex(({ projection }, index) => index > next && schemaOf(projection, 'live') !== schema);
    const neighbours = batches.slice(next, other < 0 ? undefined : other);
    next += neighbours.length;
    const work = [
      searchIn(db, schema),
      ...neighbours.map(({ projection, mine }) => apply(db, projection, 'live', mine, schema)),
    ];
    await Promise.all(work.map(part => part.catch((error: Error) => failures.push(error))));
  }
  if (failures[0]) throw failures[0];
}

/** The keys that live clients should look at again, each once. */
export function touchedKeys(projections: readonly Projection[], batch: readonly RecordedEvent[]): string[] {
  const keys = new Set<string>();
  for (const projection of projections) {
    if (!projection.touches) continue;
    for (const event of batch)
      if (handles(projection, event.type)) for (const key of projection.touches(event)) keys.add(key);
  }
  return [...keys];
}
