import { describeSession } from '@portal/event-schemas/identity/session-view.ts';
import { displayName } from '@portal/event-schemas/identity/values.ts';
import type { SessionView } from '@portal/event-schemas/identity/views.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defaultSystemSettings, settingsId, type SystemSettings } from '@portal/event-schemas/system/values.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import type { SessionLifetime } from '@portal/platform/sessions/lifetime.ts';
import type { NewSession, Restriction, Session } from '@portal/platform/sessions/types.ts';
import { account, type OpenAccount } from '../account/account.ts';
import type { WaySession } from '../ways/sessions.ts';

/** The account as it stands; throws `identity.account_not_found`. */
export async function openAccountOf(host: Pick<Host, 'dispatcher'>, uid: string): Promise<OpenAccount> {
  const { state } = await host.dispatcher.state(account, uid);
  if (state.status === 'none') throw new Refused(reject('identity.account_not_found'));
  return state;
}

/** Calls that stay open until the first log-in's new password is made. */
const untilNewPassword: readonly Call[] = ['POST /user/create_new_password/', 'POST /user/logout/'];

/** Calls that stay open until the second factor is set up that a role needs. */
const untilSetUp: readonly Call[] = [
  'GET /user/second_factor/',
  'POST /user/second_factor/totp/',
  'POST /user/second_factor/totp/confirm/',
  'POST /user/second_factor/passkey/options/',
  'POST /user/second_factor/passkey/',
  'POST /user/logout/',
];
/** Why a session may do nothing but set a second factor up. */
const toSetUp = 'identity.second_factor_to_set_up';

/** Has the person a role that needs something besides the password? */
export const needsFactor = (
  { second_factor_roles }: Pick<SystemSettings, 'second_factor_roles'>,
  { roles }: Pick<OpenAccount, 'roles'>,
): boolean => second_factor_roles.some(role => roles.includes(role));

/** What the person has to do first; an administrator who looks at somebody's portal does not do it for them. */
export function restrictionOf(settings: SystemSettings, shown: OpenAccount): Restriction | null {
  if (shown.must_change_password) return { code: 'identity.new_password_required', calls: untilNewPassword };
  return shown.factors.length === 0 && needsFactor(settings, shown) ? { code: toSetUp, calls: untilSetUp } : null;
}

/**
 * The session that an account gets; with `administrator` it is theirs who looks at the portal as this account. `way`: by which the person has come, where it
 * was one of the university's own.
 */
export async function sessionFor(
  host: Host,
  shown: OpenAccount,
  { administrator, way }: { administrator?: string; way?: WaySession | undefined } = {},
): Promise<NewSession> {
  const settings = await settingsOf(host);
  return {
    account: shown.uid,
    ...(administrator === undefined ? {} : { real_account: administrator }),
    roles: shown.roles,
    ends: endsIn(settings),
    restriction: administrator === undefined ? restrictionOf(settings, shown) : null,
    ...(way ? { data: { way } } : {}),
  };
}

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
  const settings = await settingsOf(host);
  return describeSession({
    account: shown,
    settings,
    must_set_up_factor: administrator === null && restrictionOf(settings, shown)?.code === toSetUp,
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
