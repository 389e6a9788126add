import { newId } from '@portal/platform/ids/ids.ts';
import { make, makeCatalogue, many, period, uid } from './support/catalogue.ts';
import { prepareInstallation } from './support/portal.ts';
import { askEach, type Question } from './support/questions.ts';
import { machine, printTable, verdict } from './support/report.ts';
import { signIn } from './support/users.ts';

/**
 * `npm run bench:needs`: what a term needs, of 13,497 students by 80 study plans of 48 lines, with some 160,000 results of three years: the first page of all
 * disciplines, those of one department, and the students behind one number, through HTTP, one after the other and by five at once.
 */
const students = 13_497;
const disciplines = 1000;
const perSemester = 6;
const years = [2023, 2024, 2025, 2026];
const plansOfYear = 20;
const rounds = Number(process.argv[2] ?? 60);

const installation = await prepareInstallation();
try {
  const office = await prepare();
  const server = await installation.serve({}, ['command-service', 'projection-service']);
  try {
    const get = (path: string): Question => ({ method: 'GET', path });
    const of = `study_period=${period}&page_size=25`;
    const questions: Record<string, (at: number) => Question> = {
      'needs, first page': () => get(`/offerings/needs/?${of}`),
      'needs of a department': at => get(`/offerings/needs/?${of}&cathedra=${uid('cathedra', at % 20)}`),
      'needs of a programme': at => get(`/offerings/needs/?${of}&edu_program=${uid('program', at % 20)}`),
      'students behind a number': at =>
        get(`/offerings/needs/students/?${of}&discipline=${uid('discipline', at % disciplines)}`),
    };
    const rows = await askEach(server.port, office, questions, rounds);
    printTable(`What a term needs: ${students} students (${machine()})`, rows);
    verdict('needs, first page, asked by one, p95 in ms', rows[0]!['p95 ms'], 300, 'less');
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();

/** Makes students, plans and past terms by commands; results, which would take minutes, stand in their tables at once. */
async function prepare(): Promise<string> {
  const host = await installation.host(['command-service', 'projection-service']);
  try {
    await makeCatalogue(host, { teachers: 1, disciplines, component: 'ok' });
    await make(
      host,
      'CreateStudyPeriod',
      years.slice(0, -1).flatMap(study_year =>
        (['autumn', 'spring'] as const).map(semester => ({
          ...{ uid: uid(semester, study_year), code: `${study_year}-${semester}`, study_year, semester, weeks: 15 },
          name: { ru: 'Term', kk: 'Term', en: 'Term', ky: 'Term' },
          start_date: semester === 'autumn' ? `${study_year}-09-01` : `${study_year + 1}-01-20`,
          end_date: semester === 'autumn' ? `${study_year + 1}-01-15` : `${study_year + 1}-05-31`,
        })),
      ),
    );
    await make(
      host,
      'CreateStudyPlan',
      years.flatMap(entry_year =>
        many(plansOfYear, number => ({
          ...{ uid: uid(`plan ${entry_year}`, number), code: `SP-${entry_year}-${number}`, entry_year },
          edu_program: uid('program', number % 20),
          lines: many(perSemester * 8, line => ({
            discipline: uid('discipline', (number * 11 + line * 17) % disciplines),
            semester: 1 + Math.floor(line / perSemester),
            credits: 5,
          })),
        })),
      ),
    );
    await make(
      host,
      'CreateStudent',
      many(students, number => {
        const entry_year = years[number % years.length]!;
        const plan = Math.floor(number / years.length) % plansOfYear;
        return {
          ...{ uid: uid('student', number), code: `S-${number}`, last_name: `Student ${number}`, first_name: 'A' },
          ...{ middle_name: '', gender: 'unknown', citizenship: 'KZ', email: '', student_group: null, advisor: null },
          ...{ edu_program: uid('program', plan % 20), study_plan: uid(`plan ${entry_year}`, plan), entry_year },
          ...{ preparation_level: 'bachelor', study_form: 'full_time', student_status: 'studying' },
          course: 2027 - entry_year,
        };
      }),
    );
    await host.waitForReadModels(await host.log.head(), 300_000);
    const results = `SELECT s.uid AS student, line.discipline, t.uid AS study_period, hashtext(s.uid || line.discipline) % 20 <> 0 AS completed
      FROM curriculum.students s JOIN curriculum.study_plans p ON p.uid = s.study_plan
      CROSS JOIN LATERAL jsonb_to_recordset(p.lines) AS line(discipline text, semester int)
      JOIN curriculum.study_periods t ON t.study_year = p.entry_year + (line.semester - 1) / 2
        AND t.semester = CASE WHEN line.semester % 2 = 1 THEN 'autumn' ELSE 'spring' END
      WHERE t.uid <> '${period}'`;
    await host.pool.query(
      `INSERT INTO registration.completed (student, discipline, study_period, letter, completed)
       SELECT student, discipline, study_period, CASE WHEN completed THEN 'B' ELSE 'F' END, completed FROM (${results}) r`,
    );
    await host.pool.query(
      `INSERT INTO registration.passed_disciplines (student, discipline, study_periods)
       SELECT student, discipline, ARRAY[study_period] FROM (${results}) r WHERE completed`,
    );
    await host.pool.query('analyze');
    return await signIn(host, newId(), ['office']);
  } finally {
    await host.stop();
  }
}
