import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { demo } from './demo.ts';

const at = (moment: string) => ({ now: () => new Date(moment), iso: () => new Date(moment).toISOString() });

/** What happened, without when and to whom it was told. */
const story = async (portal: TestPortal): Promise<string[]> => {
  const events = [];
  for (let after = 0; ;) {
    const page = await portal.host.log.readAll(after, 5000);
    if (page.length === 0) break;
    events.push(...page);
    after = page.at(-1)!.position;
  }
  return events
    .filter(event => !event.type.startsWith('Password'))
    .map(event => `${event.stream} ${event.type} ${JSON.stringify(event.data)}`)
    .sort();
};

describe.each(['2026-11-21T09:00:00.000Z', '2027-02-10T09:00:00.000Z'])('the demo university on %s', moment => {
  let portal: TestPortal;
  let took: number;
  beforeAll(async () => {
    const began = Date.now();
    portal = await startPortal({ services: ['command-service'], demo: true, clock: at(moment) });
    took = Date.now() - began;
  });
  afterAll(() => portal?.stop());

  it('is made in seconds, by commands that the portal allows', async () => {
    const events = await story(portal);
    expect(events.length).toBeGreaterThan(5000);
    expect(took).toBeLessThan(20_000);
  });

  it('has nothing to add when it is made again', async () => {
    const head = await portal.host.log.head();
    await demo(portal.host, () => {});
    expect(await portal.host.log.head()).toBe(head);
  });
});
