import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { throwUndeclared } from '@portal/platform/http/undeclared-refusals.ts';

export interface Answer<T = any> {
  status: number;
  body: T;
  headers: Headers;
}
export interface CallOptions {
  body?: unknown;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
}

const base = '/api/v1';

/** Talks to the portal as a browser does: keeps cookies, sends the CSRF token with every change. */
export interface Client {
  readonly url: string;
  readonly cookies: ReadonlyMap<string, string>;
  /**
   * `path` below /api/v1, with its slash at the end. Answers of any status; nothing is thrown for 4xx and 5xx, but for a
   * refusal that the call's contract does not name.
   */
  call<T = any>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
  get<T = any>(path: string, query?: CallOptions['query']): Promise<Answer<T>>;
  post<T = any>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  put<T = any>(path: string, body?: unknown): Promise<Answer<T>>;
  patch<T = any>(path: string, body?: unknown): Promise<Answer<T>>;
  delete<T = any>(path: string, body?: unknown): Promise<Answer<T>>;
  /** Logs in, with the demo password unless another is given. Throws when the portal refuses. */
  login(login: string, password?: string): Promise<Client>;
  /** A client of its own, logged in as this demo account. */
  as(login: string): Promise<Client>;
}

/** The newest position that a portal has told any client. */
const positions = new Map<string, string>();
const positionHeader = 'x-portal-position';

export function client(url: string, language = 'en'): Client {
  const cookies = new Map<string, string>();

  const call = async <T>(
    method: string,
    path: string,
    { body, query = {}, headers = {} }: CallOptions = {},
  ): Promise<Answer<T>> => {
    const target = new URL(url + base + path);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) target.searchParams.set(name, String(value));
    const form = body instanceof FormData;
    const response = await fetch(target, {
      method,
      redirect: 'manual',
      headers: {
        'accept-language': language,
        ...(cookies.size ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(method !== 'GET' && cookies.has('csrftoken') ? { 'x-csrftoken': cookies.get('csrftoken')! } : {}),
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
        // Who acts after somebody else has acted is decided on with what the other did, however busy the machine is.
        ...(method !== 'GET' && positions.has(url) ? { [positionHeader]: positions.get(url)! } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : form ? body : JSON.stringify(body),
    });
    keep(response.headers.getSetCookie());
    const position = response.headers.get(positionHeader);
    if (Number(position) > Number(positions.get(url) ?? 0)) positions.set(url, position!);
    const text = await response.text();
    if (!response.ok) throwUndeclared();
    const json = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      body: (json ? JSON.parse(text) : text === '' ? undefined : text) as T,
    };
  };
  const keep = (lines: readonly string[]): void => {
    for (const line of lines) {
      const [pair, ...attributes] = line.split(';') as [string, ...string[]];
      const name = pair.slice(0, pair.indexOf('=')).trim();
      const value = pair.slice(pair.indexOf('=') + 1);
      const gone = value === '' || attributes.some(attribute => /^\s*max-age=0$/i.test(attribute));
      if (gone) cookies.delete(name);
      else cookies.set(name, value);
    }
  };

  const self: Client = {
    url,
    cookies,
    call,
    get: (path, query) => call('GET', path, { query }),
    post: (path, body, headers) => call('POST', path, { body, headers }),
    put: (path, body) => call('PUT', path, { body }),
    patch: (path, body) => call('PATCH', path, { body }),
    delete: (path, body) => call('DELETE', path, { body }),
    async login(login, password = demoPassword) {
      const { status, body } = await call('POST', '/user/login/', { body: { login, password } });
      if (status >= 300) throw new Error(`${login} could not log in: ${status} ${JSON.stringify(body)}`);
      return self;
    },
    as: login => client(url, language).login(login),
  };
  return self;
}
