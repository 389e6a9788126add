import type { WaitingWords } from '../kernel/waiting-words.ts';

/** What can wait for people here. */
export const waitingWords = {} as const satisfies Readonly<Record<string, WaitingWords>>;
