import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { contentOf } from '@portal/event-schemas/grades/statement.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { limitedByAddress } from '@portal/platform/http/limited-by-address.ts';
import { query, Refused, replyStarted, type CallContext } from '@portal/platform/http/types.ts';
import { checkCode, readCheckCode } from '@portal/platform/ids/check-code.ts';
import { printPaper } from '@portal/platform/pdf/print.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { paperOf } from './paper.ts';
import { namedRows, seenStatement, statementsWhere } from './queries.ts';

async function numberOf(db: Sql, uid: string | null): Promise<string | null> {
  const [found] = uid ? await statementsWhere(db, 't.uid = $1', [uid]) : [];
  return found?.number ?? null;
}
const addressOfPortal = ({ host, raw: { request } }: Pick<CallContext, 'host' | 'raw'>): string =>
  (host.config.publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/$/, '');

const print = query(contracts['GET /journals/statements/{uid}/print/'], {
  summary: 'The paper of a registered statement (application/pdf): A4, with the code by which anyone checks it',
  run: async input => {
    const { db, host, raw } = input;
    const found = await seenStatement(input);
    if (found.check_code === null) throw new Refused(reject('grades.statement_not_registered', { rows: [] }));
    const { rows: settings } = await db.query<{ name: Localized | null }>(
      `SELECT settings->'university_name' AS name FROM system.settings_public`,
    );
    const printed = {
      ...found,
      check_code: found.check_code,
      superseded_by: await numberOf(db, found.superseded_by),
      rows: await namedRows(db, found.statement),
    };
    const paper = paperOf(printed, {
      language: input.query.language ?? input.locale,
      university: settings[0]?.name ?? null,
      portal: addressOfPortal(input),
      zone: host.config.timeZone,
    });
    const pdf = await printPaper(paper);
    raw.reply
      .header('content-type', 'application/pdf')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .header('content-disposition', `attachment; filename="statement-${found.number!.replace('/', '-')}.pdf"`)
      .send(pdf);
    return replyStarted as never;
  },
});

const pass = limitedByAddress(20);
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
