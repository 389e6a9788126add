import { uid } from '@portal/event-schemas/registration/values.ts';
import { command } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { ResetWaitingList } from '../course-offering/commands.ts';
import { ExpireHold, ExpireOffer } from '../registering/commands.ts';
import { courseNow } from './cards.ts';

/** The worker's alarms (service token only). What has not run out yet stays; ringing twice changes nothing. */
const onCourse = z.object({ offering: uid });

export const holdAlarm = command({
  call: 'POST /registration/alarms/hold/',
  summary: 'Give back holds that have run out',
  body: onCourse,
  run: async ({ send, body }) => {
    await send(ExpireHold, body);
    return undefined;
  },
});
export const offerAlarm = command({
  call: 'POST /registration/alarms/offer/',
  summary: 'Pass on an offer that has run out and settle the student’s card',
  body: onCourse.extend({ student: uid }),
  run: async ({ host, send, body }) => {
    const { study_period } = await courseNow(host, body.offering);
    await send(ExpireOffer, { ...body, study_period });
    return undefined;
  },
});

export const waitingListReset = command({
  call: 'POST /registration/alarms/waiting_list_reset/',
  summary: 'Empty the waiting list of a course on the reset day',
  body: onCourse,
  run: async ({ send, body }) => {
    await send(ResetWaitingList, body);
    return undefined;
  },
});
