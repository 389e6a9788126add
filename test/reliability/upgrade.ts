import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@portal/platform/config/project-root.ts';
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

const leavesInOrder = ({ root }: Checkout): boolean =>
  readFileSync(path.join(root, 'platform/src/config/load.ts'), 'utf8').includes('PORTAL_STOP_DELAY');

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
    const started = await portalProcess(
      installation,
      undefined,
      { ...(leavesInOrder(checkout) ? { PORTAL_STOP_DELAY: '5' } : {}), PORTAL_TRUSTED_PROXIES: '127.0.0.1' },
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
  const rush = startRush(university, plan(university, 40_000, random), [proxy.url], { think: 500 });
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

  // A version that knows nothing yet of leaving in order breaks off its last requests: they are sent again.
  const borne = leavesInOrder(old) ? [] : [502, 503];
  expect(rush.failures.filter(({ status }) => !borne.includes(status))).toEqual([]);
  expect(reading.failures.filter(({ status }) => !borne.includes(status))).toEqual([]);
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

type Edit = (text: string) => string;
const raised = (text: string, before: RegExp): string =>
  text.replace(new RegExp(`(${before.source})(\\d+)`), (_, start: string, version) => `${start}${Number(version) + 1}`);
const wider =
  (table: string): Edit =>
  text =>
    raised(text, /\n {2}version: /).replace(
      'tables: tablesDdl,',
      `tables: \`\${tablesDdl}\\nalter table ${table} add column seen_tomorrow boolean not null default true;\`,`,
    );

/** A commit; `npm run test:upgrade` names the one before this. */
const from = process.env['PORTAL_UPGRADE_FROM'];

chaosTest(
  'today’s version is replaced in a rush by one whose read models and facts have another shape (npm run test:upgrade)',
  async random => {
    const tomorrow = changedCheckout({
      'projection-service/src/registration/cards/projection.ts': wider('cards'),
      'projection-service/src/registration/offerings/projection.ts': wider('offerings'),
      'command-service/src/registration/facts.ts': text =>
        raised(text, /name: 'registration\.standing',\n {2}version: /),
    });
    checkouts.push(tomorrow);
    const changed = await upgrade(own, tomorrow, random);
    for (const name of ['fact:registration.standing@', 'registration.cards ', 'registration.offerings '])
      expect(changed.filter(one => one.startsWith(name))).toHaveLength(1);
    for (const table of ['cards', 'offerings'])
      expect(await installation.query(`select distinct seen_tomorrow from registration.${table}`)).toEqual([
        { seen_tomorrow: true },
      ]);
  },
  !from,
);

describe.skipIf(!from)(`the version of ${from ?? 'PORTAL_UPGRADE_FROM (a commit)'}`, () => {
  chaosTest('is replaced by this one in a rush', async random => {
    const old = checkoutOf(from!);
    checkouts.push(old);
    const changed = await upgrade(old, own, random);
    process.stdout.write(`Built anew beside the old: ${changed.join(', ') || 'nothing'}\n`);
  });
});
