import type { Localized } from './localized.ts';

/** How a kind of work that waits is called on the start page, and what one does about it, on its button. */
export interface WaitingWords {
  title: Localized;
  act: Localized;
}
