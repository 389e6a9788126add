import { describeSession } from '@portal/event-schemas/identity/session-view.ts';
import { displayName } from '@portal/event-schemas/identity/values.ts';
import type { SessionView } from '@portal/event-schemas/identity/views.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defaultSystemSettings, settingsId, type SystemSettings } from '@portal/event-schemas/system/values.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import type { SessionLifetime } from '@portal/platform/sessions/lifetime.ts';
import type { NewSession, Session } from '@portal/platform/sessions/types.ts';
import { account, type OpenAccount } from '../account/account.ts';

/** The account as it stands; throws `identity.account_not_found`. */
export async function openAccountOf(host: Pick<Host, 'dispatcher'>, uid: string): Promise<OpenAccount> {
  const { state } = await host.dispatcher.state(account, uid);
  if (state.status === 'none') throw new Refused(reject('identity.account_not_found'));
  return state;
}

/** Calls that stay open until the first log-in's new password is made. */
const untilNewPassword: readonly Call[] = ['POST /user/create_new_password/', 'POST /user/logout/'];

/** The session that an account gets; with `administrator` it is theirs who looks at the portal as this account. */
export const sessionFor = async (host: Host, shown: OpenAccount, administrator?: string): Promise<NewSession> => ({
  account: shown.uid,
  ...(administrator === undefined ? {} : { real_account: administrator }),
  roles: shown.roles,
  ends: endsIn(await settingsOf(host)),
  restriction:
    shown.must_change_password && administrator === undefined
      ? { code: 'identity.new_password_required', calls: untilNewPassword }
      : null,
});

const endsIn = ({ session_idle_hours, session_max_days }: SystemSettings): SessionLifetime => ({
  idle_hours: session_idle_hours,
  max_days: session_max_days,
});

/** The session in words, from the accounts as they stand, without waiting for read models. */
export async function describe(
  host: Host,
  session: Pick<Session, 'account' | 'real_account' | 'csrf'>,
): Promise<SessionView> {
  const shown = await openAccountOf(host, session.account);
  const administrator =
    session.real_account === session.account ? null : await openAccountOf(host, session.real_account);
  return describeSession({
    account: shown,
    settings: await settingsOf(host),
    login_as: administrator && { account: administrator.uid, display_name: displayName(administrator) },
    csrf: session.csrf,
  });
}

/** The product's settings, from the system module's stream when that module runs in this process. */
export async function settingsOf(host: Host): Promise<SystemSettings> {
  const settings = host.aggregates.get('system_settings');
  if (!settings) return defaultSystemSettings;
  return (await host.dispatcher.state<{ settings: SystemSettings }>(settings, settingsId)).state.settings;
}

/** The session of a call that only people with a session can make. */
export function sessionOf({ session }: CallContext): NonNullable<CallContext['session']> {
  if (!session) throw new Refused(reject('identity.not_signed_in'));
  return session;
}
