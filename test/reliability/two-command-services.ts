import { afterEach, expect } from 'vitest';
import { chaosTest, rounds, wait, whole } from './support/chaos.ts';
import { sharedGround, type Ground } from './support/ground.ts';
import { checkLog, sendAgain } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { checkReadSide } from './support/read-models.ts';
import { plan, startRush } from './support/rush.ts';
import { found } from './support/university.ts';

let ground: Ground;
let running: PortalProcess[] = [];
afterEach(async () => {
  for (const process of running) await process.kill();
  running = [];
  await ground.clear();
});

const perRound = 160;

chaosTest(
  'two command-services on one database decide the same courses, and one of them is killed: the other goes on, nothing is lost or oversold',
  async random => {
    ground = await sharedGround();
    const university = await found(ground, { students: 24, courses: 4, seats: [10, 4, 4] });
    const [one, other] = await Promise.all([
      portalProcess(ground, ['command-service', 'projection-service']),
      portalProcess(ground, ['command-service', 'notification-worker']),
    ]);
    running = [one, other];
    const blows = rounds(2);
    const rush = startRush(
      university,
      plan(university, perRound * (blows + 1), random),
      running.map(({ url }) => url),
    );
    for (let blow = 0; blow < blows; blow++) {
      await rush.reached(perRound * blow + whole(random, 30, perRound));
      await wait(whole(random, 0, 15));
      const victim = running[whole(random, 0, 1)]!;
      await victim.kill();
      const before = rush.answers.length;
      await rush.reached(before + 10);
      await victim.start();
    }
    await rush.done;
    expect(rush.failures, 'nobody was answered 5xx').toEqual([]);
    await checkLog(ground, university, rush.answers);
    for (const { url } of running)
      await sendAgain(
        ground,
        university,
        rush.answers.filter(() => random() < 0.2),
        url,
      );
    await checkReadSide(ground);
  },
);
