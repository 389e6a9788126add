import { queueHappening, waitingEntry, waitingListRow } from '@portal/event-schemas/registration/waiting-lists.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import type { CommandDefinition } from '@portal/platform/dispatcher/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { module as identity } from '../../command-service/src/identity/module.ts';
import {
  DropCourse,
  ExpireOffer,
  JoinWaitingList,
  RegisterCourse,
} from '../../command-service/src/registration/registering/commands.ts';
import { foundWorld } from '../../command-service/src/registration/testing/found-world.ts';
import {
  asStudent,
  id,
  lecture,
  period,
  practice,
  start,
} from '../../command-service/src/registration/testing/world.ts';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

const clock = movableClock(start);
const course = id('0', 1);
const person = (number: number): string => id('a', number);
const lists = '/registration/waiting_lists';
let portal: TestPortal;
let office: Client;

/** A student acts on course 1; `position`: of the log after it. */
async function act(command: CommandDefinition<any, any, any>, number: number, more: object = {}): Promise<void> {
  clock.advance(1000);
  const outcome = await portal.host.dispatcher.dispatch(
    command,
    { student: person(number), study_period: period, offering: course, ...more },
    { actor: asStudent(number), locale: 'en', correlation_id: 'scenario' },
  );
  if (!outcome.ok) throw new Error(`${command.type}: ${outcome.rejection.code}`);
  await portal.host.waitForReadModels(await portal.host.log.head());
}
const first = { lessons: [lecture(1), practice(1, 1)], audit: false };
async function rows<S extends z.ZodType>(path: string, schema: S, who = office): Promise<z.infer<S>[]> {
  const { status, body } = await who.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return z.array(schema).parse(body.results);
}
const queue = async () =>
  (await rows(`${lists}/entries/?course=${course}&page_size=100`, waitingEntry)).map(entry => ({
    student: entry.uid,
    place: entry.place,
    offered: entry.offered_until !== null,
  }));
const waiting = (...numbers: number[]) =>
  numbers.map((number, index) => ({ student: person(number), place: index + 1, offered: false }));

beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], clock });
  await identity.demo!(portal.host, () => undefined);
  await foundWorld(portal.host.dispatcher);
  office = await client(portal.url).login('office');
  await act(RegisterCourse, 1, { ...first, queue: false });
  for (const number of [2, 3, 4, 5]) await act(JoinWaitingList, number, first);
}, 60_000);
afterAll(() => portal?.stop());

describe('the office and a waiting list', () => {
  it('sees which courses have one, and who stands where', async () => {
    expect(await rows(`${lists}/?study_period=${period}`, waitingListRow)).toMatchObject([
      { uid: course, waiting: 4, offered: 0, joined: 4, taken: 1 },
    ]);
    expect(await queue()).toEqual(waiting(2, 3, 4, 5));
  });

  it('moves a student with a reason; the next free seat follows the new order', async () => {
    expect(refusal(await office.put(`${lists}/${course}/move/`, { student: person(4), to: 1, reason: ' ' }))).toBe(
      '422 platform.invalid_input',
    );
    expect(
      (await office.put(`${lists}/${course}/move/`, { student: person(4), to: 1, reason: 'Graduates this term' })).body,
    ).toEqual({ course, student: person(4), place: 1 });
    expect(await queue()).toEqual(waiting(4, 2, 3, 5));
    await act(DropCourse, 1, { reason: '' });
    expect(await queue()).toEqual([{ student: person(4), place: 1, offered: true }, ...waiting(4, 2, 3, 5).slice(1)]);
    expect((await rows(`${lists}/?study_period=${period}`, waitingListRow))[0]).toMatchObject({
      waiting: 4,
      offered: 1,
      taken: 0,
      next_until: expect.any(String),
    });
  });

  it('admits out of turn only where there is a seat, or with one seat more', async () => {
    const reason = 'Decision of the dean 14';
    const lesson = () =>
      portal.host.pool
        .query(
          `SELECT l.capacity, s.taken, s.offered FROM registration.lessons l JOIN registration.lesson_seats s ON s.lesson = l.uid WHERE l.uid = $1`,
          [practice(1, 1)],
        )
        .then(({ rows: [row] }) => row);
    expect(refusal(await office.put(`${lists}/${course}/admit/`, { student: person(3), reason }))).toBe(
      '409 registration.no_seat_to_admit',
    );
    expect(
      (await office.put(`${lists}/${course}/admit/`, { student: person(3), reason, add_seat: true })).body,
    ).toEqual({ course, student: person(3), place: null });
    expect((await queue()).map(entry => entry.student)).toEqual([4, 2, 5].map(person));
    expect(await lesson()).toEqual({ capacity: 2, taken: 1, offered: 1 });
    expect(refusal(await office.put(`${lists}/${course}/admit/`, { student: person(3), reason, add_seat: true }))).toBe(
      '404 registration.not_in_waiting_list',
    );
  });

  it('finds in its history why each was or was not served', async () => {
    clock.advance(3 * 3_600_000);
    await portal.host.dispatcher.dispatch(
      ExpireOffer,
      { student: person(4), study_period: period, offering: course },
      { actor: { id: 'system', roles: ['system'] }, locale: 'en', correlation_id: 'scenario' },
    );
    await portal.host.waitForReadModels(await portal.host.log.head());
    const told = (await rows(`${lists}/history/?course=${course}&page_size=100&sort=number`, queueHappening)).map(
      ({ what, student, reason, from, to }) => [what, student, reason, from, to],
    );
    expect(told).toEqual([
      ...[2, 3, 4, 5].map(number => ['joined', person(number), null, null, null]),
      ['moved', person(4), 'Graduates this term', 3, 1],
      ['offered', person(4), null, null, null],
      ['admitted', person(3), 'Decision of the dean 14', 3, null],
      ['left', person(3), 'registered', null, null],
      ['passed', person(4), 'expired', null, null],
      ['offered', person(2), null, null, null],
    ]);
    const [moved] = await rows(`${lists}/history/?course=${course}&what=moved`, queueHappening);
    expect(moved).toMatchObject({ by: expect.any(String), by_name: expect.any(String) });
  });

  it('is the only one who may steer it; the auditor looks', async () => {
    for (const login of ['auditor', 'fin_office']) {
      const who = await client(portal.url).login(login);
      expect((await who.get(`${lists}/entries/?course=${course}`)).status).toBe(200);
      expect(refusal(await who.put(`${lists}/${course}/move/`, { student: person(5), to: 1, reason: 'Please' }))).toBe(
        '403 identity.access_denied',
      );
      expect(refusal(await who.put(`${lists}/${course}/admit/`, { student: person(5), reason: 'Please' }))).toBe(
        '403 identity.access_denied',
      );
    }
    const columnist = await client(portal.url).login('columnist');
    expect(refusal(await columnist.get(`${lists}/`))).toBe('403 identity.access_denied');
  });
});
