import type { Host } from '@portal/platform/service.ts';
import { Client, ResultCodeError } from 'ldapts';
import { isIP } from 'node:net';
import { secretOfWay } from '../secrets.ts';
import type { Way } from '../way.ts';

type Hosting = Pick<Host, 'dispatcher' | 'pool' | 'config'>;

/** The directory did not answer, or not as it should: nobody's password was looked at. */
export class DirectoryAway extends Error {}

/** How long a directory that did not answer is not asked again, in milliseconds. */
const rest = 5000;

interface Kept {
  key: string;
  client: Promise<Client>;
}
/** Of each way the connection by which the portal looks people up, and until when the directory is left alone. */
interface State {
  readers: Map<string, Kept>;
  awayUntil: Map<string, number>;
}
const states = new WeakMap<Host['dispatcher'], State>();
function stateOf({ dispatcher }: Pick<Host, 'dispatcher'>): State {
  const state = states.get(dispatcher) ?? { readers: new Map(), awayUntil: new Map() };
  states.set(dispatcher, state);
  return state;
}

const patienceOf = ({ patience }: Pick<Way, 'patience'>): number => (patience ?? 3) * 1000;
const keyOf = ({ host, port, security, certificate, bind_name }: Way): string =>
  JSON.stringify([host, port, security, certificate, bind_name]);

const close = (client: Client): void => void client.unbind().catch(() => undefined);

/** A connection of its own, protected as the way says; nobody is bound yet. */
async function connect(way: Way): Promise<Client> {
  const { host, port, certificate } = way;
  // Where nothing is said it is protected.
  const security: Way['security'] = way.security ?? 'tls';
  const tlsOptions = {
    minVersion: 'TLSv1.2' as const,
    host: host ?? '',
    // A name alone can be asked for; of an address the certificate is compared with the address.
    ...(isIP(host ?? '') ? {} : { servername: host ?? '' }),
    ...(certificate ? { ca: certificate } : {}),
  };
  const client = new Client({
    url: `${security === 'tls' ? 'ldaps' : 'ldap'}://${host?.includes(':') ? `[${host}]` : host}:${port ?? 636}`,
    timeout: patienceOf(way),
    connectTimeout: patienceOf(way),
    // With these options any connection is TLS from its start.
    ...(security === 'tls' ? { tlsOptions } : {}),
  });
  if (security === 'starttls')
    await inTime(way, client.startTLS(tlsOptions)).catch((error: unknown) => {
      close(client);
      throw error;
    });
  return client;
}

/** Does the work, or fails when the way's patience is over, whatever hangs. */
async function inTime<T>(way: Way, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${patienceOf(way)} ms`)), patienceOf(way) + 500);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** Anything but an answer of the directory means that it is away; it is then left alone for a moment, so that nobody waits for it in vain. */
async function orAway<T>(host: Hosting, way: Way, work: () => Promise<T>): Promise<T> {
  const { awayUntil } = stateOf(host);
  if ((awayUntil.get(way.uid) ?? 0) > performance.now()) throw new DirectoryAway('it did not answer a moment ago');
  try {
    return await inTime(way, work());
  } catch (error) {
    if (error instanceof ResultCodeError) throw error;
    awayUntil.set(way.uid, performance.now() + rest);
    throw new DirectoryAway((error as Error).message);
  }
}

/** A new look at the way: after its settings or its secret have changed. */
export function forgetConnections(host: Hosting, way: string): void {
  const { readers, awayUntil } = stateOf(host);
  const kept = readers.get(way);
  readers.delete(way);
  awayUntil.delete(way);
  void kept?.client.then(close, () => undefined);
}

/** The connection by which the portal itself looks people up, bound once and kept. */
async function reader(host: Hosting, way: Way): Promise<Client> {
  const { readers } = stateOf(host);
  const known = readers.get(way.uid);
  if (known?.key === keyOf(way)) {
    const client = await known.client.catch(() => null);
    if (client?.isConnected && (client.isBound || !way.bind_name)) return client;
  }
  // Somebody else has opened it meanwhile.
  const latest = readers.get(way.uid);
  if (latest && latest !== known && latest.key === keyOf(way)) return latest.client;
  const client = open(host, way);
  readers.set(way.uid, { key: keyOf(way), client });
  void known?.client.then(close, () => undefined);
  client.catch(() => readers.delete(way.uid));
  return client;
}
async function open(host: Hosting, way: Way): Promise<Client> {
  const client = await connect(way);
  try {
    if (way.bind_name) await client.bind(way.bind_name, (await secretOfWay(host, way.uid)) ?? '');
    return client;
  } catch (error) {
    close(client);
    throw error;
  }
}

/** Looks something up with the portal's own connection; once more with a new one where the directory has closed the old one. */
export function look<T>(host: Hosting, way: Way, question: (client: Client) => Promise<T>): Promise<T> {
  return orAway(host, way, async () => {
    const client = await reader(host, way);
    try {
      return await question(client);
    } catch (error) {
      if (error instanceof ResultCodeError) throw error;
      stateOf(host).readers.delete(way.uid);
      close(client);
      return question(await reader(host, way));
    }
  });
}

/** With a connection of its own that ends with the work: of a person, or of a try. */
export function apart<T>(host: Hosting, way: Way, work: (client: Client) => Promise<T>): Promise<T> {
  return orAway(host, way, async () => {
    const client = await connect(way);
    try {
      return await work(client);
    } finally {
      close(client);
    }
  });
}
