import { afterEach } from 'vitest';
import { rounds, wait, whole, type Random } from './chaos.ts';
import { ownGround, type Ground } from './ground.ts';
import { checkLog, sendAgain } from './log.ts';
import { portalProcess, type PortalProcess } from './processes.ts';
import { checkReadSide } from './read-models.ts';
import { plan, startRush, type Rush } from './rush.ts';
import { found, type Size, type University } from './university.ts';

/** What is struck: a database of the test's own, a university in it, a portal on it. */
export interface Struck {
  ground: Ground;
  university: University;
  portal: PortalProcess;
}
const small: Size = { students: 24, courses: 8, seats: [10, 4, 4] };
interface Opening {
  size?: Size;
  services?: readonly string[];
  prepare?: (ground: Ground) => Promise<unknown>;
}

/** Opens one for each test of a file; it is gone after the test. `prepare`: of the database, before the portal starts. */
export function opensStruck(): (opening?: Opening) => Promise<Struck> {
  let ground: Ground | undefined;
  let portal: PortalProcess | undefined;
  afterEach(async () => {
    await portal?.kill();
    await ground?.clear();
    ground = portal = undefined;
  });
  return async ({ size = small, services, prepare } = {}) => {
    ground = await ownGround();
    const university = await found(ground, size);
    await prepare?.(ground);
    portal = await portalProcess(ground, services);
    return { ground, university, portal };
  };
}

const perRound = 160;

/** A rush in which the blow falls at random moments; afterwards log and read models are as they must be, and the same requests are answered the same. */
export async function rushUnder(
  blow: () => Promise<unknown> | void,
  { ground, university, portal }: Struck,
  random: Random,
): Promise<Rush> {
  const blows = rounds(3);
  const rush = startRush(university, plan(university, perRound * (blows + 1), random), [portal.url]);
  for (let fallen = 0; fallen < blows; fallen++) {
    await rush.reached(perRound * fallen + whole(random, 30, perRound));
    await wait(whole(random, 0, 15));
    await blow();
  }
  await rush.done;
  await checkLog(ground, university, rush.answers);
  await sendAgain(
    ground,
    university,
    rush.answers.filter(() => random() < 0.3),
    portal.url,
  );
  await checkReadSide(ground);
  return rush;
}
