import { asOwner } from '@portal/platform/as-of/database.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aDefinition, aStep, aWaypoint } from '../../command-service/src/applications/testing/definitions.ts';
import { period } from '../../command-service/src/registration/testing/world.ts';
import { applicationsUniversity, type ApplicationsUniversity } from '../support/applications.ts';

/** A fault of the database at one item stops no other item of the same work. */
let there: ApplicationsUniversity;
const owner = (sql: string) => asOwner(there.portal.config.databaseUrl!, client => client.query(sql));
/** No event is written of which the condition holds. */
const block = (condition: string) =>
  owner(`create or replace function public.blocked() returns trigger language plpgsql as $$ begin raise exception 'this event is blocked'; end $$;
  create trigger blocked before insert on log.events for each row when (${condition}) execute function public.blocked()`);
const free = () => owner('drop trigger if exists blocked on log.events');
const told = async (login: string): Promise<string[]> =>
  (await there.pages[login]!.get('/new_notifications/my/')).body.results.map(
    (row: { title: { en: string } }) => row.title.en,
  );

beforeAll(async () => {
  there = await applicationsUniversity('2026-09-10T08:00:00.000Z');
});
afterEach(free);
afterAll(() => there?.stop());

describe('one that fails', () => {
  it('among those who sign keeps the others from nothing: they are told of the application at once, and this one when it works again', async () => {
    const sign = (code: string, login: string) =>
      aWaypoint(code, { actors: [{ kind: 'profile', account: there.account(login) }] });
    const type = await there.publish(
      aDefinition([aStep('both', { waypoints: [sign('first', 'dean'), sign('second', 'colleague')] })]),
    );
    await block(`new.data->>'run' like 'application.%.first'`);
    const { status } = await there.start('aibek', type, {}, { save_as_draft: false });
    expect(status).toBe(200);
    await expect.poll(() => told('colleague')).toHaveLength(1);
    expect(await told('dean')).toEqual([]);
    await free();
    await expect.poll(() => told('dean'), { timeout: 60_000 }).toHaveLength(1);
    expect(await told('colleague')).toHaveLength(1);
  });

  it('among the cards of a status switch is named as a refused one and in health; the others are switched', async () => {
    await there.register('aibek', 1);
    await there.register('madina', 2);
    await there.portal.host.waitForReadModels(await there.portal.host.log.head(), 10_000);
    const broken = `${there.account('madina')}.${period}`;
    await block(`new.stream_id = 'study_card-${broken}'`);
    const switches = '/registration/status_switches/';
    const ask = () =>
      there.pages['office']!.post(switches, {
        study_period: period,
        filter: {},
        status: 'CHANGED',
        reason: 'Order 12',
      });
    const { body: asked } = await ask();
    expect(asked.cards, JSON.stringify(asked)).toBe(2);
    const detail = async () => (await there.pages['office']!.get(`${switches}${asked.uid}/`)).body;
    await expect.poll(async () => (await detail()).finished_at).not.toBeNull();
    expect(await detail()).toMatchObject({
      done: 1,
      refused: 1,
      refusals: [{ card: broken, code: 'platform.internal', message: expect.stringMatching(/\w/) }],
    });
    const faults = async () =>
      (await there.portal.host.health()).faults.filter(({ job }) => job === 'registration-status-switch');
    await expect
      .poll(faults)
      .toMatchObject([{ item: `card ${broken} of status switch ${asked.uid}`, error: 'this event is blocked' }]);
    await free();
    expect((await ask()).body.cards).toBe(2);
    await expect.poll(faults).toEqual([]);
  });
});
