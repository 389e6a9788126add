import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { importDebtsAnswer, importDebtsBody, type ImportDebtsAnswer } from '@portal/event-schemas/registration/settings-requests.ts';
import { command, type Send } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { ClearDebt, RecordDebt, RecordMedicalCertificate } from '../standing/commands.ts';
import { debtColumns, readDebts, type DebtLine } from '../standing/read-debts.ts';
import type { DebtKind } from '../standing/registration-standing.ts';
import { inTurn, refuseFaulty, uidsByCode } from './import-file.ts';

/**
 * Debts and medical certificates from a CSV file. A file with a wrong line changes nothing; the same file again changes nothing either.
 * `replace`: who stands no more in the file has the debts of its kinds cleared.
 */
export const importDebts = command({
  call: 'POST /registration/debts/import/', summary: 'Record debts and medical certificates from a CSV file: all lines or none', body: importDebtsBody, answer: importDebtsAnswer,
  run: async ({ host, send, body, roles, ...asked }) => {
    const file = readDebts(body.csv);
    const students = await uidsByCode(host, 'students', file.lines.map(line => line.code));
    refuseFaulty({ host, ...asked }, file, debtColumns, [
      ...file.lines.filter(line => !students.has(line.code)).map(({ line, code }) => ({ line, rejection: reject('registration.import_unknown_student', { code }) })),
      ...(mayRecordCertificates(roles) ? [] : file.lines.filter(line => line.kind === 'certificate').map(({ line }) => ({ line, rejection: reject('registration.import_certificate_office') }))),
    ]);
    return carryOut(host, send, file.lines, students, body.replace);
  },
});
const mayRecordCertificates = (roles: readonly string[]): boolean => roles.some(role => role === 'office' || role === 'org_admin');

async function carryOut(host: Host, send: Send, lines: readonly DebtLine[], students: ReadonlyMap<string, string>, replace: boolean): Promise<ImportDebtsAnswer> {
  const counts = { recorded: 0, cleared: 0, unchanged: 0 };
  const noted = ({ changed }: { changed: boolean }, as: 'recorded' | 'cleared') => void (counts[changed ? as : 'unchanged'] += 1);
  // Read before anything is written, so that what the file brings is not looked at.
  const gone = replace ? await notIn(host, lines, students) : [];
  await inTurn(lines, async line => {
    const student = students.get(line.code)!;
    noted(line.kind === 'certificate'
      ? await send(RecordMedicalCertificate, { student, valid_until: line.valid_until })
      : await send(RecordDebt, { student, kind: line.kind, amount: line.amount, note: line.note }), 'recorded');
  });
  await inTurn(gone, async debt => noted(await send(ClearDebt, debt), 'cleared'));
  return { lines: lines.length, ...counts };
}

/** Debts of the file's kinds whose student is not in the file with that kind. */
async function notIn(host: Host, lines: readonly DebtLine[], students: ReadonlyMap<string, string>): Promise<{ student: string; kind: DebtKind }[]> {
  const kinds = [...new Set(lines.map(line => line.kind))].filter(kind => kind !== 'certificate');
  const named = new Set(lines.map(line => `${students.get(line.code)}.${line.kind}`));
  const { rows } = await host.pool.query<{ student: string; kind: DebtKind }>('select student, kind from registration.debts_public where kind = any($1)', [kinds]);
  return rows.filter(({ student, kind }) => !named.has(`${student}.${kind}`));
}
