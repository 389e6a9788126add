import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { readTopics, startMockKafka, withoutMock, type MockKafka } from '../support/kafka.ts';
import { declaredModules } from '@portal/platform/modules/declared.ts';
import { chaosTest, eventually, rounds, wait, whole } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { plan, send } from './support/rush.ts';
import { createUniversity } from './support/university.ts';

/** The worker that publishes to Kafka is killed while it does, and the broker goes away: what its topics hold against the log. */
describe.skipIf(withoutMock)(`the relay${withoutMock ? ` (${withoutMock})` : ''}`, () => {
  let kafka: MockKafka;
  let installation: Installation;
  let running: PortalProcess[] = [];
  const topics = declaredModules.map(({ name }) => `portal.${name}`);
  beforeAll(async () => {
    kafka = await startMockKafka();
    for (const topic of topics) kafka.createTopic(topic);
  });
  afterEach(async () => {
    for (const process of running) await process.kill();
    running = [];
    await installation.clear();
  });
  afterAll(() => kafka.stop());

  chaosTest('every event of the log is in Kafka, each stream in its order, whatever was killed', async random => {
    installation = await sharedInstallation();
    const university = await createUniversity(installation, { students: 20, courses: 4, seats: [4, 4, 4] });
    const portal = await portalProcess(installation, ['command-service', 'projection-service']);
    running = [portal];
    const worker = await portalProcess(installation, ['notification-worker'], {
      PORTAL_COMMANDS_URL: portal.url,
      KAFKA_BROKERS: kafka.brokers.join(),
      KAFKA_CREATE_TOPICS: 'off',
    });
    running = [portal, worker];

    const people = [...plan(university, 300, random).values()];
    let slowest = 0;
    const work = Promise.all(
      people.map(async requests => {
        for (const request of requests) {
          const began = performance.now();
          await send(university, request, portal.url);
          slowest = Math.max(slowest, performance.now() - began);
        }
      }),
    );
    for (let round = 0; round < rounds(3); round++) {
      await wait(whole(random, 100, 1500));
      if (round % 3 === 1) kafka.down();
      await worker.kill();
      await worker.start();
      if (round % 3 === 1) {
        await wait(whole(random, 0, 1500));
        kafka.up();
      }
    }
    await work;
    expect(slowest).toBeLessThan(30_000);

    const { head } = await eventually(async () => {
      const [at] = await installation.query<{ head: number; position: number; error: string | null }>(
        `select (select max(position) from log.events)::int as head, position::int as position, error from platform.checkpoints where name = 'reaction:kafka'`,
      );
      expect(at!.position).toBe(at!.head);
      return at!;
    }, 120_000);
    const wanted = await installation.query<{ id: string; stream: string; version: number }>(
      'select event_id::text as id, stream_id as stream, version::int as version from log.events where position <= $1 order by position',
      [head],
    );
    const records = await readTopics(kafka.brokers, topics);
    const ids = new Set<string>();
    const versions = new Map<string, number>();
    for (const { key, value } of records) {
      if (ids.has(value.id)) continue;
      ids.add(value.id);
      expect(value.streamversion, `${key}: an event is missing, or came out of its order`).toBe(
        (versions.get(key) ?? 0) + 1,
      );
      versions.set(key, value.streamversion);
    }
    expect(wanted.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});
