import { newId } from '@portal/platform/ids/ids.ts';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';

/** The real services, as `npm start` runs them: loading them twice takes its time on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });
let portal: TestPortal | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await portal?.stop();
  portal = undefined;
});
const start = () => startPortal({ feedThread: true });

/** Makes a faculty; answers the codes of all that the read model has once it should have the new one. */
async function found({ host }: TestPortal, code: string): Promise<string[]> {
  const context = { actor: { id: 'system', roles: ['system'] }, locale: 'en' as const, correlation_id: newId() };
  const outcome = await host.dispatcher.dispatch(
    host.commands.get('CreateFaculty')!,
    { uid: newId(), code, name: { ru: code, kk: code, en: code, ky: code } },
    context,
  );
  if (!outcome.ok) throw new Error(outcome.rejection.code);
  expect(await host.waitForReadModels(outcome.position, 20_000)).toBe(true);
  const { rows } = await host.pool.query<{ code: string }>('select code from curriculum.faculties order by code');
  return rows.map(row => row.code);
}

it('read models are kept by the thread', async () => {
  portal = await start();
  expect(await found(portal, 'A')).toEqual(['A']);
  expect(await found(portal, 'B')).toEqual(['A', 'B']);
});

it('a thread that ends is started again and misses nothing', async () => {
  const threads = new Set<Worker>();
  const send = Worker.prototype.postMessage;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...message) {
    threads.add(this);
    return send.apply(this, message);
  });
  portal = await start();
  await [...threads][0]!.terminate();
  expect(await found(portal, 'A')).toEqual(['A']);
  expect(threads.size).toBe(2);
});
