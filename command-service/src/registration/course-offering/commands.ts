import { student, teacher } from '@portal/event-schemas/curriculum/records.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import type * as Data from '@portal/event-schemas/registration/commands.ts';
import type { Flux } from '@portal/event-schemas/registration/values.ts';
import { defineCommand, type DecisionContext } from '@portal/platform/dispatcher/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { refuseUnknownReference, referenceReads } from '@portal/platform/records/named.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { actingFor } from '../acting.ts';
import { settingsOf } from '../known.ts';
import * as access from './access.ts';
import { courseOffering, type CourseOffering } from './course-offering.ts';
import { named } from './named.ts';
import * as offering from './offering.ts';
import { moveInWaitingList } from './queue-order.ts';

type Decide<D> = (data: D, course: CourseOffering, moment: offering.OfferingMoment) => offering.OfferingDecision;

/** A course with its contents: what it names anew exists. */
function namingCourse<D extends { offering: string; fluxes: readonly Flux[] }>(type: string, decide: Decide<D>) {
  const command = onCourse(type, decide);
  return defineCommand({
    ...command,
    reads: (data: D) => referenceReads(named, { ...data }),
    decide: (data: D, [course]: readonly [CourseOffering], minutes: number, { now }: DecisionContext, read) => {
      const decided = decide(data, course, { now, minutes });
      if (isRejection(decided) || decided[0].length === 0) return decided;
      const before =
        course.status === 'offered' ? { ...course, fluxes: [...course.source.fluxes, ...course.fluxes] } : null;
      return refuseUnknownReference(named, { ...data }, before, read!) ?? decided;
    },
  });
}

/** A command on one course, by the office: who may send it stands in the access table. */
function onCourse<D extends { offering: string }>(type: string, decide: Decide<D>) {
  return defineCommand({
    type,
    aggregates: [courseOffering],
    ids: (data: D) => [data.offering],
    facts: (_data: D, get: GetFact) => settingsOf(get).confirmation_minutes,
    decide: (data: D, [course], minutes: number, { now }: DecisionContext) => decide(data, course, { now, minutes }),
  });
}

export const OfferCourse = namingCourse<Data.OfferCourse>('OfferCourse', offering.offerCourse);
export const ReviseCourse = namingCourse<Data.ReviseCourse>('ReviseCourse', offering.reviseCourse);
export const ChangeLessonCapacity = onCourse<Data.ChangeLessonCapacity>(
  'ChangeLessonCapacity',
  offering.changeLessonCapacity,
);
export const ResetWaitingList = onCourse<{ offering: string }>('ResetWaitingList', offering.resetWaitingList);
export const MoveInWaitingList = onCourse<Data.MoveInWaitingList>('MoveInWaitingList', moveInWaitingList);
export const SetCourseAccess = onCourse<Data.SetCourseAccess>('SetCourseAccess', access.setCourseAccess);

/** Who gives a lesson is a teacher of the catalogue, or nobody. */
export const ChangeLessonTeacher = defineCommand({
  type: 'ChangeLessonTeacher',
  aggregates: [courseOffering],
  ids: (data: Data.ChangeLessonTeacher) => [data.offering],
  facts: ({ teacher: chosen }: Data.ChangeLessonTeacher, get: GetFact) =>
    chosen === null || get(recordFact(teacher), chosen) !== null,
  decide: (data: Data.ChangeLessonTeacher, [course], isTeacher: boolean) =>
    isTeacher
      ? offering.changeLessonTeacher(data, course)
      : reject('registration.not_a_teacher', { teacher: data.teacher }, { teacher: 'registration.not_a_teacher' }),
});

/** For one student: by the office, or by the student's own advisor. */
export const SetSelectedStudentAccess = defineCommand({
  type: 'SetSelectedStudentAccess',
  aggregates: [courseOffering],
  ids: (data: Data.SetSelectedStudentAccess) => [data.offering],
  facts: (data, get) => ({
    minutes: settingsOf(get).confirmation_minutes,
    student: get(recordFact(student), data.student),
  }),
  decide: (data: Data.SetSelectedStudentAccess, [course], known, { actor, now }: DecisionContext) => {
    if (!known.student) return reject('registration.student_not_found', { student: data.student });
    const acting = actingFor(actor, data.student, known.student.advisor);
    if (acting !== 'registrar' && acting !== 'advisor')
      return reject('advising.not_your_student', { student: data.student });
    return access.setSelectedStudentAccess(data, course, { now, minutes: known.minutes });
  },
});
