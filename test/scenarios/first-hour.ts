import {
  firstStepPlaces,
  optionalSteps,
  portalSteps,
  type FirstStep,
} from '@portal/event-schemas/system/first-steps.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { picture } from '../../command-service/src/identity/testing/pictures.ts';
import { setupLinkOf } from '../../command-service/src/identity/setup-link.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { mailServer, type MailServer } from '../support/mail-server.ts';
import { bringFirstFiles, firstDay, rector } from '../support/new-university.ts';
import { inForm } from '../support/pictures.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** A portal of nobody yet: its one-time link, its first administrator, and what they set. */
let database: TestDatabase;
let server: MailServer;
let portal: TestPortal;
let administrator: Client;
const token = (): string => setupLinkOf(portal.host)!.split('#')[1]!;
const open = (body: object) => client(portal.url).post('/identity/first_administrator/', { ...rector, ...body });

beforeAll(async () => {
  database = await testDatabase();
  server = await mailServer();
  portal = await startPortal({ database, clock: movableClock(firstDay) });
  administrator = client(portal.url);
}, 120_000);
afterAll(async () => {
  await portal.stop();
  await server.stop();
  await database.drop();
});

it('a new portal prints a link, whose key alone opens the first administrator’s account', async () => {
  expect(setupLinkOf(portal.host)).toBe(`${portal.url}/ru/setup/administrator#${token()}`);
  expect((await open({ token: 'invented' })).body.error.code).toBe('identity.setup_link_invalid');
});

it('the rules of a password hold for the first administrator too, and the link stays', async () => {
  const { status, body } = await open({ token: token(), new_password: 'short', confirmation: 'other' });
  expect(status).toBe(422);
  expect(body.error.code).toBe('identity.weak_password');
  expect(body.error.fields).toHaveProperty('new_password');
});

it('of several who use the link at once one becomes the administrator and is logged in; then it works no more', async () => {
  const link = token();
  const all = [administrator, ...Array.from({ length: 5 }, () => client(portal.url))];
  const answers = await Promise.all(
    all.map((one, at) => one.post('/identity/first_administrator/', { ...rector, login: `rector${at}`, token: link })),
  );
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 403, 403, 403, 403, 403]);
  administrator = all[answers.findIndex(({ status }) => status === 200)]!;
  expect((await administrator.get('/user/my_roles/')).body).toMatchObject({ is_org_admin: true, is_office: true });
  expect((await open({ token: link, login: 'late' })).status).toBe(403);
});

it('name and languages of the university show at once, its time zone from the next start on', async () => {
  const name = { ru: 'Университет', kk: 'Университет', en: 'University of the Lake', ky: 'Университет' };
  const set = (body: object) => administrator.post('/common/system_settings/', body);
  expect((await set({ time_zone: 'Mars/Olympus' })).status).toBe(422);
  expect((await set({ languages: ['kk', 'kk'] })).status).toBe(422);
  expect((await set({ university_name: name, languages: ['kk', 'ru'], time_zone: 'Asia/Almaty' })).status).toBe(200);
  const common = async () => (await administrator.get('/common/settings/')).body;
  expect(await common()).toMatchObject({
    university_name: name,
    languages: ['kk', 'ru'],
    default_locale: 'kk',
    time_zone: 'Asia/Bishkek',
  });
  await portal.stop();
  portal = await startPortal({ database, clock: movableClock(firstDay) });
  expect(setupLinkOf(portal.host)).toBeNull();
  const { login } = (await database.asOwner('select login from identity.accounts'))[0]!;
  administrator = await client(portal.url).login(login, rector.new_password);
  expect(await common()).toMatchObject({ time_zone: 'Asia/Almaty' });
});

it('a logo is shown to everybody, taken away again, and put back', async () => {
  const upload = (content: Blob, name: string) =>
    administrator.call('POST', '/common/images/', { query: { logo_image: true }, body: inForm(content, name) });
  expect((await upload(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'logo.svg')).status).toBe(415);
  const pixels = async (side: number) => new Blob([new Uint8Array(await picture(side, side))]);
  expect((await upload(await pixels(32), 'logo.jpg')).body.error).toMatchObject({
    code: 'platform.picture_too_small',
    params: { width: 64, height: 64 },
  });
  expect((await upload(await pixels(600), 'logo.jpg')).body).toMatchObject([
    { initial_name: 'logo.jpg', width: 512, height: 512 },
  ]);
  const shown = async () => {
    const { logo } = (await administrator.get('/common/settings/')).body;
    return logo && fetch(`${portal.url}/api/v1/common/logo/?v=${logo}`);
  };
  const first: Response = await shown();
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
  const standing = (method: string, path = '/common/background/delete_logo/') => administrator.call(method, path);
  // To look changes nothing: a page of somebody else’s with this address in it does no harm.
  expect((await standing('GET')).body).toMatchObject({ is_default: false, can_delete: true, former: null });
  expect((await standing('GET')).body.is_default).toBe(false);
  expect((await standing('DELETE')).body).toMatchObject({ is_default: true, former: { url: expect.any(String) } });
  expect(await shown()).toBeNull();
  expect((await standing('POST', '/common/logo/put_back/')).body).toMatchObject({ is_default: false });
  expect((await shown()).status).toBe(200);
});

it('a mail server is tried before it is kept, keeps its password to itself, and mails go by it', async () => {
  const { hostname: host, port } = new URL(server.url);
  const given = {
    host,
    port: Number(port),
    security: 'none',
    user: '',
    sender_address: 'portal@lake.example',
    sender_name: 'University of the Lake',
  };
  const test = (change: object) =>
    administrator.post('/common/mail_server/test/', { ...given, to: 'rector@lake.example', ...change });
  const refused = await test({ port: 1 });
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({
    code: 'system.mail_refused',
    params: { reason: expect.stringMatching(/ECONNREFUSED/) },
  });
  expect((await test({})).status).toBe(200);
  await expect.poll(() => server.received.length).toBe(1);

  expect(
    (await administrator.post('/common/mail_server/', { ...given, password: 'secret-of-the-server' })).status,
  ).toBe(200);
  const view = (await administrator.get('/common/mail_server/')).body;
  expect(view).toMatchObject({ from_configuration: false, server: { ...given, has_password: true } });
  const said = await database.asOwner(`select data from log.events where data::text like '%secret-of-the-server%'`);
  expect([JSON.stringify(view).includes('secret-of-the-server'), said]).toEqual([false, []]);
});

interface Steps {
  steps: FirstStep[];
}
const steps = async (): Promise<FirstStep[]> => (await administrator.get<Steps>('/common/first_steps/')).body.steps;

it('what is missing until registration can open is counted for those who set the portal up', async () => {
  expect((await steps()).filter(({ done }) => done).map(({ code }) => code)).toEqual([
    ...portalSteps,
    ...optionalSteps,
  ]);
  await bringFirstFiles(administrator);
  const after = await steps();
  expect(Object.fromEntries(after.map(({ code, count }) => [code, count]))).toEqual({
    ...{ university: 1, mail_server: 1, study_periods: 1, faculties: 1, cathedras: 2, rooms: 4, disciplines: 4 },
    ...{ edu_program_groups: 1, edu_programs: 1, study_plans: 1, student_groups: 2, teachers: 3, students: 5 },
    ...{ prerequisites: 1, students_without_plan: 0, students_without_advisor: 0, students_without_account: 5 },
    ...{ offerings: 0, registration_periods: 0 },
  });
  expect(after.filter(({ done }) => !done).map(({ code }) => code)).toEqual([
    'students_without_account',
    'offerings',
    'registration_periods',
  ]);
});

it('the list to which a line leads has as many as the line says', async () => {
  const line = (code: string, plan: string, advisor: string, status: string) =>
    `${code};Новый;Студент;6B06101;1;2026;bachelor;full_time;${plan};${advisor};${status}`;
  const csv = [
    'code;last_name;first_name;edu_program;course;entry_year;preparation_level;study_form;study_plan;advisor;student_status',
    line('9001', '', 'T-01', 'studying'),
    line('9002', '', '', 'studying'),
    line('9003', '6B06101-2026', '', 'studying'),
    line('9004', '', '', 'graduated'),
  ].join('\n');
  expect((await administrator.post('/curriculum/students/import/', { csv })).status).toBe(200);
  await administrator.post('/identity/issued_accounts/', {
    ...{ of: 'student', whom: 'without', login: 'code', by_mail: false },
    people: [(await administrator.get('/curriculum/students/', { q: '9003' })).body.results[0].uid],
  });
  const filtered = (await steps()).filter(({ code }) => firstStepPlaces[code].screen === 'students');
  expect(Object.fromEntries(filtered.map(({ code, count }) => [code, count]))).toEqual({
    students: 8,
    students_without_plan: 2,
    students_without_advisor: 2,
    students_without_account: 7,
  });
  for (const { code, count } of filtered) {
    const filter = JSON.stringify(firstStepPlaces[code].filter);
    const { headers } = await administrator.get('/curriculum/students/', { filter, range: '[0,0]' });
    expect([code, headers.get('content-range')]).toEqual([code, `students 0-0/${count}`]);
  }
});
