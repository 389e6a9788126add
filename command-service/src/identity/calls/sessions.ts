import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { openAccountOf, sessionOf } from './session-of.ts';

const done = z.object({});

/** A session of one's own, on a machine that one has left or lost; this one is ended by logging out. */
export const endSession = command({
  call: 'DELETE /user/sessions/{id}/',
  summary: 'End one of my sessions',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
  answer: done,
  async run(call) {
    if (!(await call.host.sessions.endOwn(sessionOf(call).account, call.params.id)))
      throw new Refused(reject('identity.session_not_found'));
    return {};
  },
});

export const endOtherSessions = command({
  call: 'POST /user/sessions/end_others/',
  summary: 'End all of my sessions but this one',
  answer: done,
  async run(call) {
    const { account, id } = sessionOf(call);
    await call.host.sessions.endAll(account, id);
    return {};
  },
});

/** The office's way for a lost machine: the person has to log in again everywhere. */
export const endSessionsOf = command({
  call: 'POST /identity/accounts/{uid}/end_sessions/',
  summary: 'End all sessions of an account',
  params: z.object({ uid: z.uuid() }),
  answer: done,
  async run({ host, params: { uid } }) {
    await openAccountOf(host, uid);
    await host.sessions.endAll(uid);
    return {};
  },
});
