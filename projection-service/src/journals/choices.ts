import { contracts } from '@portal/event-schemas/journals/calls.ts';
import { semesterNames, studyYearName } from '@portal/event-schemas/curriculum/names.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { query, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

type Chosen = Partial<
  Record<'study_period' | 'cathedra' | 'teacher' | 'course' | 'semester', string | null | undefined>
> & {
  study_year?: number | null | undefined;
};
/** Which choice a step asks for, and what it is called. */
const steps = {
  study_year: ['p.study_year::text', 'p.study_year::text'],
  semester: ['p.semester', 'p.semester'],
  cathedra: ['c.uid', 'c.name'],
  teacher: ['j.teacher', 't.display_name'],
  course: ['j.offering', 'j.name'],
  lesson: ['j.uid', 'j.title'],
} as const;
type Step = keyof typeof steps;

/** What can be chosen next of open journals, by what is chosen already; the step's own choice does not narrow it. */
async function optionsOf({ db, locale }: CallContext & { db: Sql }, step: Step, chosen: Chosen) {
  const [key, name] = steps[step];
  const { rows } = await db.query<{ uid: string; name: any; journals: number }>(
    `select ${key} as uid, min(${step === 'cathedra' || step === 'course' || step === 'lesson' ? `${name}->>'${locale}'` : name}) as name,
            count(*)::int as journals
       from journals.journals_public j
       left join curriculum.study_periods_public p on p.uid = j.study_period
       left join identity.people_public t on t.uid = j.teacher
       left join curriculum.teachers_public k on k.uid = j.teacher
       left join curriculum.cathedras_public c on c.uid = k.cathedra
      where not j.closed and ${key} is not null
        and ($1::int is null or p.study_year = $1) and ($2::text is null or p.semester = $2)
        and ($3::text is null or j.study_period = $3) and ($4::text is null or c.uid = $4)
        and ($5::text is null or j.teacher = $5) and ($6::text is null or j.offering = $6)
      group by 1 order by 2, 1 limit 1000`,
    [
      step === 'study_year' ? null : (chosen.study_year ?? null),
      step === 'semester' ? null : (chosen.semester ?? null),
      chosen.study_period ?? null,
      step === 'cathedra' ? null : (chosen.cathedra ?? null),
      step === 'teacher' ? null : (chosen.teacher ?? null),
      step === 'course' ? null : (chosen.course ?? null),
    ],
  );
  return rows.map(({ uid, name: called, journals }) => ({ uid, name: nameOf(step, uid, called, locale), journals }));
}
function nameOf(step: Step, uid: string, called: string | null, locale: Locale): string {
  if (step === 'study_year') return studyYearName(Number(uid));
  if (step === 'semester') return semesterNames[uid as keyof typeof semesterNames][locale];
  return called ?? uid;
}

const summary = 'Choices for opening or closing weeks, by what is chosen already';
export const choiceCalls = [
  query(contracts['POST /block_unblock_ej/academic_list_on_create/'], {
    summary: `${summary}: study years`,
    run: input => optionsOf(input, 'study_year', input.body),
  }),
  query(contracts['POST /block_unblock_ej/semester_list_on_create/'], {
    summary: `${summary}: semesters`,
    run: input => optionsOf(input, 'semester', input.body),
  }),
  query(contracts['POST /block_unblock_ej/cathedra_list_on_create/'], {
    summary: `${summary}: departments`,
    run: input => optionsOf(input, 'cathedra', input.body),
  }),
  query(contracts['POST /block_unblock_ej/teacher_list_on_create/'], {
    summary: `${summary}: teachers`,
    run: input => optionsOf(input, 'teacher', input.body),
  }),
  query(contracts['POST /block_unblock_ej/course_list_on_create/'], {
    summary: `${summary}: courses`,
    run: input => optionsOf(input, 'course', input.body),
  }),
  query(contracts['POST /block_unblock_ej/lesson_list_on_create/'], {
    summary: `${summary}: journals`,
    run: input => optionsOf(input, 'lesson', input.body),
  }),
  query(contracts['GET /block_unblock_ej/final_grades_for_block/'], {
    summary: 'Streams whose journals make one sheet of final grades',
    run: async ({ db, query: { course, flux } }) =>
      (
        await db.query<any>(
          `select flux, offering, min(code) as code, (array_agg(name))[1] as name, count(*)::int as journals
             from journals.journals where ($1::text is null or offering = $1) and ($2::text is null or flux = $2)
            group by flux, offering order by 3, 1 limit 500`,
          [course ?? null, flux ?? null],
        )
      ).rows,
  }),
];
