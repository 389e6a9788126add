import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { contentOf } from '@portal/event-schemas/grades/statement.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { limitedByAddress } from '@portal/platform/http/limited-by-address.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { checkCode, readCheckCode } from '@portal/platform/ids/check-code.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { placeOf } from '../paper-text.ts';
import { sendPaper } from '../send-paper.ts';
import { paperOf } from './paper.ts';
import { namedRows, seenStatement, statementsWhere } from './queries.ts';

async function numberOf(db: Sql, uid: string | null): Promise<string | null> {
  const [found] = uid ? await statementsWhere(db, 't.uid = $1', [uid]) : [];
  return found?.number ?? null;
}
const print = query(contracts['GET /journals/statements/{uid}/print/'], {
  summary: 'The paper of a registered statement (application/pdf): A4, with the code by which anyone checks it',
  run: async input => {
    const found = await seenStatement(input);
    if (found.check_code === null) throw new Refused(reject('grades.statement_not_registered', { rows: [] }));
    const printed = {
      ...found,
      check_code: found.check_code,
      superseded_by: await numberOf(input.db, found.superseded_by),
      rows: await namedRows(input.db, found.statement),
    };
    const paper = paperOf(printed, await placeOf(input));
    return sendPaper(input, paper, `statement-${found.number!.replace('/', '-')}`);
  },
});

const pass = limitedByAddress('papers', 20);
const check = query(contracts['GET /journals/check_statement/{code}/'], {
  summary: 'What the paper with a code must say; open to everybody who holds it',
  run: async input => {
    pass(input);
    const code = readCheckCode(input.params.code);
    const [found] = await statementsWhere(input.db, 't.check_code = $1', [code]);
    if (!found)
      throw new Refused(reject('grades.statement_code_unknown', {}, { code: 'grades.statement_code_unknown' }));
    const { statement } = found;
    return {
      kind: found.kind,
      number: found.number!,
      registered_at: found.registered_at!,
      unchanged: checkCode(contentOf(statement, statement.year!, statement.number!)) === code,
      superseded_by: await numberOf(input.db, found.superseded_by),
      corrects: found.correction_of?.number ?? null,
      course: found.code,
      name: found.name,
      stream: found.stream,
      credits: found.credits,
      study_period_name: found.study_period_name,
      signed_teacher_name: found.signed_teacher_name,
      signed_office_name: found.signed_office_name,
      rows: (await namedRows(input.db, statement)).map(({ student: _student, ...row }) => row),
    };
  },
});

export const paperCalls = [print, check];
