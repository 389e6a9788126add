import { contracts } from '@portal/event-schemas/offerings/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { failureOf } from '@portal/platform/http/failures.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { ItemFault } from '@portal/platform/jobs/each.ts';
import type { Host } from '@portal/platform/service.ts';
import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import type { rollOverEvents } from '@portal/event-schemas/offerings/events.ts';
import type { LeftOutReason } from '@portal/event-schemas/offerings/rollover/codes.ts';
import { courseOffering } from '../../registration/course-offering/course-offering.ts';
import { rivalsIn } from '../rivals.ts';
import { copyOf, leftOut } from './copy.ts';
import { rollCourseOf, TakeBackCourse } from './courses.ts';
import { previewOf } from './preview.ts';
import { AskRollOver, AskRollOverUndo, FinishRollOver, FinishRollOverUndo, rollOver } from './roll-over.ts';
import { readTargetTerm, sourcesOf } from './sources.ts';
import { forgetWork, hasWork, keepDecided, noteWork, resultOf, workLeft, type Decided, type Work } from './work.ts';

/** So many courses are decided in one step of the worker: one batch of the dispatcher, one append. */
const step = 100;
/** What the office has just seen and done is in the read models that the work is taken from. */
const upToDate = async (host: Host): Promise<void> => void (await host.waitForReadModels(await host.log.head(), 5000));

export const previewRollOver = command(contracts['POST /rollovers/preview/'], {
  summary: 'What a roll-over would copy now, and what it could not and why',
  run: async ({ host, body }) => {
    await upToDate(host);
    return previewOf(host, body);
  },
});

/** The worker carries it out in the name of who asked; see GET /rollovers/{uid}/. */
export const askRollOver = command(contracts['POST /rollovers/'], {
  summary: 'Make the drafts of a term from the courses of an earlier one',
  run: async ({ host, send, body }) => {
    await upToDate(host);
    const work = { roll_over: newId(), undo: false };
    const rolled_courses = await noteWork(host.pool, work, body.from_period);
    const { copies, ...terms } = body;
    try {
      const { events } = await send(AskRollOver, { roll_over: work.roll_over, ...terms, copies, rolled_courses });
      const asked = (events[0]?.data as { roll_over: string } | undefined)?.roll_over ?? work.roll_over;
      // A repeated request is the roll-over that the first one asked for.
      if (asked !== work.roll_over) await forgetWork(host.pool, work);
      return { uid: asked };
    } catch (error) {
      await forgetWork(host.pool, work);
      throw error;
    }
  },
});

export const undoRollOver = command(contracts['POST /rollovers/{uid}/undo/'], {
  summary: 'Take back all courses that a roll-over has made, until registration of their term opens',
  run: async ({ host, send, params: { uid: roll_over } }) => {
    const { state } = await host.dispatcher.state(rollOver, roll_over);
    if (state.stage === 'none') throw new Refused(reject('offerings.roll_over_not_found', { roll_over }));
    await upToDate(host);
    await refuseWithStudents(host, roll_over);
    const { rows } = await host.pool.query<{ courses: number }>(
      'SELECT count(*)::int AS courses FROM registration.rolled_courses_public WHERE roll_over = $1',
      [roll_over],
    );
    const { to_period } = state.asked;
    await send(AskRollOverUndo, { roll_over, to_period, rolled_courses: rows[0]!.courses });
    return undefined;
  },
});
async function refuseWithStudents({ pool }: Pick<Host, 'pool'>, roll_over: string): Promise<void> {
  const { rows } = await pool.query<{ name: object; students: number }>(
    `SELECT c.name, n.registered + n.registered_audit + n.basket + n.waiting AS students
     FROM registration.rolled_courses_public r JOIN registration.planned_courses_public c ON c.uid = r.offering
     JOIN registration.offering_counts n ON n.offering = r.offering
     WHERE r.roll_over = $1 AND n.registered + n.registered_audit + n.basket + n.waiting > 0 ORDER BY c.code LIMIT 1`,
    [roll_over],
  );
  if (rows[0])
    throw new Refused(reject('offerings.has_students', { course: rows[0].name, students: rows[0].students }));
}

/** Decides the next courses of a roll-over, or of its undoing (service token). */
export const stepRollOver = command(contracts['POST /rollovers/{uid}/step/'], {
  summary: 'Carry out the next courses of a roll-over or of its undoing',
  run: async ({ host, send, request_id, params: { uid: roll_over } }) => {
    const { state } = await host.dispatcher.state(rollOver, roll_over);
    if (state.stage === 'none') throw new Refused(reject('offerings.roll_over_not_found', { roll_over }));
    if (state.stage === 'finished' || state.stage === 'undone') return { left: false, failed: [] };
    const work = { roll_over, undo: state.stage === 'undoing' };
    // Noted anew where the rows were lost, and where the undoing begins: what was decided already changes nothing.
    if (!(await hasWork(host.pool, work))) {
      await upToDate(host);
      await noteWork(host.pool, work, work.undo ? roll_over : state.asked.from_period);
    }
    const courses = await workLeft(host.pool, work, step);
    const sendFor = await inNameOfAsker(host, work);
    const failed: ItemFault[] = [];
    const attempt = (course: string, act: () => Promise<Decided>): Promise<Decided> =>
      act().catch((error: unknown) => {
        const refused = (code: string, params: Record<string, unknown>): Decided => ({
          course,
          outcome: 'refused',
          behind: [],
          code,
          params,
        });
        if (error instanceof Refused) return refused(error.rejection.code, error.rejection.params);
        // What passes is tried again with the whole step; a course that cannot be decided stops no other.
        if (failureOf(error)) throw error;
        host.logger.error({ err: error, course }, 'a course of a roll-over could not be decided; the others go on');
        failed.push({
          item: `course ${course} of roll-over ${roll_over}`,
          error: (error as Error).message.slice(0, 500),
        });
        return refused('platform.internal', { request_id });
      });
    const decided = work.undo
      ? await Promise.all(
          courses.map(course =>
            attempt(course, async () => {
              await sendFor(TakeBackCourse, { roll_over, offering: course, to_period: state.asked.to_period });
              return { course, outcome: 'done', behind: [], code: null, params: {} };
            }),
          ),
        )
      : await copied(host, roll_over, state.asked, courses, sendFor, attempt);
    if (decided.length > 0) await keepDecided(host.pool, work, decided);
    if (courses.length === step) return { left: true, failed };
    const { done, left_out, behind, refused, refusals } = await resultOf(host.pool, work);
    if (work.undo) await send(FinishRollOverUndo, { roll_over, taken_back: done, refused, refusals });
    else await send(FinishRollOver, { roll_over, copied: done, left_out, behind, refused, refusals });
    await forgetWork(host.pool, work);
    return { left: false, failed };
  },
});

type Attempt = (course: string, act: () => Promise<Decided>) => Promise<Decided>;
type Asked = Pick<DataOf<typeof rollOverEvents, 'RollOverAsked'>, 'from_period' | 'to_period' | 'copies'>;
/** Copies these courses side by side: the dispatcher writes them in one append. */
async function copied(
  host: Host,
  roll_over: string,
  { copies, ...terms }: Asked,
  uids: readonly string[],
  send: Send,
  attempt: Attempt,
): Promise<Decided[]> {
  const parts = new Set(copies);
  const courses = await sourcesOf(host.pool, terms, uids);
  const known = await readTargetTerm(host.pool, terms.to_period, courses);
  const rivalsOf = await rivalsIn(host.pool, terms, [...new Set(courses.map(({ discipline }) => discipline))]);
  const gone = uids.filter(uid => !courses.some(course => course.uid === uid));
  const leave = (course: string, why: LeftOutReason | null): Decided => ({
    course,
    outcome: 'left_out',
    behind: why ? [why] : [],
    code: null,
    params: {},
  });
  const decided = await Promise.all(
    courses.map(course =>
      attempt(course.uid, async () => {
        const why = leftOut(course, parts);
        // What this roll-over has made before it was interrupted is asked for again: the decision knows.
        if (why && why !== 'already') return leave(course.uid, why);
        const { copy, behind } = copyOf(course, terms.to_period, parts, known);
        const rivals = rivalsOf(course.discipline);
        const { changed } = await send(rollCourseOf(rivals.length), {
          ...copy,
          rivals,
          discipline: course.discipline,
          study_period: terms.to_period,
          credits: course.credits,
          rolled_over: { roll_over, course: course.uid },
        });
        const there = changed ? null : await whyNotMade(host, roll_over, copy.offering);
        if (there) return leave(course.uid, there);
        return { course: course.uid, outcome: 'done', behind: behind.map(one => one.why), code: null, params: {} };
      }),
    ),
  );
  return [...decided, ...gone.map(uid => leave(uid, null))];
}
/** Why this roll-over has not made the copy; null: it has, before it was interrupted. */
async function whyNotMade(
  { dispatcher }: Pick<Host, 'dispatcher'>,
  roll_over: string,
  offering: string,
): Promise<LeftOutReason | null> {
  const { state } = await dispatcher.state(courseOffering, offering);
  if (state.status === 'not_offered') return 'in_term';
  return state.rolled_over?.roll_over === roll_over ? null : 'already';
}

/** Sends in the name of the person who asked for the roll-over, or for its undoing. */
async function inNameOfAsker(host: Host, { roll_over, undo }: Work): Promise<Send> {
  const events = await host.log.read(`roll_over-${roll_over}`);
  const { actor, correlation_id, event_id } = events.find(
    ({ type }) => type === (undo ? 'RollOverUndoAsked' : 'RollOverAsked'),
  )!.meta;
  return senderFor(host, { actor, locale: 'ru', correlation_id, causation_id: event_id });
}
