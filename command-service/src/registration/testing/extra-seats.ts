import type { Flux } from '@portal/event-schemas/registration/values.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { byOffice } from '../registering/permission.ts';

interface Course {
  /** As the office has set it. */
  capacity: Map<string, number>;
  /** Students in a seat beyond the capacity, by lesson. */
  extra: Map<string, Set<string>>;
  seats: Map<string, string[]>;
  permissions: Map<string, { allowed_by: string; request: string; waives: string[]; lessons: string[] }>;
}

/** Reads the log a second time, without the aggregates, for what must hold of seats beyond the capacity. Answers how many there were. */
export function extraSeatReader() {
  const courses = new Map<string, Course>();
  const requests = new Map<string, string>();
  /** By student and course: who of the office allows a seat beyond the capacity. */
  const byHand = new Map<string, string | undefined>();
  let given = 0;
  const fail = (rule: string, event: RecordedEvent<any>): never => {
    throw new Error(`${rule}, broken at position ${event.position} by ${event.type} ${JSON.stringify(event.data)}`);
  };

  function isAllowed(course: Course, { data: { lesson, cause }, stream }: RecordedEvent<any>): boolean {
    if (cause.request === byOffice)
      return cause.allowed_by === byHand.get(`${cause.student}.${stream.slice('course_offering-'.length)}`);
    const permission = course.permissions.get(cause.student);
    return (
      permission !== undefined &&
      permission.waives.includes('capacity') &&
      permission.lessons.includes(lesson) &&
      permission.allowed_by === cause.allowed_by &&
      permission.request === cause.request
    );
  }

  function readSeats(course: Course, event: RecordedEvent<any>) {
    const { lesson, from, to, cause } = event.data;
    const extra = course.extra.get(lesson) ?? new Set();
    if (from !== course.capacity.get(lesson)! + extra.size)
      fail('a lesson has as many seats as the office set and somebody allowed', event);
    if (!cause) {
      course.capacity.set(lesson, to);
      course.extra.set(lesson, new Set());
      return;
    }
    if (Math.abs(to - from) !== 1) fail('one seat at a time is allowed', event);
    if (to < from) {
      if (!extra.delete(cause.student)) fail('only a seat that was allowed goes with its student', event);
      return;
    }
    if (!isAllowed(course, event)) fail('a seat beyond the capacity is one that an event allows', event);
    course.extra.set(lesson, extra.add(cause.student));
    given += 1;
  }

  function read(course: Course, event: RecordedEvent<any>) {
    const { type, data, stream } = event;
    if (type === 'LessonCapacityChanged') readSeats(course, event);
    if (type === 'CourseOfferingRevised') {
      const office = (lesson: { uid: string; capacity: number }) =>
        lesson.capacity - (course.extra.get(lesson.uid)?.size ?? 0);
      course.capacity = new Map(
        data.fluxes.flatMap((flux: Flux) => flux.lessons.map(lesson => [lesson.uid, office(lesson)])),
      );
      if ([...course.capacity.values()].some(seats => seats < 0))
        fail('seats beyond the capacity stay on top of a new timetable', event);
    }
    if (type === 'SeatsTaken') course.seats.set(data.student, data.lessons);
    if (type === 'SeatsExchanged') course.seats.set(data.student, data.to);
    if (type === 'SeatsReleased') course.seats.delete(data.student);
    if (type === 'TeacherPermissionGranted') {
      if (
        `course_offering-${data.request.split('.')[1]}` !== stream ||
        requests.get(data.request) !== 'TeacherRequestApproved'
      )
        fail('a permission follows from an approved request for this course', event);
      course.permissions.set(data.student, data);
    }
    if (type === 'TeacherPermissionRevoked') {
      if (course.seats.has(data.student)) fail('a permission that is used is not taken back', event);
      course.permissions.delete(data.student);
    }
  }

  return (events: readonly RecordedEvent<any>[]): number => {
    events.forEach((event, index) => {
      if (event.type === 'ManualCoursePermissionGiven')
        byHand.set(`${event.data.student}.${event.data.offering}`, event.data.given_by);
      if (event.type === 'ManualCoursePermissionWithdrawn')
        byHand.delete(`${event.data.student}.${event.data.offering}`);
      if (event.stream.startsWith('teacher_request-'))
        requests.set(event.stream.slice('teacher_request-'.length), event.type);
      if (event.type === 'CourseOffered') {
        const lessons = event.data.fluxes.flatMap((flux: Flux) => flux.lessons);
        courses.set(event.stream, {
          capacity: new Map(lessons.map((lesson: any) => [lesson.uid, lesson.capacity])),
          extra: new Map(),
          seats: new Map(),
          permissions: new Map(),
        });
      } else if (courses.has(event.stream)) read(courses.get(event.stream)!, event);
      if (events[index + 1]?.meta.command_id === event.meta.command_id) return;
      for (const course of courses.values()) {
        for (const [lesson, students] of course.extra)
          for (const student of students)
            if (!course.seats.get(student)?.includes(lesson))
              fail(`a seat beyond the capacity is its student's (${student})`, event);
      }
    });
    return given;
  };
}
