import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { movableClock, type MovableClock } from '@portal/platform/clock/clock.ts';
import { webhooksJob } from '../../notification-worker/src/integrations/delivering.ts';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';
import { receiver, type Receiver } from '../support/receiver.ts';

const apis = '/third_party_apis/';
let portal: TestPortal;
let admin: Client;
let clock: MovableClock;
const open: Receiver[] = [];
beforeAll(async () => {
  clock = movableClock();
  portal = await startPortal({ demo: true, clock, config: { webhookNetworks: ['127.0.0.1'] } });
  admin = await client(portal.url).login('admin');
}, 180_000);
afterEach(async () => {
  for (const { uid } of (await admin.get(apis, { page_size: 100 })).body.results) {
    await admin.post(`${apis}${uid}/disable/`, {});
    await admin.delete(`${apis}${uid}/`);
  }
  for (const one of open.splice(0)) await one.stop();
});
afterAll(() => portal.stop());

let made = 0;
/** A connection that is told of these types, its secret, and the system behind it. */
async function connected(changes: object = {}, { isOn = true } = {}) {
  const system = await receiver();
  open.push(system);
  const { body } = await admin.post(apis, {
    name: `System ${(made += 1)}`,
    direction: 'outgoing',
    address: system.url,
    events: ['ClubTypeCreated', 'ClubTypeChanged'],
    ...changes,
  });
  const { key: secret } = (await admin.post(`${apis}${body.uid}/rotate/`, {})).body;
  if (isOn) expect((await admin.post(`${apis}${body.uid}/enable/`, {})).status).toBe(200);
  return { uid: body.uid as string, secret: secret as string, system };
}
const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
async function clubType(name = `Type ${(made += 1)}`): Promise<string> {
  const social = await admin.as('social');
  return (await social.post('/student_clubs/student_club_types/', { name: inAll(name) })).body.uid;
}
const rename = async (uid: string, name: string) =>
  (await admin.as('social')).put(`/student_clubs/student_club_types/${uid}/`, { name: inAll(name) });
/** The job that runs every few seconds, now. */
const work = () => webhooksJob.run({}, portal.host, async () => undefined);
const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
const stateOf = async (uid: string): Promise<string> => {
  await settled();
  return (await admin.get(`${apis}${uid}/`)).body.state;
};

describe('a system', () => {
  it('is told of the events that it asked for, signed, and of no others', async () => {
    const { uid, secret, system } = await connected();
    const type = await clubType('Chess');
    await expect.poll(() => system.taken().length).toBe(1);
    const [message] = system.taken();
    expect(message).toMatchObject({ type: 'ClubTypeCreated', data: { uid: type, name: { en: 'Chess' } } });
    expect(system.verify(secret, system.received[0]!)).toMatchObject({ type: 'ClubTypeCreated' });
    expect(system.received[0]!.headers['content-type']).toBe('application/cloudevents+json');
    const { body } = await admin.get(`${apis}deliveries/`, { api: uid });
    expect(body.results[0]).toMatchObject({
      state: 'delivered',
      status: 200,
      attempts: 1,
      answer: 'thank you',
      body: system.received[0]!.body,
    });
  });

  it('hears of nothing personal unless the connection says so', async () => {
    const events = ['AccountOpened'];
    const [without, along] = [await connected({ events }), await connected({ events, personal: true })];
    const login = `newcomer${Date.now()}`;
    const opened = await admin.post('/identity/accounts/', {
      login,
      last_name: 'Asanova',
      first_name: 'Aisuluu',
      middle_name: '',
      email: `${login}@example.edu`,
      roles: ['teacher'],
    });
    expect(opened.status).toBe(200);
    await expect.poll(() => [without.system.taken().length, along.system.taken().length]).toEqual([1, 1]);
    expect(without.system.received[0]!.body).not.toMatch(/Asanova|Aisuluu|newcomer/);
    expect(along.system.received[0]!.body).toContain('Asanova');
    const kinds = (await admin.get(`${apis}event_types/`)).body;
    expect(kinds.find((one: any) => one.value === 'AccountOpened').personal).toBe(true);
    expect(kinds.find((one: any) => one.value === 'ClubTypeRemoved').personal).toBe(false);
  });

  it('gets what concerns one record in order, also when an attempt did not get through', async () => {
    const { uid, system } = await connected();
    system.answer(500);
    const type = await clubType('First');
    await rename(type, 'Second');
    await rename(type, 'Third');
    await expect.poll(() => system.received.length).toBe(1);
    system.answer(200);
    clock.advance(10_000);
    await expect
      .poll(async () => {
        await work();
        return system.taken().map(({ type: kind, data }) => data.name?.en ?? data.changes?.name.en ?? kind);
      })
      .toEqual(['First', 'Second', 'Third']);
    expect(await stateOf(uid)).toBe('enabled');
  });

  it('that does not answer is failing, administrators hear of it, and nothing is lost when it answers again', async () => {
    const { uid, system } = await connected();
    system.answer(503);
    for (let types = 0; types < 8; types++) await clubType();
    await expect
      .poll(async () => {
        await work();
        return stateOf(uid);
      })
      .toBe('failing');
    const notices = async () => (await admin.get('/new_notifications/my/', { page_size: 20 })).body;
    await expect.poll(async () => JSON.stringify(await notices())).toContain('does not answer');
    system.answer(200);
    clock.advance(60 * 60_000);
    await expect
      .poll(async () => {
        await work();
        return system.taken().length;
      })
      .toBe(8);
    await expect.poll(() => stateOf(uid)).toBe('enabled');
  });

  it('that says it is gone is stopped', async () => {
    const { uid, system } = await connected();
    system.answer(410);
    await clubType();
    await expect.poll(() => stateOf(uid)).toBe('disabled');
  });

  it('is sent again what happened since a moment, under the same ids', async () => {
    const { uid, system } = await connected();
    await clubType('Before');
    await expect.poll(() => system.taken().length).toBe(1);
    clock.advance(60_000);
    const moment = clock.iso();
    clock.advance(1000);
    await clubType('After');
    await expect.poll(() => system.taken().length).toBe(2);
    expect((await admin.post(`${apis}${uid}/replay/`, { from: moment })).status).toBe(200);
    await expect
      .poll(async () => {
        await work();
        return system.received.map(({ body }) => JSON.parse(body).data.name.en);
      })
      .toEqual(['Before', 'After', 'After']);
    expect(system.taken()).toHaveLength(2);
    clock.advance(1000);
    expect(
      refusal(
        await admin.post(`${apis}${uid}/replay/`, { from: new Date(clock.now().getTime() + 60_000).toISOString() }),
      ),
    ).toBe('422 integrations.replay_from_future');
  });

  it('is told of what happened before it was connected, where that is asked for', async () => {
    const moment = clock.iso();
    clock.advance(1000);
    await clubType('Long ago');
    const { uid, system } = await connected();
    await admin.post(`${apis}${uid}/replay/`, { from: moment });
    await expect
      .poll(async () => {
        await work();
        return system.taken().map(({ data }) => data.name.en);
      })
      .toEqual(['Long ago']);
  });

  it('changes its secret in its own time: for as long as both hold, each message is signed with both', async () => {
    const { uid, secret, system } = await connected();
    const { key: next } = (await admin.post(`${apis}${uid}/rotate/`, { overlap_hours: 1 })).body;
    await clubType();
    await expect.poll(() => system.received.length).toBe(1);
    for (const one of [secret, next]) expect(() => system.verify(one, system.received[0]!)).not.toThrow();
    clock.advance(61 * 60_000);
    await clubType();
    await expect.poll(() => system.received.length).toBe(2);
    expect(() => system.verify(next, system.received[1]!)).not.toThrow();
    expect(() => system.verify(secret, system.received[1]!)).toThrow();
  });

  it('is tried by a button, and what it answered is told', async () => {
    const { uid, secret, system } = await connected({}, { isOn: false });
    system.answer(202);
    const { body } = await admin.post(`${apis}${uid}/check/`, {});
    expect(body).toMatchObject({ status: 202, answer: 'thank you', error: null });
    expect(system.verify(secret, system.received[0]!)).toMatchObject({ type: 'Test' });
  });
});

describe('an address', () => {
  it.each([
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://2886729729/',
    'http://93.184.215.14/',
  ])('%s is never called', async address => {
    const { body } = await admin.post(apis, {
      name: `Inside ${(made += 1)}`,
      direction: 'outgoing',
      address,
      events: ['ClubTypeCreated'],
    });
    await admin.post(`${apis}${body.uid}/rotate/`, {});
    const answer = await admin.post(`${apis}${body.uid}/check/`, {});
    expect(answer.body).toMatchObject({ status: null });
    expect(answer.body.error).toContain('is not called');
  });

  it('to which another one leads is not called', async () => {
    const { uid, system } = await connected();
    const inner = await receiver();
    open.push(inner);
    system.answer(307, { location: inner.url });
    await clubType();
    await expect.poll(() => system.received.length).toBe(1);
    await work();
    expect(inner.received).toEqual([]);
    expect((await admin.get(`${apis}deliveries/`, { api: uid })).body.results[0]).toMatchObject({
      state: 'waiting',
      status: 307,
    });
  });
});
