import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { guesserOf } from '../passwords/log-in-line.ts';
import { lockedOut, tryPassword } from '../passwords/try-password.ts';
import { linkOf } from '../ways/arrive.ts';
import { DirectoryAway } from '../ways/directory/connections.ts';
import { binds, bindsNobody, findByLogin } from '../ways/directory/directory.ts';
import type { DirectoryEntry } from '../ways/directory/entry.ts';
import { linkWay, unlinkWay } from '../ways/links.ts';
import { beginAt, serverOf } from '../ways/servers.ts';
import { wayOf, type Way } from '../ways/way.ts';
import { openAccountOf, sessionOf, settingsOf } from './session-of.ts';

/** A directory that does not answer is said to be away, and counts nothing. */
const orUnreachable = <T>(host: Host, way: Way, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof DirectoryAway)) throw error;
    host.logger.warn({ err: error, way: way.uid }, 'a directory does not answer');
    throw new Refused(reject('identity.way_unreachable'));
  });

/** Who is logged in shows that they have the account of the directory, too: with its password, in the same line and with the same locks as a log-in. */
export const linkDirectoryCall = command(contracts['POST /user/linked_ways/{uid}/'], {
  summary: 'Link my account with mine in the university’s directory',
  async run(call) {
    const { host, params, body, send } = call;
    const { account } = sessionOf(call);
    const way = await wayOf(host, params.uid, 'directory');
    const name = body.login.toLowerCase();
    let found: DirectoryEntry | null = null;
    const { matches, lock } = await tryPassword(
      call,
      guesserOf(call, name).guesser,
      body.password,
      () => settingsOf(host),
      async () => null,
      async () => ({
        alone: true,
        isThere: async () => true,
        async ask(password) {
          return orUnreachable(
            host,
            way,
            (async () => {
              found = await findByLogin(host, way, name);
              const right = found ? await binds(host, way, found.dn, password) : await bindsNobody(host, way);
              return right && found ? ('right' as const) : ('wrong' as const);
            })(),
          );
        },
      }),
    );
    if (lock) throw new Refused(lockedOut(lock, call));
    const entry = found as DirectoryEntry | null;
    if (!matches || !entry)
      throw new Refused(
        reject('identity.wrong_login_or_password', {}, { password: 'identity.wrong_login_or_password' }),
      );
    if (entry.disabled) throw new Refused(reject('identity.directory_account_disabled'));
    await send(linkWay, { ...linkOf({ ...entry, way }), account, linked_by: 'person' });
    return {};
  },
});

export const beginLinking = command(contracts['POST /user/linked_ways/{uid}/begin/'], {
  summary: 'Link my account with mine at a server of the university',
  async run(call) {
    const { account, id } = sessionOf(call);
    return { url: await beginAt(call, await serverOf(call.host, call.params.uid), { account, session: id }) };
  },
});

async function unlink(host: Host, send: Send, account: string, way: string, keeps: boolean): Promise<void> {
  const link = (await openAccountOf(host, account)).links.find(one => one.way === way);
  if (!link) throw new Refused(reject('identity.way_not_linked'));
  await send(unlinkWay, { account, way, subject: link.known_as, keeps });
}

export const removeLink = command(contracts['POST /user/linked_ways/{uid}/remove/'], {
  summary: 'Remove the link of my account with a way in',
  async run(call) {
    await unlink(call.host, call.send, sessionOf(call).account, call.params.uid, true);
    return {};
  },
});

/** An administrator says who of the directory somebody is. */
export const linkAccountCall = command(contracts['POST /identity/accounts/{uid}/link_directory/'], {
  summary: 'Link an account with somebody in the university’s directory',
  async run({ host, params: { uid }, body, send }) {
    const way = await wayOf(host, body.way, 'directory');
    const entry = await orUnreachable(host, way, findByLogin(host, way, body.login.toLowerCase()));
    if (!entry)
      throw new Refused(
        reject('identity.directory_person_not_found', {}, { login: 'identity.directory_person_not_found' }),
      );
    await send(linkWay, { ...linkOf({ ...entry, way }), account: uid, linked_by: 'administrator' });
    return {};
  },
});

export const unlinkAccountCall = command(contracts['POST /identity/accounts/{uid}/unlink/'], {
  summary: 'Remove the link of an account with a way in',
  async run({ host, params: { uid }, body, send }) {
    await unlink(host, send, uid, body.way, false);
    await host.sessions.endAll(uid);
    return {};
  },
});
