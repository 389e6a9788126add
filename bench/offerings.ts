import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { make, makeCatalogue, many, period, uid } from './support/catalogue.ts';
import { prepareInstallation } from './support/portal.ts';
import { askEach, type Question } from './support/questions.ts';
import { machine, printTable, verdict } from './support/report.ts';
import { generator } from './support/term.ts';
import { signIn } from './support/users.ts';

/**
 * `npm run bench:offerings`: what an editor of course offerings asks while a plan is drawn, in a term of 1,000 courses with 5,000 lessons whose study
 * plans name them: clashes of a course with five lessons, free rooms, free times, the week of a teacher, through HTTP, one after the other and by five
 * at once.
 */
const courses = 1000;
const perPlan = 6;
const teachers = 400;
const rooms = 200;
const rounds = Number(process.argv[2] ?? 200);
const weeks = '1'.repeat(15);
const random = generator(5);
const below = (count: number): number => Math.floor(random() * count);

const meeting = () => {
  const on = below(6);
  const days = Array.from({ length: 7 }, (_, day) => (day === on ? '1' : '0')).join('');
  return { days, weeks, start: 480 + below(12) * 60, length: 50 };
};
const lesson = (number: number, at: number) => ({
  uid: uid('lesson', number * 10 + at),
  load_type: ['lecture', 'practice', 'practice', 'practice', 'laboratory'][at]!,
  section: String(at + 1),
  subgroup: '',
  teacher: uid('teacher', below(teachers)),
  language: 'ru',
  room: uid('room', below(rooms)),
  meetings: [meeting()],
  capacity: 30,
  parent: null,
});
const lessonsOf = (number: number) => [0, 1, 2, 3, 4].map(at => lesson(number, at));

const installation = await prepareInstallation();
try {
  const office = await prepare();
  const server = await installation.serve({}, ['command-service', 'projection-service']);
  try {
    const questions: Record<string, () => Question> = {
      'clashes of a course': () => {
        const number = below(courses);
        return {
          method: 'POST',
          path: '/offerings/check/',
          body: JSON.stringify({
            study_period: period,
            discipline: uid('discipline', number),
            offering: uid('course', number),
            lessons: lessonsOf(number),
          }),
        };
      },
      'free rooms': () => ({
        method: 'POST',
        path: '/offerings/free_rooms/',
        body: JSON.stringify({ study_period: period, meetings: [meeting()], capacity: 30 }),
      }),
      'free times': () => ({
        method: 'POST',
        path: '/offerings/free_times/',
        body: JSON.stringify({ study_period: period, length: 50, weeks, teacher: uid('teacher', below(teachers)) }),
      }),
      'week of a teacher': () => ({
        method: 'GET',
        path: `/offerings/week/?study_period=${period}&teacher=${uid('teacher', below(teachers))}`,
      }),
    };
    const rows = await askEach(server.port, office, questions, rounds);
    printTable(`Course offerings: ${courses} courses, ${courses * 5} lessons (${machine()})`, rows);
    const alone = rows.find(({ question, users }) => question === 'clashes of a course' && users === 1)!;
    verdict('clashes of a course, asked by one, p95 in ms', alone['p95 ms'], 100, 'less');
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();

/** Makes the term with its courses and study plans; answers the office's headers. */
async function prepare(): Promise<string> {
  const host = await installation.host(['command-service', 'projection-service']);
  try {
    await makeCatalogue(host, { teachers, disciplines: courses, component: 'ok' });
    await make(
      host,
      'CreateRoom',
      many(rooms, number => ({
        uid: uid('room', number),
        code: `R-${number}`,
        building: 'A',
        capacity: 20 + (number % 60),
      })),
    );
    await make(
      host,
      'CreateStudyPlan',
      many(200, number => ({
        uid: uid('plan', number),
        code: `SP-${number}`,
        edu_program: uid('program', number % 20),
        entry_year: 2023 + (number % 4),
        lines: many(perPlan * 8, line => ({
          discipline: uid('discipline', (number * 5 + line * 17) % courses),
          semester: 1 + Math.floor(line / perPlan),
          credits: 5,
        })),
      })),
    );
    await make(
      host,
      'OfferCourse',
      many(courses, number => ({
        offering: uid('course', number),
        discipline: uid('discipline', number),
        study_period: period,
        code: `D${1000 + number}`,
        name: sameInAll(`Дисциплина ${number}`),
        credits: 5,
        fluxes: [{ uid: uid('flux', number), number: 1, number_of_times_per_week: 3, lessons: lessonsOf(number) }],
      })),
    );
    const account = newId();
    await host.waitForReadModels(await host.log.head(), 120_000);
    return await signIn(host, account, ['office']);
  } finally {
    await host.stop();
  }
}
