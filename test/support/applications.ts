import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { AnswerValue } from '@portal/event-schemas/forms/property.ts';
import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { expect } from 'vitest';
import { setPassword } from '../../command-service/src/identity/passwords/set-password.ts';
import { id } from '../../command-service/src/registration/testing/world.ts';
import { client, type Answer } from './client.ts';
import { mailedUniversity, type MailedUniversity } from './mailed-university.ts';

/**
 * The mailed university with a department and its head (`dean`), a second advisor, a colleague of the office, a
 * specialist and an administrator; and calls about applications.
 */
export interface ApplicationsUniversity extends MailedUniversity {
  /** Defines and publishes a type as the office; its uid. */
  publish(definition: TypeDefinition): Promise<string>;
  /** Begins one as a draft, or sends it; values by prop_code. */
  start(login: string, type: string, values?: Readonly<Record<string, unknown>>, more?: object): Promise<Answer>;
  save(
    login: string,
    uid: string,
    type: string,
    values: Readonly<Record<string, unknown>>,
    more?: object,
  ): Promise<Answer>;
  act(login: string, uid: string, act: string, more?: object): Promise<Answer>;
  /** An application as its reader sees it, when the lists know everything. */
  read(login: string, uid: string): Promise<any>;
}

const cathedra = id('ca');
export async function applicationsUniversity(now: string): Promise<ApplicationsUniversity> {
  const there = await mailedUniversity(now);
  const { host } = there.portal;
  const sender = senderFor(host, {
    actor: { id: 'system', roles: ['system', 'org_admin'] },
    locale: 'ru',
    correlation_id: newId(),
  });
  const staff = [
    ['dean', 'teacher'],
    ['other_advisor', 'supervisor'],
    ['colleague', 'office'],
    ['specialist', 'specialist'],
    ['rector', 'org_admin'],
  ] as const;
  const accounts = new Map<string, string>();
  for (const [index, [login, role]] of staff.entries()) {
    const account = id('5a', index + 1);
    accounts.set(login, account);
    await there.send('OpenAccount', {
      account,
      login,
      last_name: 'Staff',
      first_name: login,
      middle_name: '',
      email: `${login}@example.edu`,
      phone: '',
      roles: [role],
      credential: null,
      must_change_password: false,
    });
    await setPassword(host, sender, account, demoPassword, { mustChange: false });
    there.pages[login] = await client(there.portal.url, 'en').login(login);
  }
  await there.send('CreateTeacher', {
    uid: accounts.get('dean')!,
    code: 'dean',
    last_name: 'Staff',
    first_name: 'dean',
    middle_name: '',
    cathedra: null,
    position: null,
    is_advisor: false,
  });
  await there.send('ChangeCathedra', {
    uid: cathedra,
    changes: { name: sameInAll('Software engineering'), head: accounts.get('dean') },
  });
  await there.send('ChangeEduProgram', { uid: id('b'), changes: { name: sameInAll('Software engineering') } });

  const definitions = new Map<string, TypeDefinition>();
  const answers = (type: string, values: Readonly<Record<string, unknown>>): AnswerValue[] =>
    Object.entries(values).map(([prop_code, value]) => {
      const property = definitions.get(type)!.properties.find(one => one.prop_code === prop_code)!;
      return { property: property.uid, [`value_${property.code}`]: value };
    });
  const page = (login: string) => there.pages[login]!;
  /** What others have just done is known to the decision. */
  const after = async (login: string, method: string, path: string, body: object) =>
    page(login).call(method, `/studapps/answers/${path}`, {
      body,
      headers: { 'x-portal-position': String(await host.log.head()) },
    });
  return {
    ...there,
    account: login => accounts.get(login) ?? there.account(login),
    async publish(definition) {
      const drafted = await page('office').post('/studapps/app-types/', definition);
      expect(drafted.status, JSON.stringify(drafted.body)).toBe(200);
      const published = await page('office').post(`/studapps/app-types/${drafted.body.uid}/publish/`, {});
      expect(published.status, JSON.stringify(published.body)).toBe(200);
      definitions.set(drafted.body.uid, definition);
      return drafted.body.uid;
    },
    start: (login, type, values = {}, more = {}) =>
      after(login, 'POST', '', { app_type: type, values: answers(type, values), ...more }),
    save: (login, uid, type, values, more = {}) =>
      after(login, 'PUT', `${uid}/`, { values: answers(type, values), ...more }),
    act: (login, uid, act, more = {}) => after(login, 'POST', `${uid}/act/`, { act, ...more }),
    async read(login, uid) {
      await host.waitForReadModels(await host.log.head(), 10_000);
      return (await page(login).get(`/studapps/answers/${uid}/`)).body;
    },
  };
}
