import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IssuedAccounts } from '@portal/event-schemas/identity/issued-accounts.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { client, type Client } from '../support/client.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { mailServer, type MailServer } from '../support/mail-server.ts';
import { bringFirstFiles, firstAdministrator, firstDay } from '../support/new-university.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** People whom the office has brought in from files get their access (decisions/0049). */
let database: TestDatabase;
let portal: TestPortal;
let server: MailServer;
let office: Client;
const clock = movableClock(firstDay);
const chosen = { new_password: 'Meadow-3307-elk', confirmation: 'Meadow-3307-elk' };

beforeAll(async () => {
  [database, server] = await Promise.all([testDatabase(), mailServer()]);
  portal = await startPortal({ database, clock });
  const administrator = await firstAdministrator(portal);
  await bringFirstFiles(administrator);
  const names = { last_name: 'Ахметова', first_name: 'Динара', middle_name: '' };
  const { body } = await administrator.post('/identity/accounts/', { ...names, login: 'registrar', roles: ['office'] });
  office = await client(portal.url).login('registrar', body.temporary_password);
  await office.post('/user/create_new_password/', chosen);
}, 120_000);
afterAll(async () => {
  await portal.stop();
  await server.stop();
  await database.drop();
});

const issue = async (more: object, by = office) =>
  by.post<IssuedAccounts>('/identity/issued_accounts/', {
    ...{ of: 'student', whom: 'without', login: 'code', by_mail: false },
    ...more,
  });
const lacking = async (of = 'student') => (await office.get('/identity/people_without_access/', { of })).body;
const logIn = (login: string, password: string) => client(portal.url).post('/user/login/', { login, password });
/** How many students the list has with each kind of access. */
const counts = async () => {
  const of = async (access: string) => (await office.get('/curriculum/students/', { access })).body.count as number;
  return { none: await of('none'), unused: await of('unused'), used: await of('used') };
};
/** Mails with a link, as they came. */
const invitations = async () =>
  (await Promise.all(server.received.map(text => PostalMime.parse(text)))).filter(({ text }) =>
    text!.includes('/invitation#'),
  );
const tokenIn = ({ text }: { text?: string }): string => /\/ru\/invitation#(\S+)/.exec(text!)![1]!;
let list: IssuedAccounts['issued'];

it('students of a file get one-time passwords, which are shown once and stand nowhere', async () => {
  expect(await lacking()).toEqual({ without: 5, unused: 0, with_email: { without: 2, unused: 0 }, mail: false });
  const { body } = await issue({});
  list = body.issued;
  expect(body).toMatchObject({ skipped: [], next: null });
  expect(list.map(({ login, group }) => [login, group])).toEqual([
    ['26001', 'IN-26-1'],
    ['26002', 'IN-26-1'],
    ['26003', 'IN-26-1'],
    ['26004', 'IN-26-2'],
    ['26005', 'IN-26-2'],
  ]);
  for (const { temporary_password, until } of list)
    expect([temporary_password, until]).toEqual([
      expect.stringMatching(/^(\w{4}-){2}\w{4}$/),
      '2026-08-27T04:00:00.000Z',
    ]);
  const tables = await database.asOwner<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const search = tables.map(
    ({ name }) => `select '${name}' as name from ${name} t where t::text like '%' || $1 || '%'`,
  );
  expect(await database.asOwner(search.join(' union all '), [list[0]!.temporary_password!])).toEqual([]);
});

it('with it one logs in, has to choose another, and then uses that alone', async () => {
  const { login, temporary_password } = list[0]!;
  const student = await client(portal.url).login(login, temporary_password!);
  expect((await student.get('/user/sessions/')).body.error.code).toBe('identity.new_password_required');
  expect((await student.post('/user/create_new_password/', chosen)).body).toMatchObject({ is_student: true });
  expect((await logIn(login, temporary_password!)).status).toBe(422);
  expect((await logIn(login, chosen.new_password)).status).toBe(200);
});

it('done again nothing happens; who has not logged in can get another password, the first one ends', async () => {
  expect((await issue({})).body).toEqual({ issued: [], skipped: [], next: null });
  expect(await counts()).toEqual({ none: 0, unused: 4, used: 1 });
  expect(await lacking()).toMatchObject({ without: 0, unused: 4 });
  const { issued } = (await issue({ whom: 'unused' })).body;
  expect(issued.map(({ login }) => login)).toEqual(['26002', '26003', '26004', '26005']);
  expect((await logIn('26002', list[1]!.temporary_password!)).status).toBe(422);
  expect((await logIn('26002', issued[0]!.temporary_password!)).status).toBe(200);
});

it('of those who are chosen who has logged in is told, with the reason', async () => {
  const { issued, skipped } = (await issue({ people: list.slice(0, 3).map(({ uid }) => uid) })).body;
  expect(issued.map(({ login }) => login)).toEqual(['26003']);
  expect(skipped).toEqual([
    expect.objectContaining({ code: '26001', reason: expect.stringContaining('has logged in before') }),
    expect.objectContaining({ code: '26002', reason: expect.stringContaining('has logged in before') }),
  ]);
});

it('two of the office who do it at once give each student one password that works', async () => {
  const add = (code: string) =>
    office.post('/curriculum/students/import/', {
      csv: `code;last_name;first_name;edu_program;course;entry_year;preparation_level;study_form\n${code};Новая;Студентка;6B06101;1;2026;bachelor;full_time\n`,
    });
  for (const code of ['26101', '26102', '№']) expect((await add(code)).status).toBe(200);
  const both = await Promise.all([issue({}), issue({})]);
  const made = both.flatMap(({ body }) => body.issued);
  expect(made.map(({ login }) => login).sort()).toEqual(['26101', '26102']);
  for (const { login, temporary_password } of made) expect((await logIn(login, temporary_password!)).status).toBe(200);
  expect(both[0].body.skipped).toContainEqual(
    expect.objectContaining({ code: '№', reason: 'No login can be made from the code “№”.' }),
  );
});

it('who has an address gets a link by mail, once a server is set; it works once', async () => {
  const administrator = await client(portal.url).login('rector', 'Lantern-4821-oak');
  const { hostname: host, port } = new URL(server.url);
  await administrator.post('/common/mail_server/', {
    ...{ host, port: Number(port), security: 'none', user: '' },
    ...{ sender_address: 'portal@lake.example', sender_name: 'University of the Lake' },
  });
  expect(await lacking('teacher')).toEqual({
    ...{ without: 3, unused: 0, with_email: { without: 2, unused: 0 }, mail: true },
  });
  const { issued } = (await issue({ of: 'teacher', login: 'email', by_mail: true })).body;
  expect(issued.map(({ login, temporary_password }) => [login, temporary_password])).toEqual([
    ['asanov@lake.example', null],
    ['kim@lake.example', null],
  ]);
  await expect.poll(async () => (await invitations()).length).toBe(2);
  const mail = (await invitations()).find(({ to }) => to![0]!.address === 'asanov@lake.example')!;
  expect(mail.text).toContain('Ваш логин: asanov@lake.example');
  expect(mail.text).toContain('до 27.08.2026 10:00');
  const token = tokenIn(mail);
  expect(await database.asOwner(`select 1 from log.events where data::text like '%' || $1 || '%'`, [token])).toEqual(
    [],
  );

  const accept = (body: object, by = client(portal.url)) =>
    by.post('/identity/invitation/', { token, ...chosen, ...body });
  expect((await accept({ token: `${token}x` })).body.error.code).toBe('identity.invitation_invalid');
  expect((await accept({ new_password: 'Asanov-2026', confirmation: 'Asanov-2026' })).body.error).toMatchObject({
    code: 'identity.weak_password',
    fields: { new_password: 'identity.password_personal' },
  });
  const all = await Promise.all([accept({}), accept({}), accept({})]);
  expect(all.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 403, 403]);
  expect(all.find(({ status }) => status === 200)!.body).toMatchObject({ is_teacher: true, is_supervisor: true });
  expect((await logIn('asanov@lake.example', chosen.new_password)).status).toBe(200);
});

it('who has a role that the office does not give is left to the administrators', async () => {
  const administrator = await client(portal.url).login('rector', 'Lantern-4821-oak');
  const { uid } = (await office.get('/curriculum/teachers/', { q: 'Серикбаев' })).body.results[0];
  const give = async () => (await issue({ of: 'teacher', people: [uid] })).body;
  expect((await give()).issued.map(({ login }) => login)).toEqual(['t-03']);
  await administrator.put(`/identity/accounts/${uid}/roles/`, { roles: ['teacher', 'org_admin'] });
  const { issued, skipped } = await give();
  expect([issued, skipped[0]!.reason]).toEqual([[], expect.stringContaining('other roles')]);
});

it('a newer link ends the one before it, and time ends both', async () => {
  server.forget();
  const again = () => issue({ of: 'teacher', whom: 'unused', login: 'code', by_mail: true });
  const tokens: string[] = [];
  for (let round = 1; round <= 2; round++) {
    expect((await again()).body.issued.map(({ login }) => login)).toEqual(['kim@lake.example']);
    await expect.poll(async () => (await invitations()).length).toBe(round);
    tokens.push(tokenIn((await invitations()).at(-1)!));
  }
  const accept = async (token: string) =>
    (await client(portal.url).post('/identity/invitation/', { token, ...chosen })).status;
  expect(await accept(tokens[0]!)).toBe(403);
  clock.advance(73 * 3_600_000);
  expect(await accept(tokens[1]!)).toBe(403);
});
