import { mostSeats } from '@portal/event-schemas/kernel/bounds.ts';
import type { CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { Flux, Lesson } from '@portal/event-schemas/registration/values.ts';
import { loadTools } from '@portal/platform/host/load-services.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Installation } from './portal.ts';
import { percentile } from './report.ts';
import { generator } from './term.ts';
import { drive, type Wire } from './wire.ts';

/** One wish: a signed-in student asks for the lessons of one course. `headers` are those of the student's browser. */
export interface Wish {
  student: string;
  course: string;
  lessons: readonly string[];
  /** The course has lessons that can be taken together. */
  possible: boolean;
  path: string;
  body: string;
  headers: string;
}
export interface Rush {
  students: number;
  wishes: readonly Wish[];
  /** Seats of each lesson. */
  capacities: ReadonlyMap<string, number>;
}
export interface RushResult {
  perSecond: number;
  accepted: number;
  refused: number;
  codes: Record<string, number>;
  p50: number;
  p95: number;
  p99: number;
  /** `student course` of each acknowledged registration, those of the warm-up too. */
  acknowledged: readonly string[];
}

/** Share of the demand for a lesson that its seats can meet: about a fifth of the wishes can't be. */
const met = 0.8;

/** Imports the term, scales its capacities to the demand, opens the period, signs every student in. `hot`: all ask for one course. */
export async function prepareRush(installation: Installation, file: string, hot = false): Promise<Rush> {
  const host = await installation.host(['command-service']);
  try {
    const { import: importTool } = await loadTools();
    if ((await importTool!(['itc2019', file, '--open'], host)) !== 0) throw new Error('the import failed');
    const { offerings, wishLists } = await readTerm(host);
    const random = generator(7);
    const choices = wishLists.flatMap(list =>
      list.offerings.map((course): Choice => ({
        student: list.student,
        period: list.study_period,
        course,
        ...chooseLessons(offerings.get(course)!.fluxes, random),
      })),
    );
    const chosen = hot ? allForOne(choices) : choices;
    const demand = new Map<string, number>();
    for (const lesson of chosen.flatMap(choice => choice.lessons)) demand.set(lesson, (demand.get(lesson) ?? 0) + 1);
    const capacities = await scaleCapacities(host, offerings, demand);
    const signedIn = await signIn(host, [...new Set(chosen.map(wish => wish.student))]);
    const wishes = chosen.map(({ student, period, course, lessons, possible }): Wish => ({
      student,
      course,
      lessons,
      possible,
      headers: signedIn.get(student)!,
      path: `/api/v1/organizations/card_save/?course=${course}&uid=${student}.${period}`,
      body: JSON.stringify({ lessons, audit: false, queue: false }),
    }));
    return { students: signedIn.size, wishes: shuffle(wishes, random), capacities };
  } finally {
    await host.stop();
  }
}

type Choice = Pick<Wish, 'student' | 'course' | 'lessons' | 'possible'> & { period: string };

/** The same students, each asking once, for the one course that most of them want. */
function allForOne(choices: readonly Choice[]): Choice[] {
  const counts = new Map<string, number>();
  for (const choice of choices) if (choice.possible) counts.set(choice.course, (counts.get(choice.course) ?? 0) + 1);
  const [hot] = [...counts].sort((a, b) => b[1] - a[1])[0]!;
  const { course, lessons, possible } = choices.find(choice => choice.course === hot && choice.possible)!;
  return [...new Map(choices.map(choice => [choice.student, choice])).values()].map(({ student, period }) => ({
    student,
    period,
    course,
    lessons,
    possible,
  }));
}

interface Term {
  offerings: Map<string, { fluxes: Flux[] }>;
  wishLists: { student: string; study_period: string; offerings: string[] }[];
}
export async function readTerm(host: RunningHost): Promise<Term> {
  const term: Term = { offerings: new Map(), wishLists: [] };
  for (let after = 0; ;) {
    const events = await host.log.readAll(after, 5000);
    if (events.length === 0) return term;
    after = events.at(-1)!.position;
    for (const { type, data } of events as { type: string; data: any }[]) {
      if (type === 'CourseOffered') term.offerings.set(data.offering, data);
      if (type === 'WishListRecorded') term.wishLists.push(data);
    }
  }
}

/** One lesson of each load type of one flux, each with its parents; where a course has no such choice, what comes first (it will be refused). */
export function chooseLessons(fluxes: readonly Flux[], random: () => number): { lessons: string[]; possible: boolean } {
  const { lessons } = fluxes[Math.floor(random() * fluxes.length)]!;
  const byUid = new Map(lessons.map(lesson => [lesson.uid, lesson]));
  const types = [...new Set(lessons.map(lesson => lesson.load_type))];
  const withParents = (lesson: Lesson): Lesson[] =>
    lesson.parent ? [lesson, ...withParents(byUid.get(lesson.parent)!)] : [lesson];
  for (let tries = 0; tries < 20; tries++) {
    const chosen = new Map<string, string>();
    for (const type of shuffle([...types], random)) {
      if (chosen.has(type)) continue;
      const fitting = lessons.filter(
        lesson =>
          lesson.load_type === type &&
          withParents(lesson).every(one => (chosen.get(one.load_type) ?? one.uid) === one.uid),
      );
      const lesson = fitting[Math.floor(random() * fitting.length)];
      for (const one of lesson ? withParents(lesson) : []) chosen.set(one.load_type, one.uid);
    }
    if (chosen.size === types.length) return { lessons: [...chosen.values()], possible: true };
  }
  return { lessons: types.map(type => lessons.find(lesson => lesson.load_type === type)!.uid), possible: false };
}

async function scaleCapacities(
  host: RunningHost,
  offerings: Term['offerings'],
  demand: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const capacities = new Map<string, number>();
  const change = host.commands.get('ChangeLessonCapacity')!;
  const context = { actor: { id: 'system', roles: ['system'] }, locale: 'en' as const, correlation_id: newId() };
  await Promise.all(
    [...offerings].flatMap(([offering, { fluxes }]) =>
      fluxes.flatMap(flux =>
        flux.lessons.map(async lesson => {
          const capacity = Math.min(mostSeats, Math.max(1, Math.floor((demand.get(lesson.uid) ?? 1) * met)));
          capacities.set(lesson.uid, capacity);
          const outcome = await host.dispatcher.dispatch(change, { offering, lesson: lesson.uid, capacity }, context);
          if (!outcome.ok) throw new Error(outcome.rejection.code);
        }),
      ),
    ),
  );
  return capacities;
}

async function signIn(host: RunningHost, students: readonly string[]): Promise<Map<string, string>> {
  const headers = new Map<string, string>();
  const rest = [...students];
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      for (let student = rest.pop(); student; student = rest.pop()) {
        const { token, csrf } = await host.sessions.create({ account: student, roles: ['student'] });
        headers.set(
          student,
          `cookie: portal_session=${token}; csrftoken=${csrf}\r\nx-csrftoken: ${csrf}\r\naccept-language: ru\r\n`,
        );
      }
    }),
  );
  return headers;
}

export function shuffle<T>(items: T[], random: () => number): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}

/** The first wishes only make a process warm that has just been started; the figures are of those behind them. The twin gets the same. */
export const warmUp = 4000;

export async function runRush(port: number, clients: number, rush: Rush): Promise<RushResult> {
  const times: number[] = [];
  const codes: Record<string, number> = {};
  const acknowledged: string[] = [];
  const one =
    (kept: number[]) =>
    async (wire: Wire, wish: Wish): Promise<void> => {
      const { status, body, ms } = await wire.send('POST', wish.path, wish.headers, wish.body);
      kept.push(ms);
      if (status >= 200 && status < 300) acknowledged.push(`${wish.student} ${wish.course}`);
      else if (status >= 500) throw new Error(`${status}: ${body}`);
      else {
        const { code } = (JSON.parse(body) as { error: { code: string } }).error;
        codes[code] = (codes[code] ?? 0) + 1;
      }
    };
  await drive('127.0.0.1', port, clients, rush.wishes.slice(0, warmUp), one([]));
  const measured = rush.wishes.slice(warmUp);
  const seconds = await drive('127.0.0.1', port, clients, measured, one(times));
  return {
    perSecond: measured.length / seconds,
    accepted: acknowledged.length,
    refused: rush.wishes.length - acknowledged.length,
    codes,
    acknowledged,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

const seatEvents: ReadonlySet<string> = new Set<CourseOfferingEvent['type']>([
  'SeatsTaken',
  'SeatsReleased',
  'SeatsExchanged',
]);

/** Looks only at the log's rows: seats that were given beyond a lesson's capacity, and acknowledged registrations without their events. */
export function checkSeats(
  rows: readonly { type: string; stream_id: string; data: any }[],
  result: RushResult,
  rush: Rush,
): { oversold: number; lost: number } {
  const taken = new Map<string, number>();
  const holders = new Set<string>();
  let oversold = 0;
  const add = (lesson: string, by: number): void => {
    const now = (taken.get(lesson) ?? 0) + by;
    taken.set(lesson, now);
    if (by > 0 && now > (rush.capacities.get(lesson) ?? Number.POSITIVE_INFINITY)) oversold++;
  };
  for (const { type, stream_id, data } of rows) {
    if (!stream_id.startsWith('course_offering-') || !seatEvents.has(type)) continue;
    const course = stream_id.slice('course_offering-'.length);
    for (const lesson of data.lessons ?? data.to ?? []) add(lesson, type === 'SeatsReleased' ? -1 : 1);
    for (const lesson of data.from ?? []) add(lesson, -1);
    if (type === 'SeatsTaken') holders.add(`${data.student} ${course}`);
  }
  return { oversold, lost: result.acknowledged.filter(one => !holders.has(one)).length };
}
