import { studyPeriod, discipline } from '@portal/event-schemas/curriculum/records.ts';
import { stateSystem, systemFor, type GradingSystem } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import { rowId } from '@portal/event-schemas/grades/ids.ts';
import { gradeDays } from '@portal/event-schemas/grades/closing.ts';
import { gradePeriod, gradingSystem, sheetBlockRule } from '@portal/event-schemas/grades/module.ts';
import { isOfficer } from '@portal/event-schemas/grades/roles.ts';
import { shutAt, type GradePeriodTimes, type Seen } from '@portal/event-schemas/grades/row-rules.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import { daysAsTimes } from '@portal/platform/clock/occurrences.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { allRecordsFact, allRecordsKey, recordFact } from '@portal/platform/records/fact.ts';
import { sheetId } from '@portal/event-schemas/grades/ids.ts';
import { offeringFact } from '../registration/facts.ts';
import type { OpenedSheet } from './sheet.ts';
import { everySheet, openingsFact, type Opening } from './unblock.ts';

export const systemsFact = allRecordsFact(gradingSystem);
export const gradePeriodsFact = allRecordsFact(gradePeriod);
export const blockRulesFact = allRecordsFact(sheetBlockRule);

/** What decisions on a sheet look at beside it. `period`: when its teachers may write, moments; null: it is not set. */
export interface Known {
  systems: Readonly<Record<string, GradingSystem>>;
  period: GradePeriodTimes | null;
  openings: readonly Opening[];
}
/** `zone`: the university's, as the calls know it. */
export function knownOfSheet(sheet: string, zone: string, get: GetFact): Known {
  const [offering] = sheet.split('.') as [string];
  const course = get(offeringFact, offering);
  const term = course && get(recordFact(studyPeriod), course.study_period);
  const periods = Object.values(get(gradePeriodsFact, allRecordsKey) ?? {});
  const days = term ? gradeDays(term, periods, Object.values(get(blockRulesFact, allRecordsKey) ?? {})) : null;
  return {
    systems: get(systemsFact, allRecordsKey) ?? {},
    period: days && daysAsTimes(zone, days),
    openings: [...(get(openingsFact, sheet) ?? []), ...(get(openingsFact, everySheet) ?? [])],
  };
}

/** The grading system of a sheet. */
export const systemOf = ({ system }: Pick<OpenedSheet, 'system'>, { systems }: Pick<Known, 'systems'>): GradingSystem =>
  (system === null ? undefined : systems[system]) ?? stateSystem;

/** Which system a new sheet is made by: that of the level of the discipline, in the term of the course. */
export function systemOfCourse(offering: string, get: GetFact): string | null {
  const course = get(offeringFact, offering);
  const term = course && get(recordFact(studyPeriod), course.study_period);
  if (!term) return null;
  const levels = get(recordFact(discipline), course.discipline)?.preparation_levels ?? [];
  const systems = Object.entries(get(systemsFact, allRecordsKey) ?? {}).map(([uid, one]) => ({ uid, ...one }));
  return systemFor(systems, levels.length === 1 ? levels[0]! : null, term.start_date)?.uid ?? null;
}

export interface Moment {
  now: string;
  actor: Actor;
}
export const accountOf = ({ id, on_behalf_of }: Actor): string => on_behalf_of ?? id;

/** The openings that let a row be written at a moment; an opening ends at its moment, whether or not a job has said so. */
const openingOf = (sheet: string, student: string, { openings }: Known, now: string): Opening | undefined =>
  openings.find(({ until, rows }) => now < until && (rows === null || rows.includes(rowId(sheet, student))));

/** How somebody sees a row of a sheet: the rules ask it. */
export function seenBy(sheet: OpenedSheet, student: string, known: Known, { now, actor }: Moment): Seen {
  const opening = openingOf(sheetId(sheet.offering, sheet.flux), student, known, now);
  return {
    account: accountOf(actor),
    office: isOfficer(actor.roles),
    main: sheet.main,
    shut: shutAt(known.period, opening !== undefined, now),
    unblocked: opening !== undefined,
    system: systemOf(sheet, known),
  };
}
export const openingUid = (sheet: OpenedSheet, student: string, known: Known, now: string): string =>
  openingOf(sheetId(sheet.offering, sheet.flux), student, known, now)?.uid ?? '';
