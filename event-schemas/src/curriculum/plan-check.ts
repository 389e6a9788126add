import type { LoadType } from '../registration/values.ts';
import type { PlanLine } from './entities/plans.ts';
import { alternativesFor, type Prerequisite } from './prerequisites.ts';

/** Norms of the state standard: hours of a credit, credits of a semester and of a year of study. */
export const norms = { creditHours: 30, term: 30, year: 60 } as const;

/** What a plan's check knows of a discipline; hours are those of a whole term. */
export interface PlannedDiscipline {
  uid: string;
  credits: number;
  load: readonly { kind: LoadType; hours: number }[];
  prerequisites: readonly Prerequisite[];
  corequisites: readonly string[];
}
export type Disciplines = ReadonlyMap<string, PlannedDiscipline>;

export interface PlanSums {
  disciplines: number;
  credits: number;
  /** Hours by kind of class. */
  hours: Readonly<Partial<Record<LoadType, number>>>;
}
/** Sums over lines: of a semester, or of the whole plan. */
export function sumsOf(lines: readonly PlanLine[], known: Disciplines): PlanSums {
  const hours: Partial<Record<LoadType, number>> = {};
  for (const { discipline } of lines)
    for (const { kind, hours: some } of known.get(discipline)?.load ?? []) hours[kind] = (hours[kind] ?? 0) + some;
  return { disciplines: lines.length, credits: lines.reduce((sum, { credits }) => sum + credits, 0), hours };
}
/** Year of study of a semester, both from 1. */
export const yearOf = (semester: number): number => Math.ceil(semester / 2);

/** What is odd in a plan; nothing of it is refused. Lists name disciplines by uid. */
export type PlanWarning =
  | { kind: 'order'; discipline: string; semester: number; late: string[]; absent: string[] }
  | { kind: 'together'; discipline: string; semester: number; late: string[]; absent: string[] }
  | { kind: 'term'; semester: number; credits: number; norm: number }
  | { kind: 'year'; year: number; credits: number; norm: number }
  | { kind: 'whole'; credits: number; norm: number }
  | { kind: 'credits'; discipline: string; semester: number; credits: number; own: number }
  | { kind: 'hours'; discipline: string; semester: number; hours: number; norm: number };

/**
 * Checks a plan of a program that lasts so many years: prerequisites stand in earlier semesters (one of their alternatives
 * is enough), corequisites in the same one or earlier, credits and hours keep to the norms.
 */
export function checkPlan(
  lines: readonly PlanLine[],
  known: Disciplines,
  { program, years }: { program: string; years: number },
): PlanWarning[] {
  const first = new Map<string, number>();
  for (const { discipline, semester } of lines)
    first.set(discipline, Math.min(semester, first.get(discipline) ?? semester));
  const opening = lines.filter(({ discipline, semester }) => first.get(discipline) === semester);
  return [
    ...opening.flatMap(line => outOfOrder(line, known, first, program)),
    ...opening.flatMap(line => apartFrom(line, known, first)),
    ...sumWarnings(lines, years),
    ...lines.flatMap(line => ownWarnings(line, known)),
  ];
}

/** Of the disciplines that should stand before a semester, those that come later and those that the plan has not. */
function standing(uids: readonly string[], first: ReadonlyMap<string, number>, inTime: (semester: number) => boolean) {
  const missing = uids.filter(uid => !first.has(uid) || !inTime(first.get(uid)!));
  return { late: missing.filter(uid => first.has(uid)), absent: missing.filter(uid => !first.has(uid)) };
}
const missing = ({ late, absent }: { late: string[]; absent: string[] }): number => late.length + absent.length;

/** Of alternatives that are not met the one that lacks least is told. */
const outOfOrder = (
  { discipline, semester }: PlanLine,
  known: Disciplines,
  first: ReadonlyMap<string, number>,
  program: string,
): PlanWarning[] =>
  alternativesFor(known.get(discipline)?.prerequisites ?? [], program).flatMap(alternatives => {
    const [nearest] = alternatives
      .map(uids => standing(uids, first, at => at < semester))
      .toSorted((one, other) => missing(one) - missing(other));
    return nearest && missing(nearest) > 0 ? [{ kind: 'order', discipline, semester, ...nearest }] : [];
  });
function apartFrom(
  { discipline, semester }: PlanLine,
  known: Disciplines,
  first: ReadonlyMap<string, number>,
): PlanWarning[] {
  const found = standing(known.get(discipline)?.corequisites ?? [], first, at => at <= semester);
  return missing(found) > 0 ? [{ kind: 'together', discipline, semester, ...found }] : [];
}

function sumWarnings(lines: readonly PlanLine[], years: number): PlanWarning[] {
  const by = (key: (semester: number) => number): [number, number][] => {
    const sums = new Map<number, number>();
    for (const { semester, credits } of lines) sums.set(key(semester), (sums.get(key(semester)) ?? 0) + credits);
    return [...sums].toSorted(([one], [other]) => one - other);
  };
  const credits = lines.reduce((sum, line) => sum + line.credits, 0);
  const norm = years * norms.year;
  return [
    ...by(semester => semester).flatMap(([semester, sum]): PlanWarning[] =>
      sum > norms.term ? [{ kind: 'term', semester, credits: sum, norm: norms.term }] : [],
    ),
    ...by(yearOf).flatMap(([year, sum]): PlanWarning[] =>
      sum > norms.year ? [{ kind: 'year', year, credits: sum, norm: norms.year }] : [],
    ),
    ...(lines.length > 0 && credits !== norm ? [{ kind: 'whole', credits, norm } as const] : []),
  ];
}

/** A line has the credits of its discipline, and the discipline the hours of its credits. */
function ownWarnings({ discipline, semester, credits }: PlanLine, known: Disciplines): PlanWarning[] {
  const one = known.get(discipline);
  if (!one) return [];
  const hours = one.load.reduce((sum, { hours: some }) => sum + some, 0);
  const norm = one.credits * norms.creditHours;
  return [
    ...(credits === one.credits ? [] : [{ kind: 'credits', discipline, semester, credits, own: one.credits } as const]),
    ...(hours === 0 || hours === norm ? [] : [{ kind: 'hours', discipline, semester, hours, norm } as const]),
  ];
}
