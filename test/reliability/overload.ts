import { afterEach, expect } from 'vitest';
import { chaosTest } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { checkLog } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { plan, startRush } from './support/rush.ts';
import { createUniversity } from './support/university.ts';

let installation: Installation;
let portal: PortalProcess | undefined;
afterEach(async () => {
  await portal?.kill();
  await installation.clear();
});

chaosTest(
  'more commands than the queue takes: the rest are answered 503 with Retry-After and served when they come again, and nothing is lost',
  async random => {
    installation = await sharedInstallation();
    const university = await createUniversity(installation, { students: 60, courses: 4, seats: [30, 10, 10] });
    portal = await portalProcess(installation, ['command-service', 'projection-service'], { PORTAL_QUEUE_LIMIT: '3' });
    const rush = startRush(university, plan(university, 600, random), [portal.url]);
    await rush.done;
    expect(rush.failures.length, 'some were refused for the moment').toBeGreaterThan(0);
    for (const { status, code, retryAfter } of rush.failures) {
      expect({ status, code }).toEqual({ status: 503, code: 'platform.overloaded' });
      expect(Number(retryAfter)).toBeGreaterThanOrEqual(1);
    }
    expect(rush.answers).toHaveLength(600);
    await checkLog(installation, university, rush.answers);
  },
);
