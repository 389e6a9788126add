import type { GradeUnblockEvent } from '@portal/event-schemas/grades/events.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { addDays, dateIn, wallTime } from '@portal/platform/clock/occurrences.ts';
import { defineCommand, type Aggregate, type CommandDefinition } from '@portal/platform/dispatcher/types.ts';
import { courseOffering, type OfferedCourse } from '../registration/course-offering/course-offering.ts';
import { registrationStanding, type RegistrationStanding } from '../registration/standing/registration-standing.ts';
import type { OnRows } from './chosen-rows.ts';
import { failures, type Failures } from './failures.ts';
import { followFlux } from './following.ts';
import * as marks from './marks.ts';
import { failuresAfter, outcomesOf, resultsAfter } from './outcomes.ts';
import { knownOfSheet, systemOfCourse, type Known } from './known.ts';
import * as rowActs from './row-acts.ts';
import { gradeSheet, type GradeSheet } from './sheet.ts';
import { gradeUnblock, type GradeUnblock } from './unblock.ts';

/** `zone`: the university's time zone. */
interface InZone {
  zone: string;
}

interface Follow {
  offering: string;
  /** Every flux that the course has or has had a sheet for. */
  fluxes: readonly string[];
}
/** Sheets of one course as its seats and lessons are: for so many fluxes. */
export const followCourse = (fluxes: number): CommandDefinition<Follow, (typeof gradeSheet)[], string | null> => ({
  type: 'FollowCourse',
  aggregates: Array.from({ length: fluxes }, () => gradeSheet),
  ids: ({ offering, fluxes: all }) => all.map(flux => `${offering}.${flux}`),
  facts: ({ offering }, get) => systemOfCourse(offering, get),
  reads: ({ offering }) => [{ aggregate: courseOffering, id: offering }],
  decide: ({ offering, fluxes: all }, sheets, system, _context, read) => {
    const course = read!(courseOffering, offering);
    const nobody: Pick<OfferedCourse, 'seats' | 'fluxes'> = { seats: new Map(), fluxes: [] };
    return all.map((uid, place) => {
      const { fluxes: there } = course.status === 'offered' ? course : nobody;
      const flux = there.find(one => one.uid === uid) ?? { uid, number: 1, number_of_times_per_week: 0, lessons: [] };
      const followed =
        course.status === 'offered' ? course : ({ ...nobody, teacher: null } as unknown as OfferedCourse);
      return followFlux(followed, flux, system, sheets[place]!);
    });
  },
});

export const SetMark = defineCommand({
  type: 'SetMark',
  aggregates: [gradeSheet],
  ids: ({ sheet }: marks.SetMark & InZone) => [sheet],
  facts: ({ sheet, zone }, get) => knownOfSheet(sheet, zone, get),
  decide: (data: marks.SetMark & InZone, [sheet], known: Known, moment) =>
    listed(marks.setMark(data, sheet, known, moment)),
});
export const RecordParts = defineCommand({
  type: 'RecordParts',
  aggregates: [gradeSheet],
  ids: ({ sheet }: marks.RecordParts & InZone) => [sheet],
  facts: ({ sheet, zone }, get) => knownOfSheet(sheet, zone, get),
  decide: (data: marks.RecordParts & InZone, [sheet], known: Known, moment) =>
    listed(marks.recordParts(data, sheet, known, moment)),
});
export const SendSheet = defineCommand({
  type: 'SendSheet',
  aggregates: [gradeSheet],
  ids: ({ sheet }: { sheet: string } & InZone) => [sheet],
  facts: ({ sheet, zone }, get) => knownOfSheet(sheet, zone, get),
  decide: ({ sheet: uid }: { sheet: string } & InZone, [sheet], known: Known, moment) =>
    listed(rowActs.sendSheet(uid, sheet, known, moment)),
});
export const NameMainTeacher = defineCommand({
  type: 'NameMainTeacher',
  aggregates: [gradeSheet],
  ids: ({ sheet }: { sheet: string; teacher: string }) => [sheet],
  decide: ({ sheet: uid, teacher }: { sheet: string; teacher: string }, [sheet]) =>
    sheet.status === 'none'
      ? reject('grades.sheet_not_found', { sheet: uid })
      : [
          sheet.main === teacher && sheet.named
            ? []
            : [{ type: 'MainTeacherNamed' as const, data: { from: sheet.main, to: teacher, by_office: true } }],
        ],
});
export const ClearGrades = defineCommand({
  type: 'ClearGrades',
  aggregates: [gradeSheet],
  ids: ({ sheet }: OnRows) => [sheet],
  decide: (data: OnRows, [sheet]) => [marks.clearGrades(data, sheet)],
});
const listed = <E>(decided: Rejection | readonly E[]): Rejection | readonly [readonly E[]] =>
  isRejection(decided) ? decided : [decided];

/** Whose results an act can touch: each student once, and each with each discipline once. */
export interface Touched {
  students: readonly string[];
  attempts: readonly { student: string; discipline: string }[];
}
interface Acting extends InZone {
  asked: rowActs.ActOnRows | { act: 'change_by_office'; change: marks.ChangeByOffice };
  targets: readonly OnRows[];
  touched: Touched;
}
/**
 * An act on rows of so many sheets, all of them or none; with it what students have as results, and their failures, in
 * the same append: a prerequisite is open the moment the mark is approved, and not a moment longer than it counts.
 */
export const actOnRows = (
  sheets: number,
  { students, attempts }: { students: number; attempts: number },
): CommandDefinition<Acting, Aggregate[], Known[]> => ({
  type: 'ActOnRows',
  aggregates: [
    ...Array.from({ length: sheets }, () => gradeSheet),
    ...Array.from({ length: students }, () => registrationStanding),
    ...Array.from({ length: attempts }, () => failures),
  ],
  ids: ({ targets, touched }) => [
    ...targets.map(({ sheet }) => sheet),
    ...touched.students,
    ...touched.attempts.map(({ student, discipline }) => `${student}.${discipline}`),
  ],
  facts: ({ targets, zone }, get) => targets.map(({ sheet }) => knownOfSheet(sheet, zone, get)),
  decide: ({ asked, targets, touched }, states, known, moment) => {
    const before = states.slice(0, targets.length) as readonly GradeSheet[];
    const decided =
      asked.act === 'change_by_office'
        ? listed(marks.changeByOffice(asked.change, before[0]!, known[0]!, moment))
        : rowActs.actOnRows(asked, targets, before, known, moment);
    if (isRejection(decided)) return decided;
    const outcomes = before.flatMap((sheet, place) => outcomesOf(targets[place]!.sheet, sheet, decided[place]!));
    const standings = states.slice(targets.length, targets.length + touched.students.length) as RegistrationStanding[];
    const counted = states.slice(targets.length + touched.students.length) as Failures[];
    return [
      ...decided,
      ...touched.students.map((student, place) =>
        resultsAfter(
          outcomes.filter(one => one.student === student),
          standings[place]!,
        ),
      ),
      ...touched.attempts.map((of, place) =>
        failuresAfter(
          outcomes.filter(one => one.student === of.student && one.discipline === of.discipline),
          counted[place]!,
        ),
      ),
    ];
  },
});

/** An opening lasts so many days at most, the day on which it is made not counted. */
export const unblockDays = 7;
type Made = Omit<Extract<GradeUnblockEvent, { type: 'FinalGradesUnblocked' }>['data'], 'until'>;
function lastDay(date: string, zone: string, now: string): Rejection | string {
  const today = dateIn(zone, new Date(now));
  const latest = addDays(today, unblockDays);
  if (date < today) return reject('grades.unblock_passed', { date }, { date: 'too_early' });
  if (date > latest) return reject('grades.unblock_too_long', { days: unblockDays, latest }, { date: 'too_late' });
  return wallTime(zone, addDays(date, 1), '00:00').toISOString();
}
export const UnblockFinalGrades = defineCommand({
  type: 'UnblockFinalGrades',
  aggregates: [gradeUnblock],
  ids: ({ uid }: Made & InZone) => [uid],
  decide: ({ zone, ...data }: Made & InZone, [state], _facts, { now }) => {
    if (state.status !== 'none') return [[]];
    if (!data.common && data.sheets.length === 0) return reject('grades.unblock_what', {}, { sheets: 'required' });
    const until = lastDay(data.date, zone, now);
    if (isRejection(until)) return until;
    return [[{ type: 'FinalGradesUnblocked' as const, data: { ...data, until } }]];
  },
});
/** `date`: another last day; null: it ends now, `removed` where a person takes it away. */
interface ChangeUnblock extends InZone {
  uid: string;
  date: string | null;
  removed: boolean;
}
const scopeOf = ({ uid, common, sheets, rows }: Extract<GradeUnblock, { status: 'made' | 'ended' }>) => ({
  uid,
  common,
  sheets: [...sheets],
  rows: [...rows],
});
export const ChangeUnblock = defineCommand({
  type: 'ChangeUnblock',
  aggregates: [gradeUnblock],
  ids: ({ uid }: ChangeUnblock) => [uid],
  decide: ({ date, removed, zone }: ChangeUnblock, [state], _facts, { now }) => {
    if (state.status === 'none') return reject('platform.not_found');
    if (state.status === 'ended') return date === null ? [[]] : reject('grades.unblock_ended');
    if (date === null) return [[{ type: 'UnblockEnded' as const, data: { ...scopeOf(state), removed } }]];
    if (date === state.date) return [[]];
    const until = lastDay(date, zone, now);
    return isRejection(until)
      ? until
      : [[{ type: 'UnblockChanged' as const, data: { ...scopeOf(state), date, until } }]];
  },
});
