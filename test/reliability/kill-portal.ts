import { afterEach, expect } from 'vitest';
import { chaosTest, rounds, wait, whole } from './support/chaos.ts';
import { ownGround, type Ground } from './support/ground.ts';
import { checkLog, sendAgain } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { checkReadSide } from './support/read-models.ts';
import { plan, startRush } from './support/rush.ts';
import { found } from './support/university.ts';

let ground: Ground;
let portal: PortalProcess | undefined;
afterEach(async () => {
  await portal?.kill();
  await ground.clear();
});

const perRound = 160;

chaosTest('kill -9 of the portal at random moments of a rush: nothing acknowledged is lost, nothing is there twice, every invariant holds', async random => {
  ground = await ownGround();
  const university = await found(ground, { students: 24, courses: 8, seats: [10, 4, 4] });
  portal = await portalProcess(ground);
  const blows = rounds(3);
  const rush = startRush(university, plan(university, perRound * (blows + 1), random), [portal.url]);
  for (let blow = 0; blow < blows; blow++) {
    await rush.reached(perRound * blow + whole(random, 30, perRound));
    await wait(whole(random, 0, 15));
    await portal.kill();
    await portal.start();
  }
  await rush.done;
  expect(rush.answers.some(({ attempts }) => attempts > 1), 'some were under way when the portal died').toBe(true);
  await checkLog(ground, university, rush.answers);
  await sendAgain(ground, university, rush.answers.filter(() => random() < 0.3), portal.url);
  await checkReadSide(ground);
});
