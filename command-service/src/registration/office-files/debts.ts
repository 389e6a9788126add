import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Host } from '@portal/platform/service.ts';
import { ClearDebt, RecordDebt, RecordMedicalCertificate } from '../standing/commands.ts';
import type { DebtKind } from '../standing/registration-standing.ts';
import { inOrder, inTurn, uidsByCode, type OfficeFile } from './office-file.ts';
import { debtColumns, readDebts, type DebtLine } from './read-debts.ts';

interface Wish {
  /** Who stands no more in the file has the debts of its kinds cleared. */
  replace: boolean;
  /** Whether who brings the file may record medical certificates. */
  certificates: boolean;
}

interface Debt {
  student: string;
  kind: DebtKind;
}
/** `clears`: debts that go because they are not in the file. */
interface DebtsFile extends OfficeFile<{ recorded: number; cleared: number; unchanged: number }> {
  clears: readonly Debt[];
}

/** Debts and medical certificates. */
export async function debtsFile(host: Host, csv: string, { replace, certificates }: Wish): Promise<DebtsFile> {
  const { lines, errors } = readDebts(csv);
  const students = await uidsByCode(
    host,
    'students',
    lines.map(line => line.code),
  );
  const clears = replace ? await notIn(host, lines, students) : [];
  return {
    columns: debtColumns,
    lines: lines.length,
    clears,
    errors: inOrder([
      ...errors,
      ...lines
        .filter(line => !students.has(line.code))
        .map(({ line, code }) => ({ line, rejection: reject('registration.import_unknown_student', { code }) })),
      ...(certificates
        ? []
        : lines
            .filter(line => line.kind === 'certificate')
            .map(({ line }) => ({ line, rejection: reject('registration.import_certificate_office') }))),
    ]),
    async carryOut(send, done) {
      const counts = { recorded: 0, cleared: 0, unchanged: 0 };
      const noted = ({ changed }: { changed: boolean }, as: 'recorded' | 'cleared') =>
        void (counts[changed ? as : 'unchanged'] += 1);
      await inTurn(
        lines,
        async line => {
          const student = students.get(line.code)!;
          noted(
            line.kind === 'certificate'
              ? await send(RecordMedicalCertificate, { student, valid_until: line.valid_until })
              : await send(RecordDebt, { student, kind: line.kind, amount: line.amount, note: line.note }),
            'recorded',
          );
        },
        done,
      );
      await inTurn(clears, async debt => noted(await send(ClearDebt, debt), 'cleared'));
      return counts;
    },
  };
}

/** Debts of the file's kinds whose student is not in the file with that kind. */
async function notIn(host: Host, lines: readonly DebtLine[], students: ReadonlyMap<string, string>): Promise<Debt[]> {
  const kinds = [...new Set(lines.map(line => line.kind))].filter(kind => kind !== 'certificate');
  const named = new Set(lines.map(line => `${students.get(line.code)}.${line.kind}`));
  const { rows } = await host.pool.query<Debt>(
    'select student, kind from registration.debts_public where kind = any($1)',
    [kinds],
  );
  return rows.filter(({ student, kind }) => !named.has(`${student}.${kind}`));
}
