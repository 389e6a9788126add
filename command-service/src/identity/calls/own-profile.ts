import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { command, query } from '@portal/platform/http/types.ts';
import { changeOwnWords, person } from '../person/person.ts';
import { openAccountOf, sessionOf } from './session-of.ts';

/** From the streams themselves, so that what was just changed is there. */
export const ownProfile = query(contracts['GET /user/profile/'], {
  summary: 'My profile',
  asOf: 'never',
  async run(call) {
    const { host } = call;
    const { account: of } = sessionOf(call);
    const account = await openAccountOf(host, of);
    const { avatar: _avatar, ...words } = (await host.dispatcher.state(person, of)).state;
    const { uid, login, last_name, first_name, middle_name, email, phone, email_change } = account;
    const waits = email_change && email_change.until > host.clock.iso() ? email_change.email : null;
    return { ...words, uid, login, last_name, first_name, middle_name, email, email_asked: waits, phone };
  },
});

export const changeOwnProfile = command(contracts['PUT /user/profile/'], {
  summary: 'Change what I say about myself',
  async run(call) {
    await call.send(changeOwnWords, { account: sessionOf(call).account, ...call.body });
    return {};
  },
});
