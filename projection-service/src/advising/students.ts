import { list, type AnyCall, type CallContext, type ListContract } from '@portal/platform/http/types.ts';
import { seesAll } from './ownership.ts';
import { searchStudents, studentColumns, studentsWithCards } from './student-columns.ts';
import { countFromSums, statusCountsOf } from './status-counts.ts';
import { studyPeriodSql } from './study-period.ts';
import { contracts } from '@portal/event-schemas/advising/calls.ts';

type Where = Pick<CallContext, 'actor' | 'roles' | 'host'> & {
  query: Record<string, unknown>;
  bind: (value: unknown) => string;
};

/** One term, and the students whom the reader may see. */
const visible = ({ actor, roles, host, query: given, bind }: Where): string =>
  [
    `sp.uid = ${studyPeriodSql(given, host.clock.iso(), bind)}`,
    ...(seesAll(roles) ? [] : [`s.advisor = ${bind(actor.id)}`]),
  ].join(' AND ');

const studentList = (contract: ListContract, summary: string) =>
  list(contract, {
    reads: 'unhurried',
    summary,
    from: studentsWithCards,
    columns: studentColumns,
    defaultSort: ['display_name', 'ASC'],
    search: searchStudents,
    count: countFromSums,
    where: visible,
  });

const office = studentList(
  contracts['GET /registration/students/'],
  'The office’s list of students with the cards of a term',
);

/** Students with their cards: for advisors, and for the office (portal.md §3, portal-calls.md §7.11). */
export const studentCalls: readonly AnyCall[] = [
  studentList(
    contracts['GET /advisors/my_students/all/'],
    'Students with the cards of a term: an advisor’s own, the office’s all',
  ),
  studentList(contracts['GET /advisors/my_students_auca/'], 'The same list under the path of the AUCA screens'),
  office,
  statusCountsOf(office),
];
