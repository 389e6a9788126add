import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { openAccountOf, sessionOf } from './session-of.ts';
import { contracts } from '@portal/event-schemas/identity/calls.ts';

/** A session of one's own, on a machine that one has left or lost; this one is ended by logging out. */
export const endSession = command(contracts['DELETE /user/sessions/{id}/'], {
  summary: 'End one of my sessions',
  async run(call) {
    if (!(await call.host.sessions.endOwn(sessionOf(call).account, call.params.id)))
      throw new Refused(reject('identity.session_not_found'));
    return {};
  },
});

export const endOtherSessions = command(contracts['POST /user/sessions/end_others/'], {
  summary: 'End all of my sessions but this one',
  async run(call) {
    const { account, id } = sessionOf(call);
    await call.host.sessions.endAll(account, id);
    return {};
  },
});

/** The office's way for a lost machine: the person has to log in again everywhere. */
export const endSessionsOf = command(contracts['POST /identity/accounts/{uid}/end_sessions/'], {
  summary: 'End all sessions of an account',
  async run({ host, params: { uid } }) {
    await openAccountOf(host, uid);
    await host.sessions.endAll(uid);
    return {};
  },
});
