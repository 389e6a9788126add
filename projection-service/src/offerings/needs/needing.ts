/** Autumn, spring and summer of study year `y` in the order in which they come; the lines of a plan stand in the first two. */
const half = (year: string, semester: string) =>
  `2 * ${year} + CASE ${semester} WHEN 'autumn' THEN 1 WHEN 'spring' THEN 2 ELSE 2.5 END`;

/**
 * Who needs which discipline in a term, as parts of a `WITH`: `needing (student, discipline, cause, semester)`, each student and discipline once.
 * - Students who study; their plan is the one chosen, else that of the record, else the only one of their programme and year of entry.
 * - A line of the plan in this term: `plan`. One of an earlier term of which results are in (or that the portal does not know): `failure`.
 * - Added to the individual plan for the term: `choice`. What was excluded or replaced there is not needed.
 * - What was passed is not needed.
 */
export const needingSql = (period: string, program: string | null): string => `
  term AS (
    SELECT study_year, semester, ${half('study_year', 'semester')} AS half FROM curriculum.study_periods_public WHERE uid = ${period}),
  running AS (
    SELECT ${half('p.study_year', 'p.semester')} AS half FROM curriculum.study_periods_public p
    WHERE NOT EXISTS (SELECT FROM registration.completed c WHERE c.study_period = p.uid)),
  lines AS (
    SELECT p.uid AS plan, line.discipline, bool_or(2 * p.entry_year + line.semester = term.half) AS now, max(line.semester) AS semester
    FROM term CROSS JOIN curriculum.study_plans_public p CROSS JOIN LATERAL jsonb_to_recordset(p.lines) AS line(discipline text, semester int)
    WHERE 2 * p.entry_year + line.semester = term.half
      OR (2 * p.entry_year + line.semester < term.half AND 2 * p.entry_year + line.semester NOT IN (SELECT half FROM running))
    GROUP BY p.uid, line.discipline),
  only_plan AS (
    SELECT edu_program, entry_year, min(uid) AS uid FROM curriculum.study_plans_public GROUP BY edu_program, entry_year HAVING count(*) = 1),
  students AS (
    SELECT s.uid, coalesce(c.study_plan, s.study_plan, o.uid) AS plan
    FROM curriculum.students_public s
    LEFT JOIN registration.student_choices c ON c.student = s.uid
    LEFT JOIN only_plan o ON o.edu_program = s.edu_program AND o.entry_year = s.entry_year
    WHERE s.student_status = 'studying'${program === null ? '' : ` AND s.edu_program = ${program}`}),
  passed AS (SELECT DISTINCT student, discipline FROM registration.completed WHERE completed),
  needing AS (
    SELECT s.uid AS student, l.discipline, CASE WHEN l.now THEN 'plan' ELSE 'failure' END AS cause, l.semester
    FROM students s JOIN lines l ON l.plan = s.plan
    LEFT JOIN passed ON passed.student = s.uid AND passed.discipline = l.discipline
    LEFT JOIN registration.individual_plan_disciplines_public i
      ON i.student = s.uid AND i.discipline = l.discipline AND i.semester = l.semester AND i.out_by IS NOT NULL
    WHERE passed.student IS NULL AND i.student IS NULL
    UNION ALL
    SELECT DISTINCT i.student, i.discipline, 'choice', NULL::int
    FROM term JOIN registration.individual_plan_disciplines_public i ON i.study_year = term.study_year
    JOIN students s ON s.uid = i.student
    WHERE i.added_by IS NOT NULL AND i.out_by IS NULL
      AND term.semester = CASE WHEN i.semester IS NULL THEN 'summer' WHEN i.semester % 2 = 1 THEN 'autumn' ELSE 'spring' END
      AND NOT EXISTS (SELECT FROM lines l WHERE l.plan = s.plan AND l.discipline = i.discipline)
      AND NOT EXISTS (SELECT FROM registration.completed c WHERE c.student = i.student AND c.discipline = i.discipline AND c.completed))`;
