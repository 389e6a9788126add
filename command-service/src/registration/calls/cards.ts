import { studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { CardCourseKey, CardKey } from '@portal/event-schemas/registration/commands.ts';
import type { Host } from '@portal/platform/service.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import { courseOffering, type OfferedCourse } from '../course-offering/course-offering.ts';
import { studyCard, type StudyCard } from '../study-card/study-card.ts';

type Dispatching = Pick<Host, 'dispatcher'>;

/** `<student>.<study period>` as the commands have it. */
export function cardOf(uid: string): CardKey {
  const [student = '', study_period = ''] = uid.toLowerCase().split('.');
  return { student, study_period };
}
/** The same where there may be no card yet; throws `registration.study_period_not_found`. */
export async function newCardOf(host: Dispatching, uid: string): Promise<CardKey> {
  const card = cardOf(uid);
  if (await readRecord(host, studyPeriod, card.study_period)) return card;
  throw new Refused(reject('registration.study_period_not_found', { study_period: card.study_period }));
}
export const courseOf = (query: { uid: string; course: string }): CardCourseKey => ({
  ...cardOf(query.uid),
  offering: query.course,
});

export const cardNow = async ({ dispatcher }: Dispatching, uid: string): Promise<StudyCard> =>
  (await dispatcher.state(studyCard, uid.toLowerCase())).state;

/** The course as it stands; throws `registration.course_not_found`. The state is the dispatcher's: read only. */
export async function courseNow({ dispatcher }: Dispatching, offering: string): Promise<OfferedCourse> {
  const { state } = await dispatcher.state(courseOffering, offering);
  if (state.status !== 'offered') throw new Refused(reject('registration.course_not_found', { offering }));
  return state;
}

/** The card and the course after a command, for the answer. */
export async function standingOf(host: Dispatching, query: { uid: string; course: string }) {
  const card = await cardNow(host, query.uid);
  const queue = card.queued[query.course] !== undefined;
  const place = queue
    ? [...(await courseNow(host, query.course)).queue.keys()].indexOf(cardOf(query.uid).student) + 1
    : 0;
  return {
    course: query.course,
    uid: query.uid,
    status: card.status,
    credits: card.credits,
    audit_credits: card.audit_credits,
    queue,
    place: place || null,
  };
}
