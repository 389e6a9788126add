import type { Proof } from '@portal/event-schemas/identity/second-factor.ts';
import type { SessionView } from '@portal/event-schemas/identity/views.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { sendPosition } from '@portal/platform/http/position.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import { deviceOf, isKnownDevice, rememberDevice } from '@portal/platform/sessions/device.ts';
import { originOf } from '@portal/platform/sessions/origin.ts';
import type { NewSession, Session } from '@portal/platform/sessions/types.ts';
import type { OpenAccount } from '../account/account.ts';
import { recordLogin } from '../account/record-login.ts';
import { describe, openAccountOf, sessionFor, settingsOf } from '../calls/session-of.ts';
import { keepWaySession, waySessionOf, type WaySession } from '../ways/sessions.ts';
import { trust } from './trusted-devices.ts';

/** What a browser may do in which the password was right and something else is still to be shown. */
const untilProved: readonly Call[] = [
  'GET /user/login/ways/',
  'POST /user/login/code/',
  'POST /user/login/passkey/options/',
  'POST /user/login/passkey/',
  'POST /user/logout/',
];
const code = 'identity.second_factor_required';

/** Between the password and the rest: it has no role and an hour, and knows against which password, or by which way, it was begun. */
export const provingSessionFor = ({ uid, credential }: OpenAccount, way?: WaySession): NewSession => ({
  account: uid,
  roles: [],
  restriction: { code, calls: untilProved },
  ends: { idle_hours: 1, max_days: 1 },
  data: { credential, ...(way ? { way } : {}) },
});
export const isProving = ({ restriction }: Pick<Session, 'restriction'>): boolean => restriction?.code === code;

/** The session between, and whose it is. Throws where the password was not given a moment ago. */
export async function provingOf({ host, session }: CallContext): Promise<{ session: Session; account: OpenAccount }> {
  if (!session || !isProving(session)) throw new Refused(reject('identity.nothing_to_prove'));
  return { session, account: await openAccountOf(host, session.account) };
}

/** Now the person is in: the log-in is put down, and the session between becomes a whole one with tokens of its own. */
export async function finish(
  call: CallContext,
  { session, account }: { session: Session; account: OpenAccount },
  { proof, remember }: { proof: Proof; remember: boolean },
): Promise<SessionView> {
  const { host, locale, request_id, raw } = call;
  const { uid, login, email, roles } = account;
  const device = deviceOf(raw.request, host.config);
  const known = isKnownDevice(device, login, host.config);
  const way = waySessionOf(session);
  const outcome = await host.dispatcher.dispatch(
    recordLogin,
    {
      account: uid,
      credential: (session.data['credential'] as string | null | undefined) ?? null,
      proof,
      ...(way ? { way: way.way } : {}),
      seen: { known, from: originOf(raw.request) },
    },
    { actor: { id: uid, roles }, locale, correlation_id: request_id },
  );
  if (!outcome.ok) throw new Refused(outcome.rejection);
  sendPosition(raw.reply, outcome.position, host.config.secure);
  const id = rememberDevice(raw.reply, device, [login, email].filter(Boolean), host.config);
  if (remember) await trust(host, uid, id, (await settingsOf(host)).second_factor_days);
  const state = await openAccountOf(host, uid);
  const opened = await host.sessions.becomes(session.id, await sessionFor(host, state, { way }), raw.reply);
  if (way) await keepWaySession(host, way, opened);
  return describe(host, opened);
}
