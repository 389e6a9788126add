import { roles as knownRoles, systemActor, type Role } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { loginName } from './account/claims.ts';
import { openAccount } from './account/open-account.ts';
import { setPassword } from './passwords/set-password.ts';
import { temporaryPassword } from './passwords/temporary-password.ts';

const usage = `npm run account -- <login> <last name> <first name> <role>[,<role>…]
npm run account -- <login>

Opens an account with these roles, or, with the login alone, gives an account that is there a new password. Prints a temporary password, once; it
must be changed at the first log-in. Roles: ${knownRoles.join(', ')}.
`;

/** `npm run account`: the first administrator of a university, or the way back in. Exit codes: 0 done, 1 refused, 2 asked wrongly. */
export async function accountTool(args: readonly string[], host: Host): Promise<number> {
  const [login, last_name, first_name, list = ''] = args;
  const roles = list.split(',').filter(Boolean);
  const unknown = roles.filter(role => !(knownRoles as readonly string[]).includes(role));
  const wrong =
    login === undefined ||
    (args.length !== 1 && args.length !== 4) ||
    unknown.length > 0 ||
    (args.length === 4 && roles.length === 0);
  if (wrong) {
    process.stderr.write(unknown.length > 0 ? `There is no role ${unknown.join(', ')}.\n${usage}` : usage);
    return 2;
  }
  const send = senderFor(host, {
    actor: { id: systemActor, roles: [systemActor] },
    locale: 'ru',
    correlation_id: newId(),
  });
  try {
    let { account } = (await host.dispatcher.state(loginName, login.toLowerCase())).state;
    if (args.length === 1 && account === null) {
      process.stderr.write(`There is no account ${login}.\n`);
      return 1;
    }
    if (args.length === 4) {
      account = newId();
      await send(openAccount, {
        account,
        login: login.toLowerCase(),
        last_name: last_name!,
        first_name: first_name!,
        middle_name: '',
        email: '',
        phone: '',
        roles: roles as Role[],
        credential: null,
        must_change_password: true,
      });
    }
    const password = temporaryPassword();
    await setPassword(host, send, account!, password, { mustChange: true });
    process.stdout.write(`${login}: temporary password ${password}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    process.stderr.write(`The portal refused: ${error.rejection.code} ${JSON.stringify(error.rejection.params)}\n`);
    return 1;
  }
}
