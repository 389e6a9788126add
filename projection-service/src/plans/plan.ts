import { yearOfSemester } from '@portal/event-schemas/plans/values.ts';
import type { DisciplineStudentViews } from '@portal/event-schemas/plans/views.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { obstacles } from '../registration/explain.ts';
import { programReference } from '../registration/catalogue.ts';
import { studentOf, type StudentRow } from '../registration/students.ts';
import { creditsOfPlan, entriesOf, type Entry } from './entries.ts';
import { planActorOf } from './rights.ts';
import { planSources, type PlanSources } from './sources.ts';
import { disciplineViews } from './views.ts';

type Input = Pick<CallContext, 'actor' | 'roles' | 'host' | 'locale' | 'request_id'> & { db: Sql };
/** Which part of a plan is asked for. `acad_period`: a study period. */
export interface PlanFilter {
  student?: string | undefined;
  study_year?: number | undefined;
  study_plan?: string | undefined;
  acad_period?: string | undefined;
  cycle?: string | undefined;
  component?: string | undefined;
}
export interface Plan {
  student: StudentRow;
  sources: PlanSources;
  all: Entry[];
  shown: Entry[];
}

/** A student's plan, and of it what the filter leaves. Refuses like the student's own calls. */
export async function planFor(input: Input, filter: PlanFilter): Promise<Plan> {
  const student = await studentOf(input, filter.student);
  const sources = await planSources(input.db, student, filter.study_plan);
  const all = entriesOf(sources);
  const asked =
    filter.acad_period === undefined
      ? undefined
      : (sources.periods.find(period => period.uid === filter.acad_period) ?? null);
  const shown = all.filter(entry => {
    const about = sources.disciplines.get(entry.discipline)!;
    return (
      (filter.study_year === undefined || entry.study_year === filter.study_year) &&
      (asked === undefined ||
        (asked !== null && entry.study_year === asked.study_year && entry.term === asked.semester)) &&
      (!filter.cycle || about.cycle === filter.cycle) &&
      (!filter.component || about.component === filter.component)
    );
  });
  return { student, sources, all, shown };
}

/** The study year that runs: of the last term that has begun or begins within three weeks. */
export function currentYear({ periods, student }: PlanSources, now: string): number {
  const soon = new Date(Date.parse(now) + 21 * 86_400_000).toISOString().slice(0, 10);
  return (
    periods.filter(period => period.start_date <= soon).at(-1)?.study_year ?? student.entry_year + student.course - 1
  );
}

/** The plan of one study year; without one that which runs. */
export async function planOfYear(
  input: Input,
  key: { student?: string | undefined; study_year?: number | undefined },
): Promise<Plan & { study_year: number }> {
  const plan = await planFor(input, { student: key.student });
  const study_year = key.study_year ?? currentYear(plan.sources, input.host.clock.iso());
  return { ...plan, study_year, shown: plan.all.filter(entry => entry.study_year === study_year) };
}

export async function planView(input: Input, filter: PlanFilter): Promise<DisciplineStudentViews> {
  const { student, sources, all, shown } = await planFor(input, filter);
  const { study_plan, periods } = sources;
  const now = input.host.clock.iso();
  const years = new Set([
    ...study_plan.lines.map(line => yearOfSemester(study_plan.entry_year, line.semester)),
    ...all.map(entry => entry.study_year),
  ]);
  return {
    student: { uid: student.uid, display_name: student.display_name },
    study_plan: {
      uid: study_plan.uid,
      code: study_plan.code,
      entry_year: study_plan.entry_year,
      edu_program: programReference(sources.catalogue, study_plan.edu_program),
    },
    study_years: [...years].sort((a, b) => a - b),
    current_year: currentYear(sources, now),
    periods: periods.filter(period => years.has(period.study_year)),
    credits: creditsOfPlan(shown),
    results: await disciplineViews(input.db, shown, {
      sources,
      all,
      by: planActorOf(input.roles, input.actor.id, student),
      today: now.slice(0, 10),
      explain: obstacles(input),
    }),
  };
}
