import { admitBody, moveBody, queueAnswer } from '@portal/event-schemas/registration/waiting-lists.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { command } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { MoveInWaitingList } from '../course-offering/commands.ts';
import { AdmitFromWaitingList } from '../registering/commands.ts';
import { courseNow } from './cards.ts';

/** The office steers the waiting list of a course; `uid` is the offering. Each act has a reason, which stands in the course's history. */
const ofCourse = z.object({ uid });

export const moveInQueue = command({
  call: 'PUT /registration/waiting_lists/{uid}/move/',
  summary: 'Put a student at another place of a waiting list',
  params: ofCourse,
  body: moveBody,
  answer: queueAnswer,
  run: async ({ host, send, params, body }) => {
    await send(MoveInWaitingList, { offering: params.uid, ...body });
    const { queue } = await courseNow(host, params.uid);
    return { course: params.uid, student: body.student, place: [...queue.keys()].indexOf(body.student) + 1 || null };
  },
});
export const admitFromQueue = command({
  call: 'PUT /registration/waiting_lists/{uid}/admit/',
  summary: 'Register a student who waits, out of turn',
  params: ofCourse,
  body: admitBody,
  answer: queueAnswer,
  run: async ({ host, send, params, body }) => {
    const { study_period } = await courseNow(host, params.uid);
    await send(AdmitFromWaitingList, { offering: params.uid, study_period, ...body });
    return { course: params.uid, student: body.student, place: null };
  },
});
