import type { RelatedKind } from '@portal/event-schemas/forms/codes.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** One thing of the university that a `rel` can point to, with what a form can take from it: uids of what stands around it, dates `YYYY-MM-DD`. */
export interface Thing {
  uid: string;
  code: string | null;
  name: Localized | string;
  credits: number | null;
  teacher: string | null;
  edu_program: string | null;
  faculty: string | null;
  cathedra: string | null;
  group: string | null;
  course: number | null;
  start_date: string | null;
  end_date: string | null;
}
type Parts = Partial<Record<Exclude<keyof Thing, 'uid'>, string>> & { uid: string; name: string; from: string };

const types: Record<Exclude<keyof Thing, 'uid'>, string> = {
  code: 'text',
  name: 'jsonb',
  credits: 'float8',
  teacher: 'text',
  edu_program: 'text',
  faculty: 'text',
  cathedra: 'text',
  group: 'text',
  course: 'float8',
  start_date: 'text',
  end_date: 'text',
};
const selected = ({ uid, from, ...parts }: Parts): string =>
  `SELECT ${uid} AS uid, ${Object.entries(types)
    .map(([name, type]) => `${parts[name as keyof typeof types] ?? 'NULL'}::${type} AS "${name}"`)
    .join(', ')} FROM ${from}`;

const year = `sp.study_year::int || '/' || lpad((((sp.study_year::int + 1) % 100))::text, 2, '0')`;
const offering = {
  uid: 'o.uid',
  code: 'o.code',
  name: 'o.name',
  credits: 'o.credits',
  cathedra: 'd.cathedra',
  faculty: 'k.faculty',
  start_date: 'sp.start_date',
  end_date: 'sp.end_date',
  teacher: `(SELECT l.teacher FROM registration.lessons_public l
      WHERE l.offering = o.uid AND l.teacher IS NOT NULL
      ORDER BY l.load_type <> 'lecture', l.section, l.uid LIMIT 1)`,
  from: `registration.offerings_public o
    LEFT JOIN curriculum.disciplines_public d ON d.uid = o.discipline
    LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = o.study_period`,
};
/** Where things of each kind are. */
const sources: Record<RelatedKind, string> = {
  discipline: selected({
    uid: 'd.uid',
    code: 'd.code',
    name: 'd.name',
    credits: 'd.credits',
    cathedra: 'd.cathedra',
    faculty: 'k.faculty',
    from: 'curriculum.disciplines_public d LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra',
  }),
  teacher: selected({
    uid: 't.uid',
    code: 't.code',
    name: 'to_jsonb(t.display_name)',
    cathedra: 't.cathedra',
    faculty: 'k.faculty',
    from: 'curriculum.teachers_public t LEFT JOIN curriculum.cathedras_public k ON k.uid = t.cathedra',
  }),
  student: selected({
    uid: 's.uid',
    code: 's.code',
    name: 'to_jsonb(s.display_name)',
    teacher: 's.advisor',
    edu_program: 's.edu_program',
    cathedra: 'p.cathedra',
    faculty: 'k.faculty',
    group: 's.student_group',
    course: 's.course',
    from: `curriculum.students_public s
      LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program
      LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra`,
  }),
  student_group: selected({
    uid: 'g.uid',
    code: 'g.code',
    name: 'to_jsonb(g.code)',
    edu_program: 'g.edu_program',
    cathedra: 'p.cathedra',
    faculty: 'k.faculty',
    from: `curriculum.student_groups_public g
      LEFT JOIN curriculum.edu_programs_public p ON p.uid = g.edu_program
      LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra`,
  }),
  edu_program: selected({
    uid: 'p.uid',
    code: 'p.code',
    name: 'p.name',
    cathedra: 'p.cathedra',
    faculty: 'k.faculty',
    from: 'curriculum.edu_programs_public p LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra',
  }),
  faculty: selected({ uid: 'f.uid', code: 'f.code', name: 'f.name', from: 'curriculum.faculties_public f' }),
  cathedra: selected({
    uid: 'k.uid',
    code: 'k.code',
    name: 'k.name',
    faculty: 'k.faculty',
    from: 'curriculum.cathedras_public k',
  }),
  study_period: selected({
    uid: 'sp.uid',
    code: 'sp.code',
    name: 'sp.name',
    start_date: 'sp.start_date',
    end_date: 'sp.end_date',
    from: 'curriculum.study_periods_public sp',
  }),
  study_year: selected({
    uid: 'sp.study_year::int::text',
    name: `to_jsonb(${year})`,
    start_date: 'min(sp.start_date)',
    end_date: 'max(sp.end_date)',
    from: 'curriculum.study_periods_public sp GROUP BY sp.study_year',
  }),
  my_course: selected(offering),
};
/** The courses on which somebody has a seat; only these are offered to choose from. */
const mine = (account: string): string =>
  `uid IN (SELECT c.offering FROM registration.taken_courses_public c WHERE c.student = ${account})`;

/** Things of a kind by uid, whoever asks. */
export async function thingsByUid(db: Sql, kind: RelatedKind, uids: readonly string[]): Promise<Map<string, Thing>> {
  if (uids.length === 0) return new Map();
  const { rows } = await db.query<Thing>(`SELECT * FROM (${sources[kind]}) AS things WHERE uid = ANY($1)`, [
    [...new Set(uids)],
  ]);
  return new Map(rows.map(thing => [thing.uid, thing]));
}

const ofTerms: readonly RelatedKind[] = ['study_period', 'study_year'];
/**
 * What can be chosen, of terms and years those that end on the day `from` or later, where it is said: every word stands in the name or the code. Sorted by
 * name in the reader's language, years and periods the newest first.
 */
export async function searchThings(
  db: Sql,
  kind: RelatedKind,
  {
    account,
    locale,
    words,
    offset,
    limit,
    from,
  }: { account: string; locale: string; words: readonly string[]; offset: number; limit: number; from?: string },
): Promise<{ things: Thing[]; count: number }> {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const name = `coalesce(name->>'${locale}', name #>> '{}')`;
  const conditions = [
    ...(kind === 'my_course' ? [mine(bind(account))] : []),
    ...(from && ofTerms.includes(kind) ? [`end_date >= ${bind(from)}`] : []),
    ...words.map(word => {
      const pattern = bind(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
      return `(${name} ILIKE ${pattern} OR code ILIKE ${pattern})`;
    }),
  ];
  const order = ofTerms.includes(kind) ? 'start_date DESC, uid' : `${name} COLLATE "${locale}-x-icu", uid`;
  const { rows } = await db.query<Thing & { count: number }>(
    `SELECT *, count(*) OVER ()::int AS count
      FROM (${sources[kind]}) AS things ${conditions.length ? `WHERE ${conditions.join(' AND ')}` : ''}
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    values,
  );
  return { things: rows, count: rows[0]?.count ?? 0 };
}
