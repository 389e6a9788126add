import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { list, query, type CallContext } from '@portal/platform/http/types.ts';
import { choice } from '@portal/platform/lists/columns.ts';
import { courseColumns } from './list.ts';
import { findStudyPlan } from '../registration/study-plans.ts';
import { studentOf } from '../registration/students.ts';
import { seenSheets } from './sight.ts';

interface Narrowing {
  sheet?: string;
  course?: string;
}
/** A mark that is not approved is a matter of the sheet's teachers and the office. */
const shownTo = (reader: Pick<CallContext, 'actor' | 'roles'>, bind: (value: unknown) => string): string =>
  `(r.approved OR ${seenSheets(reader, bind)})`;

/** Students in courses: of a teacher those of their sheets, of an advisor those of whom they advise, for the office all. */
const performance = list(contracts['GET /schedules/academic_performance/'], {
  summary: 'Students in their courses with both parts and the mark; for an advisor marks that are approved alone',
  from: ({ bind, ...reader }) => `(SELECT r.*, ${shownTo(reader, bind)} AS shown
      FROM grades.rows r JOIN grades.sheets s ON s.uid = r.sheet) r
    JOIN grades.sheets s ON s.uid = r.sheet
    LEFT JOIN curriculum.students_public t ON t.uid = r.student
    LEFT JOIN curriculum.student_groups_public g ON g.uid = t.student_group
    LEFT JOIN curriculum.study_periods_public p ON p.uid = s.study_period
    LEFT JOIN identity.people_public m ON m.uid = s.main`,
  columns: {
    uid: { sql: 'r.uid', type: 'text', filter: 'equals' },
    sheet: choice('r.sheet'),
    version: { sql: `(r.row->>'version')::int`, type: 'number' },
    offering: choice('s.offering'),
    ...courseColumns,
    student: choice('r.student'),
    student_name: { sql: 't.display_name', type: 'text', sort: true, search: true, header: columnNames.student },
    student_group: choice('t.student_group'),
    group: { sql: 'g.code', type: 'text', sort: true, header: columnNames.group },
    rating: { sql: `(r.row->>'rating')::int`, type: 'number', sort: true },
    exam: { sql: `CASE WHEN r.shown THEN (r.row->>'exam')::int END`, type: 'number' },
    mark: { sql: `CASE WHEN r.shown THEN r.row->'mark'->>'code' END`, type: 'text' },
    percent: { sql: `CASE WHEN r.shown THEN (r.row->>'percent')::int END`, type: 'number' },
    state: choice('r.state'),
  },
  defaultSort: ['student_name', 'ASC'],
  where: ({ query: asked, bind, ...reader }) => {
    const { sheet, course } = asked as Narrowing;
    const advised = reader.roles.includes('supervisor') ? ` OR t.advisor = ${bind(reader.actor.id)}` : '';
    return [
      `(${seenSheets(reader, bind)}${advised})`,
      ...(sheet ? [`r.sheet = ${bind(sheet)}`] : []),
      ...(course ? [`s.offering = ${bind(course)}`] : []),
    ].join(' AND ');
  },
});

const difference = query(contracts['GET /journals/academic_difference/'], {
  summary: 'Disciplines of a student’s study plan that no completed or recognised result covers',
  run: async input => {
    const student = await studentOf(input, input.query.student);
    const plan = await findStudyPlan(input.db, student.study_plan);
    const { rows } = await input.db.query<{ discipline: string; letter: string; completed: boolean }>(
      'SELECT discipline, letter, completed FROM registration.completed_public WHERE student = $1',
      [student.uid],
    );
    const covered = new Set(rows.flatMap(({ discipline, completed }) => (completed ? [discipline] : [])));
    const failed = new Map(rows.map(({ discipline, letter }) => [discipline, letter]));
    const missing = (plan?.lines ?? []).filter(({ discipline }) => !covered.has(discipline.uid));
    const begun = (student.course - 1) * 2;
    const results = missing.map(({ discipline: { uid: discipline, code, name }, semester, credits }) => ({
      ...{ discipline, code, name, credits, semester },
      overdue: semester <= begun,
      last_mark: failed.get(discipline) ?? null,
    }));
    const credits = results.reduce((sum, one) => sum + one.credits, 0);
    return { student: student.uid, study_plan: plan?.uid ?? null, results, credits };
  },
});

export const academicCalls = [performance, difference];
