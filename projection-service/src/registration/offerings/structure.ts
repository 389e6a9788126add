import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { Flux, Lesson, Meeting } from '@portal/event-schemas/registration/values.ts';
import { rollUpAccess, type RolledUpAccess } from '@portal/event-schemas/registration/access-roll-up.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';

export interface OfferingRow {
  uid: string;
  discipline: string;
  study_period: string;
  code: string;
  name: unknown;
  credits: number;
  access: RolledUpAccess;
  lessons: number;
  blocked: number;
  cancelled: number;
}
export interface FluxRow {
  uid: string;
  offering: string;
  number: number;
  number_of_times_per_week: number;
  access: RolledUpAccess;
}
export interface LessonRow {
  uid: string;
  offering: string;
  flux: string;
  load_type: string;
  section: string;
  subgroup: string;
  teacher: string | null;
  language: string;
  room: string | null;
  meetings: Meeting[];
  capacity: number;
  parent: string | null;
  access: RolledUpAccess;
}
/** What stays of an offering when nobody sits in it: the course, its fluxes and lessons, and what the office set for selected students. */
export interface Structure {
  offering: OfferingRow | null;
  fluxes: FluxRow[];
  lessons: LessonRow[];
  selected: Map<string, boolean>;
}
export const emptyStructure = (): Structure => ({ offering: null, fluxes: [], lessons: [], selected: new Map() });

/** Types of the events that change a structure; all others are about places. */
export const structuralEvents = [
  'CourseOffered',
  'CourseOfferingRevised',
  'LessonCapacityChanged',
  'LessonTeacherChanged',
  'CourseAccessSet',
  'SelectedStudentAccessSet',
  'CourseWithdrawn',
] as const;

const lessonRow = (
  offering: string,
  flux: string,
  { uid, load_type, section, subgroup, teacher, language, room, meetings, capacity, parent }: Lesson,
  access: RolledUpAccess,
): LessonRow => ({
  uid,
  offering,
  flux,
  load_type,
  section,
  subgroup,
  teacher,
  language,
  room,
  meetings,
  capacity,
  parent,
  access,
});

/** Fluxes and lessons as given; access that was set for a lesson stays with it. */
function laidOut(before: Structure, offering: string, fluxes: readonly Flux[]): Pick<Structure, 'fluxes' | 'lessons'> {
  const access = new Map(before.lessons.map(lesson => [lesson.uid, lesson.access]));
  return {
    fluxes: fluxes.map(({ uid, number, number_of_times_per_week }) => ({
      uid,
      offering,
      number,
      number_of_times_per_week,
      access: null,
    })),
    lessons: fluxes.flatMap(flux =>
      flux.lessons.map(lesson => lessonRow(offering, flux.uid, lesson, access.get(lesson.uid) ?? null)),
    ),
  };
}

/** Access of fluxes and of the course as their children have it. */
function rolledUp(structure: Structure): Structure {
  const fluxes = structure.fluxes.map(flux => ({
    ...flux,
    access: rollUpAccess(structure.lessons.filter(lesson => lesson.flux === flux.uid).map(lesson => lesson.access)),
  }));
  const withStatus = (status: RolledUpAccess) => structure.lessons.filter(lesson => lesson.access === status).length;
  const counts = {
    lessons: structure.lessons.length,
    blocked: withStatus('blocked'),
    cancelled: withStatus('cancelled'),
  };
  return {
    ...structure,
    fluxes,
    offering: structure.offering && {
      ...structure.offering,
      ...counts,
      access: rollUpAccess(fluxes.map(flux => flux.access)),
    },
  };
}

const changeLesson = (structure: Structure, uid: string, change: Partial<LessonRow>): Structure => ({
  ...structure,
  lessons: structure.lessons.map(lesson => (lesson.uid === uid ? { ...lesson, ...change } : lesson)),
});

export function evolveStructure(structure: Structure, recorded: RecordedEvent<CourseOfferingEvent>): Structure {
  const event = { type: recorded.type, data: recorded.data } as CourseOfferingEvent;
  switch (event.type) {
    case 'CourseOffered': {
      const { offering: uid, discipline, study_period, code, name, credits, fluxes } = event.data;
      return rolledUp({
        ...structure,
        offering: {
          uid,
          discipline,
          study_period,
          code,
          name,
          credits,
          access: null,
          lessons: 0,
          blocked: 0,
          cancelled: 0,
        },
        ...laidOut(structure, uid, fluxes),
      });
    }
    case 'CourseOfferingRevised': {
      if (!structure.offering) return structure;
      const { code, name, credits, fluxes } = event.data;
      return rolledUp({
        ...structure,
        offering: { ...structure.offering, code, name, credits },
        ...laidOut(structure, structure.offering.uid, fluxes),
      });
    }
    case 'LessonCapacityChanged':
      return changeLesson(structure, event.data.lesson, { capacity: event.data.to });
    case 'LessonTeacherChanged':
      return changeLesson(structure, event.data.lesson, { teacher: event.data.to });
    case 'CourseAccessSet': {
      const { level, target, status } = event.data;
      const meant = (lesson: LessonRow) =>
        level === 'course' || (level === 'flux' ? lesson.flux : lesson.uid) === target;
      return rolledUp({
        ...structure,
        lessons: structure.lessons.map(lesson => (meant(lesson) ? { ...lesson, access: status } : lesson)),
      });
    }
    case 'CourseWithdrawn':
      return emptyStructure();
    case 'SelectedStudentAccessSet':
      return { ...structure, selected: new Map(structure.selected).set(event.data.student, event.data.granted) };
    default:
      return structure;
  }
}
