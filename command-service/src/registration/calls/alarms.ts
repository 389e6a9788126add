import { command } from '@portal/platform/http/types.ts';
import { ResetWaitingList } from '../course-offering/commands.ts';
import { ExpireHold, ExpireOffer } from '../registering/commands.ts';
import { courseNow } from './cards.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

export const holdAlarm = command(contracts['POST /registration/alarms/hold/'], {
  summary: 'Give back holds that have run out',
  run: async ({ send, body }) => {
    await send(ExpireHold, body);
    return undefined;
  },
});
export const offerAlarm = command(contracts['POST /registration/alarms/offer/'], {
  summary: 'Pass on an offer that has run out and settle the student’s card',
  run: async ({ host, send, body }) => {
    const { study_period } = await courseNow(host, body.offering);
    await send(ExpireOffer, { ...body, study_period });
    return undefined;
  },
});

export const waitingListReset = command(contracts['POST /registration/alarms/waiting_list_reset/'], {
  summary: 'Empty the waiting list of a course on the reset day',
  run: async ({ send, body }) => {
    await send(ResetWaitingList, body);
    return undefined;
  },
});
