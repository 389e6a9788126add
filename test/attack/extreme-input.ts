import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge, sendExtremes } from '../conformance/support/extreme-run.ts';
import { standstill, startConformance, type ConformancePortal } from '../conformance/support/portal.ts';

/** `PORTAL_SEED=7 npm run test:attack -- extreme-input` repeats a run. */
const seed = Number(process.env['PORTAL_SEED'] ?? Date.now() % 1_000_000);

let portal: ConformancePortal;
beforeAll(async () => {
  portal = await startConformance();
});
afterAll(() => portal?.stop());

it(
  `whatever is accepted at the ends of what is allowed, everything goes on (seed ${seed})`,
  async () => {
    const { wrong, accepted } = await sendExtremes(portal, { seed, rounds: 6, dense: true });
    expect(wrong).toEqual([]);
    expect(accepted.size).toBeGreaterThan(40);
    expect(await judge(portal)).toEqual([]);
  },
  2 * standstill,
);
