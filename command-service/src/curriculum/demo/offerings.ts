import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import type { courseOfferingEvents } from '@portal/event-schemas/registration/events.ts';
import type { Flux, Lesson, LoadType } from '@portal/event-schemas/registration/values.ts';
import type { DemoPeriod } from './calendar.ts';
import { disciplines, type DemoDiscipline } from './disciplines.ts';
import { demoId, type DemoGroup, type DemoStudent, type DemoTeacher } from './people.ts';
import type { RoomKind } from './structure.ts';
import { makeTimetable, type Wish } from './timetable.ts';

export interface DemoOffering {
  discipline: DemoDiscipline;
  data: DataOf<typeof courseOfferingEvents, 'CourseOffered'>;
}

const practiceSeats = 16;
/** Electives that more students want than there are seats for. */
const scarce: Record<string, number> = { PED103: 12, CSC310: 16, CSC410: 16 };
const roomKinds: Record<DemoDiscipline['load'], RoomKind> = {
  lecture: 'class',
  practice: 'class',
  laboratory: 'lab',
  sport: 'gym',
};

/** What is taught in summer: what most students have to repeat, and a few electives. */
const summerCodes = new Set(['HIS101', 'LNG102', 'ICT101', 'PHL201', 'MAT101', 'MAT102', 'STA201', 'CSC110', 'CSC210', 'ECO103', 'LAW104', 'ENV105']);

/** Semester of a study plan in which students of a year are. */
export const semesterOf = (course: number, semester: 'autumn' | 'spring'): number => (semester === 'autumn' ? course * 2 - 1 : course * 2);

/** The courses of a term: what the study plans have in it, and every elective; in summer what is to be repeated. Subjects of many programs have a flux in Russian and one in Kazakh. */
export function makeOfferings(period: DemoPeriod, groups: readonly DemoGroup[], students: readonly DemoStudent[], teachers: readonly DemoTeacher[]): DemoOffering[] {
  const place = makeTimetable();
  const study_period = demoId('study_period', period.code);
  const { semester } = period;
  const offered = disciplines.filter(one => (semester === 'summer' ? summerCodes.has(one.code) : one.component === 'kv' || one.semester % 2 === (semester === 'autumn' ? 1 : 0)));
  return offered.map(discipline => {
    const own = semester === 'summer' ? [] : groups.filter(group => discipline.programs.includes(group.program) && semesterOf(group.course, semester) === discipline.semester);
    const staff = teachers.filter(one => one.cathedra === discipline.cathedra).map(one => one.uid);
    const languages = own.length > 2 ? (['ru', 'kk'] as const) : (['ru'] as const);
    const offering = demoId('offering', `${period.code}/${discipline.code}`);
    const fluxes = languages.map((language, index): Flux => {
      const cohort = languages.length === 1 ? own : own.filter(group => group.language === language);
      const size = scarce[discipline.code] ?? (cohort.length === 0 ? 24 : students.filter(student => cohort.includes(student.group)).length + (discipline.component === 'kv' ? 10 : 4));
      const lessons = lessonsOf(discipline, size, wish => place({ ...wish, groups: cohort.map(group => group.uid), teachers: staff }), `${period.code}/${discipline.code}/${index + 1}`, language, '1'.repeat(period.weeks));
      return {
        uid: demoId('flux', `${period.code}/${discipline.code}/${index + 1}`),
        number: index + 1,
        number_of_times_per_week: new Set(lessons.map(one => one.load_type)).size,
        lessons,
      };
    });
    return {
      discipline,
      data: {
        offering,
        discipline: demoId('discipline', discipline.code),
        study_period,
        code: discipline.code,
        name: discipline.name,
        credits: discipline.credits,
        fluxes,
      },
    };
  });
}

/** A lecture for everybody and classes of sixteen; sport is practice only, an introduction is lectures only. */
function lessonsOf(discipline: DemoDiscipline, size: number, place: (wish: Pick<Wish, 'kind' | 'seats'>) => ReturnType<ReturnType<typeof makeTimetable>>, key: string, language: string, weeks: string): Lesson[] {
  const lesson = (load_type: LoadType, section: number, kind: RoomKind, capacity: number): Lesson => {
    const { slot, room, teacher } = place({ kind, seats: capacity });
    return {
      uid: demoId('lesson', `${key}/${load_type}/${section}`),
      load_type,
      section: String(section),
      subgroup: '',
      teacher,
      language,
      room,
      meetings: [{ days: slot.days, weeks, start: slot.start, length: slot.length }],
      capacity,
      parent: null,
    };
  };
  const classes = (load_type: LoadType, kind: RoomKind): Lesson[] => Array.from({ length: Math.max(2, Math.ceil(size / practiceSeats)) }, (_, index) => lesson(load_type, index + 1, kind, Math.min(practiceSeats, size)));
  if (discipline.load === 'sport') return [1, 2].map(section => lesson('practice', section, 'gym', size));
  const lecture = lesson('lecture', 1, size > 30 ? 'hall' : 'class', size);
  if (discipline.load === 'lecture') return [lecture];
  return [lecture, ...(discipline.load === 'practice' || discipline.credits > 5 ? classes('practice', roomKinds.practice) : []), ...(discipline.load === 'laboratory' ? classes('laboratory', roomKinds.laboratory) : [])];
}
