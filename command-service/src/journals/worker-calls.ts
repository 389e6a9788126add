import { contracts } from '@portal/event-schemas/journals/calls.ts';
import { command } from '@portal/platform/http/types.ts';
import { type Caller, type Sending, zoneOf } from './addressed.ts';
import { courseOffering } from '../registration/course-offering/course-offering.ts';
import * as commands from './commands.ts';
import { momentOf } from './known.ts';

/** Makes the journals of a course what its lessons are now. */
async function follow(input: Sending, offering: string, on: string): Promise<number> {
  const { host, send } = input;
  const { state: course } = await host.dispatcher.state(courseOffering, offering);
  if (course.status !== 'offered') return 0;
  const lessons = [...course.lessons.values()];
  const rooms = [...new Set(lessons.flatMap(({ lesson }) => lesson.room ?? []))];
  let changed = 0;
  for (const uid of await lessonsToFollow(input, offering, [...course.lessons.keys()])) {
    const students = [...course.seats].flatMap(([student, seat]) => (seat.lessons.includes(uid) ? [student] : []));
    const outcome = await send(commands.FollowLesson, {
      journal: `${uid}.${course.study_period}`,
      lesson: uid,
      on,
      zone: zoneOf(input),
      offering,
      discipline: course.discipline,
      students,
      rooms,
    });
    if (outcome.changed) changed += 1;
  }
  return changed;
}
/** Those of the course now, and those that it had when their journals were opened. */
async function lessonsToFollow({ host }: Caller, offering: string, lessons: readonly string[]): Promise<string[]> {
  const { rows } = await host.pool.query<{ lesson: string }>(
    'select lesson from journals.journals_public where offering = $1',
    [offering],
  );
  return [...new Set([...lessons, ...rows.map(({ lesson }) => lesson)])];
}

export const workerCalls = [
  command(contracts['POST /journals/follow/'], {
    summary: 'Make the journals of a course what its lessons and seats are now',
    run: async ({ body: { offering, day }, ...input }) => {
      const { today } = momentOf(zoneOf(input), input.host.clock.iso());
      return { journals: await follow(input, offering, day ?? today) };
    },
  }),
  command(contracts['POST /journals/tell_absences/'], {
    summary: 'Tell students who have missed many classes without a reason, and their advisors',
    run: async ({ body: { students }, send }) => {
      let told = 0;
      for (const one of students) told += (await send(commands.TellAbsences, one)).events.length;
      return { told };
    },
  }),
  command(contracts['POST /journals/settle/'], {
    summary: 'Close weeks that are due, end reopenings whose time is over, close journals of a term that is over',
    run: async ({ body: { journals, approved, openings }, send, ...input }) => {
      let settled = 0;
      const zone = zoneOf(input);
      for (const journal of journals) settled += (await send(commands.SettleJournal, { journal, zone })).events.length;
      for (const journal of approved) settled += (await send(commands.CloseJournal, { journal, zone })).events.length;
      for (const opening of openings) settled += (await send(commands.EndOpening, { opening, zone })).events.length;
      return { settled };
    },
  }),
];
