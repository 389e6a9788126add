import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type Send } from '../http/types.ts';
import { parseInput } from '../http/validation.ts';
import { keyStreamsOf, type Fields } from './aggregate.ts';
import { faultsOf, importCommand, type ImportedRow } from './imported/command.ts';
import { readRecord, withWholeKeys, type Dispatching } from './write.ts';

/** What several records shall become. */
export interface ManyIntent {
  kind: 'create' | 'change';
  uid: string;
  fields: Fields;
}
const tries = 5;

/**
 * Makes and changes several records of a kind: all of them, or none. What does not differ is left as it is. Throws
 * `Refused` with what is wrong of the first that is refused: as `writeRecord` does, `platform.not_found` of a record to
 * be changed.
 */
export async function writeRecords(
  host: Dispatching,
  send: Send,
  def: RecordDefinition,
  intents: readonly ManyIntent[],
): Promise<void> {
  if (intents.length === 0) return;
  const coming = new Set(intents.flatMap(({ kind, uid }) => (kind === 'create' ? [uid] : [])));
  for (let attempt = 1; ; attempt++) {
    const rows = await Promise.all(intents.map((intent, index) => rowOf(host, def, intent, index + 1)));
    try {
      await send(importCommand(def, rows, coming), {});
      return;
    } catch (error) {
      const first = error instanceof Refused ? faultsOf(error.rejection)?.[0]?.rejection : undefined;
      if (first?.code === 'platform.record_stale' && attempt < tries) continue;
      throw first ? new Refused(first) : error;
    }
  }
}

async function rowOf(
  host: Dispatching,
  def: RecordDefinition,
  { kind, uid, fields }: ManyIntent,
  line: number,
): Promise<ImportedRow> {
  if (kind === 'create') return { line, kind, data: { uid, ...parseInput<Fields>(def.fields, fields)! } };
  const now = await readRecord(host, def, uid);
  if (!now) throw new Refused(reject('platform.not_found', { entity: def.entity, uid }));
  const changes = withWholeKeys(def, now, parseInput<Fields>(def.fields.partial(), fields)!);
  return { line, kind, data: { uid, changes, held: keyStreamsOf(def, now) } };
}
