import { recoveryMailsPerHour, recoveryMinutes, type RecoveryState } from '@portal/event-schemas/identity/recovery.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import type { Origin } from '@portal/platform/sessions/origin.ts';
import { account, happened, type Account, type OpenAccount } from './account.ts';

const hour = 3_600_000;
const after = (now: string, minutes: number): string => new Date(Date.parse(now) + minutes * 60_000).toISOString();

/** Mails of the last hour: nobody's mailbox is filled by strangers. */
export const mayWriteAgain = ({ letters }: OpenAccount, now: string): boolean =>
  letters.filter(at => Date.parse(at) > Date.parse(now) - hour).length < recoveryMailsPerHour;
/** Mails go to the address of an account that is in use. */
const mayWriteTo = (state: Account, now: string): state is OpenAccount =>
  state.status === 'open' && !state.disabled && state.email !== '' && mayWriteAgain(state, now);

/** A link for a new password by mail. Where there is nobody to write to nothing happens: whoever asks is not told. */
export const askRecovery = defineCommand({
  type: 'AskPasswordRecovery',
  aggregates: [account],
  ids: (data: { account: string; recovery: string }) => [data.account],
  decide({ recovery }, [state], _facts, { now }) {
    if (!mayWriteTo(state, now) || state.recovery?.recovery === recovery) return [[]];
    return [
      happened({ type: 'PasswordRecoveryAsked', data: { recovery, at: now, until: after(now, recoveryMinutes) } }),
    ];
  },
});

/** The login by mail. */
export const remindOfLogin = defineCommand({
  type: 'RemindOfLogin',
  aggregates: [account],
  ids: (data: { account: string; recovery: string }) => [data.account],
  decide({ recovery }, [state], _facts, { now }) {
    if (!mayWriteTo(state, now) || state.login_mail === recovery) return [[]];
    return [happened({ type: 'LoginReminded', data: { recovery, at: now } })];
  },
});

/** What a link is good for now. */
export function recoveryState(state: Account, recovery: string, now: string): RecoveryState {
  if (state.status === 'none') return 'unknown';
  if (state.recovered === recovery) return 'used';
  if (state.recovery?.recovery !== recovery) return 'replaced';
  return now < state.recovery.until ? 'valid' : 'expired';
}

/** The person sets a new password by the link: once, and in its time. A lock ends with it, a disabled account stays so. */
export const recoverPassword = defineCommand({
  type: 'RecoverPassword',
  aggregates: [account],
  ids: (data: { account: string; recovery: string; credential: string; from: Origin }) => [data.account],
  decide({ recovery, credential, from }, [state], _facts, { now }) {
    const standing = recoveryState(state, recovery, now);
    if (standing !== 'valid' || state.status === 'none') return reject(`identity.recovery_link_${standing}`);
    if (state.disabled) return reject('identity.account_disabled');
    return [
      happened(
        { type: 'PasswordRecovered', data: { recovery, credential, replaces: state.credential, from } },
        ...(state.locked || state.failures > 0 ? happened({ type: 'AccountUnlocked', data: {} }) : []),
      ),
    ];
  },
});
