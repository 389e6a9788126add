import { discipline, room, student } from '@portal/event-schemas/curriculum/records.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type DecisionContext, type ReadState } from '@portal/platform/dispatcher/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';
import { courseOffering } from '../registration/course-offering/course-offering.ts';
import * as cells from './cells.ts';
import { follow, type Follow } from './follow.ts';
import { journal, type Journal, type OpenedJournal } from './journal.ts';
import { factsOf, momentOf, type Known, type Moment, type OfJournal } from './known.ts';
import * as openings from './openings.ts';
import * as sessions from './sessions.ts';
import { copyThemes, setThemes, type PlannedTheme } from './themes.ts';
import { settle } from './weeks.ts';

type Decide<D> = (
  data: D,
  journal: OpenedJournal,
  known: Known,
  at: Moment,
  context: DecisionContext,
) => Rejection | readonly JournalEvent[];

/** A command over one journal that is there. */
const onJournal = <D>(type: string, decide: Decide<D & OfJournal>) =>
  defineCommand({
    type,
    aggregates: [journal],
    ids: (data: D & OfJournal) => [data.journal],
    facts: (data: D & OfJournal, get) => factsOf(data, get),
    decide: (data: D & OfJournal, [state]: readonly [Journal], known: Known, context) => {
      if (state.status === 'none') return reject('platform.not_found');
      const decided = decide(data, state, known, momentOf(data.zone, context.now), context);
      return isRejection(decided) ? decided : [decided];
    },
  });

export const EditCells = onJournal<{ edits: readonly cells.CellEdit[] }>(
  'EditCells',
  ({ journal: uid, edits }, state, known, at, { actor }) => cells.editCells(state, uid, edits, actor.id, known, at),
);
export const ExcuseAbsences = onJournal<cells.Excuse>('ExcuseAbsences', (data, state, known) =>
  cells.excuse(state, data, known),
);
export const ConfigureSession = onJournal<sessions.Configuring>(
  'ConfigureSession',
  (data, state, known, at, { actor }) => sessions.configure(state, data, actor.id, known, at),
);
export const SetThemes = onJournal<{ themes: readonly PlannedTheme[] }>(
  'SetThemes',
  (data, state, known, at, { actor }) => setThemes(state, data, actor.id, known, at),
);
export const CopyThemes = defineCommand({
  type: 'CopyThemes',
  aggregates: [journal, journal],
  ids: ({ journal: uid, from }: OfJournal & { from: string }) => [uid, from],
  facts: (data: OfJournal & { from: string }, get: GetFact) => factsOf(data, get),
  decide: ({ zone }: OfJournal & { from: string }, [state, from], known: Known, { actor, now }) => {
    if (state.status === 'none') return reject('platform.not_found');
    const decided = copyThemes(state, from, actor.id, known, momentOf(zone, now));
    return isRejection(decided) ? decided : [decided, []];
  },
});
export const MoveSession = onJournal<sessions.Place & { session: number }>(
  'MoveSession',
  (data, state, known, at, { actor }) => sessions.move(state, data, actor.id, known, at),
);
export const AddSession = onJournal<sessions.Place & { theme: string }>(
  'AddSession',
  (data, state, known, at, { actor }) => sessions.add(state, data, actor.id, known, at),
);
export const NameSubstitute = onJournal<{ session: number; substitute: string | null; reason: string }>(
  'NameSubstitute',
  (data, state) => sessions.substitute(state, data),
);
/** `office`: who sends it looks after all journals. */
export const TellOfCancellation = onJournal<{ sessions: readonly number[]; text: string; office: boolean }>(
  'TellOfCancellation',
  (data, state, _known, _at, { actor }) =>
    sessions.tell(state, data, session => data.office || cells.keeps(state, session, actor.id)),
);
/** What time alone brings about. */
export const SettleJournal = onJournal<object>('SettleJournal', (_data, state, known, at) => settle(state, known, at));
const present = (read: ReadState, record: Parameters<typeof recordAggregate>[0], uid: string) => {
  const state = read(recordAggregate(record), uid);
  return state.status === 'present' ? state.fields : null;
};
/** A student who misses many classes is told, and their supervisor. */
export const TellAbsences = defineCommand({
  type: 'TellAbsences',
  aggregates: [journal],
  ids: (data: { journal: string; student: string }) => [data.journal],
  facts: (data: { journal: string; student: string }, get: GetFact) => factsOf(data, get),
  reads: ({ student: id }) => [{ aggregate: recordAggregate(student), id }],
  decide: ({ student: uid }: { journal: string; student: string }, [state], known: Known, _context, read) => {
    if (state.status !== 'open') return [[]];
    const supervisor = present(read!, student, uid)?.['advisor'];
    return [cells.tellAbsences(state, { student: uid, supervisor: supervisor ? String(supervisor) : null }, known)];
  },
});
/** The sheet of final grades is approved before the term is over. */
export const CloseJournal = onJournal<object>('CloseJournal', (_data, state) =>
  state.status === 'closed'
    ? []
    : [{ type: 'JournalClosed', data: { teacher: state.teacher, name: state.name, because: 'sheet_approved' } }],
);

/** `discipline`, `students`, `rooms`: of the course, as the sender has found it. */
export type FollowLesson = Follow &
  OfJournal & {
    offering: string;
    discipline: string;
    students: readonly string[];
    rooms: readonly string[];
  };
/** Makes the journal of a lesson what the lesson is now. */
export const FollowLesson = defineCommand({
  type: 'FollowLesson',
  aggregates: [journal],
  ids: (data: FollowLesson) => [data.journal],
  facts: (data: FollowLesson, get: GetFact) => factsOf(data, get),
  reads: (data: FollowLesson) => [
    { aggregate: courseOffering, id: data.offering },
    { aggregate: recordAggregate(discipline), id: data.discipline },
    ...data.students.map(id => ({ aggregate: recordAggregate(student), id })),
    ...data.rooms.map(id => ({ aggregate: recordAggregate(room), id })),
  ],
  decide: (data: FollowLesson, [state]: readonly [Journal], known: Known, { now }, read) => {
    const away = new Set(
      data.students.filter(uid => {
        const found = present(read!, student, uid);
        return found !== null && found['student_status'] !== 'studying';
      }),
    );
    const usable = new Set(
      data.rooms.filter(uid => {
        const found = present(read!, room, uid);
        return found !== null && found['is_closed'] !== true;
      }),
    );
    const preparation_levels = present(read!, discipline, data.discipline)?.['preparation_levels'];
    const lessonNow = {
      course: read!(courseOffering, data.offering),
      preparation_levels: Array.isArray(preparation_levels) ? preparation_levels.map(String) : [],
      isUsable: (uid: string) => usable.has(uid),
      studies: (uid: string) => !away.has(uid),
    };
    return [follow(data, state, lessonNow, known, momentOf(data.zone, now))];
  },
});

type OpenWeeks = openings.OpenWeeks & { zone: string };
const zoned = (zone: string) => ({ zone });
/** Over the act and so many journals: everything that it means is one append. */
export const openWeeksOf = (journals: number) =>
  defineCommand({
    type: 'OpenWeeks',
    aggregates: [openings.journalOpening, ...Array.from({ length: journals }, () => journal)] as const,
    ids: ({ opening, targets }: OpenWeeks) => [opening, ...targets.map(one => one.journal)],
    facts: ({ targets, zone }: OpenWeeks, get: GetFact) =>
      targets.map(one => factsOf({ ...zoned(zone), journal: one.journal }, get)),
    decide: ({ zone, ...data }: OpenWeeks, [state, ...states], known: readonly Known[], { now }) =>
      openings.openWeeks(data, state, states, known, momentOf(zone, now)),
  });
interface ChangeOpening {
  opening: string;
  journals: readonly string[];
  until: string | null;
  reason: string;
  zone: string;
}
export const changeOpeningOf = (journals: number) =>
  defineCommand({
    type: 'ChangeOpening',
    aggregates: [openings.journalOpening, ...Array.from({ length: journals }, () => journal)] as const,
    ids: ({ opening, journals: named }: ChangeOpening) => [opening, ...named],
    decide: ({ zone, ...data }: ChangeOpening, [state, ...states], _facts, { now }) =>
      openings.changeOpening(data, state, states, momentOf(zone, now)),
  });
export const EndOpening = defineCommand({
  type: 'EndOpening',
  aggregates: [openings.journalOpening],
  ids: ({ opening }: { opening: string; zone: string }) => [opening],
  decide: ({ zone }: { opening: string; zone: string }, [state], _facts, { now }) => [
    openings.endOpening(state, momentOf(zone, now)),
  ],
});
