import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import type { Flux } from '@portal/event-schemas/registration/values.ts';
import type { OfferedCourse } from '../registration/course-offering/course-offering.ts';
import type { GradeSheet } from './sheet.ts';

type Events = readonly FinalGradesEvent[];

const minutes = ({ meetings }: Flux['lessons'][number]): number =>
  meetings.reduce((sum, { days, weeks, length }) => {
    const held = [...days].filter(day => day === '1').length * [...weeks].filter(week => week === '1').length;
    return sum + held * length;
  }, 0);

/** Who answers for the marks of a flux: its lecturer, else who teaches most, else who answers for the course (grades.md §8). */
export function mainTeacherOf({ lessons }: Pick<Flux, 'lessons'>, inCharge: string | null): string | null {
  const taught = new Map<string, { lecture: number; all: number }>();
  for (const lesson of lessons) {
    if (!lesson.teacher) continue;
    const known = taught.get(lesson.teacher) ?? { lecture: 0, all: 0 };
    const held = minutes(lesson) + 1;
    taught.set(lesson.teacher, {
      lecture: known.lecture + (lesson.load_type === 'lecture' ? held : 0),
      all: known.all + held,
    });
  }
  const [first] = [...taught].sort(
    ([one, a], [other, b]) => b.lecture - a.lecture || b.all - a.all || one.localeCompare(other),
  );
  return first?.[0] ?? inCharge;
}

/**
 * What a sheet lacks to be as its course is: the sheet itself, its main teacher, a row for each seat, none without one.
 * The same course again changes nothing. A sheet opens with its first student.
 */
export function followFlux(course: OfferedCourse, flux: Flux, system: string | null, sheet: GradeSheet): Events {
  const seated = [...course.seats].filter(([, seat]) => seat.flux === flux.uid);
  if (sheet.status === 'none' && seated.length === 0) return [];
  const opened: Events =
    sheet.status === 'opened'
      ? []
      : [
          {
            type: 'GradeSheetOpened',
            data: {
              offering: course.offering,
              flux: flux.uid,
              number: flux.number,
              discipline: course.discipline,
              study_period: course.study_period,
              code: course.code,
              name: course.name,
              credits: course.credits,
              system,
            },
          },
        ];
  const before = sheet.status === 'opened' ? sheet : { main: null, named: false, rows: new Map() };
  const main = before.named ? before.main : mainTeacherOf(flux, course.teacher);
  const named: Events =
    main === before.main ? [] : [{ type: 'MainTeacherNamed', data: { from: before.main, to: main, by_office: false } }];
  const teacherOf = new Map(flux.lessons.map(({ uid, teacher }) => [uid, teacher]));
  const rows = seated.flatMap(([student, { lessons, audit }]): Events => {
    const teachers = new Set(lessons.flatMap(lesson => teacherOf.get(lesson) ?? []));
    const co_teachers = [...teachers].filter(one => one !== main).sort();
    const row = before.rows.get(student);
    if (!row || row.closed) return [{ type: 'RowAdded', data: { student, audit, co_teachers } }];
    const isSame = row.audit === audit && row.co_teachers.join() === co_teachers.join();
    return isSame ? [] : [{ type: 'RowRevised', data: { student, audit, co_teachers } }];
  });
  const gone = [...before.rows.values()].flatMap(({ student, closed }): Events =>
    closed || course.seats.get(student)?.flux === flux.uid ? [] : [{ type: 'RowClosed', data: { student } }],
  );
  return [...opened, ...named, ...rows, ...gone];
}
