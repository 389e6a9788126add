/**
 * What a verification can find wrong. `position`: where in the log it begins; `found_at`: where an event that was moved stands now; `to`: the last position
 * where a whole stretch is concerned; `seal`: the number of the seal concerned. Of an event what its row says today (it may be a lie): stream, version, type.
 */
export interface Fault {
  kind: FaultKind;
  position: number;
  found_at?: number;
  to?: number;
  seal?: number;
  key?: string;
  stream?: string;
  version?: number;
  type?: string;
}

export const faultKinds = [
  /** An event is not what was recorded. */
  'altered',
  /** An event that was recorded is gone. */
  'missing',
  /** An event stands where none was recorded. */
  'inserted',
  /** An event stands at another place. */
  'moved',
  /** The ledger ends before `position`, though a seal goes up to `to`: the end was cut off. */
  'cut_off',
  /** Events `position` to `to` are not those that the seal was made over: they were changed together with the ledger. */
  'not_as_sealed',
  /** The ledger itself contradicts itself from here on. */
  'ledger_broken',
  /** A seal was signed with another key, or its text was changed. */
  'seal_forged',
  /** A seal is signed with a key that this installation does not know. */
  'seal_key_unknown',
  /** A seal that was made is not in the log. */
  'seal_missing',
  /** A seal does not follow the one before it. */
  'seal_out_of_order',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export const byPosition = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((a, b) => a.position - b.position || faultKinds.indexOf(a.kind) - faultKinds.indexOf(b.kind));

/** A fault as a sentence for the command line. */
export function describeFault(fault: Fault): string {
  const event = fault.type ? ` (${fault.type}, version ${fault.version} of ${fault.stream})` : '';
  switch (fault.kind) {
    case 'altered':
      return `Event #${fault.position}${event} was altered: it is not what was recorded there.`;
    case 'missing':
      return `Event #${fault.position} is missing: it was recorded and is gone.`;
    case 'inserted':
      return `Event #${fault.position}${event} was inserted: nothing was recorded there.`;
    case 'moved':
      return `Event #${fault.position} was moved: it stands at #${fault.found_at} now${event}.`;
    case 'cut_off':
      return `The end was cut off from #${fault.position}: seal ${fault.seal} was made over the events up to #${fault.to}.`;
    case 'not_as_sealed':
      return `Events #${fault.position} to #${fault.to} are not those over which seal ${fault.seal} was made: they were changed together with the ledger.`;
    case 'ledger_broken':
      return `The ledger is broken at #${fault.position}: what follows there does not continue what was before.`;
    case 'seal_forged':
      return `Seal ${fault.seal} (#${fault.position}) is forged: its signature does not fit its text.`;
    case 'seal_key_unknown':
      return `Seal ${fault.seal} (#${fault.position}) is signed with the key ${fault.key}, which is not among the known keys.`;
    case 'seal_missing':
      return `Seal ${fault.seal} over the events up to #${fault.position} was made and is not in the log.`;
    case 'seal_out_of_order':
      return `Seal ${fault.seal} (#${fault.position}) does not follow the seal before it.`;
  }
}
