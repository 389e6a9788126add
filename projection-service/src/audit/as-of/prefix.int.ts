import { asOwner } from '@portal/platform/as-of/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookBack } from '../../../../test/support/as-of.ts';
import { client, type Client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { stoppedAt, tablePrints } from '../../../../test/support/stopped-at.ts';

let portal: TestPortal;
let auditor: Client;

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  auditor = await client(portal.url).login('auditor');
}, 120_000);
afterAll(() => portal?.stop());

describe('the portal as of an event', () => {
  it.each([0.2, 0.55, 1])(
    'has in every table what a portal has whose log ends there (%d of the log)',
    async part => {
      const position = Math.floor((await portal.host.log.head()) * part);
      const view = await lookBack(auditor, { position });
      const stopped = await stoppedAt(portal, position);
      try {
        const { pool } = await portal.host.snapshots.open(view.uid);
        const then = await tablePrints(portal, pool);
        expect(then).toEqual(await tablePrints(stopped, stopped.host.pool));
        expect(Object.keys(then).length).toBeGreaterThan(40);
      } finally {
        await stopped.stop();
        await stopped.database.drop();
      }
    },
    90_000,
  );

  it('moved on is the same as built anew, and a copy of an earlier one too', async () => {
    const head = await portal.host.log.head();
    const [early, late] = [Math.floor(head * 0.6), Math.floor(head * 0.8)];
    const direct = await lookBack(auditor, { position: late });
    const built = await tablePrints(portal, (await portal.host.snapshots.open(direct.uid)).pool);
    await portal.host.snapshots.drop(direct.uid);
    const first = await lookBack(auditor, { position: early });
    const copied = await lookBack(auditor, { position: late });
    expect(copied.uid).not.toBe(first.uid);
    expect(await tablePrints(portal, (await portal.host.snapshots.open(copied.uid)).pool)).toEqual(built);
    expect((await portal.host.snapshots.open(first.uid)).position).toBe(early);
    await portal.host.snapshots.drop(copied.uid);
    const moved = await lookBack(auditor, { position: late, from: first.uid });
    expect(moved.uid).toBe(first.uid);
    expect(await tablePrints(portal, (await portal.host.snapshots.open(moved.uid)).pool)).toEqual(built);
  }, 90_000);

  it('going back is the same as built anew, begins at an intermediate copy, and leaves one for going forward again', async () => {
    const head = await portal.host.log.head();
    const [early, late] = [head - 2_500, head];
    expect(early).toBeGreaterThan(2_000);
    const copies = async () =>
      (
        await portal.host.pool.query<{ position: number }>(
          'select position::float8 as position from platform.past_stations order by 1',
        )
      ).rows.map(row => row.position);
    for (const { uid } of await portal.host.snapshots.list()) await portal.host.snapshots.drop(uid);
    const direct = await lookBack(auditor, { position: early });
    const built = await tablePrints(portal, (await portal.host.snapshots.open(direct.uid)).pool);
    await portal.host.snapshots.drop(direct.uid);
    const view = await lookBack(auditor, { position: late });
    const left = await copies();
    expect(left.filter(position => position < late).length).toBeGreaterThan(0);
    const back = await lookBack(auditor, { position: early, from: view.uid });
    expect(back).toMatchObject({ uid: view.uid, position: early, status: 'ready' });
    const then = (await portal.host.snapshots.open(back.uid)).pool;
    expect(await tablePrints(portal, then)).toEqual(built);
    expect((await then.query('select now() as moment')).rows[0].moment.toISOString()).toBe(back.moment);
    expect(await copies()).toContain(late);
    const forth = await lookBack(auditor, { position: late, from: view.uid });
    expect(forth).toMatchObject({ uid: view.uid, position: late });
  }, 90_000);

  it('keeps a few, and drops the one that was looked at longest ago with its database', async () => {
    const head = await portal.host.log.head();
    for (let step = 1; step <= 5; step++) await lookBack(auditor, { position: head - step * 10 });
    const kept = await portal.host.snapshots.list();
    expect(kept.map(past => past.position)).toEqual([head - 50, head - 40, head - 30, head - 20]);
    const { rows } = await portal.host.pool.query(
      `select count(*)::int as count from pg_database where starts_with(datname, current_database() || '_past_')`,
    );
    const {
      rows: [copies],
    } = await portal.host.pool.query('select count(*)::int as count from platform.past_stations');
    expect(rows[0].count).toBe(4 + copies.count);
    expect(copies.count).toBeLessThanOrEqual(6);
    await portal.host.pool.query(`update platform.pasts set used_at = now() - interval '2 hours' where uid <> $1`, [
      kept[0]!.uid,
    ]);
    await portal.host.pool.query(`update platform.past_stations set used_at = now() - interval '2 hours'`);
    // A database that cannot be dropped keeps no other from going.
    const [stuck] = (
      await portal.host.pool.query<{ name: string }>(`select database as name from platform.past_stations limit 1`)
    ).rows;
    const keep = (kept: boolean) =>
      asOwner(portal.database.url, owner => owner.query(`alter database "${stuck!.name}" is_template ${kept}`));
    await keep(true);
    expect((await portal.host.snapshots.sweep(portal.host.logger)).failed).toContainEqual({
      item: `copy ${stuck!.name}`,
      error: expect.stringContaining('template'),
    });
    await keep(false);
    expect((await portal.host.snapshots.sweep(portal.host.logger)).failed).toEqual([]);
    expect((await portal.host.snapshots.list()).map(past => past.uid)).toEqual([kept[0]!.uid]);
    expect(
      (
        await portal.host.pool.query(
          `select count(*)::int as count from pg_database where starts_with(datname, current_database() || '_past_')`,
        )
      ).rows[0].count,
    ).toBe(1);
  }, 90_000);
});
