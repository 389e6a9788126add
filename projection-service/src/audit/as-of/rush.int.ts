import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookBack } from '../../../../test/support/as-of.ts';
import { client, type Client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';

let portal: TestPortal;
let auditor: Client;
beforeAll(async () => {
  portal = await startPortal({ demo: true });
  auditor = await client(portal.url).login('auditor');
}, 120_000);
afterAll(() => portal?.stop());

/** Students register and drop, all at once, until told to stop; answers how many commands were answered. */
async function rush(host: TestPortal['host'], on: () => boolean): Promise<number> {
  const { rows: lessons } = await host.pool.query<{ offering: string; study_period: string; lessons: string[] }>(
    `select o.uid as offering, o.study_period, array_agg(distinct l.uid) as lessons
      from registration.offerings o
      join registration.lessons l on l.offering = o.uid
      group by o.uid, o.study_period order by o.uid limit 12`,
  );
  const { rows: students } = await host.pool.query<{ student: string }>(
    `select uid as student from curriculum.students_public order by uid limit 40`,
  );
  const register = host.commands.get('RegisterCourse')!;
  const drop = host.commands.get('DropCourse')!;
  let answered = 0;
  await Promise.all(
    students.map(async ({ student }, place) => {
      for (let turn = 0; on(); turn++) {
        const {
          offering,
          study_period,
          lessons: [lesson],
        } = lessons[(place + turn) % lessons.length]!;
        const context = {
          actor: { id: student, roles: ['student'] },
          locale: 'ru' as const,
          correlation_id: `rush-${place}-${turn}`,
        };
        await host.dispatcher.dispatch(
          register,
          { student, study_period, offering, lessons: [lesson], audit: false, queue: true },
          context,
        );
        await host.dispatcher.dispatch(drop, { student, study_period, offering, reason: '' }, context);
        answered += 2;
      }
    }),
  );
  return answered;
}

it('a view that is made and moved on while a rush goes on says what folding the cards up to its position says', async () => {
  const { host } = portal;
  let going = true;
  const rushing = rush(host, () => going);
  try {
    let view = await lookBack(auditor, { position: await host.log.head() });
    for (let turn = 0; turn < 3; turn++)
      view = await lookBack(auditor, { position: await host.log.head(), from: view.uid });
    const { pool, position } = await host.snapshots.open(view.uid);
    going = false;
    expect(await rushing).toBeGreaterThan(20);
    expect(await host.log.head()).toBeGreaterThanOrEqual(position);
    const card = host.aggregates.get('study_card')!;
    const { rows } = await pool.query(
      'select student, study_period, status, credits, courses, queued from registration.cards',
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const events = (await host.log.read(`study_card-${row.student}.${row.study_period}`)).filter(
        event => event.position <= position,
      );
      const state: any = events.reduce(
        (before, { type, data }) => card.evolve(before, { type, data }),
        card.initialState(),
      );
      expect(row).toMatchObject({
        status: state.status,
        credits: state.credits,
        courses: Object.keys(state.courses).length,
        queued: Object.keys(state.queued).length,
      });
    }
    const {
      rows: [last],
    } = await pool.query(
      `select min(position)::float8 as least, max(position)::float8 as most from platform.checkpoints where name not like '%:%'`,
    );
    expect(last).toEqual({ least: position, most: position });
  } finally {
    going = false;
    await rushing;
  }
}, 60_000);
