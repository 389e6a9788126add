import { demoAccounts } from '@portal/event-schemas/identity/demo-accounts.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import type { OpenApi } from '@portal/platform/http/openapi/document.ts';
import { client, type Client } from '../../support/client.ts';
import { startPortal, type TestPortal, type TestPortalOptions } from '../../support/portal.ts';
import { callsOf, type DocumentedCall } from './calls.ts';

/** One person of the demo university for each role. */
export interface Person {
  uid: string;
  page: Client;
}
/** What is sent. `session`: a token with its CSRF value, as a browser has them; `raw` is sent as it is, instead of `body`. */
export interface Request {
  session?: { token: string; csrf: string };
  body?: unknown;
  raw?: string | Uint8Array;
  headers?: Record<string, string>;
}
export interface Reply<T = any> {
  status: number;
  body: T;
  headers: Headers;
}
export interface ConformancePortal {
  url: string;
  host: TestPortal['host'];
  document: OpenApi;
  calls: readonly DocumentedCall[];
  people: Record<Role, Person>;
  /** A session with this role alone, for one request: what a call does to its session touches no other request. */
  sessionOf(role: Role): Promise<{ token: string; csrf: string }>;
  /**
   * One request without a memory, repeated where the portal asks for that (503 with `Retry-After`); an answer later
   * than `timeout` ms is an error. `address` is what follows /api/v1.
   */
  send(method: string, address: string, request?: Request): Promise<Reply>;
  stop(): Promise<void>;
}

/** Longer than the portal's own deadline for an answer: what it cannot do in time it says itself. */
const timeout = 90_000;
/** How often a request is made that the portal asks to repeat: on a busy machine it may be short of a moment, but not time after time. */
const tries = 6;

/** Longest that a test of thousands of requests may take before something must have come to a standstill: how fast the machine is matters to none of them. */
export const standstill = 1_800_000;
/** Ends the sessions of requests under way; test/scenarios/signing-in.ts looks at it. */
const endsOthers = /\/user\/sessions\/end_others\/$/;

/** The demo university with all its calls, and somebody of every role. */
export async function startConformance(options: TestPortalOptions = {}): Promise<ConformancePortal> {
  const portal = await startPortal({ demo: true, ...options });
  const { host, url } = portal;
  const document = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as OpenApi;
  const people = Object.fromEntries(
    await Promise.all(
      demoAccounts.map(async ({ login, role }) => {
        const page = await client(url).login(login);
        return [role, { page, uid: (await page.get('/user/my_roles/')).body.profile.uid }] as const;
      }),
    ),
  ) as Record<Role, Person>;
  return {
    url,
    host,
    document,
    people,
    calls: callsOf(document).filter(({ name }) => !endsOthers.test(name)),
    sessionOf: role => host.sessions.create({ account: people[role].uid, roles: [role] }),
    send: (method, address, request) => send(`${url}/api/v1${address}`, method, request),
    stop: () => portal.stop(),
  };
}

async function send(url: string, method: string, request: Request = {}): Promise<Reply> {
  for (let left = tries - 1; ; left--) {
    const reply = await sendOnce(url, method, request);
    if (reply.status !== 503 || !reply.headers.has('retry-after') || left === 0) return reply;
    await new Promise(resolve => setTimeout(resolve, Number(reply.headers.get('retry-after')) * 1000));
  }
}

async function sendOnce(url: string, method: string, { session, body, raw, headers = {} }: Request): Promise<Reply> {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    body: content as BodyInit | undefined,
    headers: {
      'accept-language': 'en',
      ...(session
        ? { cookie: `portal_session=${session.token}; csrftoken=${session.csrf}`, 'x-csrftoken': session.csrf }
        : {}),
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') && text !== '';
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}

/** Works through a list some at a time, in order of arrival. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<void>, atOnce = 16): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item);
    }),
  );
}
