import { provingSession } from '@portal/event-schemas/identity/session-view.ts';
import type { SessionView } from '@portal/event-schemas/identity/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { sendPosition } from '@portal/platform/http/position.ts';
import { Refused, type CallContext, type Send } from '@portal/platform/http/types.ts';
import { rememberDevice, type Device } from '@portal/platform/sessions/device.ts';
import { originOf } from '@portal/platform/sessions/origin.ts';
import type { Proof } from '@portal/event-schemas/identity/second-factor.ts';
import { account, type OpenAccount } from '../account/account.ts';
import { endLoginAs } from '../account/login-as.ts';
import { recordLogin, recordLogOut } from '../account/record-login.ts';
import { isProving, provingSessionFor } from '../second-factor/proving.ts';
import { isTrusted } from '../second-factor/trusted-devices.ts';
import { keepWaySession, type WaySession } from '../ways/sessions.ts';
import { describe, sessionFor } from './session-of.ts';

/** How somebody has shown who they are. `vouched`: the university's own log-in has seen to a second factor, so the portal's is not asked for. */
export interface Shown {
  credential: string | null;
  device: Device | null;
  known: boolean;
  way?: WaySession;
  vouched?: boolean;
}

/**
 * The person is let in, or asked for the second factor first. The log-in is put down, the browser remembered, and a session that it has had ends with the new
 * one's begin.
 */
export async function enter(
  call: CallContext & { send: Send },
  meant: OpenAccount,
  { credential, device, known, way, vouched = false }: Shown,
): Promise<SessionView> {
  const { host, locale, request_id, raw } = call;
  if (meant.disabled) throw new Refused(reject('identity.account_disabled'));
  const proof = await proofOf(call, meant, device, vouched);
  if (meant.factors.length > 0 && proof === null) {
    await leaveSession(call);
    return provingSession((await host.sessions.open(provingSessionFor(meant, way), raw.reply)).csrf);
  }
  const { uid, roles } = meant;
  const outcome = await host.dispatcher.dispatch(
    recordLogin,
    {
      account: uid,
      credential,
      ...(proof ? { proof } : {}),
      ...(way ? { way: way.way } : {}),
      seen: { known, from: originOf(raw.request) },
    },
    { actor: { id: uid, roles }, locale, correlation_id: request_id },
  );
  if (!outcome.ok) throw new Refused(outcome.rejection);
  sendPosition(raw.reply, outcome.position, host.config.secure);
  const { state } = await host.dispatcher.state(account, uid);
  if (state.status !== 'open') throw new Refused(reject('identity.wrong_login_or_password'));
  rememberDevice(raw.reply, device, [state.login, state.email].filter(Boolean), host.config);
  await leaveSession(call, uid);
  const opened = await host.sessions.open(await sessionFor(host, state, { way }), raw.reply);
  if (way) await keepWaySession(host, way, opened);
  return describe(host, opened);
}

async function proofOf(
  { host }: CallContext,
  { uid, factors }: OpenAccount,
  device: Device | null,
  vouched: boolean,
): Promise<Proof | null> {
  if (factors.length === 0) return null;
  if (vouched) return 'way';
  return (await isTrusted(host, uid, device)) ? 'device' : null;
}

/** The session that the browser has had ends; that its person has left is put down, unless the same one comes back (`unless`). */
export async function leaveSession(
  { host, session, send }: CallContext & { send: Send },
  unless?: string,
): Promise<void> {
  if (!session) return;
  if (session.account !== session.real_account)
    await send(endLoginAs, { account: session.account, by: session.real_account });
  if (session.real_account !== unless && !isProving(session))
    await send(recordLogOut, { account: session.real_account });
  await host.sessions.endOwn(session.real_account, session.id);
}
