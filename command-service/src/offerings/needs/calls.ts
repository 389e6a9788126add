import { contracts } from '@portal/event-schemas/offerings/calls.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import { command } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { oneByOne } from '../../registration/one-by-one.ts';
import { DraftCourse } from '../commands.ts';
import { layoutFor, neededUid, type Taught } from './layout.ts';

interface Row extends Taught {
  discipline: string;
  offering: string | null;
}
/** Of each discipline how it is taught, and its course in the term, where there is one that takes place. */
async function taughtIn(db: Sql, study_period: string, disciplines: readonly string[]): Promise<Map<string, Row>> {
  const { rows } = await db.query<Omit<Row, 'load'> & { load: { kind: LoadType; hours: number }[] | null }>(
    `SELECT d.uid AS discipline, d.load, here.uid AS offering, before.fluxes AS last
     FROM curriculum.disciplines_public d
     JOIN curriculum.study_periods_public term ON term.uid = $1
     LEFT JOIN LATERAL (SELECT c.uid FROM registration.planned_courses_public c
       WHERE c.study_period = term.uid AND c.discipline = d.uid AND c.state <> 'cancelled' LIMIT 1) here ON true
     LEFT JOIN LATERAL (SELECT c.fluxes FROM registration.planned_courses_public c
       JOIN curriculum.study_periods_public t ON t.uid = c.study_period
       WHERE c.discipline = d.uid AND NOT c.draft AND t.start_date < term.start_date ORDER BY t.start_date DESC LIMIT 1) before ON true
     WHERE d.uid = ANY($2)`,
    [study_period, disciplines],
  );
  return new Map(rows.map(row => [row.discipline, { ...row, load: row.load ?? [] }]));
}

export const draftNeeded = command(contracts['POST /offerings/needs/drafts/'], {
  summary: 'Make drafts of disciplines that a term needs and has no course of; each is decided by itself',
  run: async ({ send, body: { study_period, disciplines, sizes }, ...input }) => {
    const { host } = input;
    await host.waitForReadModels(await host.log.head(), 5000);
    const wanted = new Map(disciplines.map(one => [one.discipline, one.students]));
    const taught = await taughtIn(host.pool, study_period, [...wanted.keys()]);
    const made = new Map<string, string>();
    const report = await oneByOne(input, [...wanted], async ([discipline, students]) => {
      const known = taught.get(discipline);
      if (known?.offering) return;
      const offering = neededUid(discipline, study_period);
      const fluxes = layoutFor(offering, students, known ?? { load: [], last: null }, sizes);
      await send(DraftCourse, { offering, discipline, study_period, teacher: null, fluxes });
      made.set(discipline, offering);
    });
    const results = report.map(({ thing: [discipline], error }) => ({
      discipline,
      offering: made.get(discipline) ?? taught.get(discipline)?.offering ?? null,
      error,
    }));
    const refused = results.filter(({ error }) => error !== null).length;
    return { made: made.size, there: results.length - made.size - refused, refused, results };
  },
});
