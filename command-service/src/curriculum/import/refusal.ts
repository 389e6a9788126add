/** A file that is not taken in: where and why. Nothing has been changed when this is thrown. */
export class ImportRefused extends Error {
  readonly file: string;
  /** Counted from 1; 0 where the whole file is at fault. */
  readonly line: number;
  readonly reason: string;
  constructor(file: string, line: number, reason: string) {
    super(line > 0 ? `${file}, line ${line}: ${reason}` : `${file}: ${reason}`);
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}

/** What was seen, short enough for a message and without control characters. */
export const shown = (text: string): string => {
  const clean = text.replace(/\p{C}/gu, '?');
  return JSON.stringify(clean.length > 60 ? `${clean.slice(0, 60)}…` : clean);
};
