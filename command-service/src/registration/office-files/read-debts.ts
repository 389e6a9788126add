import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { readNumber, readTable, type TableFile } from './read-table.ts';
import type { DebtKind } from '../standing/registration-standing.ts';

/** Columns of a file of debts. `code`: of the student; `kind`: financial, library, fine, certificate; `amount` and `note` may be left out, a certificate needs `valid_until`. */
export const debtColumns = ['code', 'kind', 'amount', 'note', 'valid_until'] as const;
const maxNote = 1000;
const kinds: readonly string[] = ['financial', 'library', 'fine'];

type Debt = { code: string } & ({ kind: DebtKind; amount: number | null; note: string } | { kind: 'certificate'; valid_until: string });
export type DebtLine = Debt & { line: number };

export const readDebts = (text: string): TableFile<Debt> => readTable(text, {
  columns: debtColumns, required: ['code', 'kind'], read: readDebt,
  key: ({ code, kind }) => `${code}\n${kind}`, twice: ({ code }, first) => reject('registration.import_twice', { code, first }),
});

function readDebt({ code, amount, note, valid_until, ...cells }: Record<(typeof debtColumns)[number], string>): Debt | Rejection {
  if (!code) return reject('registration.import_unknown_student', { code });
  const kind = cells.kind.toLowerCase();
  if (kind === 'certificate') return isDate(valid_until) ? { code, kind, valid_until } : reject('registration.import_bad_date', { date: valid_until });
  if (!kinds.includes(kind)) return reject('registration.import_unknown_kind', { kind: cells.kind });
  const sum = readNumber(amount);
  if (sum !== null && !Number.isFinite(sum)) return reject('registration.import_bad_amount', { amount });
  if (note.length > maxNote) return reject('registration.import_note_too_long', { max: maxNote });
  return { code, kind: kind as DebtKind, amount: sum, note };
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
