import type { Send } from '@portal/platform/http/types.ts';
import type { Origin } from '@portal/platform/sessions/origin.ts';
import type { Host } from '@portal/platform/service.ts';
import { account } from '../account/account.ts';
import { changePassword, setPassword as setPasswordCommand } from '../account/passwords.ts';
import { forgetReplaced, keepHashes } from './credentials.ts';
import { hashPassword } from './hashing.ts';

type Hosting = Pick<Host, 'pool' | 'dispatcher'>;

async function replaceCredential(
  host: Hosting,
  uid: string,
  hash: string,
  announce: (credential: string) => Promise<unknown>,
): Promise<void> {
  const { state } = await host.dispatcher.state(account, uid);
  const [credential] = await keepHashes(host, [{ account: uid, hash }]);
  try {
    await announce(credential!);
  } finally {
    await forgetReplaced(host, uid, [credential!, state.status === 'open' ? state.credential : null]);
  }
}

/**
 * Sets the password of an account in somebody else's place (the office, an import, the demo university). `hashed` saves the hashing when
 * many accounts get the same password. Throws `Refused` with `identity.account_not_found`.
 */
export async function setPassword(
  host: Hosting,
  send: Send,
  uid: string,
  password: string | { hashed: string },
  { mustChange }: { mustChange: boolean },
): Promise<void> {
  const hash = typeof password === 'string' ? await hashPassword(password) : password.hashed;
  await replaceCredential(host, uid, hash, credential =>
    send(setPasswordCommand, { account: uid, credential, must_change: mustChange }),
  );
}

/** The person's own change. `verified`: the credential against which the current password was checked. */
export async function changeOwnPassword(
  host: Hosting,
  send: Send,
  uid: string,
  password: string,
  how: { verified: string | null; first: boolean; from: Origin },
): Promise<void> {
  await replaceCredential(host, uid, await hashPassword(password), credential =>
    send(changePassword, { account: uid, credential, ...how }),
  );
}
