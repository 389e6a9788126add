import { contracts } from '@portal/event-schemas/grades/calls.ts';
import type { DraftedStatement } from '@portal/event-schemas/grades/statement.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { uidMade } from '@portal/platform/http/send.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { gradeSheet } from '../sheet.ts';
import { sheetNamed, type Caller } from '../rows.ts';
import * as commands from './commands.ts';
import { statement } from './statement.ts';

/** The statement as it is: which streams an act needs stands in what never changes of it, and in its students. */
async function known({ host }: Pick<Caller, 'host'>, uid: string): Promise<DraftedStatement> {
  const { state } = await host.dispatcher.state(statement, uid);
  if (state.status === 'NONE') throw new Refused(reject('grades.statement_not_found'));
  return state;
}
async function touching(caller: Caller, of: DraftedStatement, isTouched: boolean) {
  const { state: sheet } = await caller.host.dispatcher.state(gradeSheet, of.sheet);
  return {
    uid: of.uid,
    sheet: of.sheet,
    students: isTouched ? of.rows.map(({ student }) => student) : [],
    discipline: sheet.status === 'opened' ? sheet.discipline : '',
  };
}

/** Approves it; marks of a retake count from then on. */
export async function approve(caller: Caller, uid: string): Promise<boolean> {
  const data = await touching(caller, await known(caller, uid), true);
  return (await caller.send(commands.approveStatement(data.students.length), data)).changed;
}
/** Signs it for who asks; the office registers it by that, in the year that it is in the university's time zone. */
export async function sign(caller: Caller, uid: string): Promise<boolean> {
  const of = await known(caller, uid);
  const { kind, corrects } = of;
  const data = await touching(caller, of, corrects !== null);
  const year = Number(dateIn(caller.host.config.timeZone, caller.host.clock.now()).slice(0, 4));
  const definition = commands.signStatement(data.students.length, corrects !== null);
  return (await caller.send(definition, { ...data, kind, corrects, year })).changed;
}

export const statementCalls = [
  command(contracts['POST /journals/statements/'], {
    summary: 'Draft a statement of those of a sheet who stand on none of its kind: a final one of approved rows',
    run: async ({ send, body: { sheet, kind } }) => {
      const uid = newId();
      return { uid: uidMade(await send(commands.DraftStatement, { uid, sheet: sheetNamed(sheet), kind }), uid) };
    },
  }),
  command(contracts['PUT /journals/statements/{uid}/fill/'], {
    summary: 'Write down what a retake or a correction says; other statements are read from the sheet again',
    run: async ({ host, send, params: { uid }, body }) => {
      const { sheet } = await known({ host }, uid);
      const { changed } = await send(commands.FillStatement, { uid, sheet, ...body });
      return { changed, uids: [uid] };
    },
  }),
  command(contracts['PUT /journals/statements/{uid}/send/'], {
    summary: 'Send a statement to the office for checking',
    run: async ({ host, send, params: { uid } }) => {
      const { sheet } = await known({ host }, uid);
      return { changed: (await send(commands.SendStatement, { uid, sheet })).changed, uids: [uid] };
    },
  }),
  command(contracts['PUT /journals/statements/{uid}/approve/'], {
    summary: 'Approve a statement; marks of a retake are results from then on',
    run: async input => ({ changed: await approve(input, input.params.uid), uids: [input.params.uid] }),
  }),
  command(contracts['PUT /journals/statements/{uid}/reject/'], {
    summary: 'Send a statement back, with the reason',
    run: async ({ host, send, params: { uid }, body: { comment } }) => {
      const { sheet } = await known({ host }, uid);
      return { changed: (await send(commands.RejectStatement, { uid, sheet, comment })).changed, uids: [uid] };
    },
  }),
  command(contracts['PUT /journals/statements/{uid}/sign/'], {
    summary: 'Sign an approved statement: first its teacher, then the office, which registers it under the next number',
    run: async input => ({ changed: await sign(input, input.params.uid), uids: [input.params.uid] }),
  }),
  command(contracts['PUT /journals/statements/{uid}/discard/'], {
    summary: 'Discard a draft that was a mistake, with the reason; whom it was about may stand on another one',
    run: async ({ host, send, params: { uid }, body: { reason } }) => {
      const { sheet, corrects } = await known({ host }, uid);
      const data = { uid, sheet, corrects, reason };
      return { changed: (await send(commands.discardStatement(corrects !== null), data)).changed, uids: [uid] };
    },
  }),
  command(contracts['POST /journals/statements/{uid}/correct/'], {
    summary:
      'Begin a correction of a registered statement, with the reason; the old one stands until the new one is registered',
    run: async ({ host, send, params, body: { reason } }) => {
      const { uid: old, sheet } = await known({ host }, params.uid);
      const uid = newId();
      return { uid: uidMade(await send(commands.CorrectStatement, { uid, old, sheet, reason }), uid) };
    },
  }),
];
