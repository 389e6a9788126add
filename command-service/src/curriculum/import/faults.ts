import { ImportRefused } from '@portal/platform/imports/refusal.ts';

export interface RosterFault {
  file: string;
  line: number;
  kind: string;
  reason: string;
}
/** So many are told; the rest is counted. */
const told = 100;

/** Everything that is wrong with a set, found in one run. */
export class Faults {
  private readonly found: RosterFault[] = [];

  /** `line`: 0 where the whole file is at fault; `kind`: what faults of the same kind are counted under. */
  add(file: string, line: number, kind: string, reason: string): void {
    this.found.push({ file, line, kind, reason });
  }

  get any(): boolean {
    return this.found.length > 0;
  }

  /** @throws {ImportRefused} where there is one: the first hundred with file and line, and how many there are of each kind. */
  refuse(): void {
    const [first, ...more] = this.found;
    if (!first) return;
    const refused = new ImportRefused(first.file, first.line, first.reason);
    if (more.length > 0) {
      const lines = this.found
        .slice(0, told)
        .map(({ file, line, reason }) => (line > 0 ? `${file}, line ${line}: ${reason}` : `${file}: ${reason}`));
      const kinds = [...new Set(this.found.map(fault => fault.kind))].map(
        kind => `${kind}: ${this.found.filter(fault => fault.kind === kind).length}`,
      );
      refused.message = [
        ...lines,
        ...(this.found.length > told ? [`… and ${this.found.length - told} more`] : []),
        `Faults: ${this.found.length} (${kinds.join('; ')})`,
      ].join('\n');
    }
    throw refused;
  }
}
