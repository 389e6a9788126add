import { afterEach } from 'vitest';
import { rounds, wait, whole, type LogPlace, type Random } from './chaos.ts';
import { ownInstallation, type Installation } from './installation.ts';
import { checkLog, sendAgain } from './log.ts';
import { portalProcess, type PortalProcess } from './processes.ts';
import { checkReadSide } from './read-models.ts';
import { plan, startRush, type Rush } from './rush.ts';
import { createUniversity, type Size, type University } from './university.ts';

/** The system under fault: a database of the test's own, a university in it, a portal on it. */
export interface SystemUnderFault {
  installation: Installation;
  university: University;
  portal: PortalProcess;
}
const small: Size = { students: 24, courses: 8, seats: [10, 4, 4] };
interface Opening {
  place?: LogPlace;
  size?: Size;
  services?: readonly string[];
  prepare?: (installation: Installation) => Promise<unknown>;
}

/** Opens one for each test of a file; it is gone after the test. `prepare`: of the database, before the portal starts. */
export function opensSystem(): (opening?: Opening) => Promise<SystemUnderFault> {
  let installation: Installation | undefined;
  let portal: PortalProcess | undefined;
  afterEach(async () => {
    await portal?.kill();
    await installation?.clear();
    installation = portal = undefined;
  });
  return async ({ place, size = small, services, prepare } = {}) => {
    installation = await ownInstallation(place);
    const university = await createUniversity(installation, size);
    await prepare?.(installation);
    portal = await portalProcess(installation, services);
    return { installation, university, portal };
  };
}

const perRound = 160;

/** A rush in which faults fall at random moments; afterwards log and read models are as they must be, and the same requests are answered the same. */
export async function rushUnderFaults(
  fault: () => Promise<unknown> | void,
  { installation, university, portal }: SystemUnderFault,
  random: Random,
): Promise<Rush> {
  const faults = rounds(3);
  const rush = startRush(university, plan(university, perRound * (faults + 1), random), [portal.url]);
  for (let fallen = 0; fallen < faults; fallen++) {
    await rush.reached(perRound * fallen + whole(random, 30, perRound));
    await wait(whole(random, 0, 15));
    await fault();
  }
  await rush.done;
  await checkLog(installation, university, rush.answers);
  await sendAgain(
    installation,
    university,
    rush.answers.filter(() => random() < 0.3),
    portal.url,
  );
  await checkReadSide(installation);
  return rush;
}
