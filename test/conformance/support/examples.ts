import type { ConformancePortal } from './portal.ts';

/** Things of the demo university that really exist, for calls that ask for an id. */
export interface Examples {
  student: string;
  /** Looked after by the account `advisor`, with a card under review. */
  advised: string;
  /** A student of another advisor, with courses on the card. */
  other: string;
  study_period: string;
  offering: string;
  lesson: string;
  discipline: string;
  study_plan: string;
  edu_program: string;
  student_group: string;
  cathedra: string;
  account: string;
  app_type: string;
  /** Applications: the student's own, one that waits or waited for the advisor, one of all. */
  application_student: string;
  application_supervisor: string;
  application_office: string;
  journal: string;
  /** A field that points to things of the university. */
  property: string;
  /** A sheet of final grades, and a row of it. */
  sheet: string;
  grade_row: string;
  /** A registered statement, and the code of its paper. */
  statement: string;
  check_code: string;
}

/** Looks them up as the office does. */
export async function findExamples({ people }: ConformancePortal): Promise<Examples> {
  const office = people.office.page;
  const rows = async (path: string, query: Record<string, string> = {}): Promise<any[]> =>
    (await office.get(path, { page_size: 100, ...query })).body.results;
  const busy = (await rows('/registration/students/', { sort: '-courses' })).filter(
    row => row.uid !== people.student.uid,
  );
  const [offering] = await rows('/registration/offerings/', { sort: '-taken' });
  const detail = (await office.get(`/registration/offerings/${offering.uid}/`)).body;
  const [sheet] = await rows('/journals/final_grades/');
  const [grade_row] = (await office.get('/journals/final_grades/detail/', { sheet: sheet.uid })).body.rows;
  const [registered] = await rows('/journals/statements/', { status: 'REGISTERED' });
  const statement = (await office.get(`/journals/statements/${registered.uid}/`)).body;
  const other = busy.find(row => row.advisor?.uid !== people.supervisor.uid && row.advisor !== people.supervisor.uid);
  return {
    student: people.student.uid,
    advised: (
      await people.supervisor.page.get('/advisors/my_students/all/', { page_size: 100, sort: '-courses' })
    ).body.results.find((row: { uid: string }) => row.uid !== people.student.uid).uid,
    other: other.uid,
    study_period:
      (await people.student.page.get('/organizations/year_semester/')).body.study_period?.uid ?? detail.study_period,
    offering: offering.uid,
    lesson: detail.fluxes?.[0]?.lessons?.[0]?.uid,
    discipline: (await rows('/organizations/discipline_list/'))[0].uid,
    study_plan: (await rows('/curriculum/study_plans/'))[0].uid,
    edu_program: (await rows('/organizations/edu-programs/'))[0].uid,
    student_group: (await rows('/curriculum/student_groups/'))[0].uid,
    cathedra: (await rows('/curriculum/cathedras/'))[0].uid,
    account: people.student.uid,
    sheet: sheet.uid,
    grade_row: grade_row.uid,
    statement: statement.uid,
    check_code: statement.check_code,
    app_type: (await rows('/studapps/app-types/app_types_for_setting/'))[0].uid,
    journal: (await rows('/journals/electronic_journal/', { teacher: people.teacher.uid }))[0].uid,
    ...(await ofApplications(people)),
  };
}

async function ofApplications({
  student,
  supervisor,
  office,
}: ConformancePortal['people']): Promise<
  Pick<Examples, 'application_student' | 'application_supervisor' | 'application_office' | 'property'>
> {
  const first = async (page: typeof office.page, path: string): Promise<string> =>
    (await page.get(path, { page_size: 1 })).body.results[0]?.uid;
  const types: { uid: string }[] = (
    await office.page.get('/studapps/app-types/app_types_for_setting/', { page_size: 100 })
  ).body.results;
  const forms = await Promise.all(
    types.map(
      async ({ uid }) =>
        (await office.page.get(`/studapps/app-types/${uid}/`)).body.properties as {
          uid: string;
          code: string;
          related: string | null;
        }[],
    ),
  );
  return {
    application_student: await first(student.page, '/studapps/answers/my/'),
    application_office: await first(office.page, '/studapps/answers/all/'),
    application_supervisor:
      (await first(supervisor.page, '/studapps/answers/review_apps/')) ??
      (await first(supervisor.page, '/studapps/answers/review_apps/?list=handled')),
    property: forms
      .flat()
      .find(({ code, related }) => code === 'rel' && related !== 'student' && related !== 'my_course')!.uid,
  };
}
