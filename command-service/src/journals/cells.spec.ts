import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { EditCells, ExcuseAbsences } from './commands.ts';
import {
  ann,
  at,
  bob,
  by,
  edit,
  first,
  head,
  journal,
  known,
  lis,
  marked,
  missed,
  opened,
  other,
  substitute,
  teacher,
  zone,
} from './testing/world.ts';

const later = at('2026-09-03');
const codeOf = (outcome: unknown): string => (isRejection(outcome) ? outcome.code : 'done');
const enter = (changes: object, more: JournalEvent[] = [], now = later, actor = teacher, facts = known()) =>
  given([...opened(), ...more]).when(EditCells, edit(changes), by(now, actor, facts));

describe('rule 6: nothing of a class that has not begun', () => {
  test.each([
    ['a mark a second before', { mark: '85' }, '2026-09-02T03:59:59.000Z', 'journals.not_begun'],
    ['an absence a second before', { attendance: 'missed' }, '2026-09-02T03:59:59.000Z', 'journals.not_begun'],
    ['a mark at its start', { mark: '85' }, '2026-09-02T04:00:00.000Z', 'done'],
    ['an absence at its start', { attendance: 'missed' }, '2026-09-02T04:00:00.000Z', 'done'],
  ])('%s', (_name, changes, now, outcome) => expect(codeOf(enter(changes, [], now))).toBe(outcome));
});

describe('rules 1 and 2: a week closes by the clock, whether the run came or not', () => {
  test('ten days after the end of the week, at midnight of the university', () => {
    expect(codeOf(enter({ mark: '85' }, [], '2026-09-16T17:59:00.000Z'))).toBe('done');
    expect(enter({ mark: '85' }, [], '2026-09-16T18:00:00.000Z')).toMatchObject({
      code: 'journals.week_blocked',
      params: { week: '2026-08-31', since: '2026-09-16T18:00:00.000Z' },
    });
  });
  test('with weekly runs on Mondays at the next run after them', () => {
    const rules = [{ ...weekly, weekday: 1 }];
    expect(codeOf(enter({ mark: '85' }, [], at('2026-09-20', '23:59'), teacher, known({ rules })))).toBe('done');
    expect(codeOf(enter({ mark: '85' }, [], at('2026-09-21', '00:00'), teacher, known({ rules })))).toBe(
      'journals.week_blocked',
    );
  });
  test('a rule of the load type goes before that of all, and one that is not in force closes nothing', () => {
    const wide = { ...weekly, frequency: 'DAILY' as const, weekday: null, days: 1 };
    const narrow = { ...wide, load_type: 'practice', is_active: false };
    expect(codeOf(enter({ mark: '85' }, [], at('2026-09-08'), teacher, known({ rules: [wide] })))).toBe(
      'journals.week_blocked',
    );
    expect(codeOf(enter({ mark: '85' }, [], at('2026-12-01'), teacher, known({ rules: [wide, narrow] })))).toBe('done');
  });
  test('the term being over closes the journal', () =>
    expect(codeOf(enter({ mark: '85' }, [], at('2026-12-21')))).toBe('journals.closed'));
});
const weekly = {
  days: 10,
  frequency: 'WEEKLY' as const,
  weekday: 1 as number | null,
  month_day: null,
  run_at: '00:00',
  preparation_level: null,
  load_type: null,
  study_period: null,
  is_active: true,
};

describe('rule 9: a mark is of the control form, an absence has a reason of the list', () => {
  test('a mark is kept as code and percent', () =>
    expect(enter({ mark: '85,5' })).toEqual([
      [{ type: 'MarkSet', data: { ...first, student: ann, code: '85.5', percent: 85.5, was: null } }],
    ]));
  test('another mark says what stood there before, and none takes it away', () => {
    expect(enter({ mark: '90' }, [marked('85')])).toEqual([
      [
        {
          type: 'MarkSet',
          data: { ...first, student: ann, code: '90', percent: 90, was: { code: '85', percent: 85 } },
        },
      ],
    ]);
    expect(enter({ mark: '' }, [marked('85')])).toEqual([
      [{ type: 'MarkCleared', data: { ...first, student: ann, was: { code: '85', percent: 85 } } }],
    ]);
  });
  test.each([
    ['101', 'journals.mark_unknown'],
    ['five', 'journals.mark_unknown'],
  ])('%s is no mark', (mark, code) => expect(codeOf(enter({ mark }))).toBe(code));
  test('who only attends gets no mark, yet is missed like everybody', () => {
    expect(codeOf(enter({ student: lis, mark: '85' }))).toBe('journals.audit_no_mark');
    expect(codeOf(enter({ student: lis, attendance: 'missed' }))).toBe('done');
  });
  test('lectures get no marks unless their type says so', () => {
    const lecture = opened({ load_type: 'lecture' as never });
    const when = (facts = known()) => given(lecture).when(EditCells, edit({ mark: '85' }), by(later, teacher, facts));
    expect(codeOf(when())).toBe('journals.no_marks_here');
    const types = [{ name: head.name, load_type: 'lecture' as const, mark_kind: 'pass_fail' as const }];
    expect(when(known({ types }))).toMatchObject({ code: 'journals.mark_unknown', params: { allowed: '+, −' } });
  });
  test('a mark beside an absence needs a reason that lets it be made up', () => {
    expect(codeOf(enter({ mark: '85' }, [missed()]))).toBe('journals.mark_and_missed');
    expect(codeOf(enter({ mark: '85', attendance: 'missed', reason: 'ill' }))).toBe('done');
  });
  test('a reason needs an absence, and one of the list', () => {
    expect(codeOf(enter({ reason: 'ill' }))).toBe('journals.reason_without_absence');
    expect(codeOf(enter({ attendance: 'missed', reason: 'none' }))).toBe('journals.reason_unknown');
    expect(enter({ attendance: 'missed', reason: 'ill' })).toEqual([
      [{ type: 'AbsenceRecorded', data: { ...first, student: ann, reason: 'ill', excused: true, was: null } }],
    ]);
  });
  test('who was there after all is no longer missed', () => {
    expect(enter({ attendance: 'present' }, [missed()])).toEqual([
      [{ type: 'PresenceConfirmed', data: { ...first, students: [ann], was_missed: [ann], was_excused: [] } }],
    ]);
    expect(enter({ attendance: null }, [missed()])).toEqual([
      [{ type: 'AttendanceCleared', data: { ...first, student: ann, was: { missed: true, excused: false } } }],
    ]);
  });
  test('a comment stands by itself', () =>
    expect(enter({ comment: 'late' })).toEqual([
      [{ type: 'JournalCommented', data: { ...first, student: ann, comment: 'late' } }],
    ]));
});

describe('rule 10: only who gives the class keeps it', () => {
  test('another teacher does not', () =>
    expect(codeOf(enter({ mark: '85' }, [], later, other))).toBe('journals.not_your_journal'));
  test('after a change the new teacher does, the old one no more', () => {
    const changed: JournalEvent[] = [
      { type: 'JournalTeacherChanged', data: { name: head.name, from: teacher, to: other } },
    ];
    expect(codeOf(enter({ mark: '85' }, changed, later, other))).toBe('done');
    expect(codeOf(enter({ mark: '85' }, changed, later, teacher))).toBe('journals.not_your_journal');
  });
  test('who stands in for them does in that class alone', () => {
    const named: JournalEvent[] = [{ type: 'SubstituteNamed', data: { ...first, substitute, reason: 'ill' } }];
    const now = at('2026-09-08');
    expect(codeOf(enter({ mark: '85' }, named, now, substitute))).toBe('done');
    expect(codeOf(enter({ session: 2, mark: '85' }, named, now, substitute))).toBe('journals.not_your_journal');
  });
});

describe('rule 11: students of a class are those on the course that day', () => {
  const joined: JournalEvent[] = [{ type: 'StudentJoined', data: { student: other, audit: false, on: '2026-09-05' } }];
  const left: JournalEvent[] = [{ type: 'StudentLeft', data: { student: bob, on: '2026-09-05' } }];
  test('who came later was not on it', () => {
    expect(codeOf(enter({ student: other, mark: '85' }, joined, at('2026-09-08')))).toBe('journals.not_on_course');
    expect(codeOf(enter({ session: 2, student: other, mark: '85' }, joined, at('2026-09-08')))).toBe('done');
  });
  test('who has left still has the classes before', () => {
    expect(codeOf(enter({ student: bob, mark: '85' }, left, at('2026-09-08')))).toBe('done');
    expect(codeOf(enter({ session: 2, student: bob, mark: '85' }, left, at('2026-09-08')))).toBe(
      'journals.not_on_course',
    );
  });
});

describe('a cell is written by who has seen it', () => {
  test('a stale version is refused with what stands there now', () => {
    const stale = enter({ mark: '70', version: 0 }, [marked('85')]);
    expect(stale).toMatchObject({ code: 'journals.cell_changed', params: { now: { mark: '85', version: 1 } } });
    expect(codeOf(enter({ mark: '70', version: 1 }, [marked('85')]))).toBe('done');
  });
  test('other cells of the class are no matter', () =>
    expect(codeOf(enter({ student: bob, mark: '70', version: 0 }, [marked('85')]))).toBe('done'));
  test('the same again changes nothing', () => expect(enter({ mark: '85' }, [marked('85')])).toEqual([[]]));
});

describe('many cells at once', () => {
  const many = (edits: object[]) =>
    given(opened()).when(EditCells, { journal, zone, edits: edits as never }, by(later));
  test('all are entered, presence as one event', () =>
    expect(
      many([
        { session: 1, student: ann, attendance: 'present' },
        { session: 1, student: bob, attendance: 'present' },
      ]),
    ).toEqual([
      [{ type: 'PresenceConfirmed', data: { ...first, students: [ann, bob], was_missed: [], was_excused: [] } }],
    ]));
  test('or none, and each that is wrong is named', () =>
    expect(
      many([
        { session: 1, student: ann, mark: '85' },
        { session: 1, student: bob, mark: '850' },
        { session: 2, student: bob, mark: '70' },
      ]),
    ).toMatchObject({
      code: 'journals.cells_refused',
      params: {
        count: 2,
        cells: [
          { session: `${journal}.1`, student: bob, code: 'journals.mark_unknown' },
          { session: `${journal}.2`, student: bob, code: 'journals.not_begun' },
        ],
      },
    }));
});

describe('a certificate of the office', () => {
  const certificate = { student: ann, from: '2026-09-01', to: '2026-09-05', reason: 'ill', note: 'No. 7' };
  const data = { journal, zone, ...certificate };
  test('excuses the absences of its days, in closed weeks too, once', () => {
    const excused = given([...opened(), missed()]).when(ExcuseAbsences, data, by(at('2026-11-01')));
    expect(excused).toEqual([
      [
        { type: 'CertificateRecorded', data: certificate },
        { type: 'AbsenceExcused', data: { ...first, student: ann, reason: 'ill', note: 'No. 7' } },
      ],
    ]);
    const [events] = excused as [JournalEvent[]];
    expect(given([...opened(), missed(), ...events]).when(ExcuseAbsences, data, by(later))).toEqual([[]]);
  });
  test('excuses an absence of its days that is entered later, whatever else stands there', () => {
    const [events] = given(opened()).when(ExcuseAbsences, data, by(later)) as [JournalEvent[]];
    const absence = (reason: string | null, excused: boolean) => [
      [{ type: 'AbsenceRecorded', data: { ...first, student: ann, reason, excused, was: null } }],
    ];
    expect(enter({ attendance: 'missed' }, events)).toEqual(absence('ill', true));
    expect(enter({ attendance: 'missed', reason: 'late' }, events)).toEqual(absence('late', false));
    expect(enter({ attendance: 'missed' })).toEqual(absence(null, false));
  });
  test('needs a reason that excuses', () =>
    expect(codeOf(given([...opened(), missed()]).when(ExcuseAbsences, { ...data, reason: 'late' }, by(later)))).toBe(
      'journals.reason_unknown',
    ));
});
