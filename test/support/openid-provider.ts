import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, type AccountClaims, type JWK } from 'oidc-provider';
import { freePort } from '../../platform/src/postgres/server.ts';

export const clientId = 'portal';
export const clientSecret = 'Client-Secret-2026-of-the-portal';

/** Who people are at the provider, by their `sub`. */
export type People = Record<string, Omit<AccountClaims, 'sub'>>;

export interface OpenIdProvider {
  issuer: string;
  /** Registers the portal: addresses that it says itself. */
  register(addresses: { callback: string; backchannel: string; after_logout: string }): Promise<void>;
  /** Starts anew with other keys, as after a rotation. */
  rotate(): Promise<void>;
  /** A browser of its own there, in which this person is logged in or will be. */
  browser(sub: string): ProviderBrowser;
  stop(): Promise<void>;
}
export interface ProviderBrowser {
  /** Goes from page to page until it is sent to an address of somebody else; answers that address. */
  follow(url: string): Promise<string>;
  /** Leaves the provider by its log-out page. */
  leave(url: string): Promise<string>;
}

const newKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: crypto.randomUUID() };
};

/** A real provider (panva's oidc-provider) on this machine. It asks nobody for a password: whose browser it is says a header of the test. */
export async function startOpenIdProvider(people: People): Promise<OpenIdProvider> {
  const port = await freePort(0);
  const issuer = `http://127.0.0.1:${port}`;
  let addresses: Parameters<OpenIdProvider['register']>[0] | undefined;
  let server: Server | undefined;

  const stop = async (): Promise<void> => {
    const closing = server;
    server = undefined;
    await new Promise<void>(resolve => {
      if (!closing) return resolve();
      closing.close(() => resolve());
      closing.closeAllConnections();
    });
  };
  const start = async (): Promise<void> => {
    const provider = providerOf(issuer, people, [await newKey()], addresses);
    const handle = provider.callback();
    server = createServer((request, response) => {
      if (!request.url!.startsWith('/interaction/')) return void handle(request, response);
      const who = String(request.headers['x-test-person']);
      void provider.interactionFinished(request, response, { login: { accountId: who } });
    });
    await new Promise<void>(resolve => {
      server!.listen(port, '127.0.0.1', resolve);
    });
  };
  await start();
  return {
    issuer,
    async register(given) {
      addresses = given;
      await stop();
      await start();
    },
    async rotate() {
      await stop();
      await start();
    },
    browser: sub => browserOf(issuer, sub),
    stop,
  };
}

function providerOf(
  issuer: string,
  people: People,
  keys: JWK[],
  addresses: Parameters<OpenIdProvider['register']>[0] | undefined,
): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [addresses?.callback ?? `${issuer}/none`],
        ...(addresses
          ? {
              post_logout_redirect_uris: [addresses.after_logout],
              backchannel_logout_uri: addresses.backchannel,
              backchannel_logout_session_required: true,
            }
          : {}),
      },
    ],
    // The provider's own way asks no address of this machine, and the portal of a test is there.
    fetch: async (url, options) => {
      const asked = { ...options };
      Reflect.deleteProperty(asked, 'dispatcher');
      return fetch(url, asked);
    },
    jwks: { keys },
    cookies: { keys: ['a key of the test'] },
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'name', 'family_name', 'given_name', 'middle_name'],
      email: ['email', 'email_verified'],
      groups: ['groups'],
    },
    scopes: ['openid', 'profile', 'email', 'groups'],
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    pkce: { required: () => true },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => (people[sub] ? { accountId: sub, claims: () => ({ sub, ...people[sub] }) } : undefined),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid profile email groups');
      await grant.save();
      return grant;
    },
  });
}

function browserOf(issuer: string, sub: string): ProviderBrowser {
  const cookies = new Map<string, string>();
  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        ...init.headers,
        'x-test-person': sub,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';') as [string];
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  /** Where the provider sends the browser, until it is away from there. */
  const onward = async (answer: Response, from: string): Promise<string> => {
    let [now, at] = [answer, from];
    for (let step = 0; step < 10; step++) {
      const location = now.headers.get('location');
      if (!location) throw new Error(`${at} answers ${now.status}: ${(await now.text()).slice(0, 500)}`);
      at = new URL(location, at).href;
      if (!at.startsWith(`${issuer}/`)) return at;
      now = await ask(at);
    }
    throw new Error(`The provider leads round and round: ${at}`);
  };
  return {
    follow: async url => onward(await ask(url), url),
    async leave(url) {
      const page = await (await ask(url)).text();
      const [, action] = /action="([^"]+)"/.exec(page) ?? [];
      const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
      if (!action || !xsrf) throw new Error(`No log-out page: ${page.slice(0, 500)}`);
      const body = new URLSearchParams({ xsrf, logout: 'yes' });
      return onward(await ask(action, { method: 'POST', body }), action);
    },
  };
}
