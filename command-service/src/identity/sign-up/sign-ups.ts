import { agreementVersion } from '@portal/event-schemas/identity/agreement.ts';
import { activationMails } from '@portal/event-schemas/identity/sign-up.ts';
import type { PersonName } from '@portal/event-schemas/identity/values.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import type { CommandContext } from '@portal/platform/dispatcher/types.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { accountOf } from '../account/account-of.ts';
import { isSecretOf, secretOf } from '../mail-links.ts';
import { mailAccounts } from '../mails.ts';
import { forgetAvatarOriginals } from '../person/pictures.ts';
import { expireSignUp, requestSignUp, sendActivationAgain, signUp, type SignUp } from './sign-up.ts';

/**
 * What applicants have typed, until they confirm their address: then it goes into their account's events, or after a day it is deleted, so that nothing of
 * it stays (docs/decisions/0006). `resend`: asked for another mail after so many.
 */
export const signUpsTable = `
create table if not exists identity.sign_ups (
  sign_up uuid primary key,
  email text not null,
  person jsonb not null,
  hash text not null,
  until timestamptz not null,
  created_at timestamptz not null
);
create index if not exists sign_ups_email on identity.sign_ups (email, created_at);
create index if not exists sign_ups_until on identity.sign_ups (until);`;

/** `iin` may be empty, `phone` is E.164. */
export interface Applicant extends PersonName {
  phone: string;
  iin: string;
  language: Locale;
}
export interface SignUpRow {
  sign_up: string;
  email: string;
  person: Applicant;
  hash: string;
}
type Hosting = Pick<Host, 'pool' | 'dispatcher' | 'clock' | 'config'>;
const asSystem = (correlation_id: string, locale: Locale = 'ru'): CommandContext => ({
  actor: { id: systemActor, roles: [systemActor] },
  locale,
  correlation_id,
});

/** Keeps what was typed and has the job write a mail: the same work, whether the address has an account or not. */
export async function requestFor(
  host: Host,
  { sign_up, email, person, hash }: SignUpRow,
  request_id: string,
): Promise<void> {
  await host.dispatcher.dispatch(
    requestSignUp,
    { sign_up, agreement: agreementVersion },
    asSystem(request_id, person.language),
  );
  const { state } = await host.dispatcher.state(signUp, sign_up);
  if (state.status !== 'requested') return;
  await host.pool.query(
    'insert into identity.sign_ups (sign_up, email, person, hash, until, created_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
    [sign_up, email, JSON.stringify(person), hash, state.until, host.clock.now()],
  );
  await host.jobs.add(signUpJob, { sign_up, request_id }, { id: sign_up });
}

export async function rowOf({ pool }: Pick<Host, 'pool'>, sign_up: string): Promise<SignUpRow | null> {
  const { rows } = await pool.query<SignUpRow>(
    'select sign_up, email, person, hash from identity.sign_ups where sign_up = $1',
    [sign_up],
  );
  return rows[0] ?? null;
}
export const forgetRow = ({ pool }: Pick<Host, 'pool'>, sign_up: string): Promise<unknown> =>
  pool.query('delete from identity.sign_ups where sign_up = $1', [sign_up]);

/** Which mail's link has this secret; null where it is none of this sign-up. */
export function mailOf(host: Pick<Host, 'config'>, sign_up: string, token: string): number | null {
  for (let mail = 1; mail <= activationMails; mail++)
    if (isSecretOf(host, `activation ${mail}`, sign_up, token)) return mail;
  return null;
}

/** Writes to who signs up, or to the owner of an account that has the address. A second run makes the same mail, and the outbox has it once. */
export const signUpJob = defineJob<{ sign_up: string }>({
  name: 'identity-sign-up',
  attempts: 5,
  async run({ sign_up, request_id = sign_up }, host: Host) {
    const row = await rowOf(host, sign_up);
    const { state } = await host.dispatcher.state(signUp, sign_up);
    if (!row || state.status !== 'requested' || (await isFlood(host, row))) return { mails: 0 };
    const owner = await accountOf(host, row.email);
    if (owner) {
      await forgetRow(host, sign_up);
      const { uid, login, first_name: name, language } = owner;
      const to = { person: uid, cause: sign_up, to: row.email, name, language: language ?? row.person.language };
      await mailAccounts(host, 'known', [{ ...to, path: 'user/log-in', params: { login } }], request_id);
    } else await mailActivation(host, row, state, request_id);
    return { mails: 1 };
  },
});

const mailActivation = (
  host: Host,
  row: SignUpRow,
  state: Extract<SignUp, { status: 'requested' }>,
  request_id: string,
) =>
  mailAccounts(
    host,
    'activation',
    [
      {
        ...{ person: row.sign_up, cause: `activation-${state.mails}`, to: row.email, until: state.until },
        ...{ name: row.person.first_name, language: row.person.language },
        path: `user/activation/${row.sign_up}/${secretOf(host, `activation ${state.mails}`, row.sign_up)}`,
      },
    ],
    request_id,
  );

/** Nobody's mailbox is filled by strangers. */
async function isFlood({ pool }: Pick<Host, 'pool'>, { sign_up, email }: SignUpRow): Promise<boolean> {
  const { rows } = await pool.query<{ before: number }>(
    `select count(*)::int as before from identity.sign_ups o
     where o.email = $2 and o.created_at < (select created_at from identity.sign_ups where sign_up = $1)`,
    [sign_up, email],
  );
  return rows[0]!.before >= activationMails;
}

/** Another mail to whoever has signed up last with the address; nothing where nobody has. */
export const activationAgainJob = defineJob<{ sign_up: string; mails: number }>({
  name: 'identity-activation-again',
  attempts: 5,
  async run({ sign_up, mails, request_id = sign_up }, host: Host) {
    const row = await rowOf(host, sign_up);
    if (!row) return { mails: 0 };
    await host.dispatcher.dispatch(sendActivationAgain, { sign_up, mails }, asSystem(request_id, row.person.language));
    const { state } = await host.dispatcher.state(signUp, sign_up);
    if (state.status !== 'requested' || state.mails === mails) return { mails: 0 };
    await mailActivation(host, row, state, request_id);
    return { mails: 1 };
  },
});

export async function sendAgain(host: Host, email: string, request_id: string): Promise<void> {
  const { rows } = await host.pool.query<{ sign_up: string }>(
    'select sign_up from identity.sign_ups where email = $1 order by created_at desc limit 1',
    [email],
  );
  if (!rows[0]) return;
  const { sign_up } = rows[0];
  const { state } = await host.dispatcher.state(signUp, sign_up);
  if (state.status === 'requested')
    await host.jobs.add(
      activationAgainJob,
      { sign_up, mails: state.mails, request_id },
      { id: `${sign_up}-${state.mails}` },
    );
}

/** Deletes what nobody has confirmed within a day. */
export async function expireSignUps(host: Hosting): Promise<number> {
  const { rows } = await host.pool.query<{ sign_up: string }>(
    'select sign_up from identity.sign_ups where until <= $1 order by until limit 1000',
    [host.clock.now()],
  );
  for (const { sign_up } of rows) {
    await host.dispatcher.dispatch(expireSignUp, { sign_up }, asSystem(sign_up));
    await forgetRow(host, sign_up);
  }
  return rows.length;
}
export const expiryJob = defineJob<object>({
  name: 'identity-sign-ups-expire',
  schedule: { every: 300_000 },
  async run(_data, host: Host) {
    await forgetAvatarOriginals(host);
    return { expired: await expireSignUps(host) };
  },
});
