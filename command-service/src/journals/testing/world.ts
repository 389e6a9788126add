import { defaultReasons } from '@portal/event-schemas/journals/defaults.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { Known } from '../known.ts';

/** A practice on Mondays and Wednesdays at 10:00 of autumn 2026 in Bishkek, with two students and a listener, for specs. */
export const zone = 'Asia/Bishkek';
export const [lesson, period, offering, teacher, other, ann, bob, lis, substitute] = Array.from(
  { length: 9 },
  (_, index) => `0199a0c4-5b00-7000-8000-0000000000${String(index + 10)}`,
) as [string, string, string, string, string, string, string, string, string];
export const journal = `${lesson}.${period}`;
export const term = {
  start_date: '2026-09-01',
  end_date: '2026-12-20',
  weeks: 15,
  free_days: [{ from: '2026-10-26', to: '2026-10-26', reason: '' }],
};
export const known = (changes: Partial<Known> = {}): Known => ({
  term,
  rules: [],
  reasons: defaultReasons,
  types: [],
  absence_limit: 3,
  closes_on: term.end_date,
  ...changes,
});
/** Local time of a day in Bishkek (UTC+6) as ISO. */
export const at = (date: string, time = '12:00'): string => new Date(`${date}T${time}:00+06:00`).toISOString();
export const by = (now: string, actor = teacher, facts: Known = known()) => ({
  now,
  actor: { id: actor, roles: ['teacher'] },
  facts,
});
/** Wednesday of the first week, Monday and Wednesday of the second, and so on: numbers of classes by their dates. */
export const first = { session: 1, on: '2026-09-02' };
export const places = [
  ['2026-09-02', 600],
  ['2026-09-07', 600],
  ['2026-09-09', 600],
].map(([date, start], index) => ({
  session: index + 1,
  date: date as string,
  start: start as number,
  length: 50,
  room: null,
  is_extra: false,
}));
export const head = {
  code: 'CS101',
  name: sameInAll('Programming'),
  section: '1',
  subgroup: '',
  lesson,
  study_period: period,
  offering,
  discipline: offering,
  flux: offering,
  load_type: 'practice' as const,
  teacher,
  preparation_levels: ['bachelor'],
  opened_on: '2026-09-01',
};
export const opened = (changes: Partial<typeof head> = {}): JournalEvent[] => [
  { type: 'JournalOpened', data: { ...head, ...changes } },
  { type: 'SessionsPlanned', data: { sessions: places } },
  ...[ann, bob].map((student): JournalEvent => ({
    type: 'StudentJoined',
    data: { student, audit: false, on: '2026-09-01' },
  })),
  { type: 'StudentJoined', data: { student: lis, audit: true, on: '2026-09-01' } },
];
export const edit = (changes: object = {}) => ({ journal, zone, edits: [{ session: 1, student: ann, ...changes }] });
export const marked = (code: string, student = ann, session = 1): JournalEvent => ({
  type: 'MarkSet',
  data: { session, on: places[session - 1]!.date, student, code, percent: Number(code), was: null },
});
export const missed = (student = ann, session = 1): JournalEvent => ({
  type: 'AbsenceRecorded',
  data: { session, on: places[session - 1]!.date, student, reason: null, excused: false, was: null },
});
