import { missedLetter } from '@portal/event-schemas/journals/codes.ts';
import type { CellView, ReasonView } from '@portal/event-schemas/journals/views.ts';

/** What a person types in cells beside marks: letters of their own for who is missing and who is there. */
export interface Letters {
  missed: string;
  present: string;
}
export const defaultLetters: Letters = { missed: missedLetter, present: '.' };

/** What is sent of a cell; what is left out stays. */
export interface CellInput {
  mark?: string | null;
  missed?: boolean;
  present?: boolean;
  reasons_for_missing?: string | null;
  comment?: string;
}
/** What stands in a cell, as it is shown and as a spreadsheet gets it: "85", "н", "н б", "85 н б". */
export function shownAs(
  cell: Pick<CellView, 'mark' | 'attendance' | 'reasons_for_missing'> | undefined,
  letters: Letters,
  reasons: readonly ReasonView[],
): string {
  if (!cell) return '';
  const reason = reasons.find(one => one.uid === cell.reasons_for_missing)?.short;
  const absence = cell.attendance === 'missed' ? [letters.missed, reason].filter(Boolean).join(' ') : '';
  if (cell.mark !== null) return [cell.mark, absence].filter(Boolean).join(' ');
  return absence || (cell.attendance === 'present' ? letters.present : '');
}

/** What typed text means; null: nothing that could stand in a cell. */
export function inputOf(typed: string, letters: Letters, reasons: readonly ReasonView[]): CellInput | null {
  const text = typed.trim().toLocaleLowerCase();
  if (text === '') return { mark: null, missed: false };
  const words = text.split(/\s+/);
  const same = (one: string, other: string) => one === other.toLocaleLowerCase();
  if (words.length === 1 && same(words[0]!, letters.present)) return { mark: null, present: true };
  const at = words.findIndex(word => same(word, letters.missed));
  if (at < 0) return words.length === 1 ? { mark: words[0]!, missed: false, present: true } : null;
  const [short, ...more] = words.slice(at + 1);
  const reason = short === undefined ? undefined : reasons.find(one => same(short, one.short));
  if (more.length > 0 || at > 1 || (short !== undefined && !reason)) return null;
  return { mark: at === 1 ? words[0]! : null, missed: true, reasons_for_missing: reason?.uid ?? null };
}

/** Cells of a block out of a spreadsheet: lines and tabs; an empty line at the end is none. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map(line => line.split('\t'));
