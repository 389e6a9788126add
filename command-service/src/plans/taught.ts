import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import type { courseOfferingEvents } from '@portal/event-schemas/registration/events.ts';
import type { Flux, LoadType } from '@portal/event-schemas/registration/values.ts';
import { defineFact, type GetFact } from '@portal/platform/facts/types.ts';

/** A lesson as plans see it: how, in which language and by whom a discipline is taught. */
export interface TaughtLesson {
  load_type: LoadType;
  language: string;
  teacher: string | null;
}
type Of<T extends keyof typeof courseOfferingEvents> = { stream: string; data: DataOf<typeof courseOfferingEvents, T> };
const offeringOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
const lessonsOf = (fluxes: readonly Flux[]): Record<string, TaughtLesson> =>
  Object.fromEntries(
    fluxes.flatMap(flux =>
      flux.lessons.map(({ uid, load_type, language, teacher }) => [uid, { load_type, language, teacher }]),
    ),
  );

/** Offerings by discipline, each with its study period. */
export const offeringsFact = defineFact<Record<string, string>>({
  name: 'registration.offerings_of_discipline',
  fold: {
    CourseOffered: ({ data }: Of<'CourseOffered'>) => [
      { key: data.discipline, change: known => ({ ...known, [data.offering]: data.study_period }) },
    ],
  },
});
/** Lessons by offering. */
export const taughtFact = defineFact<Record<string, TaughtLesson>>({
  name: 'registration.taught_lessons',
  fold: {
    CourseOffered: ({ data }: Of<'CourseOffered'>) => [{ key: data.offering, change: () => lessonsOf(data.fluxes) }],
    CourseWithdrawn: ({ stream }: { stream: string }) => [{ key: offeringOf(stream), change: () => null }],
    CourseOfferingRevised: ({ stream, data }: Of<'CourseOfferingRevised'>) => [
      { key: offeringOf(stream), change: () => lessonsOf(data.fluxes) },
    ],
    LessonTeacherChanged: ({ stream, data }: Of<'LessonTeacherChanged'>) => [
      {
        key: offeringOf(stream),
        change: known =>
          known?.[data.lesson] ? { ...known, [data.lesson]: { ...known[data.lesson]!, teacher: data.to } } : known,
      },
    ],
  },
});

/** Lessons of a discipline in the given study periods; in any, where it is not taught in these. */
export function taughtLessons(discipline: string, study_periods: readonly string[], get: GetFact): TaughtLesson[] {
  const offerings = Object.entries(get(offeringsFact, discipline) ?? {});
  const near = offerings.filter(([, study_period]) => study_periods.includes(study_period));
  return (near.length ? near : offerings).flatMap(([offering]) => Object.values(get(taughtFact, offering) ?? {}));
}
