import type { ConformancePortal } from './portal.ts';

/** Things of the demo university that really exist, for calls that ask for an id. */
export interface Known {
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
  account: string;
}

/** Looks them up as the office does. */
export async function knownOf({ people }: ConformancePortal): Promise<Known> {
  const office = people.office.page;
  const rows = async (path: string, query: Record<string, string> = {}): Promise<any[]> => (await office.get(path, { page_size: 100, ...query })).body.results;
  const busy = (await rows('/registration/students/', { sort: '-courses' })).filter(row => row.uid !== people.student.uid);
  const [offering] = await rows('/registration/offerings/', { sort: '-taken' });
  const detail = (await office.get(`/registration/offerings/${offering.uid}/`)).body;
  const other = busy.find(row => row.advisor?.uid !== people.supervisor.uid && row.advisor !== people.supervisor.uid);
  return {
    student: people.student.uid,
    advised: (await people.supervisor.page.get('/advisors/my_students/all/', { page_size: 100, sort: '-courses' })).body.results.find((row: { uid: string }) => row.uid !== people.student.uid).uid,
    other: other.uid,
    study_period: (await people.student.page.get('/organizations/year_semester/')).body.study_period?.uid ?? detail.study_period,
    offering: offering.uid, lesson: detail.fluxes?.[0]?.lessons?.[0]?.uid,
    discipline: (await rows('/organizations/discipline_list/'))[0].uid,
    study_plan: (await rows('/curriculum/study_plans/'))[0].uid,
    edu_program: (await rows('/organizations/edu-programs/'))[0].uid,
    account: people.student.uid,
  };
}
