import { declaredNotices } from './declared.ts';

const leavesByOthers = ['reset', 'office', 'lesson_cancelled'];
const always = (): boolean => true;
const byOthers = ({ by }: any): boolean => by !== 'student';

/** Events of which people are told, and when: most of some types are a student's own acts, of which nobody needs to be told. */
const conditions = {
  PasswordChanged: always,
  /** Another than the first: that one is given with the account. */
  PasswordSet: ({ replaces, must_change }: any) => replaces !== null && must_change === true,
  LoginSucceeded: ({ is_new }: any) => is_new === true,
  CardSentToAdvisor: always,
  CardApproved: always,
  CardRejected: always,
  CardStatusSet: always,
  CourseAddedToCard: ({ course }: any) => course.added_by !== 'student',
  CourseDroppedFromCard: ({ by }: any) => by !== undefined,
  CardLessonsChanged: ({ by }: any) => by !== undefined,
  PlanChangeNotified: always,
  PlanDisciplinesAdded: byOthers,
  PlanDisciplineChanged: byOthers,
  PlanDisciplineRepealed: byOthers,
  PlanDisciplineExcluded: byOthers,
  SeatOffered: always,
  OfferPassed: ({ reason }: any) => reason === 'expired' || reason === 'checks_failed',
  OfferWithdrawn: always,
  WaitingListLeft: ({ reason }: any) => leavesByOthers.includes(reason),
  WaitingListMoved: always,
  FreeSeatTold: always,
  TeacherRequestAsked: always,
  TeacherRequestApproved: always,
  TeacherRequestRefused: always,
  OnlineRegistrationAccessSet: always,
  SelectedStudentAccessSet: always,
  ManualCoursePermissionGiven: always,
  ManualCoursePermissionWithdrawn: always,
  CourseAccessSet: ({ affected }: any) => affected !== undefined,
  AdvisorAssigned: always,
  SuperRegistrationSet: always,
  NoticesGiven: always,
  LetterSent: always,
} as const satisfies Record<string, (data: any) => boolean>;

export type Cause = keyof typeof conditions;
/** Types of events of which somebody is told. */
export const causes = (): string[] => [...Object.keys(conditions), ...Object.keys(declaredNotices().telling)];

/** Whether somebody is told of an event. */
export const tells = ({ type, data }: { type: string; data: unknown }): boolean =>
  type in conditions ? conditions[type as Cause](data) : type in declaredNotices().telling;
