import { partsOfAgreement, partsOfRow, partsOfSheet } from '@portal/event-schemas/grades/ids.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext, type Send } from '@portal/platform/http/types.ts';
import type { OnRows } from './chosen-rows.ts';
import { actOnRows, type Touched } from './commands.ts';
import type { ChangeByOffice } from './marks.ts';
import type { ActOnRows } from './row-acts.ts';
import { gradeSheet } from './sheet.ts';

export type Caller = Pick<CallContext, 'host'> & { send: Send };
interface Named {
  uid: string;
  version?: number | undefined;
}

const unknownRow = (row: string) => new Refused(reject('grades.row_not_found', { row }));
export function sheetAndStudent(row: string): { sheet: string; student: string } {
  const found = partsOfRow(row);
  if (!found) throw unknownRow(row);
  return found;
}
export function partsOf(agreement: string) {
  const found = partsOfAgreement(agreement);
  if (!found) throw unknownRow(agreement);
  return found;
}
export function sheetNamed(sheet: string): string {
  if (!partsOfSheet(sheet)) throw new Refused(reject('grades.sheet_not_found', { sheet }));
  return sheet;
}

/** Rows by their sheets, each sheet once. */
export function targetsOf(rows: readonly Named[]): OnRows[] {
  const sheets = new Map<string, { students: string[]; versions: Record<string, number> }>();
  for (const { uid, version } of rows) {
    const { sheet, student } = sheetAndStudent(uid);
    const target = sheets.get(sheet) ?? { students: [], versions: {} };
    sheets.set(sheet, target);
    if (!target.students.includes(student)) target.students.push(student);
    if (version !== undefined) target.versions[student] = version;
  }
  return [...sheets].map(([sheet, target]) => ({ sheet, ...target }));
}

/** Acts that results come or go with. */
const ofResults: readonly string[] = ['approve', 'resend', 'change_by_office'];
async function touchedBy({ host }: Caller, act: string, targets: readonly OnRows[]): Promise<Touched> {
  if (!ofResults.includes(act)) return { students: [], attempts: [] };
  const attempts = new Map<string, Touched['attempts'][number]>();
  for (const { sheet, students } of targets) {
    const { state } = await host.dispatcher.state(gradeSheet, sheet);
    if (state.status === 'none') continue;
    for (const student of students)
      if (state.rows.has(student))
        attempts.set(`${student}.${state.discipline}`, { student, discipline: state.discipline });
  }
  const all = [...attempts.values()];
  return { students: [...new Set(all.map(({ student }) => student))], attempts: all };
}

/** Does it to all of the rows or to none. */
export async function act(
  caller: Caller,
  asked: ActOnRows | { act: 'change_by_office'; change: ChangeByOffice },
  targets: readonly OnRows[],
): Promise<{ changed: boolean; uids: string[] }> {
  const touched = await touchedBy(caller, asked.act, targets);
  const counts = { students: touched.students.length, attempts: touched.attempts.length };
  const zone = caller.host.config.timeZone;
  const { changed } = await caller.send(actOnRows(targets.length, counts), { asked, targets, touched, zone });
  return { changed, uids: targets.flatMap(({ sheet, students }) => students.map(student => `${sheet}.${student}`)) };
}
