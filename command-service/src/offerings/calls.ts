import { contracts } from '@portal/event-schemas/offerings/calls.ts';
import type { StudentChoice } from '@portal/event-schemas/offerings/requests.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import {
  courseOffering,
  type DraftedCourse,
  type OfferedCourse,
} from '../registration/course-offering/course-offering.ts';
import { oneByOne } from '../registration/one-by-one.ts';
import { DiscardDraft, DraftCourse, OpenDraft, rearrangeCourseOf, ReviseDraft } from './commands.ts';
import type { Rearrangement } from './rearranging.ts';
import { renamed, withOwnIds } from './uids.ts';

/** The course as it stands, a draft or an opened one. */
async function courseNow({ dispatcher }: Pick<Host, 'dispatcher'>, offering: string) {
  const { state } = await dispatcher.state(courseOffering, offering);
  if (state.status === 'not_offered') throw new Refused(reject('offerings.not_found', { offering }));
  return state;
}

export const draft = command(contracts['POST /offerings/'], {
  summary: 'Plan a course of a term as a draft that nobody else sees',
  run: async ({ send, body }) => {
    const { fluxes } = withOwnIds(body.fluxes, []);
    const { events } = await send(DraftCourse, { ...body, offering: newId(), fluxes });
    const { offering, fluxes: drafted } = events[0]!.data as DraftedCourse;
    return { uid: offering, uids: renamed(body.fluxes, drafted) };
  },
});

export const change = command(contracts['PUT /offerings/{uid}/'], {
  summary: 'Change a draft, or an opened course together with what becomes of the students whom that touches',
  run: async ({ host, send, params: { uid: offering }, body }) => {
    const course = await courseNow(host, offering);
    const { fluxes, uids } = withOwnIds(body.fluxes, course.fluxes);
    const plan = { offering, teacher: body.teacher, credits: body.credits, fluxes, seen: body.seen };
    if (course.status === 'draft') await send(ReviseDraft, { ...plan, discipline: course.discipline });
    else await rearranged(course, { ...plan, reason: body.reason, students: eachOnce(body.students, uids) }, send);
    return { uid: offering, uids: renamed(body.fluxes, (await courseNow(host, offering)).fluxes) };
  },
});
const rearranged = ({ study_period }: OfferedCourse, data: Rearrangement, send: Send) =>
  send(rearrangeCourseOf(data.students.length), { ...data, study_period });
/** One choice for each student, the last one said. */
const eachOnce = (students: readonly StudentChoice[], uids: Record<string, string>): StudentChoice[] => [
  ...new Map(
    students.map(choice => [
      choice.student,
      choice.choice === 'move' ? { ...choice, lessons: choice.lessons.map(one => uids[one] ?? one) } : choice,
    ]),
  ).values(),
];

const openOne = async (host: Pick<Host, 'dispatcher'>, send: Send, offering: string): Promise<void> => {
  const course = await courseNow(host, offering);
  const { status: _status, ...seen } = course as DraftedCourse;
  await send(OpenDraft, seen);
};
export const open = command(contracts['POST /offerings/{uid}/open/'], {
  summary: 'Open a draft: students see the course from now on',
  run: async ({ host, send, params: { uid: offering } }) => {
    await openOne(host, send, offering);
    return undefined;
  },
});
export const discard = command(contracts['DELETE /offerings/{uid}/'], {
  summary: 'Discard a draft',
  run: async ({ send, params: { uid: offering } }) => {
    await send(DiscardDraft, { offering });
    return undefined;
  },
});

const reportOf = (done: Awaited<ReturnType<typeof oneByOne<string>>>) => {
  const results = done.map(({ thing, error }) => ({ uid: thing, ok: error === null, error }));
  const refused = results.filter(({ ok }) => !ok).length;
  return { done: results.length - refused, refused, results };
};
export const openMany = command(contracts['POST /offerings/open/'], {
  summary: 'Open many drafts; each is decided by itself',
  run: async ({ send, body, ...input }) =>
    reportOf(await oneByOne(input, [...new Set(body.uids)], one => openOne(input.host, send, one))),
});
export const discardMany = command(contracts['POST /offerings/discard/'], {
  summary: 'Discard many drafts; each is decided by itself',
  run: async ({ send, body, ...input }) =>
    reportOf(await oneByOne(input, [...new Set(body.uids)], offering => send(DiscardDraft, { offering }))),
});
