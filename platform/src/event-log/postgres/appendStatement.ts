import type { ClientBase, QueryConfig } from 'pg';
import type { EncodedUnit } from '../encoding.ts';
import type { UnitResult } from '../results.ts';
import { intArray, textArray, uuidArray } from './binaryArrays.ts';
import { findFirstPositions } from './reading.ts';

const text = `select first_position, refused, stale, taken from log.append(${Array.from({ length: 17 }, (_, i) => `$${i + 1}`).join(', ')})`;

/** One statement for any number of units. No two of them may name the same stream or idempotency key. */
export function appendStatement(units: readonly EncodedUnit[]): QueryConfig {
  const s = { unit: [] as number[], stream: [] as string[], expected: [] as number[], next: [] as number[] };
  const e = {
    unit: [] as number[],
    stream: [] as string[],
    version: [] as number[],
    type: [] as string[],
    id: [] as string[],
    data: [] as string[],
    meta: [] as string[],
  };
  const k = {
    unit: [] as number[],
    actor: [] as string[],
    key: [] as string[],
    hash: [] as string[],
    answer: [] as string[],
    event: [] as (string | null)[],
  };
  units.forEach((unit, u) => {
    for (const { stream, expected, next } of unit.steps) {
      s.unit.push(u);
      s.stream.push(stream);
      s.expected.push(expected);
      s.next.push(next);
    }
    for (const { stream, version, type, id, data, meta } of unit.events) {
      e.unit.push(u);
      e.stream.push(stream);
      e.version.push(version);
      e.type.push(type);
      e.id.push(id);
      e.data.push(data);
      e.meta.push(meta);
    }
    for (const { actor, key, body_hash, answer, event } of unit.answers) {
      k.unit.push(u);
      k.actor.push(actor);
      k.key.push(key);
      k.hash.push(body_hash);
      k.answer.push(answer);
      k.event.push(event);
    }
  });
  return {
    name: 'log.append',
    text,
    values: [
      intArray(s.unit),
      textArray('text', s.stream),
      intArray(s.expected),
      intArray(s.next),
      intArray(e.unit),
      textArray('text', e.stream),
      intArray(e.version),
      textArray('text', e.type),
      uuidArray(e.id),
      textArray('json', e.data),
      textArray('json', e.meta),
      intArray(k.unit),
      textArray('text', k.actor),
      textArray('text', k.key),
      textArray('text', k.hash),
      textArray('json', k.answer),
      uuidArray(k.event),
    ],
  };
}

interface Row {
  first_position: string | null;
  refused: number[] | null;
  stale: string[] | null;
  taken: string[] | null;
}

/** Sends the units and tells each one's result, in their order. */
export async function sendUnits(client: ClientBase, units: readonly EncodedUnit[]): Promise<UnitResult[]> {
  const { rows } = await client.query<Row>(appendStatement(units));
  const { first_position, refused, stale, taken } = rows[0]!;
  const out = refused && new Set(refused);
  let next = Number(first_position ?? 0);
  return units.map((unit, u) => {
    if (!out?.has(u)) {
      const first = next;
      next += unit.events.length;
      return { first: unit.events.length ? first : 0 };
    }
    const keys = new Set(taken);
    const key = unit.answers.find(answer => keys.has(answer.key));
    if (key) return { taken: key.key };
    const streams = new Set(stale);
    return { stale: unit.steps.filter(step => streams.has(step.stream)).map(step => step.stream) };
  });
}

/** The same for units that were sent before on a connection that broke: one may be in the log already, then its own events are the conflict. */
export async function sendUnitsAgain(client: ClientBase, units: readonly EncodedUnit[]): Promise<UnitResult[]> {
  const results = await sendUnits(client, units);
  const doubtful = units.filter((unit, index) => unit.events.length > 0 && !('first' in results[index]!));
  const found = await findFirstPositions(
    client,
    doubtful.map(unit => unit.events[0]!.id),
  );
  return results.map((result, index) => {
    const first = found.get(units[index]!.events[0]?.id ?? '');
    return first === undefined ? result : { first };
  });
}
