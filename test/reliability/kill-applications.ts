import { afterEach, expect } from 'vitest';
import { aDefinition, aStep, aWaypoint } from '../../command-service/src/applications/testing/definitions.ts';
import { sent } from '../../command-service/src/applications/life/testing.ts';
import { appender } from '../../projection-service/src/applications/reading/testing/append.ts';
import { id } from '../../command-service/src/registration/testing/world.ts';
import { chaosTest, eventually, rounds, wait, whole, type Random } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import type { Row } from './support/invariants.ts';
import { readLog } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { createUniversity, toolHost, type University } from './support/university.ts';

const many = 20;
const [type, waypoint] = [id('7e'), 'only_sign'];
let installation: Installation;
let running: PortalProcess[] = [];
afterEach(async () => {
  for (const process of running) await process.kill();
  running = [];
  await installation.clear();
});

/** Until when: of one application, ISO 8601. */
interface Times {
  remind_at: string;
  due: string;
}

/**
 * Applications that wait for the advisor, each to be reminded of within seconds and late soon after: less than an
 * office can set, so they are put into the log as they would stand there.
 */
async function apply({ advisor, students }: University, random: Random): Promise<Map<string, Times>> {
  const definition = aDefinition([
    aStep('only', {
      waypoints: [
        aWaypoint(waypoint, {
          actors: [{ kind: 'profile', account: advisor }],
          deadline_days: 3,
          remind_days_before: 1,
        }),
      ],
    }),
  ]);
  const host = await toolHost(installation);
  try {
    const append = appender(host.log);
    const now = Date.now();
    const at = (milliseconds: number): string => new Date(now + milliseconds).toISOString();
    await append(
      `application_type-${type}`,
      [
        { type: 'ApplicationTypeDrafted', data: { uid: type, draft: definition } },
        { type: 'ApplicationTypePublished', data: { uid: type, version: 1, definition } },
      ],
      { actor: 'system', at: at(0) },
    );
    const times = new Map<string, Times>();
    for (let number = 1; number <= many; number++) {
      const [uid, applicant] = [id('7a', number), students[number % students.length]!];
      const soon = whole(random, 2000, 14_000);
      const until = { remind_at: at(soon), due: at(soon + whole(random, 2000, 8000)) };
      times.set(uid, until);
      const events = sent(definition).map(event => ({
        ...event,
        data: {
          ...event.data,
          uid,
          type,
          applicant,
          ...(event.type === 'StepEntered' ? { waiting: [{ waypoint, ...until }] } : {}),
        },
      }));
      await append(`student_application-${uid}`, events, { actor: applicant, at: at(0) });
    }
    return times;
  } finally {
    await host.stop();
  }
}

async function prepare(): Promise<{ university: University; portal: PortalProcess; worker: PortalProcess }> {
  installation = await sharedInstallation();
  const university = await createUniversity(installation, { students: 4, courses: 1, seats: [4, 4, 4] });
  const portal = await portalProcess(installation, ['command-service', 'projection-service']);
  running = [portal];
  const worker = await portalProcess(installation, ['notification-worker'], { PORTAL_COMMANDS_URL: portal.url });
  running = [portal, worker];
  return { university, portal, worker };
}

const of = (rows: readonly Row[], wanted: string): Row[] => rows.filter(row => row.type === wanted);

chaosTest(
  'worker and portal are killed while deadlines of applications pass: each is told of exactly once, a reminder at most once and in its time',
  async random => {
    const { university, portal, worker } = await prepare();
    const times = await apply(university, random);
    for (let fault = 0; fault < rounds(3); fault++) {
      await wait(whole(random, 500, 5000));
      const target = fault % 2 === 0 ? worker : portal;
      await target.kill();
      await target.start();
    }
    const rows = await eventually(async () => {
      const seen = await readLog(installation);
      const reminded = of(seen, 'WaypointReminded');
      expect(reminded.filter(({ data }) => data.overdue)).toHaveLength(many);
      expect(of(seen, 'NoticesGiven').filter(({ data }) => data.kind.startsWith('application_'))).toHaveLength(
        many + reminded.length,
      );
      return seen;
    }, 120_000);

    const reminded = of(rows, 'WaypointReminded');
    expect(
      reminded
        .filter(({ data }) => data.overdue)
        .map(({ data }) => String(data.uid))
        .sort(),
      'each deadline is told of once',
    ).toEqual([...times.keys()].sort());
    for (const { data, meta } of reminded) {
      const { remind_at, due } = times.get(data.uid)!;
      if (data.overdue) expect(meta.occurred_at > due, 'not before it has passed').toBe(true);
      else
        expect([meta.occurred_at >= remind_at, meta.occurred_at <= due], 'a reminder in its time').toEqual([
          true,
          true,
        ]);
    }
    const early = reminded.filter(({ data }) => !data.overdue).map(({ data }) => data.uid);
    expect(new Set(early).size, 'no reminder twice').toBe(early.length);

    const given = of(rows, 'NoticesGiven').filter(({ data }) => data.kind.startsWith('application_'));
    expect(
      given.flatMap(({ data }) => data.to.map((one: { account: string }) => one.account)),
      'all of them to the advisor',
    ).toEqual(given.map(() => university.advisor));
    const causes = [
      ...of(rows, 'StepEntered').map(({ data, position }) => `application.${data.uid}.${position}.${waypoint}`),
      ...reminded.map(({ data, position }) => `application.${data.uid}.${position}.${waypoint}`),
    ];
    expect(given.map(({ data }) => String(data.run)).sort(), 'one notice for each cause').toEqual(causes.sort());
  },
);
