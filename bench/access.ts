import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { make, makeCatalogue, period, uid } from './support/catalogue.ts';
import { prepareInstallation } from './support/portal.ts';
import { machine, printTable } from './support/report.ts';
import { inTurns, waits } from './support/turns.ts';
import { signIn } from './support/users.ts';

/**
 * `npm run bench:access`: the lists of registration access in a term of 2,000 lessons with 20,000 students, through HTTP, 20 users at once;
 * and how long it takes to block every course of the term.
 */
const courses = 500;
const teachers = 120;
const students = 20_000;
const users = 20;
const rounds = Number(process.argv[2] ?? 15);

const installation = await prepareInstallation();
try {
  const office = await prepare();
  const server = await installation.serve({}, ['command-service', 'projection-service']);
  try {
    const filter = (values: object): string => `?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(values))}`;
    const list = '/organizations/discipline_registration_access/';
    const selected = '/organizations/discipline_registration_access_for_selected_students/';
    const questions: Record<string, string> = {
      'courses, first page': `${list}${filter({ study_period: period })}`,
      'courses, last page': `${list}?range=[475,499]&filter={}`,
      'courses by status': `${list}${filter({ status: ['blocked', 'partially_blocked'] })}`,
      'courses of a teacher': `${list}${filter({ teacher: uid('teacher', 3), load_type: 'practice' })}`,
      'courses, search': `${list}${filter({ q: 'дисциплина 12' })}`,
      statistics: '/organizations/statistics_discipline_registration_access/?filter={}',
      'by discipline': `/registration/access/disciplines/${filter({ study_period: period })}`,
      'by teacher': `/registration/access/teachers/${filter({ study_period: period })}`,
      history: `/organizations/history_registration_access/?page_size=25`,
      'students’ access': `/organizations/statistic_student_list/${filter({})}`,
      'students, search': `/organizations/statistic_student_list/${filter({ q: 'юсуп' })}`,
      'students, closed': `/organizations/statistic_student_list/${filter({ online_registration_access: 'closed' })}`,
      'selected students': `${selected}${filter({ courses: [uid('course', 1)] })}`,
      'courses to choose': `${selected}get_dicipline/?q=12&page_size=50`,
    };
    const rows = await inTurns(
      Object.entries(questions).map(([name, path]) => ({ name, path: () => path, headers: () => office })),
      { port: server.port, url: installation.url, users, rounds },
    );
    printTable(
      `Registration access: ${courses * 4} lessons, ${students} students, ${users} users at once, medians of three turns (${machine()})`,
      rows,
    );
    waits(rows);
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();

/** Makes the term, lets some courses be closed, and says how long closing all of them takes; answers the office's headers. */
async function prepare(): Promise<string> {
  const host = await installation.host(['command-service', 'projection-service']);
  try {
    await makeCatalogue(host, { teachers, disciplines: courses, component: 'kv' });
    await make(
      host,
      'OfferCourse',
      Array.from({ length: courses }, (_, number) => ({
        offering: uid('course', number),
        discipline: uid('discipline', number),
        study_period: period,
        code: `D${1000 + number}`,
        name: sameInAll(`Дисциплина ${number}`),
        credits: 5,
        fluxes: [
          {
            uid: uid('flux', number),
            number: 1,
            number_of_times_per_week: 3,
            lessons: ['lecture', 'practice', 'practice', 'laboratory'].map((load_type, at) => ({
              uid: uid('lesson', number * 10 + at),
              load_type,
              section: String(at + 1),
              subgroup: '',
              teacher: uid('teacher', (number * 7 + at) % teachers),
              language: 'ru',
              room: null,
              meetings: [],
              capacity: 30,
              parent: null,
            })),
          },
        ],
      })),
    );
    const names = [
      'Ахметова',
      'Әбдіров',
      'Иванов',
      'Ким',
      'Өмірбек',
      'Сулейменова',
      'Токтогулова',
      'Үсенова',
      'Цой',
      'Юсупова',
    ];
    await make(
      host,
      'CreateStudent',
      Array.from({ length: students }, (_, number) => ({
        uid: uid('student', number),
        code: `S-${number}`,
        last_name: names[number % 10]!,
        first_name: `${names[(number * 7) % 10]} ${number % 97}`,
        middle_name: '',
        gender: 'unknown',
        citizenship: 'KZ',
        email: '',
        edu_program: uid('program', number % 20),
        student_group: null,
        study_plan: null,
        advisor: null,
        preparation_level: 'bachelor',
        study_form: 'full_time',
        entry_year: 2025,
        course: 1 + (number % 4),
        student_status: 'studying',
      })),
    );
    const set = (status: string | null) => (number: number) => ({
      offering: uid('course', number),
      level: 'course',
      target: uid('course', number),
      status,
      reason: 'Term',
    });
    const all = Array.from({ length: courses }, (_, number) => number);
    const started = performance.now();
    await make(host, 'SetCourseAccess', all.map(set('blocked')));
    await host.waitForReadModels(await host.log.head(), 60_000);
    console.log(`All ${courses} courses blocked, and shown so, in ${Math.round(performance.now() - started)} ms`);
    await make(host, 'SetCourseAccess', all.filter(number => number % 5 > 0).map(set(null)));
    await make(
      host,
      'SetSelectedStudentAccess',
      Array.from({ length: 2000 }, (_, number) => ({
        offering: uid('course', number % 10),
        student: uid('student', number),
        granted: true,
      })),
    );
    await make(
      host,
      'SetOnlineAccess',
      Array.from({ length: 500 }, (_, number) => ({
        student: uid('student', number * 3),
        access: 'closed',
        comment: 'Order',
      })),
    );
    await host.waitForReadModels(await host.log.head(), 60_000);
    await host.pool.query('analyze');
    return await signIn(host, newId(), ['office']);
  } finally {
    await host.stop();
  }
}
