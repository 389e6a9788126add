import { languageNames } from '@portal/event-schemas/curriculum/language-names.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { planLanguages } from '@portal/event-schemas/plans/values.ts';
import { teacherOptions } from '@portal/event-schemas/plans/views.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { z } from 'zod';
import { displayName } from '../registration/students.ts';
import type { Entry } from './entries.ts';
import { planOfYear, type Plan } from './plan.ts';
import { lessonsOfDisciplines, type LessonOfDiscipline } from './sources.ts';
import { contracts, lineQuery } from '@portal/event-schemas/plans/calls.ts';

type Input = Pick<CallContext, 'actor' | 'roles' | 'host' | 'locale' | 'request_id'> & {
  db: Sql;
  query: z.infer<typeof lineQuery>;
};

/** The discipline, and the lessons that the line can be; self-study goes with all of them. */
async function lineOf(input: Input): Promise<Plan & { entry: Entry; lessons: LessonOfDiscipline[] }> {
  const { student, uid: wanted, load_type } = input.query;
  const plan = await planOfYear(input, { student, study_year: input.query.study_year });
  const { study_year } = plan;
  const entry = plan.shown.find(one => one.uid === wanted);
  if (!entry) throw new Refused(reject('registration.plan_discipline_not_found', { uid: wanted, study_year }));
  const lessons = await lessonsOfDisciplines(
    input.db,
    [entry.discipline],
    plan.sources.periods.filter(period => period.study_year === study_year).map(period => period.uid),
  );
  return { ...plan, entry, lessons: lessons.filter(lesson => load_type === 'srs' || lesson.load_type === load_type) };
}
const nameOf = (language: string) =>
  languageNames[language] ?? { ru: language, kk: language, en: language, ky: language };

/** Languages and teachers to choose from for a line of a discipline (portal-calls.md §7.4). */
export const lineChoiceCalls = [
  query(contracts['GET /user/student_discipline_view_set/language/'], {
    summary: 'Languages that a line of a discipline can be taught in',
    async run(input) {
      const { lessons } = await lineOf(input);
      const taught = [...new Set(lessons.map(lesson => lesson.language))];
      return (taught.length ? taught : planLanguages).map(value => ({ value, name: nameOf(value) }));
    },
  }),
  query(contracts['GET /user/student_discipline_view_set/teacher/'], {
    summary: 'Teachers of a line of a discipline, in one language where one is named',
    async run(input) {
      const { lessons, sources, entry } = await lineOf(input);
      const taught = lessons.filter(lesson => lesson.teacher !== null);
      const fitting = taught.filter(lesson => !input.query.language || lesson.language === input.query.language);
      if (taught.length === 0) return ofCathedra(input.db, sources.disciplines.get(entry.discipline)!.cathedra);
      return [...new Set(fitting.map(lesson => lesson.teacher!))].map(teacher => {
        const own = fitting.filter(lesson => lesson.teacher === teacher);
        return {
          uid: teacher,
          display_name: own[0]!.teacher_name || teacher,
          languages: [...new Set(own.map(lesson => lesson.language))],
        };
      });
    },
  }),
];

/** Whom a discipline that nobody teaches yet can be asked of: the teachers of its department. */
async function ofCathedra(db: Sql, cathedra: string | null): Promise<z.infer<typeof teacherOptions>> {
  const { rows } = await db.query<{ uid: string; display_name: string }>(
    `SELECT t.uid, ${displayName('t')} AS display_name FROM curriculum.teachers_public t WHERE t.cathedra = $1 ORDER BY 2`,
    [cathedra],
  );
  return rows.map(row => ({ ...row, languages: [] }));
}
