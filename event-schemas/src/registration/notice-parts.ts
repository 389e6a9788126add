import type { Localized } from '../kernel/localized.ts';
import { idOf, type NoticeEvent, type ReadRecord, type NotedRecord } from '../kernel/notices.ts';

export const registrationScreen = 'online-registration-for-courses';

/** Who has changed something on a student's card or plan. */
export const actors: Record<string, Localized> = {
  advisor: { ru: 'эдвайзер', kk: 'эдвайзер', en: 'advisor', ky: 'эдвайзер' },
  registrar: { ru: 'офис регистратора', kk: 'тіркеуші офисі', en: 'registrar’s office', ky: 'каттоо офиси' },
};

/** The student of a card's stream, `study_card-<student>.<study period>`. */
export const studentOfCard = (stream: string): string => idOf(stream).split('.')[0]!;
export const studentNoted = (uid: string): NotedRecord => ({ entity: 'student', uid });
export const studentName = (uid: string, known: ReadRecord): string => {
  const student = known('student', uid);
  return student ? `${student['last_name']} ${student['first_name']}`.trim() : '';
};

const someCourse: Localized = { ru: 'курс', kk: 'курс', en: 'course', ky: 'курс' };
/** The course that an event names, or in whose stream it stands. */
const offeringOf = ({ stream, data }: NoticeEvent): string =>
  stream.startsWith('course_offering-') ? idOf(stream) : data.offering;
export const courseAsked = (event: NoticeEvent): NotedRecord[] => [
  { entity: 'course_offering', uid: offeringOf(event) },
];
export const courseOf = (event: NoticeEvent, known: ReadRecord): Localized =>
  (known('course_offering', offeringOf(event))?.['name'] as Localized | undefined) ?? someCourse;
