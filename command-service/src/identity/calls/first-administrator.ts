import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { sendPosition } from '@portal/platform/http/position.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { openFirstAdministrator } from '../account/first-administrator.ts';
import { forgetReplaced, keepHashes } from '../passwords/credentials.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { isSetupToken } from '../setup-link.ts';
import { refuseUnfit } from './own-account.ts';
import { describe, openAccountOf, sessionFor } from './session-of.ts';

/** The first administrator of a new portal: whoever has the link that its start printed chooses name and password, and is logged in. */
export const openFirstAdministratorCall = command(contracts['POST /identity/first_administrator/'], {
  summary: 'Make the first administrator by the link of a new portal',
  async run(call) {
    const {
      host,
      body: { token, new_password, confirmation, ...person },
      locale,
      request_id,
      raw,
    } = call;
    if (!(await isSetupToken(host, token))) throw new Refused(reject('identity.setup_link_invalid'));
    await refuseUnfit(call, { new_password, confirmation }, person);
    const account = newId();
    const [credential] = await keepHashes(host, [{ account, hash: await hashPassword(new_password) }]);
    // Nobody is logged in: the account makes itself, as the portal's own doing.
    const send = senderFor(host, {
      actor: { id: systemActor, roles: [systemActor] },
      locale,
      correlation_id: request_id,
    });
    try {
      const { position } = await send(openFirstAdministrator, {
        ...person,
        account,
        phone: '',
        roles: ['org_admin', 'office'],
        credential: credential!,
        must_change_password: false,
      });
      sendPosition(raw.reply, position, host.config.secure);
    } finally {
      await forgetReplaced(host, account, [credential!]);
    }
    return describe(
      host,
      await host.sessions.open(await sessionFor(host, await openAccountOf(host, account)), raw.reply),
    );
  },
});
