import { afterEach, expect } from 'vitest';
import * as registering from '../../command-service/src/registration/registering/commands.ts';
import * as cards from '../../command-service/src/registration/study-card/commands.ts';
import {
  asOffice,
  asStudent,
  id,
  lecture,
  period,
  practice,
} from '../../command-service/src/registration/testing/world.ts';
import type { CommandDefinition } from '@portal/platform/dispatcher/types.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { chaosTestOnEachLog, rounds, wait, whole, type Random } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { checkInvariants } from './support/invariants.ts';
import { readLog } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { checkReadSide } from './support/read-models.ts';
import { createUniversity, toolHost } from './support/university.ts';

let installation: Installation;
let office: RunningHost | undefined;
let running: PortalProcess[] = [];
afterEach(async () => {
  for (const process of running) await process.kill();
  running = [];
  await office?.stop();
  await installation.clear();
});

const students = 120;
const courses = 10;

/** Many people at once, as fast as decisions go: more than the projections keep up with. */
async function flood({ dispatcher }: RunningHost, many: number, random: Random): Promise<void> {
  await Promise.all(
    Array.from({ length: many }, async () => {
      const [student, course] = [whole(random, 1, students), whole(random, 1, courses)];
      const key = { student: id('a', student), study_period: period, offering: id('0', course) };
      const choice = { ...key, lessons: [lecture(course), practice(course, whole(random, 1, 2))], audit: false };
      const acts: [CommandDefinition<any, any, any>, object][] = [
        [registering.RegisterCourse, { ...choice, queue: true }],
        [registering.RegisterCourse, { ...choice, queue: true }],
        [registering.AddToBasket, choice],
        [registering.DropCourse, { ...key, reason: '' }],
        [registering.ChangeLessons, choice],
        [registering.AcceptOffer, key],
      ];
      const [command, data] = acts[whole(random, 0, acts.length - 1)]!;
      await dispatcher.dispatch(command, data, { actor: asStudent(student), locale: 'kk', correlation_id: 'flood' });
      if (random() < 0.1)
        await dispatcher.dispatch(
          cards.SetPersonalCreditLimit,
          { student: id('a', student), study_period: period, max_credit: 30, max_credit_audit: null },
          { actor: asOffice, locale: 'ru', correlation_id: 'flood' },
        );
    }),
  );
}

chaosTestOnEachLog(
  'two projection-services, killed in the middle of their batches: no event is doubled or left out',
  async (random, place) => {
    installation = await sharedInstallation(place);
    await createUniversity(installation, { students, courses, seats: [60, 20, 20] });
    office = await toolHost(installation);
    running = await Promise.all([
      portalProcess(installation, ['projection-service']),
      portalProcess(installation, ['projection-service']),
    ]);
    for (let fault = 0; fault < rounds(3); fault++) {
      const flooding = flood(office, 1500, random);
      await wait(whole(random, 20, 600));
      // Now one, now the other, now both; what one of them had under way is done by whoever is left.
      const victims = [[running[0]!], [running[1]!], running][whole(random, 0, 2)]!;
      await Promise.all(victims.map(victim => victim.kill()));
      await flooding;
      await Promise.all(victims.map(victim => victim.start()));
    }
    const rows = await readLog(installation);
    expect(rows.length).toBeGreaterThan(1500);
    checkInvariants(rows);
    await checkReadSide(installation);
  },
);
