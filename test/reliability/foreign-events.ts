import { afterEach, expect, test } from 'vitest';
import { lecture, period, practice } from '../../command-service/src/registration/testing/world.ts';
import { eventually } from './support/chaos.ts';
import { sharedGround, type Ground } from './support/ground.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { checkReadSide } from './support/read-models.ts';
import { send } from './support/rush.ts';
import { found } from './support/university.ts';

let ground: Ground;
let portal: PortalProcess | undefined;
afterEach(async () => {
  await portal?.kill();
  await ground.clear();
});

/** Puts an event behind a stream as another version of the portal would: under the log's lock, with a type that this one has never heard of. */
const foreignEvent = (stream: string): Promise<unknown> => ground.query(`with locked as (select pg_advisory_xact_lock(5402611)),
    moved as (insert into log.streams select $1, 1 from locked on conflict (stream_id) do update set version = streams.version + 1 returning version)
  insert into log.events (stream_id, version, type, data, meta, event_id)
    select $1, moved.version, 'HeardOfTomorrow', '{"student": 7, "lessons": null}', jsonb_build_object('event_id', id, 'command_id', id, 'command', 'Tomorrow', 'correlation_id', id, 'causation_id', id,
      'actor', '{"id": "system", "roles": []}'::jsonb, 'occurred_at', '2026-09-01T08:00:00.000Z', 'recorded_at', '2026-09-01T08:00:00.000Z', 'locale', 'ru', 'schema_version', 9), id
    from moved, (select gen_random_uuid() as id) as made`, [stream]);

test('events of unknown types stop nobody: decisions, read models, facts and reactions go on', async () => {
  ground = await sharedGround();
  const university = await found(ground, { students: 3, courses: 2, seats: [3, 3, 3] });
  portal = await portalProcess(ground);
  const [student, course] = [university.students[0]!, university.courses[0]!];
  const register = (number: number, key: string) => send(university, {
    actor: student, method: 'POST', path: `/api/v1/organizations/card_save/?course=${university.courses[number - 1]}&uid=${student}.${period}`,
    body: { lessons: [lecture(number), practice(number, 1)], queue: false }, key,
  }, portal!.url);

  expect(await register(1, 'before')).toMatchObject({ status: 200 });
  for (const stream of [`course_offering-${course}`, `study_card-${student}.${period}`, 'tomorrow-1']) await foreignEvent(stream);
  expect(await register(2, 'after')).toMatchObject({ status: 200 });
  const drop = { actor: student, method: 'POST', path: `/api/v1/organizations/delete_card/?course=${course}&uid=${student}.${period}`, body: {}, key: 'drop' };
  expect(await send(university, drop, portal.url)).toMatchObject({ status: 200 });

  // The hold that comes last gets its alarm.
  const basket = { actor: university.students[1]!, method: 'POST', path: `/api/v1/organizations/add_basket/card_save/?course=${course}&uid=${university.students[1]}.${period}`, body: { lessons: [lecture(1), practice(1, 2)] }, key: 'hold' };
  expect(await send(university, basket, portal.url)).toMatchObject({ status: 200 });
  await eventually(async () => {
    expect(await ground.query('select kind, student from registration.deadlines')).toMatchObject([{ kind: 'hold', student: university.students[1] }]);
    expect(await ground.query(`select name, error from platform.checkpoints where name like 'reaction:%' and error is not null`)).toEqual([]);
  });
  await checkReadSide(ground);
  // A fresh process folds the same streams from the beginning.
  await portal.kill();
  await portal.start();
  expect(await register(1, 'again')).toMatchObject({ status: 200 });
});
