import { plannedBlock, ruleFor, weekStateOf, type BlockRule } from '@portal/event-schemas/journals/blocking.ts';
import { absenceLimitOf, type AbsenceLimit } from '@portal/event-schemas/journals/absences.ts';
import { gradePeriod } from '@portal/event-schemas/grades/module.ts';
import type { WeekState } from '@portal/event-schemas/journals/codes.ts';
import { addDays, lastDayOf, mondayOf } from '@portal/event-schemas/journals/days.ts';
import { module } from '@portal/event-schemas/journals/module.ts';
import { markSystemOf, type MarkSystem } from '@portal/event-schemas/journals/marks.ts';
import type { entities } from '@portal/event-schemas/journals/entities.ts';
import { defaultReasons } from '@portal/event-schemas/journals/defaults.ts';
import { lessonOf } from '@portal/event-schemas/journals/uids.ts';
import type { TermDays } from '@portal/event-schemas/journals/planning.ts';
import { studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import type { Values } from '@portal/event-schemas/kernel/entity/entity.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import type { FactDefinition, GetFact } from '@portal/platform/facts/types.ts';
import { allRecordsFact, allRecordsKey, recordFact } from '@portal/platform/records/fact.ts';
import type { OpenedJournal } from './journal.ts';

export type Reason = Values<(typeof entities)['reason_for_missing']['fields']>;
type JournalType = Values<(typeof entities)['journal_type']['fields']>;

const recordsOf = <T>(entity: string) =>
  allRecordsFact(module.records.find(record => record.entity === entity)!) as unknown as FactDefinition<
    Readonly<Record<string, T>>
  >;
const rulesFact = recordsOf<BlockRule>('journal_block_rule');
const reasonsFact = recordsOf<Reason>('reason_for_missing');
const typesFact = recordsOf<JournalType>('journal_type');
const limitsFact = recordsOf<AbsenceLimit>('absence_limit');
export const facts = [rulesFact, reasonsFact, typesFact, limitsFact];

/** What decisions on a journal know beside it: the term, when weeks close, which reasons and marks there are. */
export interface Known {
  term: TermDays | null;
  rules: readonly BlockRule[];
  reasons: Readonly<Record<string, Reason>>;
  types: readonly JournalType[];
  /** From so many unexcused absences on a student is told. */
  absence_limit: number;
  /** The last day on which journals of the term can be open. */
  closes_on: string | null;
}
/** `zone`: the university's time zone, as the calls know it. */
export interface OfJournal {
  journal: string;
  zone: string;
}
export function factsOf({ journal }: Pick<OfJournal, 'journal'>, get: GetFact): Known {
  const period = lessonOf(journal)?.study_period;
  const term = period ? get(recordFact(studyPeriod), period) : null;
  const grades = Object.values(get(allRecordsFact(gradePeriod), allRecordsKey) ?? {}).find(
    one => one.study_period === period && one.kind === 'final',
  );
  const all = <T>(fact: FactDefinition<Readonly<Record<string, T>>>) => get(fact, allRecordsKey) ?? {};
  const reasons = all(reasonsFact);
  return {
    term,
    closes_on: term && lastDayOf(term.end_date, grades?.ends_on),
    rules: Object.values(all(rulesFact)),
    reasons: Object.keys(reasons).length > 0 ? reasons : defaultReasons,
    types: Object.values(all(typesFact)),
    absence_limit: absenceLimitOf(Object.values(all(limitsFact)), period ?? ''),
  };
}

/** A journal at a moment, by the university's clock. */
export interface Moment {
  now: string;
  today: string;
  clock: ReturnType<typeof wallClock>;
}
export function momentOf(zone: string, now: string): Moment {
  const clock = wallClock(zone);
  return { now, clock, today: clock.dateOf(new Date(now)) };
}

/** Closed by its event, or because its last day is over although the event is late. */
export const isClosed = (journal: OpenedJournal, { closes_on }: Known, { today }: Moment): boolean =>
  journal.status === 'closed' || (closes_on !== null && closes_on < today);

export const ruleOf = (journal: OpenedJournal, { rules }: Known): BlockRule => ruleFor(rules, journal);
export const plannedOf = (journal: OpenedJournal, week: string, known: Known, { clock }: Moment): string | null =>
  plannedBlock(ruleOf(journal, known), week, journal.opened_on, clock);

export const weekStateIn = (journal: OpenedJournal, date: string, known: Known, at: Moment): WeekState => {
  const week = mondayOf(date);
  return weekStateOf({
    week,
    known: journal.weeks.get(week),
    planned: plannedOf(journal, week, known, at),
    closed: isClosed(journal, known, at),
    now: at.now,
    today: at.today,
  });
};
/** Mondays of the weeks in which classes are held, in order. */
export const weeksWithClasses = ({ sessions }: OpenedJournal): string[] =>
  [...new Set([...sessions.values()].map(({ date }) => mondayOf(date)))].sort();
export const isInWeek = (date: string, week: string): boolean => week <= date && date < addDays(week, 7);
export const marksOf = ({ load_type }: OpenedJournal, { types }: Known): MarkSystem => markSystemOf(load_type, types);
