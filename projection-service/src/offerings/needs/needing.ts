/** Autumn, spring and summer of a study year in the order in which they come; the lines of a plan stand in the first two. */
const half = (year: string, semester: string) =>
  `2 * ${year} + CASE ${semester} WHEN 'autumn' THEN 1 WHEN 'spring' THEN 2 ELSE 2.5 END`;
const lineHalf = '2 * p.entry_year + line.semester';

/** Placeholders of the term, of the programme that students are narrowed to, and of the discipline that is asked for. */
export interface Asked {
  period: string;
  program: string | null;
  discipline?: string;
}
/**
 * The beginning of a `WITH`: who studies by which plan, and its lines that count in the term.
 * - Students who study; their plan is the one chosen, else that of the record, else the only one of their programme and year of entry.
 * - `now`: a line of this term. The others are of earlier terms, up to the last of which results are in.
 */
const plansSql = ({ period, program, discipline }: Asked): string => `
  term AS (
    SELECT study_year, semester, ${half('study_year', 'semester')} AS half FROM curriculum.study_periods_public WHERE uid = ${period}),
  over AS (
    SELECT max(${half('p.study_year', 'p.semester')}) AS half FROM curriculum.study_periods_public p
    WHERE EXISTS (SELECT FROM registration.completed c WHERE c.study_period = p.uid)),
  lines AS MATERIALIZED (
    SELECT p.uid AS plan, line.discipline, bool_or(${lineHalf} = term.half) AS now, max(line.semester) AS semester
    FROM term CROSS JOIN over CROSS JOIN curriculum.study_plans_public p
    CROSS JOIN LATERAL jsonb_to_recordset(p.lines) AS line(discipline text, semester int)
    WHERE (${lineHalf} = term.half OR (${lineHalf} < term.half AND ${lineHalf} <= over.half))
      ${discipline === undefined ? '' : `AND line.discipline = ${discipline}`}
    GROUP BY p.uid, line.discipline),
  only_plan AS (
    SELECT edu_program, entry_year, min(uid) AS uid FROM curriculum.study_plans_public GROUP BY edu_program, entry_year HAVING count(*) = 1),
  students AS MATERIALIZED (
    SELECT s.uid, coalesce(c.study_plan, s.study_plan, o.uid) AS plan
    FROM curriculum.students_public s
    LEFT JOIN registration.student_choices c ON c.student = s.uid
    LEFT JOIN only_plan o ON o.edu_program = s.edu_program AND o.entry_year = s.entry_year
    WHERE s.student_status = 'studying'${program === null ? '' : ` AND s.edu_program = ${program}`})`;
const passedBy = (student: string, discipline: string) =>
  `EXISTS (SELECT FROM registration.passed_disciplines d WHERE d.student = ${student} AND d.discipline = ${discipline})`;
/** Excluded from the individual plan, or replaced there: not needed. */
const excluded = `registration.individual_plan_disciplines_public i
    JOIN students s ON s.uid = i.student
    JOIN lines l ON l.plan = s.plan AND l.discipline = i.discipline AND l.semester = i.semester
    WHERE i.out_by IS NOT NULL`;
/** Added to the individual plan for this term, beside the study plan. */
const chosen = ({ discipline }: Asked) => `
    SELECT DISTINCT i.student, i.discipline
    FROM term JOIN registration.individual_plan_disciplines_public i ON i.study_year = term.study_year
    JOIN students s ON s.uid = i.student
    WHERE i.added_by IS NOT NULL AND i.out_by IS NULL
      AND term.semester = CASE WHEN i.semester IS NULL THEN 'summer' WHEN i.semester % 2 = 1 THEN 'autumn' ELSE 'spring' END
      AND NOT EXISTS (SELECT FROM lines l WHERE l.plan = s.plan AND l.discipline = i.discipline)
      AND NOT ${passedBy('i.student', 'i.discipline')}${discipline === undefined ? '' : ` AND i.discipline = ${discipline}`}`;

/**
 * How many need which discipline, as a subquery: of each line all who study by its plan, less those who have passed it and those who have excluded it. So
 * no student is looked at for each line of a plan; those who have passed are counted by plan before the lines are joined, since the planner expects one
 * row of students, results and lines joined where there are a hundred, and sorts them.
 */
export const needsSql = (asked: Asked): string => `(WITH ${plansSql(asked)},
  counted AS (SELECT plan, count(*)::int AS students FROM students GROUP BY plan),
  passed AS (
    SELECT s.plan, d.discipline, count(*)::int AS students FROM registration.passed_disciplines d
    JOIN students s ON s.uid = d.student GROUP BY s.plan, d.discipline),
  excluded AS (
    SELECT l.plan, l.discipline, count(*)::int AS students FROM ${excluded} AND NOT ${passedBy('s.uid', 'l.discipline')}
    GROUP BY l.plan, l.discipline),
  needing AS (
    SELECT l.discipline, CASE WHEN l.now THEN 'plan' ELSE 'failure' END AS cause,
      counted.students - coalesce(passed.students, 0) - coalesce(excluded.students, 0) AS students
    FROM lines l JOIN counted ON counted.plan = l.plan
    LEFT JOIN passed ON passed.plan = l.plan AND passed.discipline = l.discipline
    LEFT JOIN excluded ON excluded.plan = l.plan AND excluded.discipline = l.discipline
    UNION ALL SELECT discipline, 'choice', 1 FROM (${chosen(asked)}) added)
  SELECT discipline, ${['plan', 'failure', 'choice']
    .map(cause => `coalesce(sum(students) FILTER (WHERE cause = '${cause}'), 0)::int AS by_${cause}`)
    .join(', ')}, sum(students)::int AS students
  FROM needing GROUP BY discipline HAVING sum(students) > 0)`;

/** The students behind the numbers of one discipline, each once, as a subquery. */
export const needingStudentsSql = (asked: Asked & { discipline: string }): string => `(WITH ${plansSql(asked)}
  SELECT s.uid AS student, CASE WHEN l.now THEN 'plan' ELSE 'failure' END AS cause, l.semester
  FROM students s JOIN lines l ON l.plan = s.plan
  WHERE NOT ${passedBy('s.uid', 'l.discipline')} AND s.uid NOT IN (SELECT s.uid FROM ${excluded})
  UNION ALL SELECT student, 'choice', NULL::int FROM (${chosen(asked)}) added)`;
