import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { exclusionKeyOf, type Fields, type KeyState } from './aggregate.ts';

/** All records of the kind as the facts know them: those that were written before their kind was kept apart say it nowhere else. */
export type OtherRecords = Readonly<Record<string, Fields>>;

/** The refusal of a record that would stand too near to another: what the shared stream says counts before what the facts say. */
export function refuseConflict(
  def: RecordDefinition,
  uid: string,
  place: { id: string; kept: Fields },
  shared: KeyState,
  known: OtherRecords | undefined,
): Rejection | null {
  const { keep, clash, code } = def.apart!;
  const older = Object.entries(known ?? {}).flatMap(([other, fields]) => {
    const at = exclusionKeyOf(def, fields)!;
    return at.id === place.id ? [[other, at.kept] as const] : [];
  });
  const others = Object.entries({ ...Object.fromEntries(older), ...shared.kept });
  const [, near] = others.find(([other, kept]) => other !== uid && kept !== null && clash(place.kept, kept)) ?? [];
  return near ? reject(code, { ...near }, Object.fromEntries(keep.map(name => [name, code]))) : null;
}
