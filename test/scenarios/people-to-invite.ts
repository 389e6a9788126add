import { staffRoles } from '@portal/event-schemas/identity/contacts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** With the demo university, where students have groups. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true });
});
afterAll(() => portal?.stop());

interface Row {
  uid: string;
  roles: string[];
  group: string | null;
}
const listed = async (page: Client, query: object = {}): Promise<Row[]> =>
  (await page.get('/user/all_profiles/', { page_size: 100, ...query })).body.results;

it('staff may invite everybody, and find students by their group', async () => {
  const office = await client(portal.url).login('office');
  await expect.poll(async () => (await listed(office)).some(({ group }) => group !== null)).toBe(true);
  const { group } = (await listed(office)).find(row => row.group !== null)!;
  const fellows = await listed(office, { group });
  expect(fellows.length).toBeGreaterThan(0);
  expect(fellows.filter(row => row.group !== group || !row.roles.includes('student'))).toEqual([]);
});

it('a student may invite staff alone', async () => {
  const student = await client(portal.url).login('student');
  const rows = await listed(student);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ roles }) => !roles.some(role => (staffRoles as readonly string[]).includes(role)))).toEqual([]);
});

it('somebody in short has no contacts', async () => {
  const student = await client(portal.url).login('student');
  const [someone] = await listed(student);
  const { body } = await student.get(`/user/profile_lite/${someone!.uid}/`);
  expect(Object.keys(body).toSorted()).toEqual(['display_name', 'is_disabled', 'photo', 'roles', 'status_text', 'uid']);
  expect(refusal(await student.get('/user/profile_lite/01990000-0000-7000-8000-000000000001/'))).toBe(
    '404 identity.person_not_found',
  );
});
