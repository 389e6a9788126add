import { loadServices } from '@portal/platform/host/load-services.ts';
import { afterEach, expect } from 'vitest';
import { followReadiness } from '../support/follow-readiness.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { chaosTest, eventually, rounds } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { checkLog, sendAgain } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { checkReadSide } from './support/read-models.ts';
import { plan, startRush } from './support/rush.ts';
import { openSockets, type Sockets } from './support/sockets.ts';
import { createUniversity } from './support/university.ts';

let installation: Installation;
let proxy: Proxy | undefined;
let sockets: Sockets | undefined;
let following: ReturnType<typeof followReadiness> | undefined;
const running: PortalProcess[] = [];
afterEach(async () => {
  sockets?.close();
  await following?.stop();
  await proxy?.close();
  for (const process of running.splice(0)) await process.kill();
  await installation.clear();
});

chaosTest(
  'two portals behind a proxy are replaced in a rush: no error, nothing sent twice, every socket comes back (npm run test:upgrade)',
  async random => {
    installation = await sharedInstallation();
    const university = await createUniversity(installation, { students: 24, courses: 6, seats: [12, 5, 5] });
    proxy = await startProxy(
      (await loadServices(['command-service', 'projection-service'])).flatMap(({ modules }) =>
        modules.map(({ access }) => access),
      ),
    );
    const begin = async (): Promise<void> => {
      const started = await portalProcess(installation, undefined, {
        PORTAL_STOP_DELAY: '5',
        PORTAL_TRUSTED_PROXIES: '127.0.0.1',
      });
      running.push(started);
      await eventually(() => expect(following!.isReady(started.url)).toBe(true));
    };
    following = followReadiness(proxy, () => running.map(({ url }) => url));
    await Promise.all([begin(), begin()]);

    sockets = await openSockets(proxy.url, university);
    // Patient students: the rush lasts while processes start and stop.
    const rush = startRush(university, plan(university, 40_000, random), [proxy.url], { think: 500 });
    const replacements = rounds(2);
    for (let replaced = 0; replaced < replacements; replaced++) {
      await begin();
      const before = rush.answers.length;
      await rush.reached(before + 60);
      await running[0]!.stop();
      running.shift();
      await rush.reached(rush.answers.length + 60);
    }
    await rush.end();

    expect(rush.failures, 'nobody was answered 5xx').toEqual([]);
    expect(
      rush.answers.filter(({ attempts }) => attempts > 1),
      'no connection broke on the way',
    ).toEqual([]);
    expect(rush.answers.length).toBeGreaterThan(100 * replacements);
    await eventually(() => expect(sockets!.open).toBe(sockets!.all));
    expect(new Set(sockets.closes), 'every socket that ended was told why').toEqual(
      new Set(['1001 the portal restarts']),
    );
    await checkLog(installation, university, rush.answers);
    await sendAgain(
      installation,
      university,
      rush.answers.filter(() => random() < 0.1),
      proxy.url,
    );
    await checkReadSide(installation);
  },
  !process.env['PORTAL_UPGRADE_FROM'],
);
