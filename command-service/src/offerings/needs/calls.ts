import { contracts } from '@portal/event-schemas/offerings/calls.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import { command } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { oneByOne } from '../../registration/one-by-one.ts';
import { courseOffering } from '../../registration/course-offering/course-offering.ts';
import { rivalsIn, takesPlace } from '../rivals.ts';
import { draftNeededOf } from './draft-needed.ts';
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
    const rivalsOf = await rivalsIn(host.pool, { from_period: null, to_period: study_period }, [...wanted.keys()]);
    const offerings = new Map<string, string | null>();
    let made = 0;
    const report = await oneByOne(input, [...wanted], async ([discipline, students]) => {
      const { offering: there, ...known } = taught.get(discipline) ?? { offering: null, load: [], last: null };
      const offering = there ?? neededUid(discipline, study_period);
      offerings.set(discipline, offering);
      if (there) return;
      const rivals = rivalsOf(discipline);
      const fluxes = layoutFor(offering, students, known, sizes);
      const draft = { offering, rivals, discipline, study_period, teacher: null, fluxes };
      const { changed } = await send(draftNeededOf(rivals.length), draft);
      if (changed) made += 1;
      else offerings.set(discipline, await thereIn(host, [offering, ...rivals]));
    });
    const results = report.map(({ thing: [discipline], error }) => ({
      discipline,
      offering: error ? null : offerings.get(discipline)!,
      error,
    }));
    const refused = results.filter(({ error }) => error !== null).length;
    return { made, there: results.length - made - refused, refused, results };
  },
});
/** Which of these courses takes place; null where it has been discarded meanwhile. */
async function thereIn({ dispatcher }: Pick<Host, 'dispatcher'>, offerings: readonly string[]): Promise<string | null> {
  const states = await Promise.all(offerings.map(async one => (await dispatcher.state(courseOffering, one)).state));
  return offerings[states.findIndex(takesPlace)] ?? null;
}
