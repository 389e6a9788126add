import { stateSystem } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import type { StatementKind } from '@portal/event-schemas/grades/codes.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import type { Caller } from '../rows.ts';
import type { OpenedSheet } from '../sheet.ts';
import { approve, sign } from '../statements/calls.ts';
import * as commands from '../statements/commands.ts';

const uidOf = (sheet: string, name: string): string => idFrom('demo university', `statement/${sheet}/${name}`);

/**
 * Statements of a sheet whose rows are approved: one of the rating, a final one that is registered and put right by a
 * correction, a draft that was a mistake, and a retake on the office's desk where somebody has failed.
 */
export async function makeStatements(uid: string, sheet: OpenedSheet, { teacher, clerk, other }: Record<'teacher' | 'clerk' | 'other', Caller>): Promise<void> {
  const draft = async (name: string, kind: StatementKind): Promise<string> => {
    const drafted = uidOf(uid, name);
    await teacher.send(commands.DraftStatement, { uid: drafted, sheet: uid, kind });
    return drafted;
  };
  const register = async (statement: string, checker: Caller): Promise<void> => {
    await teacher.send(commands.SendStatement, { uid: statement, sheet: uid });
    await approve(checker, statement);
    await sign(teacher, statement);
    await sign(clerk, statement);
  };
  await register(await draft('rating', 'rating'), clerk);
  const mistaken = await draft('examination', 'examination');
  await teacher.send(commands.discardStatement(false), {
    uid: mistaken,
    sheet: uid,
    corrects: null,
    reason: 'Составлена раньше апелляций',
  });
  const final = await draft('final', 'final');
  await register(final, clerk);
  const corrected = [...sheet.rows.values()].find(row => row.approved && row.mark?.passed);
  if (corrected) {
    const correction = uidOf(uid, 'correction');
    const reason = 'Опечатка в протоколе экзамена';
    await clerk.send(commands.CorrectStatement, { uid: correction, old: final, sheet: uid, reason });
    const rows = [{ student: corrected.student, exam: 9700 }];
    await clerk.send(commands.FillStatement, { uid: correction, sheet: uid, rows });
    await register(correction, other);
  }
  const failed = [...sheet.rows.values()].filter(row => row.approved && row.mark && !row.mark.passed && (row.rating ?? 0) >= stateSystem.pass_from * 100);
  if (failed.length === 0) return;
  const retake = await draft('retake', 'retake');
  await teacher.send(commands.FillStatement, {
    uid: retake,
    sheet: uid,
    rows: failed.map(({ student }) => ({ student, exam: 6500 })),
  });
  await teacher.send(commands.SendStatement, { uid: retake, sheet: uid });
}
