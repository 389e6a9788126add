import { afterEach, expect } from 'vitest';
import { chaosTest } from './support/chaos.ts';
import { sharedGround, type Ground } from './support/ground.ts';
import { checkLog } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { plan, startRush } from './support/rush.ts';
import { found } from './support/university.ts';

let ground: Ground;
let portal: PortalProcess | undefined;
afterEach(async () => {
  await portal?.kill();
  await ground.clear();
});

chaosTest(
  'more commands than the queue takes: the rest are answered 503 with Retry-After and served when they come again, and nothing is lost',
  async random => {
    ground = await sharedGround();
    const university = await found(ground, { students: 60, courses: 4, seats: [30, 10, 10] });
    portal = await portalProcess(ground, ['command-service', 'projection-service'], { PORTAL_QUEUE_LIMIT: '3' });
    const rush = startRush(university, plan(university, 600, random), [portal.url]);
    await rush.done;
    expect(rush.failures.length, 'some were refused for the moment').toBeGreaterThan(0);
    for (const { status, code, retryAfter } of rush.failures) {
      expect({ status, code }).toEqual({ status: 503, code: 'platform.overloaded' });
      expect(Number(retryAfter)).toBeGreaterThanOrEqual(1);
    }
    expect(rush.answers).toHaveLength(600);
    await checkLog(ground, university, rush.answers);
  },
);
