import { command } from '@portal/platform/http/types.ts';
import { MoveInWaitingList } from '../course-offering/commands.ts';
import { AdmitFromWaitingList } from '../registering/commands.ts';
import { courseNow } from './cards.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

export const moveInQueue = command(contracts['PUT /registration/waiting_lists/{uid}/move/'], {
  summary: 'Put a student at another place of a waiting list',
  run: async ({ host, send, params, body }) => {
    await send(MoveInWaitingList, { offering: params.uid, ...body });
    const { queue } = await courseNow(host, params.uid);
    return { course: params.uid, student: body.student, place: [...queue.keys()].indexOf(body.student) + 1 || null };
  },
});
export const admitFromQueue = command(contracts['PUT /registration/waiting_lists/{uid}/admit/'], {
  summary: 'Register a student who waits, out of turn',
  run: async ({ host, send, params, body }) => {
    const { study_period } = await courseNow(host, params.uid);
    await send(AdmitFromWaitingList, { offering: params.uid, study_period, ...body });
    return { course: params.uid, student: body.student, place: null };
  },
});
