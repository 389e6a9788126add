import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import { certificateName } from '@portal/event-schemas/registration/names.ts';
import { readNumber, readTable, type TableFile } from './read-table.ts';
import type { DebtKind } from '../standing/registration-standing.ts';

/**
 * Columns of a file of debts. `code`: of the student; `kind`: financial, library, fine, certificate, or what the portal calls them in any language;
 * `amount` and `note` may be left out; a certificate needs `valid_until`, as 2027-06-30 or 30.06.2027.
 */
export const debtColumns = ['code', 'kind', 'amount', 'note', 'valid_until'] as const;
const maxNote = 1000;
const kinds = new Map<string, DebtKind | 'certificate'>(
  Object.entries({
    financial: codeNames['financial']!,
    library: codeNames['library']!,
    fine: codeNames['fine']!,
    certificate: certificateName,
  }).flatMap(([kind, names]) => [kind, ...Object.values(names)].map(name => [name, kind as DebtKind | 'certificate'])),
);

type Debt = { code: string } & (
  | { kind: DebtKind; amount: number | null; note: string }
  | { kind: 'certificate'; valid_until: string }
);
export type DebtLine = Debt & { line: number };

export const readDebts = (text: string): TableFile<Debt> =>
  readTable(text, {
    columns: debtColumns,
    required: ['code', 'kind'],
    read: readDebt,
    key: ({ code, kind }) => `${code}\n${kind}`,
    twice: ({ code }, first) => reject('registration.import_twice', { code, first }),
  });

function readDebt({
  code,
  amount,
  note,
  valid_until,
  ...cells
}: Record<(typeof debtColumns)[number], string>): Debt | Rejection {
  if (!code) return reject('registration.import_unknown_student', { code });
  const kind = kinds.get(cells.kind.toLowerCase());
  if (kind === undefined) return reject('registration.import_unknown_kind', { kind: cells.kind });
  if (kind === 'certificate') {
    const day = valid_until.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');
    return isDate(day)
      ? { code, kind, valid_until: day }
      : reject('registration.import_bad_date', { date: valid_until });
  }
  const sum = readNumber(amount);
  if (sum !== null && !Number.isFinite(sum)) return reject('registration.import_bad_amount', { amount });
  if (note.length > maxNote) return reject('registration.import_note_too_long', { max: maxNote });
  return { code, kind, amount: sum, note };
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
