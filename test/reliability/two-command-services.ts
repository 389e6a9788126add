import { afterEach, expect } from 'vitest';
import { chaosTestOnEachLog, rounds, wait, whole } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { checkLog, sendAgain } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { checkReadSide } from './support/read-models.ts';
import { plan, startRush } from './support/rush.ts';
import { createUniversity } from './support/university.ts';

let installation: Installation;
let running: PortalProcess[] = [];
afterEach(async () => {
  for (const process of running) await process.kill();
  running = [];
  await installation.clear();
});

const perRound = 160;

chaosTestOnEachLog(
  'two command-services on one database decide the same courses, and one of them is killed: the other goes on, nothing is lost or oversold',
  async (random, place) => {
    installation = await sharedInstallation(place);
    const university = await createUniversity(installation, { students: 24, courses: 4, seats: [10, 4, 4] });
    const [one, other] = await Promise.all([
      portalProcess(installation, ['command-service', 'projection-service']),
      portalProcess(installation, ['command-service', 'notification-worker']),
    ]);
    running = [one, other];
    const faults = rounds(2);
    const rush = startRush(
      university,
      plan(university, perRound * (faults + 1), random),
      running.map(({ url }) => url),
    );
    for (let fault = 0; fault < faults; fault++) {
      await rush.reached(perRound * fault + whole(random, 30, perRound));
      await wait(whole(random, 0, 15));
      const victim = running[whole(random, 0, 1)]!;
      await victim.kill();
      const before = rush.answers.length;
      await rush.reached(before + 10);
      await victim.start();
    }
    await rush.done;
    expect(rush.failures, 'nobody was answered 5xx').toEqual([]);
    await checkLog(installation, university, rush.answers);
    for (const { url } of running)
      await sendAgain(
        installation,
        university,
        rush.answers.filter(() => random() < 0.2),
        url,
      );
    await checkReadSide(installation);
  },
);
