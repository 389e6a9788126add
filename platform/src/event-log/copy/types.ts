import type { EncodedEvent } from '../encoding.ts';
import type { KeptAnswer } from '../kurrent/format.ts';
import type { StoredLine } from '../types.ts';

export type PlacedEvent = EncodedEvent & { position: number };
/** Events in position order, and the answers kept with them. */
export interface CopiedPage {
  events: PlacedEvent[];
  answers: KeptAnswer[];
}

/** A place where a log lies, as a copy sees it: texts as they are stored, nothing decided, nothing reshaped. */
export interface CopyPlace {
  /** As it is told to people, without a password. */
  name: string;
  head(): Promise<number>;
  lines(after: number, to: number, limit: number): Promise<StoredLine[]>;
  /** The next events behind a position; null at the end. */
  next(after: number): Promise<CopiedPage | null>;
  /** Answers that came with no page. */
  otherAnswers(): Promise<KeptAnswer[]>;
  /** All of the page or nothing. */
  write(page: CopiedPage): Promise<void>;
  close(): Promise<void>;
}

/** The copy cannot be made, or is not what it was made of. */
export class NotCopied extends Error {}
