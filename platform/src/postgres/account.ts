import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** PostgreSQL refuses to run as root; there it runs as an ordinary account. `undefined` = the account we already are. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * The account for the server: we ourselves unless we are root; as root the owner of an existing data folder, the account
 * that called sudo, or `nobody`.
 */
export function serverAccount(cluster: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const sudo = Number(process.env['SUDO_UID']);
  if (sudo > 0) return { uid: sudo, gid: Number(process.env['SUDO_GID']) || sudo };
  return nobody();
}

function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : { uid: 65534, gid: 65534 };
}

/** Whether the account can enter the folder: false when any folder above it is closed to it. */
export function canEnter(folder: string, account: Account): boolean {
  if (!account) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
