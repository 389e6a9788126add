import type { FieldValue, Property } from '@portal/event-schemas/forms/property.ts';
import { defaultValue } from '@portal/event-schemas/forms/form-rules.ts';
import { fitted, takers, type About } from '@portal/event-schemas/applications/initial-values.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { gpaOfStudent } from '../../../grades/results.ts';

/** What is known of a person and of the day, for initial values; the current study period is the one that runs, or the next, or the last. */
async function aboutOf(db: Sql, account: string, today: string): Promise<Omit<About, 'gpa'>> {
  const { rows } = await db.query<Omit<About, 'gpa'>>(
    `SELECT coalesce(s.display_name, te.display_name, co.display_name) AS display_name,
         coalesce(nullif(s.email, ''), co.email) AS email, co.phone, coalesce(s.code, te.code) AS code,
       s.student_group, g.code AS group_code, s.edu_program, p.name AS program_name, k.uid AS cathedra,
         k.name AS cathedra_name, f.uid AS faculty, f.name AS faculty_name,
       s.course, s.preparation_level, s.study_form, s.advisor, ad.display_name AS advisor_name, sp.uid AS study_period, sp.name AS period_name, sp.study_year
     FROM (SELECT $1::text AS uid) me
     LEFT JOIN curriculum.students_public s ON s.uid = me.uid
     LEFT JOIN curriculum.teachers_public te ON te.uid = me.uid
     LEFT JOIN identity.contacts_public co ON co.uid = me.uid
     LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program
     LEFT JOIN curriculum.cathedras_public k ON k.uid = coalesce(p.cathedra, te.cathedra)
     LEFT JOIN curriculum.faculties_public f ON f.uid = k.faculty
     LEFT JOIN curriculum.teachers_public ad ON ad.uid = s.advisor
     LEFT JOIN LATERAL (SELECT * FROM curriculum.study_periods_public sp
       ORDER BY CASE WHEN sp.end_date >= $2 THEN 0 ELSE 1 END, CASE WHEN sp.end_date >= $2 THEN sp.start_date END,
         sp.start_date DESC
       LIMIT 1) sp ON true`,
    [account, today],
  );
  return rows[0]!;
}

/** What stands in fields at the start, for the one who fills them in: by prop_code. One query for all of them. */
export async function initialValues(
  { db, actor, host, locale }: Pick<CallContext, 'actor' | 'host' | 'locale'> & { db: Sql },
  properties: readonly Property[],
): Promise<Map<string, FieldValue>> {
  const now = host.clock.now();
  const today = dateIn(host.config.timeZone, now);
  const taking = properties.some(({ initial }) => initial && 'source' in initial);
  const grades = properties.some(({ initial }) => initial && 'source' in initial && initial.source === 'profile.gpa');
  const gpa = grades ? await gpaOfStudent(db, actor.id) : null;
  const about = taking ? { ...(await aboutOf(db, actor.id, today)), gpa } : null;
  return new Map(
    properties.map(property => {
      const { initial } = property;
      if (!initial) return [property.prop_code, defaultValue(property)];
      return [
        property.prop_code,
        'value' in initial ? initial.value : fitted(property, takers[initial.source](about!, now, today), locale),
      ];
    }),
  );
}
