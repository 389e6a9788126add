import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { statementNames } from '@portal/event-schemas/grades/list-names.ts';
import { statementKindNames, statementStateNames } from '@portal/event-schemas/grades/names.ts';
import { isOfficer } from '@portal/event-schemas/grades/roles.ts';
import {
  isWritten,
  statementActs,
  statementRules,
  type DraftedStatement,
} from '@portal/event-schemas/grades/statement.ts';
import type { StatementDetail } from '@portal/event-schemas/grades/statement-views.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { list, query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import { choice } from '@portal/platform/lists/columns.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { courseColumns } from '../list.ts';
import { seenSheets } from '../sight.ts';
import { systemOfSheet } from '../detail.ts';

const from = `grades.statements t JOIN grades.sheets s ON s.uid = t.sheet
  LEFT JOIN curriculum.study_periods_public p ON p.uid = s.study_period
  LEFT JOIN identity.people_public m ON m.uid = s.main`;
const numbered = (alias: string): string => `${alias}.number || '/' || ${alias}.year`;
const columns = {
  uid: { sql: 't.uid', type: 'text' },
  number: {
    sql: numbered('t'),
    type: 'text',
    sort: true,
    order: 't.year * 1000000 + t.number',
    search: true,
    header: statementNames.number,
  },
  kind: choice('t.kind', columnNames.kind, statementKindNames),
  status: choice('t.status', columnNames.state, statementStateNames),
  sheet: { sql: 't.sheet', type: 'text' },
  ...courseColumns,
  stream: { sql: 's.number', type: 'number', sort: true, header: columnNames.stream },
  students: { sql: 't.students', type: 'number', sort: true, header: statementNames.students },
  corrects: { sql: `t.statement->>'corrects'`, type: 'text' },
  superseded_by: { sql: `t.statement->>'superseded_by'`, type: 'text' },
  drafted_at: { sql: 't.drafted_at', type: 'time', sort: true },
  registered_at: {
    sql: 't.registered_at',
    type: 'time',
    sort: true,
    header: statementNames.registered_at,
  },
} as const;

const statementList = list(contracts['GET /journals/statements/'], {
  summary: 'Statements (ведомости): of a teacher those of their sheets, for the office all',
  from,
  columns,
  defaultSort: ['drafted_at', 'DESC'],
  where: ({ query: asked, bind, ...reader }) =>
    [seenSheets(reader, bind), ...(asked['sheet'] ? [`t.sheet = ${bind(asked['sheet'])}`] : [])].join(' AND '),
});

interface Stored extends Omit<StatementDetail, 'rows' | 'may' | 'marks' | 'written'> {
  statement: DraftedStatement;
}
const selected = Object.entries(columns)
  .map(([name, { sql }]) => `${sql} AS ${name}`)
  .join(', ');
const linked = (path: string): string => `(SELECT json_build_object('uid', o.uid, 'number', ${numbered('o')})
  FROM grades.statements o WHERE o.uid = t.statement->>'${path}')`;
const signedBy = (path: string): string =>
  `(SELECT o.display_name FROM identity.people_public o WHERE o.uid = t.statement->>'${path}')`;
/** Statements as they are shown, `where` over statements `t` and sheets `s`. */
export async function statementsWhere(db: Sql, where: string, params: readonly unknown[]): Promise<Stored[]> {
  const { rows } = await db.query<Stored>(
    `SELECT t.uid AS id, ${selected}, s.credits, t.statement, t.check_code,
        ${signedBy('signed_teacher')} AS signed_teacher_name, t.signed_teacher_at,
        ${signedBy('signed_office')} AS signed_office_name, t.registered_at AS signed_office_at,
        ${linked('corrects')} AS correction_of, ${linked('correction')} AS correction
      FROM ${from} WHERE ${where}`,
    [...params],
  );
  const iso = (moment: string | null) => moment && new Date(moment).toISOString();
  return rows.map(row => ({
    ...row,
    reason: row.statement.reason,
    comment: row.statement.comment,
    version: row.statement.version,
    drafted_at: iso(row.drafted_at)!,
    registered_at: iso(row.registered_at),
    signed_teacher_at: iso(row.signed_teacher_at),
    signed_office_at: iso(row.signed_office_at),
  }));
}
/** Rows with their students' names, in their order. */
export async function namedRows(db: Sql, { rows }: DraftedStatement): Promise<StatementDetail['rows']> {
  const { rows: people } = await db.query<{ uid: string; student_name: string; group: string | null }>(
    `SELECT t.uid, t.display_name AS student_name, g.code AS "group" FROM curriculum.students_public t
      LEFT JOIN curriculum.student_groups_public g ON g.uid = t.student_group
      WHERE t.uid = ANY($1) ORDER BY t.display_name COLLATE "ru-x-icu", t.uid`,
    [rows.map(({ student }) => student)],
  );
  const order = new Map(people.map((person, place) => [person.uid, { ...person, place }]));
  return rows
    .map(row => ({ row, person: order.get(row.student) }))
    .sort((one, other) => (one.person?.place ?? rows.length) - (other.person?.place ?? rows.length))
    .map(({ row, person }) => ({ ...row, student_name: person?.student_name ?? '', group: person?.group ?? null }));
}

/** The statement that a call names, where the reader sees its sheet. */
export async function seenStatement({
  db,
  params: { uid },
  ...reader
}: Pick<CallContext, 'actor' | 'roles'> & { db: Sql; params: { uid: string } }): Promise<Stored> {
  const params: unknown[] = [uid];
  const where = seenSheets(reader, value => `$${params.push(value)}`);
  const [found] = await statementsWhere(db, `t.uid = $1 AND ${where}`, params);
  if (!found) throw new Refused(reject('grades.statement_not_found'));
  return found;
}
const detail = query(contracts['GET /journals/statements/{uid}/'], {
  summary: 'One statement: its rows, who has signed, what corrects it, and what the reader may do with it',
  run: async input => {
    const { statement, ...found } = await seenStatement(input);
    const { marks, word_marks } = await systemOfSheet(input.db, found.sheet);
    const seen = {
      account: input.actor.id,
      office: isOfficer(input.roles),
      main: found.main_teacher,
    };
    return {
      ...found,
      written: isWritten(statement),
      marks: [...marks, ...word_marks].map(({ code }) => code),
      rows: await namedRows(input.db, statement),
      may: Object.fromEntries(
        statementActs.map(act => [act, statementRules[act](statement, seen)]),
      ) as StatementDetail['may'],
    };
  },
});

export const statementCalls = [statementList, detail];
