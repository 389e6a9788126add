import type { Flux } from '@portal/event-schemas/registration/values.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';

/** A plain second reading of the log, written without the aggregates, that finds the first broken invariant of registration. */
interface Entry {
  lessons: string[];
  audit?: boolean;
  flux?: string;
}
interface Course {
  capacity: Map<string, number>;
  fluxes: Flux[];
  taken: Map<string, Entry>;
  held: Map<string, Entry>;
  offered: Map<string, Entry>;
  queue: [student: string, entry: Entry][];
  closed: Map<string, string>;
  selected: Set<string>;
}
interface Card {
  courses: Map<string, { lessons: string[]; credits: number; audit: boolean; flux: string }>;
  queued: Set<string>;
  limit: number | null;
}

/** `maximum`: credits of a card by the rule, for credit and for audit. */
export function invariantReader(maximum: { credit: number; audit: number }) {
  const courses = new Map<string, Course>();
  const cards = new Map<string, Card>();
  let command = '';
  let kept = new Map<string, string[]>();
  /** Who stood ahead of a student that leaves the waiting list, for the seats that the same command gives them. */
  let aheadOf = new Map<string, Set<string>>();
  /** Admitted out of turn, seats not taken yet. */
  const admitted = new Set<string>();
  let waitedBefore = new Map<string, Set<string>>();

  const used = (course: Course, lesson: string) =>
    [course.taken, course.held, course.offered].reduce(
      (sum, uses) => sum + [...uses.values()].filter(entry => entry.lessons.includes(lesson)).length,
      0,
    );
  const free = (course: Course, lesson: string) => (course.capacity.get(lesson) ?? 0) - used(course, lesson);
  const open = (course: Course, student: string, lesson: string) =>
    !course.closed.has(lesson) || (course.closed.get(lesson) === 'blocked' && course.selected.has(student));
  const servable = (course: Course, student: string, entry: Entry) =>
    entry.lessons.every(lesson => free(course, lesson) > 0 && open(course, student, lesson));
  const fail = (rule: string, event: RecordedEvent<any>): never => {
    throw new Error(`${rule}, broken at position ${event.position} by ${event.type} ${JSON.stringify(event.data)}`);
  };
  const without = (course: Course, student: string) => {
    course.queue = course.queue.filter(([waiting]) => waiting !== student);
    course.offered.delete(student);
  };

  /** Who stands ahead, wants one of these lessons and has no offer: an event that serves somebody must name exactly these. */
  function checkOrder(course: Course, event: RecordedEvent<any>, lessons: string[]) {
    const { student, passed_over = [] } = event.data;
    const place = course.queue.findIndex(([waiting]) => waiting === student);
    const ahead = (
      place < 0 || event.type !== 'SeatOffered'
        ? course.queue.filter(([waiting]) => waiting !== student && (aheadOf.get(student)?.has(waiting) ?? true))
        : course.queue.slice(0, place)
    ).filter(
      ([waiting, entry]) => !course.offered.has(waiting) && entry.lessons.some(lesson => lessons.includes(lesson)),
    );
    if (JSON.stringify(ahead.map(([waiting]) => waiting)) !== JSON.stringify(passed_over))
      fail(`nobody is served before someone who stood ahead (${ahead.map(([waiting]) => waiting).join(', ')})`, event);
    for (const [waiting, entry] of ahead) {
      if (servable(course, waiting, entry) && waitedBefore.get(event.stream)?.has(waiting))
        fail(`${waiting} could have been served`, event);
    }
  }

  function readCourse(course: Course, event: RecordedEvent<any>) {
    const { type, data } = event;
    const entry: Entry = { lessons: data.lessons, audit: data.audit, flux: data.flux };
    switch (type) {
      case 'LessonCapacityChanged':
        course.capacity.set(data.lesson, data.to);
        break;
      case 'CourseOfferingRevised':
        course.fluxes = data.fluxes;
        course.capacity = new Map(
          data.fluxes.flatMap((flux: Flux) => flux.lessons.map(lesson => [lesson.uid, lesson.capacity])),
        );
        break;
      case 'CourseAccessSet':
        for (const flux of course.fluxes)
          for (const lesson of flux.lessons) {
            if (data.level === 'course' || data.target === flux.uid || data.target === lesson.uid) {
              if (data.status) course.closed.set(lesson.uid, data.status);
              else course.closed.delete(lesson.uid);
            }
          }
        break;
      case 'SelectedStudentAccessSet':
        if (data.granted) course.selected.add(data.student);
        else course.selected.delete(data.student);
        break;
      case 'SeatsHeld':
        if (course.held.has(data.student) || course.taken.has(data.student) || course.offered.has(data.student))
          fail('nobody holds a seat twice', event);
        checkOrder(course, event, data.lessons);
        course.held.set(data.student, entry);
        break;
      case 'HoldReleased':
        if (data.reason !== 'expired')
          kept.set(data.student, [...(kept.get(data.student) ?? []), ...course.held.get(data.student)!.lessons]);
        course.held.delete(data.student);
        break;
      case 'SeatsTaken':
        if (course.held.has(data.student) || course.taken.has(data.student) || course.offered.has(data.student))
          fail('nobody holds a seat twice', event);
        checkOrder(
          course,
          event,
          data.lessons.filter((lesson: string) => !kept.get(data.student)?.includes(lesson)),
        );
        course.taken.set(data.student, entry);
        admitted.delete(data.student);
        break;
      case 'SeatsExchanged': {
        checkOrder(
          course,
          event,
          data.to.filter((lesson: string) => !data.from.includes(lesson)),
        );
        course.taken.set(data.student, { ...course.taken.get(data.student)!, lessons: data.to, flux: data.flux });
        break;
      }
      case 'SeatsReleased':
        course.taken.delete(data.student);
        break;
      case 'WaitingListJoined':
        if (course.queue.some(([waiting]) => waiting === data.student) || course.taken.has(data.student))
          fail('nobody waits twice', event);
        course.queue.push([data.student, entry]);
        break;
      case 'WaitingListMoved': {
        const place = course.queue.findIndex(([waiting]) => waiting === data.student);
        if (
          place < 0 ||
          data.from !== place + 1 ||
          data.to === data.from ||
          data.to > course.queue.length ||
          !data.reason.trim()
        )
          fail('a place in the waiting list changes by the office alone, with a reason', event);
        course.queue.splice(data.to - 1, 0, ...course.queue.splice(place, 1));
        break;
      }
      case 'AdmittedFromWaitingList':
        if (course.queue[data.place - 1]?.[0] !== data.student || !data.reason.trim())
          fail('who is admitted out of turn waited, and a reason is given', event);
        admitted.add(data.student);
        break;
      case 'SeatOffered':
        if (course.held.has(data.student) || course.taken.has(data.student) || course.offered.has(data.student))
          fail('nobody holds a seat twice', event);
        checkOrder(course, event, data.lessons);
        course.offered.set(data.student, entry);
        break;
      case 'OfferWithdrawn':
        course.offered.delete(data.student);
        break;
      case 'OfferPassed':
      case 'WaitingListLeft':
        if (type === 'WaitingListLeft' && course.offered.has(data.student))
          kept.set(data.student, [...(kept.get(data.student) ?? []), ...course.offered.get(data.student)!.lessons]);
        if (data.reason === 'registered')
          aheadOf.set(
            data.student,
            new Set(
              course.queue
                .slice(
                  0,
                  course.queue.findIndex(([waiting]) => waiting === data.student),
                )
                .map(([waiting]) => waiting),
            ),
          );
        without(course, data.student);
        break;
      default:
    }
    for (const lesson of course.capacity.keys())
      if (free(course, lesson) < 0) fail('seats taken + holds + offers ≤ capacity', event);
  }

  function readCard(card: Card, event: RecordedEvent<any>) {
    const { type, data } = event;
    if (type === 'CourseAddedToCard')
      card.courses.set(data.course.offering, {
        ...data.course,
        lessons: data.course.lessons.map((lesson: any) => lesson.uid),
      });
    if (type === 'CourseDroppedFromCard') card.courses.delete(data.offering);
    if (type === 'CardLessonsChanged')
      Object.assign(card.courses.get(data.offering)!, {
        flux: data.flux,
        lessons: data.lessons.map((lesson: any) => lesson.uid),
      });
    if (type === 'CardQueued') card.queued.add(data.offering);
    if (type === 'CardUnqueued') card.queued.delete(data.offering);
    if (type === 'PersonalCreditLimitSet') card.limit = data.max_credit;
    const sum = (audit: boolean) =>
      [...card.courses.values()].reduce((total, course) => total + (course.audit === audit ? course.credits : 0), 0);
    if (type === 'CourseAddedToCard' && (sum(false) > (card.limit || maximum.credit) || sum(true) > maximum.audit))
      fail('credits of a card ≤ effective maximum', event);
    if (type === 'CardSentToAdvisor' && (data.credits !== sum(false) || data.audit_credits !== sum(true)))
      fail('credits of a card = sum of its courses', event);
    if ((type === 'CardSentToAdvisor' || type === 'CardApproved') && card.queued.size)
      fail('a card on a waiting list is neither sent nor approved', event);
  }

  /** What must agree once a command's events are all there. */
  function checkWhole(event: RecordedEvent<any>) {
    for (const [stream, course] of courses) {
      const offering = stream.slice('course_offering-'.length);
      for (const [student, seats] of course.taken) {
        const onCard = [...cards]
          .find(([name]) => name.startsWith(`study_card-${student}.`))?.[1]
          .courses.get(offering);
        if (JSON.stringify(onCard?.lessons) !== JSON.stringify(seats.lessons))
          fail('the seats that cards hold are the seats that offerings gave', event);
        const flux = course.fluxes.find(one => one.uid === onCard!.flux)!;
        const kinds = seats.lessons.map(lesson => flux.lessons.find(one => one.uid === lesson)?.load_type ?? '').sort();
        if (JSON.stringify(kinds) !== JSON.stringify([...new Set(flux.lessons.map(lesson => lesson.load_type))].sort()))
          fail('exactly one lesson of each load type of one flux', event);
      }
      for (const [student, { lessons }] of course.offered)
        if (!lessons.every(lesson => open(course, student, lesson)))
          fail(`an offer is for open lessons (${student})`, event);
      for (const [, { lessons }] of [...course.queue, ...course.held])
        if (lessons.some(lesson => course.closed.get(lesson) === 'cancelled'))
          fail('nobody holds or waits for a cancelled lesson', event);
      for (const [student, entry] of course.queue)
        if (!course.offered.has(student) && servable(course, student, entry))
          fail(`a free seat is offered to the first in line (${student})`, event);
    }
    if (admitted.size) fail('who is admitted has seats in the same append', event);
    const onCards = [...cards.values()].reduce((sum, card) => sum + card.courses.size, 0);
    const given = [...courses.values()].reduce((sum, course) => sum + course.taken.size, 0);
    if (onCards !== given) fail('the sum of seats that cards hold equals the sum that the offerings gave', event);
  }

  return (events: readonly RecordedEvent<any>[]): void => {
    events.forEach((event, index) => {
      if (event.meta.command_id !== command) {
        command = event.meta.command_id;
        kept = new Map();
        aheadOf = new Map();
        waitedBefore = new Map(
          [...courses].map(([stream, course]) => [
            stream,
            new Set(
              course.queue.filter(([student, entry]) => servable(course, student, entry)).map(([student]) => student),
            ),
          ]),
        );
      }
      if (event.type === 'CourseOffered') {
        const lessons = event.data.fluxes.flatMap((flux: Flux) => flux.lessons);
        courses.set(event.stream, {
          capacity: new Map(lessons.map((lesson: any) => [lesson.uid, lesson.capacity])),
          fluxes: event.data.fluxes,
          taken: new Map(),
          held: new Map(),
          offered: new Map(),
          queue: [],
          closed: new Map(),
          selected: new Set(),
        });
      } else if (courses.has(event.stream)) readCourse(courses.get(event.stream)!, event);
      if (event.stream.startsWith('study_card-')) {
        if (!cards.has(event.stream)) cards.set(event.stream, { courses: new Map(), queued: new Set(), limit: null });
        readCard(cards.get(event.stream)!, event);
      }
      if (events[index + 1]?.meta.command_id !== command) checkWhole(event);
    });
  };
}
