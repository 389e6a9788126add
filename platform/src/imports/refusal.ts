export interface Fault {
  /** Counted from 1; 0 where the whole file is at fault. */
  line: number;
  reason: string;
}
/** So many faults of a file are told, and how many more there are. */
const told = 200;

/** A file that is not taken in: where and why. Nothing has been changed when this is thrown. */
export class ImportRefused extends Error {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  constructor(file: string, line: number, reason: string, more: readonly Fault[] = []) {
    const lines = [{ line, reason }, ...more]
      .slice(0, told)
      .map(fault => (fault.line > 0 ? `${file}, line ${fault.line}: ${fault.reason}` : `${file}: ${fault.reason}`));
    super([...lines, ...(more.length >= told ? [`… and ${more.length + 1 - told} more`] : [])].join('\n'));
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}

/**
 * The portal refused something in spite of all checks: `message` says what, and what was done before, which stays; the
 * next run goes on where this one stopped.
 */
export class ImportStopped extends Error {}

/** What was seen, short enough for a message and without control characters. */
export const quoted = (text: string): string => {
  const clean = text.replace(/\p{C}/gu, '?');
  return JSON.stringify(clean.length > 60 ? `${clean.slice(0, 60)}…` : clean);
};
