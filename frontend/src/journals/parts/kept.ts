import { defaultLetters, type CellInput, type Letters } from './typing.ts';

/** A cell that is kept on the device until the server has it. `version`: the one that was seen when it was typed. */
export interface KeptCell {
  uid: string;
  typed: string;
  input: CellInput;
  version: number;
}
function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
function write(key: string, value: unknown, isEmpty: boolean): void {
  try {
    if (isEmpty) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or closed store keeps nothing; the cells are still on the screen and sent as long as it is open.
  }
}

/** Cells of one journal on this device: uids and what was typed, no names. */
export function createStore(account: string, journal: string) {
  const key = `portal.journal.${account}.${journal}`;
  return {
    read: () => read<KeptCell[]>(key, []),
    write: (cells: readonly KeptCell[]) => write(key, cells, cells.length === 0),
  };
}
const lettersKey = (account: string): string => `portal.journal_letters.${account}`;
export const readLetters = (account: string): Letters => ({ ...defaultLetters, ...read(lettersKey(account), {}) });
export const writeLetters = (account: string, letters: Letters): void => write(lettersKey(account), letters, false);
