import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import { rollUpAccess, type RolledUpAccess } from '@portal/event-schemas/registration/access-roll-up.ts';
import type { OfferingState } from '@portal/event-schemas/offerings/codes.ts';
import type { Flux, Lesson } from '@portal/event-schemas/registration/values.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';

type Access = 'blocked' | 'cancelled';
/** A course as it is planned, open or not yet. `access`: of lessons that are not open, by lesson. */
export interface Course {
  uid: string;
  draft: boolean;
  discipline: string;
  study_period: string;
  code: string;
  name: Localized;
  credits: number;
  teacher: string | null;
  fluxes: readonly Flux[];
  access: Readonly<Record<string, Access>>;
  changed_at: string;
}

export const lessonsOfCourse = ({ fluxes }: Pick<Course, 'fluxes'>): Lesson[] => fluxes.flatMap(flux => flux.lessons);

const withLesson = (course: Course, uid: string, change: Partial<Lesson>): Course => ({
  ...course,
  fluxes: course.fluxes.map(flux => ({
    ...flux,
    lessons: flux.lessons.map(lesson => (lesson.uid === uid ? { ...lesson, ...change } : lesson)),
  })),
});

/** The course after an event of its stream; null: there is none (any more). */
export function evolveCourse(
  course: Course | null,
  event: CourseOfferingEvent,
  uid: string,
  changed_at: string,
): Course | null {
  if (event.type === 'CourseDrafted' || event.type === 'CourseOffered') {
    const { offering: _offering, ...contents } = event.data;
    return {
      teacher: course?.teacher ?? null,
      ...contents,
      uid,
      draft: event.type === 'CourseDrafted',
      access: {},
      changed_at,
    };
  }
  if (!course) return null;
  const changed = { ...course, changed_at };
  switch (event.type) {
    case 'CourseDraftDiscarded':
    case 'CourseWithdrawn':
      return null;
    case 'CourseDraftRevised':
      return { ...changed, ...event.data };
    case 'CourseOfferingRevised': {
      const { code, name, credits, fluxes } = event.data;
      return { ...changed, code, name, credits, fluxes };
    }
    case 'CourseTeacherInChargeSet':
      return { ...changed, teacher: event.data.to };
    case 'LessonCapacityChanged':
      return withLesson(changed, event.data.lesson, { capacity: event.data.to });
    case 'LessonTeacherChanged':
      return withLesson(changed, event.data.lesson, { teacher: event.data.to });
    case 'CourseAccessSet': {
      const { level, target, status } = event.data;
      const under = course.fluxes.flatMap(flux =>
        flux.lessons
          .map(lesson => lesson.uid)
          .filter(lesson => target === { course: uid, flux: flux.uid, lesson }[level]),
      );
      const others = Object.entries(course.access).filter(([lesson]) => !under.includes(lesson));
      return {
        ...changed,
        access: Object.fromEntries([...others, ...(status ? under.map(lesson => [lesson, status]) : [])]),
      };
    }
    default:
      return course;
  }
}

/** Closed: no lesson is open to all; cancelled: none takes place. */
export function stateOf({ draft, fluxes, access }: Course): OfferingState {
  if (draft) return 'draft';
  const rolledUp: RolledUpAccess = rollUpAccess(
    fluxes.map(flux => rollUpAccess(flux.lessons.map(({ uid }) => access[uid] ?? null))),
  );
  return rolledUp === 'cancelled' ? 'cancelled' : rolledUp === 'blocked' ? 'closed' : 'open';
}

/** Students for whom there is room: each sits in one lesson of each kind of a flux, so the tightest kind decides. */
export const seatsOf = ({ fluxes, access }: Pick<Course, 'fluxes' | 'access'>): number =>
  fluxes.reduce((sum, { lessons }) => {
    const kinds = new Map<string, number>();
    for (const { uid, load_type, capacity } of lessons)
      kinds.set(load_type, (kinds.get(load_type) ?? 0) + (access[uid] === 'cancelled' ? 0 : capacity));
    return sum + Math.min(...kinds.values());
  }, 0);
