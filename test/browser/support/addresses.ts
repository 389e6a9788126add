import type { Screen } from '@portal/event-schemas/kernel/screens.ts';
import { client, type Client } from '../../support/client.ts';

/** Gives the demo's student a card with two courses, so that the screens of a student have something to show. */
export async function furnish(url: string): Promise<void> {
  const student = await client(url, 'ru').login('student');
  const card: string = (await student.get('/organizations/year_semester/')).body.status_info.uid;
  const { groups } = (await student.get('/organizations/side_bar_list/')).body;
  let registered = 0;
  for (const { uid } of groups.flatMap((group: any) => group.courses)) {
    if (registered === 2) return;
    const [flux] = (await student.get('/organizations/info_table/', { course: uid })).body.fluxes;
    const types = [...new Set<string>(flux.lessons.map((lesson: any) => lesson.load_type))];
    const lessons = types.map(type => flux.lessons.find((lesson: any) => lesson.load_type === type).uid);
    const { status } = await student.call('POST', '/organizations/card_save/', {
      query: { course: uid, uid: card },
      body: { lessons },
    });
    if (status === 200) registered++;
  }
  throw new Error('No two courses of the demo university are open to its student.');
}

const catalogue = 'GET /curriculum/disciplines/';
/** Ids of the demo university for screens that show one thing: a course with students, a card that waits for the advisor, its history. */
export async function exampleAddresses(url: string): Promise<(screen: Screen) => string> {
  const office = await client(url, 'ru').login('advisor');
  const first = (path: string, sort: readonly string[], filter: object) =>
    office.get(path, { range: '[0,0]', sort: JSON.stringify(sort), filter: JSON.stringify(filter) });
  const [courses, cards] = await Promise.all([
    first('/registration/offerings/', ['waiting', 'DESC'], {}),
    first('/registration/students/', ['credits', 'DESC'], { status: 'CHOSEN' }),
  ]);
  const roster = await commonCourse(url, office);
  const application = (
    await (await client(url, 'ru').login('office')).get('/studapps/answers/all/', { page_size: 1, stage: 'in_review' })
  ).body.results[0]?.uid;
  const mine = (await (await client(url, 'ru').login('student')).get('/studapps/answers/my/', { page_size: 20 })).body
    .results as { uid: string; app_type: string; stage: string }[];
  const offered = (await (await client(url, 'ru').login('student')).get('/studapps/app-types/')).body as {
    uid: string;
    may_begin: boolean;
  }[];
  const { uid: account } = (await (await client(url, 'ru').login('student')).get('/user/my_roles/')).body.profile;
  const [visit] = (
    await (
      await client(url, 'ru').login('specialist')
    ).get('/specialists/user-appointment/', { student: account, page_size: 1 })
  ).body.results;
  const queue = (await office.get('/studapps/answers/review_apps/', { page_size: 1 })).body.results[0]?.uid;
  const { correlation_id: request } = (
    await office.get('/audit/events/', { stream: `study_card-${cards.body[0].card}`, page_size: 1 })
  ).body.results[0];
  const { uid: api } = (
    await (
      await client(url, 'ru').login('admin')
    ).post('/third_party_apis/', { name: 'Библиотека', direction: 'incoming', role: 'office', scopes: [catalogue] })
  ).body;
  const teacher = await client(url, 'ru').login('teacher');
  const { uid: sheet } = (await teacher.get('/journals/final_grades/', { page_size: 1 })).body.results[0];
  const statements = (await teacher.get('/journals/statements/', { page_size: 20 })).body.results;
  const registered = statements.find((one: { number: string | null }) => one.number !== null).uid;
  const {
    uid: journal,
    offering,
    study_period,
  } = (await teacher.get('/journals/electronic_journal/', { is_own: true, page_size: 1 })).body.results[0];
  const { student: taught } = (await teacher.get('/organizations/grading_table/', { course: offering })).body.data[0];
  const [bug] = (await (await client(url, 'ru').login('student')).get('/bugs/', { page_size: 1 })).body.results;
  const course: string = courses.body[0].uid;
  const card: string = cards.body[0].card;
  const filled: Record<string, string> = {
    'course-offering': `courses/${course}`,
    'planned-course': `offerings/${course}`,
    'student-card': `students-list/view/${card}`,
    'advisor-card': `advisors-list/view/${cards.body[0].advisor}`,
    'list-registered-students-list': `list-registered-students/list?course=${roster}`,
    'list-registered-students-auca-list': `list-registered-students-auca/list?course=${roster}`,
    'audit-history': `audit/history/study_card-${card}`,
    'audit-causes': `audit/causes/${request}`,
    'waiting-list': `waiting-lists/${course}`,
    'student-individual-plan': `individual-plans/${card.split('.')[0]}`,
    'isc-application-profile': `applications_review_in_isc/profile/${card}`,
    'history-application-one': `history-application/${application}`,
    'coo-form': `coo/form/${offered.find(type => type.may_begin)?.uid}`,
    'coo-application': `coo/application/${mine.find(one => one.stage !== 'draft')?.uid}`,
    'coo-review-application': `coo_review/${queue}`,
    'isc-application-edit': `application_edit_in_isc/${card}`,
    profile_portfolio: `user-settings/profile_portfolio?profile=${account}`,
    'final_grades-detail': `final_grades/detail?sheet=${sheet}`,
    'vedomosti-view': `vedomosti/view?statement=${registered}`,
    'vedomosti-is-office-view': `vedomosti-is-office/view?statement=${registered}`,
    'my-performance-detail': `my-performance/detail?course=${await performedCourse(url)}`,
    grading_table_students: `grading_table/students?student=${taught}&study_period=${study_period}`,
    'e-journal-detail': `e-journal/detail?uid=${journal}`,
    'electronic-journal-detail': `electronic_journal/detail?uid=${journal}`,
    'specialist-appointment': `cabinet-specialist/view?uid=${visit.uid}`,
    bug: `my-bugs/view?uid=${bug.uid}`,
    third_party_api: `third_party_apis/${api}`,
  };
  return screen => {
    const path = screen.example ?? filled[screen.id] ?? screen.path;
    if (path.includes(':'))
      throw new Error(`The browser test knows no example of ${screen.path}: give the screen one, or add it here.`);
    return path;
  };
}

/** A course of the demo's student that has its sheet: sheets follow seats when these have been quiet for a minute. */
async function performedCourse(url: string): Promise<string> {
  const student = await client(url, 'ru').login('student');
  for (let tries = 0; tries < 60; tries++) {
    const [course] = (await student.get('/stud_jour/my_performance/', { page_size: 1 })).body.results;
    if (course) return course.offering as string;
    await new Promise(resolve => setTimeout(resolve, 2000));
  }
  throw new Error('No sheet of a course of the demo student was opened within two minutes.');
}

/** A course that the account `teacher` gives and that students of the account `advisor` are on. */
async function commonCourse(url: string, advisor: Client): Promise<string> {
  const teacher = await client(url, 'ru').login('teacher');
  const [taught, advised] = await Promise.all(
    [teacher, advisor].map(
      async who =>
        (await who.get('/registration/registered_students/courses/', { page_size: 100, sort: '-registered' })).body
          .results as { uid: string }[],
    ),
  );
  return taught!.find(one => advised!.some(other => other.uid === one.uid))!.uid;
}
