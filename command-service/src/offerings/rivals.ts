import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { courseOffering, type CourseOffering } from '../registration/course-offering/course-offering.ts';
import type { DraftDecision } from './drafts.ts';
import { neededUid } from './needs/layout.ts';
import { copiedUid } from './rollover/copy.ts';

/** A command that makes a draft unless one of these courses takes place: the drafts that others would make of the same discipline for the same term. */
export interface WithRivals {
  offering: string;
  rivals: readonly string[];
}
/**
 * The streams of such a command. It writes the first alone; the others stand in its append with the versions that it saw, so of two who make drafts of one
 * discipline in the same moment, in one process or in two, the second is decided anew.
 */
export const withRivals = <D extends WithRivals>(rivals: number) => ({
  aggregates: [courseOffering, ...Array.from({ length: rivals }, () => courseOffering)] as const,
  ids: (data: D) => [data.offering, ...data.rivals] as [string, ...string[]],
});
/** What was decided of the first stream, and nothing of the others. */
export const beside = (others: readonly CourseOffering[], decided: DraftDecision) =>
  isRejection(decided) ? decided : ([decided[0], ...others.map(() => [])] as const);
/** A draft, or an opened course of which not every lesson is cancelled. */
export const takesPlace = (state: CourseOffering): boolean =>
  state.status === 'draft' ||
  (state.status === 'offered' &&
    (state.lessons.size === 0 || [...state.lessons.keys()].some(lesson => state.access.get(lesson) !== 'cancelled')));

/**
 * By discipline, the courses that others would make of it in the term: copies of its courses of further terms (`from_period`: the one that is copied, whose
 * courses stand beside each other; null: none) and, where something is copied, the draft of what the term needs.
 */
export async function rivalsIn(
  db: Sql,
  { from_period, to_period }: { from_period: string | null; to_period: string },
  disciplines: readonly string[],
): Promise<(discipline: string) => string[]> {
  const { rows } = await db.query<{ uid: string; discipline: string }>(
    `SELECT uid, discipline FROM registration.planned_courses_public
     WHERE discipline = ANY($1) AND NOT draft AND study_period <> $2 AND study_period IS DISTINCT FROM $3 ORDER BY uid`,
    [disciplines, to_period, from_period],
  );
  return discipline => [
    ...(from_period === null ? [] : [neededUid(discipline, to_period)]),
    ...rows.filter(row => row.discipline === discipline).map(({ uid }) => copiedUid(uid, to_period)),
  ];
}
