import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { escapeLike } from '@portal/platform/lists/sql.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

interface PersonFound {
  uid: string;
  name: string;
  code: string | null;
}
interface CourseFound {
  uid: string;
  name: Localized;
  code: string;
  period: Localized | null;
}

export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, 6);

/** A word anywhere in one of the columns, each word. */
function matching(words: readonly string[], columns: readonly string[], bind: (value: unknown) => string): string {
  return words
    .map(word => {
      const pattern = bind(`%${escapeLike(word)}%`);
      return `(${columns.map(column => `${column} ILIKE ${pattern}`).join(' OR ')})`;
    })
    .join(' AND ');
}

/** People whose name, code or login has all the words: students and staff first by the registers, then accounts. An advisor finds their own students. */
export async function findPeople(
  db: Sql,
  words: readonly string[],
  { limit, advisor }: { limit: number; advisor?: string },
): Promise<PersonFound[]> {
  if (words.length === 0) return [];
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const students = `SELECT s.uid, s.display_name AS name, s.code
    FROM curriculum.students_public s
    WHERE ${matching(words, ['s.display_name', 's.code'], bind)}${advisor ? ` AND s.advisor = ${bind(advisor)}` : ''}`;
  const others = advisor
    ? []
    : [
        `SELECT t.uid, t.display_name AS name, NULL::text AS code FROM curriculum.teachers_public t WHERE ${matching(words, ['t.display_name'], bind)}`,
        `SELECT p.uid, p.display_name AS name, NULL::text AS code FROM identity.people_public p WHERE ${matching(words, ['p.display_name'], bind)}`,
      ];
  const { rows } = await db.query<PersonFound>(
    `SELECT *
      FROM (SELECT DISTINCT ON (uid) uid, name, code
        FROM (${[students, ...others].map(one => `(${one} LIMIT ${limit})`).join(' UNION ALL ')}) AS found
        ORDER BY uid, code NULLS LAST) AS people
      ORDER BY name, uid LIMIT ${limit}`,
    values,
  );
  return rows;
}

/** Courses whose code or name, in any language, has all the words. */
export async function findCourses(db: Sql, words: readonly string[], limit: number): Promise<CourseFound[]> {
  if (words.length === 0) return [];
  const values: unknown[] = [];
  const where = matching(words, ['o.code', 'o.name::text'], value => `$${values.push(value)}`);
  const { rows } = await db.query<CourseFound>(
    `SELECT o.uid, o.name, o.code, sp.name AS period
      FROM registration.offerings_public o
      LEFT JOIN curriculum.study_periods_public sp ON sp.uid = o.study_period
      WHERE ${where} ORDER BY o.code, o.uid LIMIT ${limit}`,
    values,
  );
  return rows;
}
