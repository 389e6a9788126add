import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino, type Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { RunningHost } from '../../host/running-host.ts';
import { createHost } from '../../host/host.ts';
import type { Service } from '../../service.ts';
import { throwUndeclared } from '../undeclared-refusals.ts';
import { services as library } from './library.ts';

export interface Browser {
  /** Sends a call with the browser's cookies; changes carry its CSRF token. */
  send(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string>; raw?: BodyInit },
  ): Promise<Answer>;
  cookies: Map<string, string>;
}
export interface Answer {
  status: number;
  headers: Headers;
  body: any;
  text: string;
}

/** A browser with a cookie jar. */
export function browser(base: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(method, to, { body, headers = {}, raw } = {}) {
      const response = await fetch(base + to, {
        method,
        redirect: 'manual',
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'accept-language': 'en',
          ...(method === 'GET' ? {} : { 'x-csrftoken': cookies.get('csrftoken') ?? '' }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(raw !== undefined ? { body: raw } : body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair] = line.split(';');
        const [name, value] = pair!.split('=') as [string, string];
        if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
        else cookies.set(name, decodeURIComponent(value));
      }
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson && text ? JSON.parse(text) : text,
      };
    },
  };
}

/** The library on a database, in this process. */
export async function openLibrary(
  databaseUrl: string,
  settings: Partial<Config> = {},
  services: readonly Service[] = library,
  logger: Logger = pino({ level: settings.logLevel ?? 'silent' }),
): Promise<{
  host: RunningHost;
  url: string;
  visitor(): Browser;
  person(account: string, roles: string[]): Promise<Browser>;
  stop(): Promise<void>;
}> {
  const data = settings.data ?? (await mkdtemp(path.join(os.tmpdir(), 'portal-library-')));
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    data,
    mailFrom: 'portal@localhost',
    timeZone: 'Asia/Almaty',
    demo: false,
    logLevel: 'silent',
    secure: false,
    uploadMaxMb: 1,
    queueLimit: 1000,
    stopDelay: 0,
    personStorageMb: 1024,
    officeStorageMb: 10_240,
    diskReserveMb: 1,
    rateLimit: 1_000_000,
    loginRateLimit: 1_000_000,
    accountSockets: 100,
    addressSockets: 1000,
    serviceToken: 'a-token-for-the-services',
    trustedProxies: [],
    eventStorePrefix: '',
    kafkaTls: false,
    kafkaTopicPrefix: 'portal',
    kafkaCreateTopics: true,
    kafkaPersonal: [],
    webhookNetworks: [],
    backupKeep: 14,
    deviceKey: 'a-key-for-the-devices-of-the-tests',
    ...settings,
  };
  const host = await createHost({ services, config, databaseUrl, logger });
  const url = host.url!;
  const api = `${url}/api/v1`;
  return {
    host,
    url,
    visitor: () => browser(api),
    async person(account, roles) {
      const one = browser(api);
      const { token, csrf } = await host.sessions.create({ account, roles });
      one.cookies.set('portal_session', token).set('csrftoken', csrf);
      return one;
    },
    async stop() {
      await host.stop();
      if (!settings.data) await rm(data, { recursive: true, force: true });
      throwUndeclared();
    },
  };
}
