import type { finalGradesEvents } from '@portal/event-schemas/grades/events.ts';
import { student, studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import type { Values } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { courseOfferingEvents, registrationStandingEvents } from '@portal/event-schemas/registration/events.ts';
import { creditLimitRule, registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import type { entities } from '@portal/event-schemas/registration/entities.ts';
import type { Flux } from '@portal/event-schemas/registration/values.ts';
import { defineFact } from '@portal/platform/facts/types.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { allRecordsFact } from '@portal/platform/records/fact.ts';
import type { z } from 'zod';
import { noStanding, registrationStanding, type RegistrationStanding } from './standing/registration-standing.ts';

/** What decisions of registration know of other streams. The record kit's facts (student, discipline, settings) come beside these. */
export type FieldOfSciences = Values<(typeof entities)['field_of_sciences']['fields']>;
export type Student = z.infer<typeof student.fields> & { uid: string };

/** By student. */
export const standingFact = defineFact<RegistrationStanding>({
  name: 'registration.standing',
  version: 2,
  fold: Object.fromEntries(
    Object.keys(registrationStandingEvents).map(type => [
      type,
      (event: RecordedEvent<any>) => [
        {
          key: event.data.student as string,
          change: (previous: RegistrationStanding | null) => registrationStanding.evolve(previous ?? noStanding, event),
        },
      ],
    ]),
  ),
});

/**
 * By offering: what the card's decisions ask of a course that is not among their streams. `teachers`, `fluxes`: by
 * lesson; `cancelled`: lessons that don't take place.
 */
export interface OfferingIndex {
  discipline: string;
  study_period: string;
  name: Localized;
  teachers: Record<string, string | null>;
  fluxes: Record<string, string>;
  cancelled: readonly string[];
}
const byLesson = (fluxes: readonly Flux[]): Pick<OfferingIndex, 'teachers' | 'fluxes'> => ({
  teachers: Object.fromEntries(fluxes.flatMap(flux => flux.lessons.map(lesson => [lesson.uid, lesson.teacher]))),
  fluxes: Object.fromEntries(fluxes.flatMap(flux => flux.lessons.map(lesson => [lesson.uid, flux.uid]))),
});
/** A status that is set for the course, a flux or a lesson holds for all lessons under it; the last one holds. */
function cancelledAfter(
  { fluxes, cancelled }: OfferingIndex,
  { target, status }: OfferingData<'CourseAccessSet'>['data'],
  offering: string,
): string[] {
  const under = Object.keys(fluxes).filter(lesson => [offering, fluxes[lesson], lesson].includes(target));
  return [...cancelled.filter(lesson => !under.includes(lesson)), ...(status === 'cancelled' ? under : [])];
}
type OfferingData<T extends keyof typeof courseOfferingEvents> = {
  stream: string;
  data: DataOf<typeof courseOfferingEvents, T>;
};
const offeringOf = (stream: string) => stream.slice(stream.indexOf('-') + 1);
export const offeringFact = defineFact<OfferingIndex>({
  name: 'registration.offering',
  version: 2,
  fold: {
    CourseOffered: ({ data }: OfferingData<'CourseOffered'>) => [
      {
        key: data.offering,
        change: () => ({
          discipline: data.discipline,
          study_period: data.study_period,
          name: data.name,
          ...byLesson(data.fluxes),
          cancelled: [],
        }),
      },
    ],
    CourseWithdrawn: ({ stream }: { stream: string }) => [{ key: offeringOf(stream), change: () => null }],
    CourseOfferingRevised: ({ stream, data }: OfferingData<'CourseOfferingRevised'>) => [
      {
        key: offeringOf(stream),
        change: known => known && { ...known, name: data.name, ...byLesson(data.fluxes) },
      },
    ],
    LessonTeacherChanged: ({ stream, data }: OfferingData<'LessonTeacherChanged'>) => [
      {
        key: offeringOf(stream),
        change: known => known && { ...known, teachers: { ...known.teachers, [data.lesson]: data.to } },
      },
    ],
    CourseAccessSet: ({ stream, data }: OfferingData<'CourseAccessSet'>) => [
      {
        key: offeringOf(stream),
        change: known => known && { ...known, cancelled: cancelledAfter(known, data, offeringOf(stream)) },
      },
    ],
  },
});

/** By offering and student (`<offering>.<student>`): the course's sheet has a mark of theirs. */
const marks =
  <D>(marked: (data: D) => readonly { student: string; is: boolean }[]) =>
  ({ stream, data }: { stream: string; data: D }) =>
    marked(data).map(({ student: of, is }) => ({
      key: `${offeringOf(stream).split('.')[0]}.${of}`,
      change: () => (is ? true : null),
    }));
export const markedFact = defineFact<true>({
  name: 'registration.marked',
  fold: {
    FinalMarkSet: marks<DataOf<typeof finalGradesEvents, 'FinalMarkSet'>>(({ student: of, mark }) => [
      { student: of, is: mark !== null },
    ]),
    MarksChangedByOffice: marks<DataOf<typeof finalGradesEvents, 'MarksChangedByOffice'>>(({ rows }) =>
      rows.map(({ student: of, mark }) => ({ student: of, is: mark !== null })),
    ),
    GradesCleared: marks<DataOf<typeof finalGradesEvents, 'GradesCleared'>>(({ students }) =>
      students.map(of => ({ student: of, is: false })),
    ),
  },
});

export type Period = z.infer<typeof registrationPeriod.fields>;
export type CreditRule = z.infer<typeof creditLimitRule.fields>;
export const periodsFact = allRecordsFact(registrationPeriod);
export const creditRulesFact = allRecordsFact(creditLimitRule);
export const studyPeriodsFact = allRecordsFact(studyPeriod);

export const registrationFacts = [
  standingFact,
  offeringFact,
  markedFact,
  periodsFact,
  creditRulesFact,
  studyPeriodsFact,
] as const;
