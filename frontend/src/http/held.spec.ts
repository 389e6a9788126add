import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliver, deliverAll, heldStore, hold, holdFor, takeBack, takeUp } from './held.ts';

let answers: (() => Response | Promise<Response>)[] = [];
let sent: { url: string; key: string; keepalive: boolean | undefined }[] = [];
const ok = () => new Response(JSON.stringify({ results: [] }), { headers: { 'Content-Type': 'application/json' } });
const act = (about = 'card') => ({
  ...{ person: 'ann', about, call: 'PUT /organizations/action_applications/' as const, says: 'Approving' },
  ...{ input: { body: {} }, words: { sends: '{time}', undo: 'Undo' }, at: '/en/here' },
});
const stored = () => Object.keys(localStorage).filter(name => name.startsWith('portal.held.'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [answers, sent] = [[], []];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { 'Idempotency-Key': key = '' } = init.headers as Record<string, string>;
    sent.push({ url, key, keepalive: init.keepalive });
    return (answers.shift() ?? ok)();
  });
});
afterEach(async () => {
  await deliverAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is sent when its time is up, once, and then forgotten', async () => {
  hold(act());
  await vi.advanceTimersByTimeAsync(holdFor - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(1);
  expect([heldStore.current(), stored()]).toEqual([[], []]);
});

it('taken back it is never sent', async () => {
  hold(act());
  takeBack(heldStore.current()[0]!);
  await vi.advanceTimersByTimeAsync(2 * holdFor);
  expect([sent, stored()]).toEqual([[], []]);
});

it('is sent at once when the page is left, in a way that outlives the page', async () => {
  hold(act());
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toMatchObject([{ keepalive: true }]);
});

it('is kept and sent again under the same key until the server has answered', async () => {
  answers = [() => Promise.reject(new TypeError('no connection'))];
  hold(act());
  await vi.advanceTimersByTimeAsync(holdFor);
  expect(stored()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(holdFor);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(stored()).toEqual([]);
});

it('asked for twice at the same time it goes once', async () => {
  hold(act());
  const [held] = heldStore.current();
  await Promise.all([deliver(held!), deliver(held!)]);
  expect(sent).toHaveLength(1);
});

it('that a page held which broke off is taken up by the next page of the same person alone', async () => {
  const broken = { ...act(), key: 'k1', until: Date.now() };
  localStorage.setItem('portal.held.k1', JSON.stringify(broken));
  takeUp('bob');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  takeUp('ann');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toMatchObject([{ key: 'k1' }]);
  expect(stored()).toEqual([]);
});

it('that is a day old is decided anew', () => {
  localStorage.setItem('portal.held.k1', JSON.stringify({ ...act(), key: 'k1', until: Date.now() - 2 * 86_400_000 }));
  localStorage.setItem('portal.held.k2', 'no act');
  takeUp('ann');
  expect(stored()).toEqual([]);
});

it('a second one about the same sends the first', async () => {
  hold(act());
  hold(act());
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  expect(heldStore.current()).toHaveLength(1);
});
