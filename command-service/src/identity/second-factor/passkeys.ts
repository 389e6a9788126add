import {
  passkeyCreation,
  passkeyRequest,
  type addPasskey,
  type proveByPasskey,
} from '@portal/event-schemas/identity/second-factor.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Factor } from './factors.ts';

type Calling = Pick<CallContext, 'host'> & { raw: Pick<CallContext['raw'], 'request'> };
const minutes = 5;

/** Whose keys these are: the address under which people reach the portal. A key made there answers nobody else. */
function relyingParty({ host: { config }, raw: { request } }: Calling): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl ?? `${request.protocol}://${request.host}`);
  return { id: hostname, origin };
}

/** A challenge is good for one session and one purpose, once, for some minutes. */
async function keepChallenge({ pool, clock }: Host, session: string, purpose: 'add' | 'prove', challenge: string) {
  await pool.query(
    `with old as (delete from identity.passkey_challenges where until < $4 and (session, purpose) <> ($1, $2))
     insert into identity.passkey_challenges (session, purpose, challenge, until)
     values ($1, $2, $3, $4::timestamptz + make_interval(mins => $5))
     on conflict (session, purpose) do update set challenge = excluded.challenge, until = excluded.until`,
    [session, purpose, challenge, clock.now(), minutes],
  );
}
async function takeChallenge({ pool, clock }: Host, session: string, purpose: 'add' | 'prove'): Promise<string | null> {
  const { rows } = await pool.query<{ challenge: string; good: boolean }>(
    'delete from identity.passkey_challenges where session = $1 and purpose = $2 returning challenge, until > $3 as good',
    [session, purpose, clock.now()],
  );
  return rows[0]?.good ? rows[0].challenge : null;
}

const transportsOf = ({ transports }: Pick<Factor, 'transports'>) => transports as AuthenticatorTransport[];
const known = (factors: readonly Factor[]) =>
  factors.flatMap(one => (one.credential_id ? [{ id: one.credential_id, transports: transportsOf(one) }] : []));

/** With what the browser makes a key. The account's uid names the person to the key, nothing else. */
export async function creationOptions(
  call: Calling,
  person: { session: string; account: string; login: string; name: string; university: string },
  factors: readonly Factor[],
): Promise<z.infer<typeof passkeyCreation>> {
  const options = await generateRegistrationOptions({
    rpName: person.university,
    rpID: relyingParty(call).id,
    userName: person.login,
    userDisplayName: person.name,
    userID: Uint8Array.from(Buffer.from(person.account)),
    attestationType: 'none',
    excludeCredentials: known(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(call.host, person.session, 'add', options.challenge);
  return passkeyCreation.parse(options);
}

/** Keeps the key that the browser has made; its factor's uid, or null where the answer is none to the last question. */
export async function keepPasskey(
  call: Calling,
  { session, account }: { session: string; account: string },
  response: z.infer<typeof addPasskey>['response'],
): Promise<string | null> {
  const { host } = call;
  const challenge = await takeChallenge(host, session, 'add');
  if (challenge === null) return null;
  const { id, origin } = relyingParty(call);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return null;
  const { credential } = registrationInfo;
  const factor = newId();
  const { rowCount } = await host.pool.query(
    `insert into identity.second_factors (factor, account, kind, secret, credential_id, counter, transports, created_at)
     values ($1, $2, 'passkey', $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      ...[factor, account, Buffer.from(credential.publicKey), credential.id, credential.counter],
      ...[credential.transports ?? [], host.clock.now()],
    ],
  );
  return rowCount === 1 ? factor : null;
}

export async function requestOptions(
  call: Calling,
  session: string,
  factors: readonly Factor[],
): Promise<z.infer<typeof passkeyRequest>> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(call).id,
    allowCredentials: known(factors),
    userVerification: 'preferred',
  });
  await keepChallenge(call.host, session, 'prove', options.challenge);
  return passkeyRequest.parse(options);
}

/**
 * Has the person used one of their keys? A key whose counter stands still or goes back is a copy, and fails (WebAuthn §6.1.1). That it fails is counted
 * nowhere: a key cannot be guessed, and who has lost one is not to be shut out by it.
 */
export async function passkeyHolds(
  call: Calling,
  session: string,
  factors: readonly Factor[],
  response: z.infer<typeof proveByPasskey>['response'],
): Promise<boolean> {
  const { host } = call;
  const challenge = await takeChallenge(host, session, 'prove');
  const factor = factors.find(one => one.credential_id !== null && one.credential_id === response.id);
  if (challenge === null || !factor) return false;
  const { id, origin } = relyingParty(call);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: {
      id: factor.credential_id!,
      publicKey: Uint8Array.from(factor.secret),
      counter: factor.counter,
      transports: transportsOf(factor),
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return false;
  await host.pool.query('update identity.second_factors set counter = $2, last_used_at = $3 where factor = $1', [
    factor.factor,
    authenticationInfo.newCounter,
    host.clock.now(),
  ]);
  return true;
}
