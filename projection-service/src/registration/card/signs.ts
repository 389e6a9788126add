import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import type { CardItem } from '@portal/event-schemas/registration/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Catalogue } from '../catalogue.ts';
import { personalOf, type Personal } from '../courses/load.ts';
import { areMet } from '../courses/prerequisites.ts';
import type { Registration } from '../registration.ts';

/** What a reviewer is told of a student beside the card. `planned`: null where there is no plan; `studying`: taken up and without a result yet. */
interface Known {
  catalogue: Pick<Catalogue, 'disciplines' | 'studyPeriods'>;
  program: string;
  planned: ReadonlySet<string> | null;
  studying: ReadonlySet<string>;
  results: Personal['results'];
  study_period: string;
}
type Signs = CardDetail['signs'][number];

/** What stands out about each course: whether the plan has it, what is studied for it still, whether it was failed before. */
export function signsOf(
  courses: readonly Pick<CardItem, 'uid' | 'discipline'>[],
  { catalogue, program, planned, studying, results, study_period }: Known,
): Signs[] {
  const completed = new Set(results.filter(one => one.completed).map(one => one.discipline));
  const underWay = new Set([...completed, ...studying]);
  return courses.map(({ uid, discipline }) => {
    const rows = catalogue.disciplines.get(discipline)?.prerequisites ?? [];
    const failed = results.findLast(
      one => one.discipline === discipline && !one.completed && one.study_period !== study_period,
    );
    return {
      uid,
      plan: planned && (planned.has(discipline) ? 'in' : 'out'),
      prerequisites: areMet(rows, program, completed)
        ? null
        : areMet(rows, program, underWay)
          ? 'in_progress'
          : 'missing',
      failed: failed?.letter ?? null,
    };
  });
}

/** From so much of the usual load on it is worth a word. */
const much = 1.2;
/** The student's credits of a usual term, by the results of terms before this one but summers; null: there are none. `over`: the card has many more. */
export function loadOf(
  amount: number,
  { results, catalogue, study_period }: Pick<Known, 'results' | 'catalogue' | 'study_period'>,
): CardDetail['load'] {
  const start = catalogue.studyPeriods.get(study_period)?.start_date ?? '';
  const terms = new Map<string, number>();
  for (const { discipline, study_period: of } of results) {
    const term = catalogue.studyPeriods.get(of);
    if (!term || term.semester === 'summer' || term.start_date >= start) continue;
    terms.set(of, (terms.get(of) ?? 0) + (catalogue.disciplines.get(discipline)?.credits ?? 0));
  }
  if (terms.size === 0) return { usual: null, over: false };
  const usual = Math.round([...terms.values()].reduce((sum, credits) => sum + credits, 0) / terms.size);
  return { usual, over: usual > 0 && amount > usual * much };
}

interface Row {
  studying: string[] | null;
  added: string[] | null;
  out: string[] | null;
}
/** Signs of a card's courses and of its load. */
export async function signsOfCard(
  db: Sql,
  { student, study_period, catalogue, plan, card }: Registration,
  courses: readonly CardItem[],
): Promise<Pick<CardDetail, 'signs' | 'load'>> {
  const { results } = await personalOf(db, student.uid);
  const { rows } = await db.query<Row>(
    `SELECT (SELECT json_agg(discipline) FROM registration.card_courses WHERE student = $1) AS studying,
       (SELECT json_agg(discipline) FROM registration.individual_plan_disciplines_public
         WHERE student = $1 AND added_by IS NOT NULL AND out_by IS NULL) AS added,
       (SELECT json_agg(discipline) FROM registration.individual_plan_disciplines_public
         WHERE student = $1 AND out_by IS NOT NULL) AS out`,
    [student.uid],
  );
  const { studying, added, out } = rows[0]!;
  const lines = plan === null ? undefined : catalogue.plans.get(plan)?.lines;
  const planned = lines
    ? new Set(
        [...lines.map(({ discipline }) => discipline), ...(added ?? [])].filter(one => !(out ?? []).includes(one)),
      )
    : null;
  const known: Known = {
    ...{ catalogue, planned, results, program: student.edu_program ?? '', study_period: study_period.uid },
    studying: new Set(studying ?? []),
  };
  return { signs: signsOf(courses, known), load: loadOf(card.credits, known) };
}
