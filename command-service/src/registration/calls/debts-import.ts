import { errors } from '@portal/event-schemas/registration/errors.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { importAnswer, importBody, type ImportAnswer } from '@portal/event-schemas/registration/settings-requests.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { ClearDebt, RecordDebt, RecordMedicalCertificate } from '../standing/commands.ts';
import { debtColumns, readDebts, type DebtLine, type LineError } from '../standing/read-debts.ts';
import type { DebtKind } from '../standing/registration-standing.ts';

/** So many wrong lines are told, and so many students written at a time. */
const told = 200;
const atOnce = 100;

async function inTurn<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) await Promise.all(items.slice(from, from + atOnce).map(act));
}

async function studentsByCode(host: Host, codes: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await host.pool.query<{ uid: string; code: string }>('select uid, code from curriculum.students_public where code = any($1)', [[...new Set(codes)]]);
  return new Map(rows.map(row => [row.code, row.uid]));
}

/**
 * Debts and medical certificates from a CSV file. A file with a wrong line changes nothing; the same file again changes nothing either.
 * `replace`: who stands no more in the file has the debts of its kinds cleared.
 */
export const importDebts = command({
  call: 'POST /registration/debts/import/', summary: 'Record debts and medical certificates from a CSV file: all lines or none', body: importBody, answer: importAnswer,
  run: async ({ host, send, body, roles, locale, request_id }) => {
    const file = readDebts(body.csv);
    const students = await studentsByCode(host, file.lines.map(line => line.code));
    const faults: LineError[] = [
      ...file.errors,
      ...file.lines.filter(line => !students.has(line.code)).map(({ line, code }) => ({ line, rejection: reject('registration.import_unknown_student', { code }) })),
      ...(mayRecordCertificates(roles) ? [] : file.lines.filter(line => line.kind === 'certificate').map(({ line }) => ({ line, rejection: reject('registration.import_certificate_office') }))),
    ].sort((one, other) => one.line - other.line);
    if (faults.length) {
      const explain = explainer([errors], host.config.timeZone);
      const lines = faults.slice(0, told).map(({ line, rejection }) => ({ line, code: rejection.code, message: explain(rejection, locale, request_id).error.message }));
      throw new Refused(reject('registration.import_broken', { count: faults.length, lines }));
    }
    if (file.lines.length === 0) throw new Refused(reject('registration.import_empty', { columns: debtColumns.join(', ') }));
    return carryOut(host, send, file.lines, students, body.replace);
  },
});
const mayRecordCertificates = (roles: readonly string[]): boolean => roles.some(role => role === 'office' || role === 'org_admin');

async function carryOut(host: Host, send: Send, lines: readonly DebtLine[], students: ReadonlyMap<string, string>, replace: boolean): Promise<ImportAnswer> {
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
  await host.waitForReadModels(await host.log.head(), 5000);
  const kinds = [...new Set(lines.map(line => line.kind))].filter(kind => kind !== 'certificate');
  const named = new Set(lines.map(line => `${students.get(line.code)}.${line.kind}`));
  const { rows } = await host.pool.query<{ student: string; kind: DebtKind }>('select student, kind from registration.debts_public where kind = any($1)', [kinds]);
  return rows.filter(({ student, kind }) => !named.has(`${student}.${kind}`));
}
