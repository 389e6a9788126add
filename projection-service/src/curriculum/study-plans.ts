import { contracts } from '@portal/event-schemas/curriculum/calls.ts';
import type { OtherPrograms, PlanDiscipline } from '@portal/event-schemas/curriculum/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { list, query, type AnyCall } from '@portal/platform/http/types.ts';
import { choice, number } from '@portal/platform/lists/columns.ts';

const columns = 'd.uid, d.code, d.name, d.credits, d.cycle, d.component, d.load, d.prerequisites, d.corequisites';

/** What the office's screens of study plans ask. */
export const studyPlans: readonly AnyCall[] = [
  query(contracts['GET /curriculum/study_plans/{uid}/disciplines/'], {
    summary: 'Disciplines of a plan and those that they need; `also`: further uids, parted by commas',
    async run({ params, query: { also }, db }) {
      const { rows } = await db.query<PlanDiscipline>(
        `with own as (
          select jsonb_path_query(lines, '$[*].discipline') #>> '{}' as uid from curriculum.study_plans where uid = $1
          union select unnest($2::text[])
        ), needed as (
          select one ->> 'required_discipline' as uid
            from own join curriculum.disciplines d using (uid), jsonb_array_elements(d.prerequisites) one
          union select jsonb_array_elements_text(one -> 'and_prerequisites')
            from own join curriculum.disciplines d using (uid), jsonb_array_elements(d.prerequisites) one
          union select jsonb_array_elements_text(d.corequisites) from own join curriculum.disciplines d using (uid)
        )
        select ${columns} from curriculum.disciplines d
          where d.uid in (select uid from own union select uid from needed) order by d.code, d.uid`,
        [params.uid, also ? also.split(',') : []],
      );
      return rows;
    },
  }),
  query(contracts['POST /curriculum/students/other_programs/'], {
    summary: 'Which students of a group, or of those who would come to it, study by another program than the group',
    async run({ body: { student_group, edu_program, students }, db }) {
      const { rows } = await db.query<{ uid: string; name: Localized }>(
        `select p.uid, p.name from curriculum.edu_programs p
         where p.uid = coalesce($2, (select edu_program from curriculum.student_groups where uid = $1))`,
        [student_group, edu_program ?? null],
      );
      const others = await db.query<OtherPrograms['others'][number]>(
        `select p.name as program, count(*)::int as students, count(*) filter (where plan.uid is null)::int as without_plan,
           coalesce(array_agg(distinct plan.code order by plan.code) filter (where plan.uid is not null), '{}') as plans
         from curriculum.students s
         join curriculum.edu_programs p on p.uid = s.edu_program
         left join curriculum.study_plans plan on plan.uid = s.study_plan
         where p.uid <> $1 and ${students ? 's.uid = any($2)' : 's.student_group = $2'}
         group by p.uid, p.name order by students desc, p.uid`,
        [rows[0]?.uid ?? null, students ?? student_group],
      );
      return { program: rows[0]?.name ?? null, others: others.rows };
    },
  }),
  list(contracts['GET /curriculum/study_plan_versions/'], {
    summary: 'Who entered under which year has which plan: students by program, entry year and plan',
    from: `(
      select concat_ws('.', s.edu_program, s.entry_year, s.study_plan) as uid, s.edu_program, p.name as edu_program_name,
        s.entry_year::int, s.study_plan, plan.code as study_plan_code, plan.entry_year::int as plan_year, count(*)::int as students
      from curriculum.students s
      join curriculum.edu_programs p on p.uid = s.edu_program
      left join curriculum.study_plans plan on plan.uid = s.study_plan
      where s.student_status in ('studying', 'academic_leave')
      group by s.edu_program, p.name, s.entry_year, s.study_plan, plan.code, plan.entry_year
    ) versions`,
    defaultSort: ['entry_year', 'DESC'],
    columns: {
      uid: { sql: 'uid', type: 'text', filter: 'equals' },
      edu_program: choice('edu_program'),
      edu_program_name: { sql: 'edu_program_name', type: 'localized', sort: true, search: true },
      entry_year: number('entry_year', undefined, 'equals'),
      study_plan: choice('study_plan'),
      study_plan_code: { sql: 'study_plan_code', type: 'text', sort: true, search: true },
      plan_year: { sql: 'plan_year', type: 'number', sort: true },
      students: { sql: 'students', type: 'number', sort: true },
    },
  }),
];
