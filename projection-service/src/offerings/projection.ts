import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { deleteRows, upsertRows, readRows } from '@portal/platform/projections/rows.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { idOfStream } from '../registration/streams.ts';
import { evolveCourse, lessonsOfCourse, seatsOf, stateOf, type Course } from './course.ts';
import { meetingsOfCourse, type MeetingRow } from './meetings.ts';
import { plannedCourses, plannedMeetings, tablesDdl } from './tables.ts';

function rowOf(course: Course) {
  const lessons = lessonsOfCourse(course);
  const without = (lacks: (lesson: (typeof lessons)[number]) => boolean) => lessons.filter(lacks).length;
  const teachers = [course.teacher, ...lessons.map(({ teacher }) => teacher)].filter(uid => uid !== null);
  return {
    ...course,
    state: stateOf(course),
    teachers: [...new Set(teachers)],
    flux_count: course.fluxes.length,
    lessons: lessons.length,
    without_teacher: without(({ teacher }) => teacher === null),
    without_time: without(({ meetings }) => meetings.length === 0),
    without_room: without(({ room }) => room === null),
    capacity: lessons.reduce((sum, { capacity }) => sum + capacity, 0),
    seats: seatsOf(course),
  };
}

/** Courses of all terms with their plans, drafts too, and when and where their lessons meet. */
export const plannedCourseTables = defineProjection({
  name: 'registration.planned_courses',
  version: 2,
  handles: [
    'CourseDrafted',
    'CourseDraftRevised',
    'CourseDraftDiscarded',
    'CourseWithdrawn',
    'CourseOffered',
    'CourseOfferingRevised',
    'CourseTeacherInChargeSet',
    'LessonCapacityChanged',
    'LessonTeacherChanged',
    'CourseAccessSet',
  ],
  tables: tablesDdl,
  tableNames: [plannedCourses.name, plannedMeetings.name],
  views: `CREATE OR REPLACE VIEW registration.planned_courses_public AS
    SELECT uid, state, draft, discipline, study_period, code, name, credits, teacher, fluxes, access FROM registration.planned_courses;`,
  async project(events: readonly RecordedEvent<CourseOfferingEvent>[], db) {
    const keys = [...new Set(events.map(event => idOfStream(event.stream)))].map(uid => ({ uid, offering: uid }));
    const courses = new Map<string, Course | null>(keys.map(({ uid }) => [uid, null]));
    for (const row of await readRows<Course>(db, plannedCourses, ['uid'], keys)) courses.set(row.uid, row);
    for (const { stream, type, data, meta } of events) {
      const uid = idOfStream(stream);
      courses.set(
        uid,
        evolveCourse(courses.get(uid) ?? null, { type, data } as CourseOfferingEvent, uid, meta.occurred_at),
      );
    }
    const now = [...courses.values()].filter(course => course !== null);
    const meetings = now.flatMap(meetingsOfCourse);
    const kept = new Set(meetings.map(({ lesson, place }) => `${lesson} ${place}`));
    const old = await readRows<MeetingRow>(db, plannedMeetings, ['offering'], keys);
    await deleteRows(
      db,
      plannedCourses,
      keys.filter(({ uid }) => courses.get(uid) === null),
    );
    await deleteRows(
      db,
      plannedMeetings,
      old.filter(({ lesson, place }) => !kept.has(`${lesson} ${place}`)),
    );
    await upsertRows(db, plannedCourses, now.map(rowOf));
    await upsertRows(db, plannedMeetings, meetings);
  },
  touches: event => [`planned_course:${idOfStream(event.stream)}`, 'planned_courses'],
});
