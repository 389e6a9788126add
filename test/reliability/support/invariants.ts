/** A row of `log.events` as it lies in the table. */
export interface Row {
  position: number;
  stream_id: string;
  version: number;
  type: string;
  data: any;
  meta: any;
}
interface Waiting {
  student: string;
  lessons: string[];
}
interface Course {
  lessons: Map<string, { capacity: number; flux: string; load_type: string }>;
  taken: Map<string, string[]>;
  held: Map<string, string[]>;
  offered: Map<string, string[]>;
  queue: Waiting[];
  /** Who stood ahead of one who leaves the waiting list to register. */
  stoodBehind: Map<string, string[]>;
}
interface OnCard {
  lessons: string[];
  flux: string;
  credits: number;
  audit: boolean;
}
interface Card {
  courses: Map<string, OnCard>;
  waits: Set<string>;
}

/** Limits that hold in the university of these tests: nobody has limits of their own. */
const limits = { credit: 30, audit: 6 };

/**
 * Reads raw rows and throws at the first one after which an invariant of registration is broken: nothing of the portal's own code is used, so
 * that a mistake in it is not made here as well. What one command wrote is one append, so seats and cards are compared after it.
 */
export function checkInvariants(rows: readonly Row[]): void {
  const courses = new Map<string, Course>();
  const cards = new Map<string, Card>();
  const versions = new Map<string, number>();
  let last = 0;
  /** Seats that a student gives up and takes within one command were theirs already: nobody is overtaken by that. */
  let own = new Map<string, string[]>();

  rows.forEach((row, index) => {
    const broken = (rule: string): never => {
      throw new Error(
        `${rule}: broken at position ${row.position} by ${row.type} ${JSON.stringify(row.data)} on ${row.stream_id}`,
      );
    };
    if (row.position <= last) broken('positions rise');
    if (row.version !== (versions.get(row.stream_id) ?? 0) + 1) broken('versions of a stream are consecutive');
    last = row.position;
    versions.set(row.stream_id, row.version);
    const [kind, id] = split(row.stream_id);
    if (kind === 'course_offering') {
      if (row.type === 'CourseOffered') courses.set(id, opened(row.data));
      else readCourse(courses.get(id)!, row, own, broken);
    }
    if (kind === 'study_card') {
      if (!cards.has(id)) cards.set(id, { courses: new Map(), waits: new Set() });
      readCard(cards.get(id)!, row, broken);
    }
    if (rows[index + 1]?.meta.command_id === row.meta.command_id) return;
    own = new Map();
    agree(courses, cards, broken);
  });
}

const split = (stream: string): [string, string] => [
  stream.slice(0, stream.indexOf('-')),
  stream.slice(stream.indexOf('-') + 1),
];
const opened = (data: any): Course => ({
  lessons: new Map(
    data.fluxes.flatMap((flux: any) =>
      flux.lessons.map((lesson: any) => [
        lesson.uid,
        { capacity: lesson.capacity, flux: flux.uid, load_type: lesson.load_type },
      ]),
    ),
  ),
  taken: new Map(),
  held: new Map(),
  offered: new Map(),
  queue: [],
  stoodBehind: new Map(),
});
const free = (course: Course, lesson: string): number => {
  const uses = [course.taken, course.held, course.offered]
    .flatMap(use => [...use.values()])
    .filter(lessons => lessons.includes(lesson));
  return course.lessons.get(lesson)!.capacity - uses.length;
};

type Broken = (rule: string) => never;
function readCourse(course: Course, { type, data }: Row, own: Map<string, string[]>, broken: Broken): void {
  const { student } = data;
  const getsSeat = (lessons: string[]): void => {
    if (course.taken.has(student) || course.held.has(student) || course.offered.has(student))
      broken('nobody holds a seat twice');
    inOrder(course, data, lessons, type === 'SeatOffered', broken);
  };
  const notYet = (lessons: string[]): string[] => lessons.filter(lesson => !own.get(student)?.includes(lesson));
  switch (type) {
    case 'LessonCapacityChanged':
      course.lessons.get(data.lesson)!.capacity = data.to;
      break;
    case 'SeatsHeld':
      getsSeat(data.lessons);
      course.held.set(student, data.lessons);
      break;
    case 'HoldReleased':
      if (data.reason !== 'expired') own.set(student, [...(own.get(student) ?? []), ...course.held.get(student)!]);
      if (!course.held.delete(student)) broken('only a hold is released');
      break;
    case 'SeatsTaken':
      getsSeat(notYet(data.lessons));
      course.taken.set(student, data.lessons);
      course.stoodBehind.delete(student);
      break;
    case 'SeatsExchanged':
      if (JSON.stringify(course.taken.get(student)) !== JSON.stringify(data.from))
        broken('only taken seats are exchanged');
      inOrder(
        course,
        data,
        data.to.filter((lesson: string) => !data.from.includes(lesson)),
        false,
        broken,
      );
      course.taken.set(student, data.to);
      break;
    case 'SeatsReleased':
      if (!course.taken.delete(student)) broken('only taken seats are released');
      break;
    case 'WaitingListJoined':
      if (course.taken.has(student) || course.queue.some(waiting => waiting.student === student))
        broken('nobody waits twice, or for what they have');
      course.queue.push({ student, lessons: data.lessons });
      break;
    case 'SeatOffered':
      getsSeat(data.lessons);
      course.offered.set(student, data.lessons);
      break;
    case 'OfferPassed':
    case 'WaitingListLeft':
      if (type === 'WaitingListLeft')
        own.set(student, [...(own.get(student) ?? []), ...(course.offered.get(student) ?? [])]);
      if (!course.queue.some(waiting => waiting.student === student)) broken('only who waits leaves the waiting list');
      if (data.reason === 'registered')
        course.stoodBehind.set(
          student,
          course.queue
            .slice(
              0,
              course.queue.findIndex(waiting => waiting.student === student),
            )
            .map(waiting => waiting.student),
        );
      course.offered.delete(student);
      course.queue = course.queue.filter(waiting => waiting.student !== student);
      break;
    default:
  }
  for (const lesson of course.lessons.keys())
    if (free(course, lesson) < 0) broken('seats taken + holds + offers ≤ capacity');
}

/** Who gets a seat before others who wait for it names them in the event: those who stood ahead, or all where the student did not wait. */
function inOrder(
  course: Course,
  { student, passed_over = [] }: any,
  lessons: string[],
  offer: boolean,
  broken: Broken,
): void {
  const place = course.queue.findIndex(waiting => waiting.student === student);
  const before = course.stoodBehind.get(student);
  const ahead = offer
    ? course.queue.slice(0, place)
    : course.queue.filter(waiting => waiting.student !== student && (!before || before.includes(waiting.student)));
  for (const waiting of ahead) {
    if (course.offered.has(waiting.student) || passed_over.includes(waiting.student)) continue;
    if (waiting.lessons.some(lesson => lessons.includes(lesson)))
      broken(`nobody is served before someone who stood ahead (${waiting.student})`);
  }
}

const creditsOf = (card: Card, audit: boolean): number =>
  [...card.courses.values()].reduce((sum, course) => sum + (course.audit === audit ? course.credits : 0), 0);

function readCard(card: Card, { type, data }: Row, broken: Broken): void {
  switch (type) {
    case 'CourseAddedToCard': {
      const { offering, flux, credits, audit, lessons } = data.course;
      if (card.courses.has(offering)) broken('a course stands once on a card');
      card.courses.set(offering, { flux, credits, audit, lessons: lessons.map((lesson: any) => lesson.uid) });
      if (creditsOf(card, false) > limits.credit || creditsOf(card, true) > limits.audit)
        broken('credits of a card ≤ effective maximum');
      break;
    }
    case 'CourseDroppedFromCard':
      if (!card.courses.delete(data.offering)) broken('only a course on the card is dropped');
      break;
    case 'CardLessonsChanged':
      Object.assign(card.courses.get(data.offering)!, {
        flux: data.flux,
        lessons: data.lessons.map((lesson: any) => lesson.uid),
      });
      break;
    case 'CardQueued':
      card.waits.add(data.offering);
      break;
    case 'CardUnqueued':
      card.waits.delete(data.offering);
      break;
    case 'CardSentToAdvisor':
      if (data.credits !== creditsOf(card, false) || data.audit_credits !== creditsOf(card, true))
        broken('credits of a card = sum of its courses');
      if (card.waits.size) broken('a card on a waiting list is not sent');
      break;
    case 'CardApproved':
      if (card.waits.size) broken('a card on a waiting list is not approved');
      break;
    default:
  }
}

/** What both sides must say once a command's events are all there. */
function agree(courses: ReadonlyMap<string, Course>, cards: ReadonlyMap<string, Card>, broken: Broken): void {
  for (const [id, card] of cards) {
    for (const [offering, { lessons, flux }] of card.courses) {
      const course = courses.get(offering)!;
      if (JSON.stringify(course.taken.get(id.split('.')[0]!)) !== JSON.stringify(lessons))
        broken('the seats on cards are the seats that offerings gave');
      const ofFlux = [...course.lessons].filter(([, lesson]) => lesson.flux === flux);
      const types = [...new Set(ofFlux.map(([, lesson]) => lesson.load_type))].sort();
      const chosen = lessons
        .map(lesson => ofFlux.find(([uid]) => uid === lesson)?.[1].load_type ?? 'of another flux')
        .sort();
      if (JSON.stringify(chosen) !== JSON.stringify(types)) broken('exactly one lesson of each load type of one flux');
    }
  }
  const onCards = [...cards.values()].reduce((sum, card) => sum + card.courses.size, 0);
  const given = [...courses.values()].reduce((sum, course) => sum + course.taken.size, 0);
  if (onCards !== given) broken('the sum of seats on cards equals the sum that offerings gave');
  for (const course of courses.values()) {
    for (const { student, lessons } of course.queue) {
      if (!course.offered.has(student) && lessons.every(lesson => free(course, lesson) > 0))
        broken(`a free seat is offered to the first in line (${student})`);
    }
  }
}
