import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { account, directoryOf, type OpenAccount } from '../account/account.ts';
import { accountOf } from '../account/account-of.ts';
import { iin, iinStream } from '../account/claims.ts';
import { askRecovery, remindOfLogin } from '../account/recovery.ts';
import { keepLink, secretOf } from '../mail-links.ts';
import { mailAccounts } from '../mails.ts';
import { settingsOf } from '../calls/session-of.ts';

/** What visitors have typed who forgot something, until the job has looked at it. */
export const recoveriesTable = `
create table if not exists identity.recoveries_asked (
  recovery uuid primary key,
  what text not null check (what in ('login', 'password')),
  name text not null,
  locale text not null,
  created_at timestamptz not null
);`;

interface Asked {
  recovery: string;
  what: 'login' | 'password';
  name: string;
  locale: Locale;
}

/** Notes what a visitor asks for. It is looked at by the job, so that neither answer nor clock tell whether there is such an account. */
export async function ask(
  { pool, jobs, clock }: Pick<Host, 'pool' | 'jobs' | 'clock'>,
  asked: Omit<Asked, 'recovery'>,
  request_id: string,
): Promise<void> {
  const recovery = newId();
  await pool.query(
    'insert into identity.recoveries_asked (recovery, what, name, locale, created_at) values ($1, $2, $3, $4, $5)',
    [recovery, asked.what, asked.name, asked.locale, clock.now()],
  );
  await jobs.add(recoveryJob, { recovery, request_id }, { id: recovery });
}

/** Writes to who is meant, if anybody is. A second run makes the same mail, and the outbox has it once. */
export const recoveryJob = defineJob<{ recovery: string }>({
  name: 'identity-recovery',
  attempts: 5,
  async run({ recovery, request_id = recovery }, host: Host) {
    const { rows } = await host.pool.query<Asked>(
      'select recovery, what, name, locale from identity.recoveries_asked where recovery = $1',
      [recovery],
    );
    const [asked] = rows;
    const meant = asked ? await meantBy(host, asked) : null;
    const mails = asked && meant ? await write(host, asked, meant.uid, request_id) : 0;
    await host.pool.query(
      `delete from identity.recoveries_asked where recovery = $1 or created_at < $2::timestamptz - interval '1 day'`,
      [recovery, host.clock.now()],
    );
    return { mails };
  },
});

/** An identification number tells whose login is wanted, and logs nobody in. */
async function meantBy(host: Host, { what, name }: Asked): Promise<OpenAccount | null> {
  if (what === 'password' || !/^\d+$/.test(name)) return accountOf(host, name);
  const { state: number } = await host.dispatcher.state(iin, iinStream(name, ''));
  const { state } = await host.dispatcher.state(account, number.account ?? idFrom('nobody', name));
  return state.status === 'open' ? state : null;
}

/** A password that a directory keeps cannot be set here: a mail says where it can. */
async function write(host: Host, { recovery, what, locale }: Asked, uid: string, request_id: string): Promise<number> {
  const isElsewhere = what === 'password' && (await isKeptElsewhere(host, uid));
  if (what === 'password' && !isElsewhere) await keepLink(host, recovery, uid);
  await host.dispatcher.dispatch(
    what === 'login' || isElsewhere ? remindOfLogin : askRecovery,
    { account: uid, recovery },
    { actor: { id: systemActor, roles: [systemActor] }, locale, correlation_id: request_id },
  );
  const { state } = await host.dispatcher.state(account, uid);
  if (state.status === 'none') return 0;
  const to = {
    person: uid,
    cause: recovery,
    to: state.email,
    name: state.first_name,
    language: state.language ?? locale,
  };
  const params = { login: state.login };
  if (state.login_mail === recovery)
    await mailAccounts(
      host,
      isElsewhere ? 'elsewhere' : 'reminder',
      [{ ...to, path: 'user/log-in', params }],
      request_id,
    );
  else if (state.recovery?.recovery === recovery) {
    const path = `user/forgot/password/${recovery}#${secretOf(host, 'recovery', recovery)}`;
    await mailAccounts(host, 'recovery', [{ ...to, path, params, until: state.recovery.until }], request_id);
  } else return 0;
  return 1;
}

async function isKeptElsewhere(host: Host, uid: string): Promise<boolean> {
  const { state } = await host.dispatcher.state(account, uid);
  return state.status === 'open' && directoryOf(state) !== undefined && (await settingsOf(host)).use_active_directory;
}
