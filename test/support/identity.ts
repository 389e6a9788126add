import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { movableClock, type MovableClock } from '@portal/platform/clock/clock.ts';
import type { Config } from '@portal/platform/config/config.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { module as identityCommands } from '../../command-service/src/identity/module.ts';
import { module as systemCommands } from '../../command-service/src/system/module.ts';
import { module as wayCommands } from '../../command-service/src/ways/module.ts';
import { module as identityReactions } from '../../notification-worker/src/identity/module.ts';
import { module as identityQueries } from '../../projection-service/src/identity/module.ts';
import { module as systemQueries } from '../../projection-service/src/system/module.ts';
import { module as wayQueries } from '../../projection-service/src/ways/module.ts';
import { client, type Answer, type Client } from './client.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { startPortal } from './portal.ts';

/** Somebody with an account of their own. `password`: the temporary one, or the one that they chose. */
export interface Person {
  uid: string;
  login: string;
  password: string;
}

/** A portal with identity and system alone, and the staff of the demo university: `admin`, `office`, … */
export interface IdentityPortal {
  host: RunningHost;
  url: string;
  clock: MovableClock;
  database: TestDatabase;
  browser(): Client;
  signedIn(login: string, password?: string): Promise<Client>;
  logIn(login: string, password?: string): Promise<Answer>;
  /** Opens an account; its first log-in is still to come. */
  person(roles?: readonly string[]): Promise<Person>;
  /** The same after the first log-in, with the browser that did it. */
  settled(roles?: readonly string[]): Promise<Person & { page: Client }>;
  stop(): Promise<void>;
}

export async function startIdentity(config: Partial<Config> = {}): Promise<IdentityPortal> {
  const clock = movableClock();
  const database = await testDatabase();
  const portal = await startPortal({
    clock,
    database,
    config,
    services: [
      { name: 'command-service', kind: 'command', modules: [identityCommands, systemCommands, wayCommands] },
      { name: 'projection-service', kind: 'projection', modules: [identityQueries, systemQueries, wayQueries] },
      { name: 'notification-worker', kind: 'worker', modules: [identityReactions] },
    ],
  });
  await identityCommands.demo!(portal.host, () => undefined);

  let opened = 0;
  const browser = () => client(portal.url);
  const signedIn = (login: string, password = demoPassword) => browser().login(login, password);
  const person = async (roles: readonly string[] = ['student']): Promise<Person> => {
    const admin = await signedIn('admin');
    const login = `person${++opened}`;
    const { body } = await admin.post('/identity/accounts/', {
      login,
      last_name: 'Оспанова',
      first_name: `Мадина${opened}`,
      middle_name: '',
      email: `${login}@example.edu`,
      roles,
    });
    return { login, uid: body.account, password: body.temporary_password };
  };
  return {
    host: portal.host,
    url: portal.url,
    clock,
    database,
    browser,
    signedIn,
    person,
    logIn: (login, password = demoPassword) => browser().post('/user/login/', { login, password }),
    settled: async roles => {
      const one = await person(roles);
      const page = await signedIn(one.login, one.password);
      const password = 'Settled-2026';
      await page.post('/user/create_new_password/', { new_password: password, confirmation: password });
      return { ...one, page, password };
    },
    stop: async () => {
      await portal.stop();
      await database.drop();
    },
  };
}

/** `<status> <code>` of a refusal. */
export const refusal = ({ status, body }: Answer): string => `${status} ${body?.error?.code}`;
