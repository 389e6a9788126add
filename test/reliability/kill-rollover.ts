import { afterEach, expect } from 'vitest';
import { studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import { recordCommands } from '@portal/platform/records/commands.ts';
import { asOffice, id, period, studyPeriodRecord } from '../../command-service/src/registration/testing/world.ts';
import { chaosTest, eventually, long, rounds, wait, whole } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import type { Row } from './support/invariants.ts';
import { readLog } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { send } from './support/rush.ts';
import { createUniversity, toolHost } from './support/university.ts';

let installation: Installation;
let portal: PortalProcess | undefined;
afterEach(async () => {
  await portal?.kill();
  portal = undefined;
  await installation.clear();
});

const courses = 350;
const to_period = id('e', 2);
const of = (rows: readonly Row[], type: string): Row[] => rows.filter(row => row.type === type);

chaosTest(
  'the portal is killed in the middle of a roll-over: it goes on, makes every course once, and can be undone as a whole',
  async random => {
    installation = await sharedInstallation();
    const university = await createUniversity(installation, { students: 1, courses, seats: [4, 2, 2] });
    const host = await toolHost(installation);
    await host.dispatcher.dispatch(
      recordCommands(studyPeriod).create,
      { ...studyPeriodRecord, uid: to_period, code: 'next', study_year: 2027 },
      { actor: asOffice, locale: 'en', correlation_id: 'founding' },
    );
    await host.stop();
    portal = await portalProcess(installation);
    const ask = async (path: string, body: object, key: string): Promise<void> =>
      expect(
        await send(
          university,
          { actor: university.office, method: 'POST', path: `/api/v1/rollovers/${path}`, body, key },
          portal!.url,
        ),
      ).toMatchObject({ code: null });
    await ask(
      '',
      { from_period: period, to_period, copies: ['fluxes', 'times', 'teachers', 'capacities', 'unplanned'] },
      'roll',
    );
    for (let fault = 0; fault < rounds(1); fault++) {
      await wait(whole(random, 0, 500));
      await portal.kill();
      await portal.start();
    }
    const finished = await eventually(async () => {
      const rows = await readLog(installation);
      expect(of(rows, 'RollOverFinished')).toHaveLength(1);
      return rows;
    }, 180_000);
    expect(of(finished, 'RollOverFinished')[0]!.data).toMatchObject({ copied: courses, left_out: 0, refused: 0 });
    const made = of(finished, 'CourseDrafted');
    expect(made).toHaveLength(courses);
    expect(new Set(made.map(({ stream_id }) => stream_id)).size).toBe(courses);
    expect(made.every(({ meta }) => meta.actor.id === university.office)).toBe(true);

    await ask(`${of(finished, 'RollOverAsked')[0]!.data.roll_over}/undo/`, {}, 'undo');
    if (long) {
      await wait(whole(random, 0, 500));
      await portal.kill();
      await portal.start();
    }
    const undone = await eventually(async () => {
      const rows = await readLog(installation);
      expect(of(rows, 'RollOverUndone')).toHaveLength(1);
      return rows;
    }, 180_000);
    expect(of(undone, 'RollOverUndone')[0]!.data).toMatchObject({ taken_back: courses, refused: 0 });
    expect(of(undone, 'CourseDraftDiscarded')).toHaveLength(courses);
  },
);
