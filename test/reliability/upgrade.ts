import { projectRoot } from '@portal/platform/config/load.ts';
import { loadServices } from '@portal/platform/host/load-services.ts';
import { afterEach, describe, expect } from 'vitest';
import { followReadiness } from '../support/follow-readiness.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { chaosTest, eventually, type Random } from './support/chaos.ts';
import { changedCheckout, checkoutOf, universityOf, type Checkout } from './support/checkouts.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { checkLog, sendAgain } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { checkReadSide } from './support/read-models.ts';
import { readers, type Readers } from './support/readers.ts';
import { plan, startRush } from './support/rush.ts';

let installation: Installation;
let proxy: Proxy | undefined;
let following: ReturnType<typeof followReadiness> | undefined;
let reading: Readers | undefined;
const running: PortalProcess[] = [];
const checkouts: Checkout[] = [];
afterEach(async () => {
  await reading?.stop();
  await following?.stop();
  await proxy?.close();
  for (const process of running.splice(0)) await process.kill();
  await installation?.clear();
  for (const checkout of checkouts.splice(0)) checkout.remove();
});

const own: Checkout = { root: projectRoot, remove: () => undefined };
const shapes = () =>
  installation.query<{ name: string; version: number; shape: string }>(
    `select name, version, shape from platform.checkpoints
     where stage = 'live' and name not like 'reaction:%' order by name`,
  );

/**
 * Old and new on one database, in a rush that goes through a proxy: the new one comes, both serve, the old one is
 * started again once (as after a crash), then it goes. Answers what became other in the database.
 */
async function upgrade(old: Checkout, fresh: Checkout, random: Random): Promise<string[]> {
  installation = await sharedInstallation();
  const university = await universityOf(old, installation, { students: 24, courses: 6, seats: [12, 5, 5] });
  proxy = await startProxy(
    (await loadServices(['command-service', 'projection-service'])).flatMap(({ modules }) =>
      modules.map(({ access }) => access),
    ),
  );
  const urls: string[] = [];
  following = followReadiness(proxy, () => urls);
  const begin = async (checkout: Checkout): Promise<PortalProcess> => {
    const settings = checkout === old ? {} : { PORTAL_STOP_DELAY: '1' };
    const started = await portalProcess(
      installation,
      undefined,
      { ...settings, PORTAL_TRUSTED_PROXIES: '127.0.0.1' },
      checkout.root,
    );
    running.push(started);
    urls.push(started.url);
    await eventually(() => expect(following!.isReady(started.url)).toBe(true));
    return started;
  };
  const before = await begin(old);
  const shapesBefore = await shapes();
  reading = readers(proxy.url, university);
  const rush = startRush(university, plan(university, 40_000, random), [proxy.url], { think: 250 });
  await rush.reached(80);
  await begin(fresh);
  await rush.reached(rush.answers.length + 80);
  await before.stop();
  await before.start();
  await rush.reached(rush.answers.length + 80);
  urls.splice(urls.indexOf(before.url), 1);
  await eventually(() => expect(following!.isReady(before.url)).toBe(false));
  await before.stop();
  await rush.reached(rush.answers.length + 80);
  await rush.end();
  await reading.stop();

  // An old process may know nothing yet of leaving in order: then its last requests are sent again.
  expect(rush.failures.filter(({ status }) => ![502, 503].includes(status))).toEqual([]);
  expect(reading.failures.filter(({ status }) => ![502, 503].includes(status))).toEqual([]);
  expect(reading.answers).toBeGreaterThan(50);
  await checkLog(installation, university, rush.answers);
  await sendAgain(
    installation,
    university,
    rush.answers.filter(() => random() < 0.1),
    proxy.url,
  );
  await checkReadSide(installation, fresh.root);
  const health = (await (await fetch(`${urls[0]}/health/`)).json()) as { missing: string[]; parked: string[] };
  expect(health).toMatchObject({ missing: [], parked: [] });
  const known = new Set(shapesBefore.map(row => JSON.stringify(row)));
  return (await shapes())
    .filter(row => !known.has(JSON.stringify(row)))
    .map(({ name, version }) => `${name} ${version}`);
}

const wider = (version: number, table: string): [string, string][] => [
  [`version: ${version},`, `version: ${version + 1},`],
  [
    'tables: tablesDdl,',
    `tables: \`\${tablesDdl}\\nalter table ${table} add column seen_tomorrow boolean not null default true;\`,`,
  ],
];

chaosTest(
  'today’s version is replaced in a rush by one whose read models and facts have another shape',
  async random => {
    const tomorrow = changedCheckout({
      'projection-service/src/registration/cards/projection.ts': wider(3, 'cards'),
      'projection-service/src/registration/offerings/projection.ts': wider(2, 'offerings'),
      'command-service/src/registration/facts.ts': [
        ["name: 'registration.standing',\n  version: 2,", "name: 'registration.standing',\n  version: 3,"],
      ],
    });
    checkouts.push(tomorrow);
    expect(await upgrade(own, tomorrow, random)).toEqual(
      expect.arrayContaining(['fact:registration.standing@3 3', 'registration.cards 4', 'registration.offerings 3']),
    );
    expect(await installation.query('select distinct seen_tomorrow from registration.cards')).toEqual([
      { seen_tomorrow: true },
    ]);
  },
);

const from = process.env['PORTAL_UPGRADE_FROM'];
describe.skipIf(!from)(`the version of ${from ?? 'PORTAL_UPGRADE_FROM (a commit)'}`, () => {
  chaosTest('is replaced by this one in a rush', async random => {
    const old = checkoutOf(from!);
    checkouts.push(old);
    const changed = await upgrade(old, own, random);
    process.stdout.write(`Built anew beside the old: ${changed.join(', ') || 'nothing'}\n`);
  });
});
