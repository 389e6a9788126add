import type { Host } from '@portal/platform/service.ts';
import { createHmac } from 'node:crypto';
import { lockOfName, lockOfPair, watchedFrom, type Lock, type LoginPolicy } from './policy.ts';

/**
 * Wrong passwords, counted by log-in name and where they come from, for names that nobody has as for those of accounts. Names and addresses stand here as
 * keyed digests, and for an hour or a day: people type passwords into the wrong field. `scope` is empty where a name is counted as a whole. A row costs
 * whoever makes it a password check, which bounds their number.
 */
export const attemptsTable = `
create table if not exists identity.login_attempts (
  name text not null,
  scope text not null,
  failures int not null,
  locked_until timestamptz,
  expires_at timestamptz not null,
  primary key (name, scope)
);
create index if not exists login_attempts_expiry on identity.login_attempts (expires_at);`;

/** Who tries: a log-in name in lower case, and a device that is known for it or else the address. */
export interface Guesser {
  name: string;
  from: 'device' | 'address';
  source: string;
}
type Hosting = Pick<Host, 'pool' | 'config' | 'clock'>;
interface Counted {
  scope: string;
  failures: number;
  locked_until: string | null;
}

const digest = ({ config }: Hosting, text: string): string =>
  createHmac('sha256', config.deviceKey).update(`attempt ${text}`).digest('base64url');
const whole = '';
const scopeOf = (host: Hosting, { from, source }: Guesser): string => digest(host, `${from} ${source}`);
/** Scopes that count for the guesser: strangers' guesses from everywhere do not touch a device that is known. */
const scopesOf = (host: Hosting, guesser: Guesser): string[] => [
  ...(guesser.from === 'address' ? [whole] : []),
  scopeOf(host, guesser),
];

/** The hash of a credential, whether the guesser may try at all, and whether there is something to forget. One statement, whoever asks. */
export async function readAttempts(
  host: Hosting,
  guesser: Guesser,
  credential: string | null,
): Promise<{ hash: string | null; lock: Lock | null; failed: boolean }> {
  const now = host.clock.now();
  const { rows } = await host.pool.query<{ hash: string | null; counted: Counted[] }>({
    name: 'identity.attempts',
    text: `select (select hash from identity.credentials where credential = $1) as hash,
      coalesce((select json_agg(json_build_object('scope', scope, 'failures', failures, 'locked_until', locked_until))
        from identity.login_attempts where name = $2 and scope = any($3) and expires_at > $4), '[]') as counted`,
    values: [credential, digest(host, guesser.name), scopesOf(host, guesser), now],
  });
  const { hash, counted } = rows[0]!;
  const locks = counted.flatMap(({ scope, failures, locked_until }): Lock[] =>
    locked_until && new Date(locked_until) > now
      ? [{ until: new Date(locked_until), attempts: failures, from: scope === whole ? 'everywhere' : guesser.from }]
      : [],
  );
  return { hash, lock: longest(locks), failed: counted.some(({ scope }) => scope !== whole) };
}

const longest = (locks: readonly Lock[]): Lock | null =>
  locks.reduce<Lock | null>((last, lock) => (last && last.until >= lock.until ? last : lock), null);
const minutes = (now: Date, number: number): Date => new Date(now.getTime() + number * 60_000);

/** Counts a wrong password; answers the lock that it brings. */
export async function countFailure(host: Hosting, guesser: Guesser, policy: LoginPolicy): Promise<Lock | null> {
  const now = host.clock.now();
  const name = digest(host, guesser.name);
  const scopes = scopesOf(host, guesser);
  const { rows } = await host.pool.query<{ scope: string; failures: number }>(
    `insert into identity.login_attempts as a (name, scope, failures, expires_at)
     select $1, scope, 1, expires
     from unnest($2::text[], $3::timestamptz[]) as new(scope, expires)
     on conflict (name, scope) do update set locked_until = null, failures = case when a.expires_at > $4 then a.failures + 1 else 1 end,
       expires_at = case when a.expires_at <= $4 then excluded.expires_at when a.scope <> '' then a.expires_at
         when a.failures + 1 >= $6 then $5 else excluded.expires_at end
     returning scope, failures`,
    [
      name,
      scopes,
      scopes.map(scope => minutes(now, scope === whole ? 60 : policy.login_failed_window_minutes)),
      now,
      minutes(now, 24 * 60),
      watchedFrom,
    ],
  );
  const locks = rows.flatMap(({ scope, failures }) => {
    const lock = scope === whole ? lockOfName(failures, policy, now) : lockOfPair(failures, guesser.from, policy, now);
    return lock ? [{ scope, lock }] : [];
  });
  for (const { scope, lock } of locks) {
    await host.pool.query(
      `update identity.login_attempts set locked_until = $3, expires_at = case when scope = '' then expires_at else $3 end where name = $1 and scope = $2`,
      [name, scope, lock.until],
    );
  }
  void forgetOld(host).catch(() => undefined);
  return longest(locks.map(({ lock }) => lock));
}

/** The right password: what was wrong here before is forgotten, what strangers try elsewhere is not. */
export async function forgetFailures(host: Hosting, guesser: Guesser): Promise<void> {
  await host.pool.query('delete from identity.login_attempts where name = $1 and scope = $2', [
    digest(host, guesser.name),
    scopeOf(host, guesser),
  ]);
}

/** Opens the way for these names, from everywhere. */
export async function forgetNames(host: Hosting, names: readonly string[]): Promise<void> {
  await host.pool.query('delete from identity.login_attempts where name = any($1)', [
    names.filter(Boolean).map(name => digest(host, name)),
  ]);
}

let sinceClean = 0;
/** Every hundredth wrong password removes what is over. */
async function forgetOld({ pool, clock }: Hosting): Promise<void> {
  sinceClean += 1;
  if (sinceClean % 100 === 0)
    await pool.query('delete from identity.login_attempts where expires_at < $1', [clock.now()]);
}
