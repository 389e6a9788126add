import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge, sendExtremes, type ExtremeRun } from './support/extreme-run.ts';
import { startConformance, type ConformancePortal } from './support/portal.ts';

let portal: ConformancePortal;
let run: ExtremeRun;
beforeAll(async () => {
  portal = await startConformance();
});
afterAll(() => portal?.stop());

/** A long run of the same is `test/attack/extreme-input.ts`. */
describe('values at the ends of what is allowed', () => {
  it('are taken or refused by every command, and break none', async () => {
    run = await sendExtremes(portal, { seed: 2026, rounds: 1, edges: ['most', 'mixed'] });
    expect(run.wrong).toEqual([]);
    expect(run.accepted.size, [...run.accepted.keys()].join(', ')).toBeGreaterThan(40);
  }, 180_000);
  it(
    'stop no read model, no job, no export and no view of the past',
    async () => expect(await judge(portal)).toEqual([]),
    300_000,
  );
});
