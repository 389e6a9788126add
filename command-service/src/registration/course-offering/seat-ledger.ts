import type { CourseOfferingEvent, courseOfferingEvents } from '@portal/event-schemas/registration/events.ts';
import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import type { Choice, Hold, OfferedCourse, Permission } from './course-offering.ts';

type Data<T extends keyof typeof courseOfferingEvents> = DataOf<typeof courseOfferingEvents, T>;

/**
 * The seats of a course while one decision is made: the state as it is, plus what the decision has done so far, as events. It starts by
 * giving back what has run out by `now`; `settle` offers every freed seat to the first in line, so that a seat is freed and offered in one append.
 */
export class SeatLedger {
  readonly events: CourseOfferingEvent[] = [];
  private readonly course: OfferedCourse;
  private readonly now: string;
  private readonly confirmationMinutes: number;
  private readonly used = new Map<string, number>();
  private readonly gone = { holds: new Set<string>(), offers: new Set<string>(), queue: new Set<string>() };
  private readonly promised = new Set<string>();
  private readonly freed = new Set<string>();

  constructor(course: OfferedCourse, now: string, confirmationMinutes: number) {
    this.course = course;
    this.now = now;
    this.confirmationMinutes = confirmationMinutes;
    for (const [student, hold] of course.holds) if (hold.until <= now) this.releaseHold(student, 'expired');
    for (const [student, offer] of course.offers) if (offer.until <= now) this.pass(student, 'expired', null, {});
    this.settle();
  }

  hold(student: string): Hold | undefined {
    return this.gone.holds.has(student) ? undefined : this.course.holds.get(student);
  }
  queued(student: string): Choice | undefined {
    return this.gone.queue.has(student) ? undefined : this.course.queue.get(student);
  }
  offered(student: string): boolean {
    return this.promised.has(student) || (!this.gone.offers.has(student) && this.course.offers.has(student));
  }
  /** Lessons that the student's hold or offer keeps for them. */
  reserved(student: string): readonly string[] {
    const offer = this.offered(student) ? this.course.queue.get(student) : undefined;
    return [...(this.hold(student)?.lessons ?? []), ...(offer?.lessons ?? [])];
  }
  free(lesson: string): number {
    const seats = this.course.lessons.get(lesson);
    return seats ? seats.lesson.capacity - seats.taken - seats.held - seats.offered - (this.used.get(lesson) ?? 0) : 0;
  }
  /** The first of these lessons without a seat for the student; what is kept for them counts as free. */
  firstFull(lessons: readonly string[], student: string): string | undefined {
    return this.fullOnes(lessons, student)[0];
  }
  /** All of these lessons without a seat for the student. */
  fullOnes(lessons: readonly string[], student: string): string[] {
    const kept = this.reserved(student);
    return lessons.filter(lesson => !kept.includes(lesson) && this.free(lesson) <= 0);
  }
  waitingFor(lesson: string): number {
    return this.course.lessons.get(lesson)?.waiting ?? 0;
  }
  /** Place in the waiting list, from 1; the end of it for one who has just joined. */
  place(student: string): number {
    let place = 0;
    for (const waiting of this.course.queue.keys()) {
      if (!this.gone.queue.has(waiting)) place += 1;
      if (waiting === student) return place;
    }
    return place + 1;
  }

  keep(student: string, choice: Choice, until: string): void {
    this.events.push({
      type: 'SeatsHeld',
      data: { student, ...choice, lessons: [...choice.lessons], until, ...this.overtaking(choice.lessons) },
    });
    this.use(choice.lessons, 1);
  }
  releaseHold(student: string, reason: Data<'HoldReleased'>['reason']): void {
    const hold = this.hold(student);
    if (!hold) return;
    this.events.push({ type: 'HoldReleased', data: { student, lessons: [...hold.lessons], reason } });
    this.gone.holds.add(student);
    this.use(hold.lessons, -1);
  }
  /** Gives the student the seats, out of their hold or offer where there is one; a hold on other lessons is given back. */
  take(student: string, choice: Choice): void {
    const kept = this.reserved(student);
    const passed = this.overtaking(
      choice.lessons.filter(lesson => !kept.includes(lesson)),
      student,
    );
    this.releaseHold(student, sameLessons(this.hold(student)?.lessons, choice.lessons) ? 'registered' : 'withdrawn');
    this.leave(student, 'registered');
    this.events.push({ type: 'SeatsTaken', data: { student, ...choice, lessons: [...choice.lessons], ...passed } });
    this.use(choice.lessons, 1);
  }
  /** One seat more in each of these lessons, for this student alone: it comes with them and goes with them. */
  widen(
    student: string,
    lessons: readonly string[],
    { request, allowed_by }: Pick<Permission, 'request' | 'allowed_by'>,
  ): void {
    for (const lesson of lessons) this.resize(lesson, 1, { student, request, allowed_by });
  }
  exchange(student: string, from: readonly string[], to: Choice): void {
    const added = to.lessons.filter(lesson => !from.includes(lesson));
    this.events.push({
      type: 'SeatsExchanged',
      data: { student, flux: to.flux, from: [...from], to: [...to.lessons], ...this.overtaking(added) },
    });
    this.use(from, -1);
    this.use(to.lessons, 1);
    this.narrow(
      student,
      from.filter(lesson => !to.lessons.includes(lesson)),
    );
  }
  release(student: string, reason: Data<'SeatsReleased'>['reason']): void {
    const { lessons } = this.course.seats.get(student)!;
    this.events.push({ type: 'SeatsReleased', data: { student, lessons: [...lessons], reason } });
    this.use(lessons, -1);
    this.narrow(student, lessons);
  }
  join(student: string, choice: Choice): void {
    this.events.push({ type: 'WaitingListJoined', data: { student, ...choice, lessons: [...choice.lessons] } });
  }
  leave(student: string, reason: Data<'WaitingListLeft'>['reason']): void {
    if (!this.queued(student)) return;
    this.events.push({ type: 'WaitingListLeft', data: { student, reason } });
    this.leaveQueue(student);
  }
  /** How many stand in the waiting list. */
  get waiting(): number {
    return this.course.queue.size - this.gone.queue.size;
  }
  move(student: string, to: number, reason: string): void {
    this.events.push({ type: 'WaitingListMoved', data: { student, from: this.place(student), to, reason } });
  }
  /** Says why the seats that `take` gives next go past those who stand ahead. */
  admit(student: string, reason: string): void {
    this.events.push({ type: 'AdmittedFromWaitingList', data: { student, place: this.place(student), reason } });
  }
  addSeat(lesson: string): void {
    const { capacity } = this.course.lessons.get(lesson)!.lesson;
    this.events.push({ type: 'LessonCapacityChanged', data: { lesson, from: capacity, to: capacity + 1 } });
    this.opened([lesson], 1);
  }
  /** Takes an offer back from lessons that were closed; the student keeps their place in the waiting list. */
  withdrawOffer(student: string): void {
    const lessons = [...(this.course.queue.get(student)?.lessons ?? [])];
    this.events.push({ type: 'OfferWithdrawn', data: { student, lessons, reason: 'blocked' } });
    this.promised.delete(student);
    this.gone.offers.add(student);
    this.use(lessons, -1);
  }
  /** The offer goes on to the next in line; the student leaves the waiting list. */
  pass(
    student: string,
    reason: Data<'OfferPassed'>['reason'],
    code: string | null,
    params: Record<string, unknown>,
  ): void {
    const lessons = [...(this.course.queue.get(student)?.lessons ?? [])];
    this.events.push({ type: 'OfferPassed', data: { student, lessons, reason, code, params } });
    this.leaveQueue(student);
  }
  /** Lessons that became free by other means: more seats, access opened. */
  opened(lessons: readonly string[], seats = 0): void {
    for (const lesson of lessons) {
      this.freed.add(lesson);
      if (seats) this.used.set(lesson, (this.used.get(lesson) ?? 0) - seats);
    }
  }

  /** Offers freed seats in the order of the waiting list; passes over those whose other lessons are full or closed, and says so. */
  settle(
    open: (student: string, lesson: string) => boolean = (student, lesson) => isOpen(this.course, student, lesson),
  ): void {
    const wanted = () => [...this.freed].some(lesson => this.waitingFor(lesson) > 0 && this.free(lesson) > 0);
    if (wanted()) {
      for (const [student, { lessons }] of this.course.queue) {
        if (this.gone.queue.has(student) || this.offered(student) || !lessons.some(lesson => this.freed.has(lesson)))
          continue;
        if (!lessons.every(lesson => this.free(lesson) > 0 && open(student, lesson))) continue;
        const until = new Date(Date.parse(this.now) + this.confirmationMinutes * 60_000).toISOString();
        this.events.push({
          type: 'SeatOffered',
          data: { student, lessons: [...lessons], until, ...this.overtaking(lessons, student) },
        });
        this.promised.add(student);
        this.use(lessons, 1);
        if (!wanted()) break;
      }
    }
    this.freed.clear();
  }

  /** The student's seats beyond the capacity of these lessons are gone with the student. */
  private narrow(student: string, left: readonly string[]): void {
    const extra = this.course.extra.get(student);
    if (extra)
      for (const lesson of extra.lessons.filter(one => left.includes(one)))
        this.resize(lesson, -1, { student, request: extra.request, allowed_by: extra.allowed_by });
  }
  private resize(lesson: string, by: 1 | -1, cause: NonNullable<Data<'LessonCapacityChanged'>['cause']>): void {
    const from = this.course.lessons.get(lesson)!.lesson.capacity;
    this.events.push({ type: 'LessonCapacityChanged', data: { lesson, from, to: from + by, cause } });
    this.used.set(lesson, (this.used.get(lesson) ?? 0) - by);
  }
  private leaveQueue(student: string): void {
    if (this.offered(student)) {
      this.use(this.course.queue.get(student)?.lessons ?? [], -1);
      this.promised.delete(student);
      this.gone.offers.add(student);
    }
    this.gone.queue.add(student);
  }
  private use(lessons: readonly string[], by: 1 | -1): void {
    for (const lesson of lessons) {
      this.used.set(lesson, (this.used.get(lesson) ?? 0) + by);
      if (by === -1) this.freed.add(lesson);
    }
  }
  /** Who waits longer (than `student` where they wait too, or at all) for one of these lessons and has no offer. */
  private overtaking(lessons: readonly string[], student?: string): { passed_over?: string[] } {
    if (!lessons.some(lesson => this.waitingFor(lesson) > 0)) return {};
    const passed_over: string[] = [];
    for (const [waiting, entry] of this.course.queue) {
      if (this.gone.queue.has(waiting)) continue;
      if (waiting === student) break;
      if (!this.offered(waiting) && entry.lessons.some(lesson => lessons.includes(lesson))) passed_over.push(waiting);
    }
    return passed_over.length ? { passed_over } : {};
  }
}

/** Blocked lessons are open to selected students only, cancelled ones to nobody. */
export function isOpen(course: OfferedCourse, student: string, lesson: string): boolean {
  const status = course.access.get(lesson);
  return status === undefined || (status === 'blocked' && course.selected.has(student));
}

export const sameLessons = (one: readonly string[] | undefined, other: readonly string[]): boolean =>
  one !== undefined && one.length === other.length && one.every(lesson => other.includes(lesson));
