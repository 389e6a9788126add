import { defaultLetters, type CellInput, type Letters } from './typing.ts';

/** A cell that is kept on the device until the server has it. `version`: the one that was seen when it was typed. */
export interface KeptCell {
  uid: string;
  typed: string;
  input: CellInput;
  version: number;
  /** The same change sent again after an answer that got lost is done once. */
  key: string;
}
function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or closed store keeps nothing; the cells are still on the screen and sent as long as it is open.
  }
}

/** Cells of one journal on this device, each by itself, so that two tabs do not write over each other: uids and what was typed, no names. */
export function createStore(account: string, journal: string) {
  const start = `portal.journal.${account}.${journal}.`;
  return {
    read(): KeptCell[] {
      const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
      return keys.filter(key => key.startsWith(start)).flatMap(key => read<KeptCell | null>(key, null) ?? []);
    },
    put: (cell: KeptCell) => write(start + cell.uid, cell),
    remove: (uid: string) => localStorage.removeItem(start + uid),
  };
}
const lettersKey = (account: string): string => `portal.journal_letters.${account}`;
export const readLetters = (account: string): Letters => ({ ...defaultLetters, ...read(lettersKey(account), {}) });
export const writeLetters = (account: string, letters: Letters): void => write(lettersKey(account), letters);
