import type { LiveMessage } from './hub.ts';

/** Carries live messages to every process of the portal, this one too; each arrives at most once. */
export interface Carrier {
  send(messages: readonly LiveMessage[]): Promise<void>;
  close(): void;
}
export interface Hearer {
  heard(message: LiveMessage): void;
  /** Messages may have been lost. */
  missed(): void;
}
export type OpenCarrier = (hearer: Hearer) => Carrier;
