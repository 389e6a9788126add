import type { Host } from '@portal/platform/service.ts';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ClientAuth,
  type ServerMetadata,
} from 'openid-client';
import { secretOfWay } from '../secrets.ts';
import type { Way } from '../way.ts';

/** What people reach the portal by; what is registered at the server has to be the same. */
export const portalOf = ({ config, url }: Pick<Host, 'config' | 'url'>): string =>
  (config.publicUrl ?? url ?? '').replace(/\/$/, '');
export const callbackOf = (host: Pick<Host, 'config' | 'url'>, way: string): string =>
  `${portalOf(host)}/api/v1/user/ways_in/${way}/callback/`;

/** Seconds that the portal waits for the server. */
const timeout = 5;
/** How long what the server says of itself is believed, in milliseconds. */
const fresh = 10 * 60_000;

interface Known {
  issuer: string;
  until: number;
  metadata: Promise<ServerMetadata>;
}
const known = new WeakMap<Host['dispatcher'], Map<string, Known>>();

/** A server on the same machine may speak HTTP; the way's rules let no other one in. */
const asAllowed = (issuer: string) => (issuer.startsWith('http:') ? [allowInsecureRequests] : []);

/** What the server says of itself (OpenID Connect Discovery); its `issuer` has to be the one that the way names. */
export async function metadataOf(host: Pick<Host, 'dispatcher'>, way: Way): Promise<ServerMetadata> {
  const all = known.get(host.dispatcher) ?? new Map<string, Known>();
  known.set(host.dispatcher, all);
  const issuer = way.issuer!;
  const kept = all.get(way.uid);
  if (kept?.issuer === issuer && kept.until > performance.now()) return kept.metadata;
  const metadata = discovery(new URL(issuer), way.client_id!, undefined, None(), {
    timeout,
    execute: asAllowed(issuer),
  }).then(config => JSON.parse(JSON.stringify(config.serverMetadata())) as ServerMetadata);
  all.set(way.uid, { issuer, until: performance.now() + fresh, metadata });
  metadata.catch(() => all.delete(way.uid));
  return metadata;
}

export const forgetServer = (host: Pick<Host, 'dispatcher'>, way: string): void =>
  void known.get(host.dispatcher)?.delete(way);

const authOf = (metadata: ServerMetadata, secret: string | null): ClientAuth => {
  if (secret === null) return None();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
};

/**
 * The server with the portal's secret. It is made anew for each log-in, so that the server's keys are read each time and one that was changed a moment ago is
 * known; the signature of a token is always looked at.
 */
export async function clientOf(host: Pick<Host, 'dispatcher' | 'pool' | 'config'>, way: Way): Promise<Configuration> {
  const metadata = await metadataOf(host, way);
  const config = new Configuration(
    metadata,
    way.client_id!,
    undefined,
    authOf(metadata, await secretOfWay(host, way.uid)),
  );
  config.timeout = timeout;
  for (const allow of asAllowed(way.issuer!)) allow(config);
  enableNonRepudiationChecks(config);
  return config;
}
