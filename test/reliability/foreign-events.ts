import { afterEach, expect, test } from 'vitest';
import { lecture, period, practice } from '../../command-service/src/registration/testing/world.ts';
import { eventually } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { appendRaw } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { checkReadSide } from './support/read-models.ts';
import { send } from './support/rush.ts';
import { createUniversity } from './support/university.ts';

let installation: Installation;
let portal: PortalProcess | undefined;
afterEach(async () => {
  await portal?.kill();
  await installation.clear();
});

test('events of unknown types stop nobody: decisions, read models, facts and reactions go on', async () => {
  installation = await sharedInstallation();
  const university = await createUniversity(installation, { students: 3, courses: 2, seats: [3, 3, 3] });
  portal = await portalProcess(installation);
  const [student, course] = [university.students[0]!, university.courses[0]!];
  const register = (number: number, key: string) =>
    send(
      university,
      {
        actor: student,
        method: 'POST',
        path: `/api/v1/organizations/card_save/?course=${university.courses[number - 1]}&uid=${student}.${period}`,
        body: { lessons: [lecture(number), practice(number, 1)], queue: false },
        key,
      },
      portal!.url,
    );

  expect(await register(1, 'before')).toMatchObject({ status: 200 });
  for (const stream of [`course_offering-${course}`, `study_card-${student}.${period}`, 'tomorrow-1'])
    await appendRaw(installation, stream, 'HeardOfTomorrow', { student: 7, lessons: null }, 9);
  expect(await register(2, 'after')).toMatchObject({ status: 200 });
  const drop = {
    actor: student,
    method: 'POST',
    path: `/api/v1/organizations/delete_card/?course=${course}&uid=${student}.${period}`,
    body: {},
    key: 'drop',
  };
  expect(await send(university, drop, portal.url)).toMatchObject({ status: 200 });

  // The hold that comes last gets its alarm.
  const basket = {
    actor: university.students[1]!,
    method: 'POST',
    path: `/api/v1/organizations/add_basket/card_save/?course=${course}&uid=${university.students[1]}.${period}`,
    body: { lessons: [lecture(1), practice(1, 2)] },
    key: 'hold',
  };
  expect(await send(university, basket, portal.url)).toMatchObject({ status: 200 });
  await eventually(async () => {
    expect(await installation.query('select kind, student from registration.deadlines')).toMatchObject([
      { kind: 'hold', student: university.students[1] },
    ]);
    expect(
      await installation.query(
        `select name, error from platform.checkpoints where name like 'reaction:%' and error is not null`,
      ),
    ).toEqual([]);
  });
  await checkReadSide(installation);
  // A fresh process folds the same streams from the beginning.
  await portal.kill();
  await portal.start();
  expect(await register(1, 'again')).toMatchObject({ status: 200 });
});
