import { afterEach, expect } from 'vitest';
import { chaosTestOnEachLog, rounds, whole } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { checkLog, sendAgain } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { checkReadSide } from './support/read-models.ts';
import { plan, startRush } from './support/rush.ts';
import { createUniversity } from './support/university.ts';

let installation: Installation;
let portal: PortalProcess | undefined;
afterEach(async () => {
  await portal?.kill();
  await installation.clear();
});

const perRound = 150;

chaosTestOnEachLog(
  'every database connection of the portal is cut during a rush: requests succeed or fail with 503 for that moment, then all goes on without a restart',
  async (random, place) => {
    installation = await sharedInstallation(place);
    const university = await createUniversity(installation, { students: 24, courses: 8, seats: [10, 4, 4] });
    portal = await portalProcess(installation);
    const cuts = rounds(4);
    const rush = startRush(university, plan(university, perRound * (cuts + 1), random), [portal.url]);
    for (let cut = 0; cut < cuts; cut++) {
      await rush.reached(perRound * cut + whole(random, 30, perRound));
      await installation.cutConnections();
    }
    await rush.done;
    const others = rush.failures.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) >= 1));
    expect(others, 'who failed was told to come again').toEqual([]);
    await checkLog(installation, university, rush.answers);
    await sendAgain(
      installation,
      university,
      rush.answers.filter(() => random() < 0.2),
      portal.url,
    );
    await checkReadSide(installation);
  },
);
