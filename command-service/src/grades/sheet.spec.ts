import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { isRejection, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { given, specNow } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import {
  actOnRows,
  ChangeUnblock,
  ClearGrades,
  NameMainTeacher,
  RecordParts,
  SendSheet,
  SetMark,
  UnblockFinalGrades,
} from './commands.ts';
import type { ActOnRows } from './row-acts.ts';
import type { Known } from './known.ts';
import * as of from './testing.ts';

const { zone, sheet, student, main, co, otherCo, office, otherOffice, discipline } = of;
type Events = readonly FinalGradesEvent[];
const nobody = { students: [], attempts: [] };

const set = (
  events: Events,
  mark: string | null,
  by = main,
  more: object = {},
  facts: Known = of.known(),
  now = specNow,
) => given(events).when(SetMark, { sheet, student: student(1), mark, zone, ...more }, { facts, actor: of.as(by), now });
const doing = (
  events: Events,
  asked: ActOnRows,
  by: string,
  numbers: readonly number[] = [1],
  {
    versions = {},
    facts = of.known(),
    touched = nobody,
  }: { versions?: Record<string, number>; facts?: Known; touched?: typeof nobody | object } = {},
) => {
  const whose = touched as { students: string[]; attempts: { student: string; discipline: string }[] };
  return given(events).when(
    actOnRows(1, { students: whose.students.length, attempts: whose.attempts.length }),
    { asked, targets: [{ sheet, students: numbers.map(student), versions }], touched: whose, zone },
    { facts: [facts], actor: of.as(by) },
  );
};
const code = (outcome: Rejection | readonly unknown[]): string | null =>
  isRejection(outcome) ? outcome.code.replace('grades.', '') : null;
const types = (outcome: Rejection | readonly (readonly { type: string }[])[]) =>
  isRejection(outcome) ? outcome.code : outcome.flat().map(({ type }) => type);
const students = (...numbers: number[]) => ({
  students: numbers.map(student),
  attempts: numbers.map(one => ({ student: student(one), discipline })),
});

describe('a mark', () => {
  const one = [...of.opened, of.added(1, [co])];
  it('is set by the main teacher, with what it means in the grading system of the term', () =>
    expect(set(one, 'B+')).toEqual([
      [
        {
          type: 'FinalMarkSet',
          data: {
            student: student(1),
            from: null,
            mark: { code: 'B+', kind: 'points', points: 333, passed: true },
            percent: null,
            set_by: main,
            cleaned: [],
          },
        },
      ],
    ]));
  it('that is changed ends every agreement on the one before', () =>
    expect(set([...one, of.marked(1, 'B'), of.agreed(1)], 'A')).toMatchObject([
      [{ type: 'FinalMarkSet', data: { from: 'B', cleaned: [co] } }],
    ]));
  it('that is the same changes nothing', () => expect(set([...one, of.marked(1, 'B')], 'B')).toEqual([[]]));
  it('is taken back before it is sent', () =>
    expect(set([...one, of.marked(1, 'B')], null)).toMatchObject([[{ data: { from: 'B', mark: null } }]]));
  it.each<[string, Events, string, string, string]>([
    ['of a system without it', one, 'E', main, 'mark_unknown'],
    ['by a co-teacher', one, 'B', co, 'not_main_teacher'],
    ['on the office’s desk', [...one, of.marked(1, 'A'), of.agreed(1), of.sent(1)], 'B', main, 'on_check'],
    [
      'that is approved',
      [...one, of.marked(1, 'A'), of.agreed(1), of.sent(1), of.approved(1)],
      'B',
      main,
      'approved_row',
    ],
    ['of who left the stream', [...one, { type: 'RowClosed', data: { student: student(1) } }], 'B', main, 'row_closed'],
    ['of nobody', of.opened, 'B', main, 'row_not_found'],
  ])('%s is refused', (_, events, mark, by, refused) => expect(code(set(events, mark, by))).toBe(refused));
  it('that the rating and the exam do not give is refused', () => {
    const parts: FinalGradesEvent[] = [
      { type: 'PartRecorded', data: { student: student(1), part: 'rating', percent: 9710 } },
      { type: 'PartRecorded', data: { student: student(1), part: 'exam', percent: 6560 } },
    ];
    expect(code(set([...one, ...parts], 'B'))).toBe('mark_not_of_parts');
    expect(set([...one, ...parts], 'B+')).toMatchObject([[{ data: { percent: 85 } }]]);
    expect(code(set([...one, ...parts], 'I'))).toBeNull();
  });
  it('may be set again after the office has rejected it, and is sent anew', () =>
    expect(code(set([...one, of.marked(1, 'A'), of.agreed(1), of.sent(1), of.rejected(1)], 'B'))).toBeNull());
  it('of a version that is not the present one is refused', () =>
    expect(code(set(one, 'B', main, { version: 7 }))).toBe('row_changed'));
});

describe('an opening of a closed sheet, with its last day 10 June in Bishkek', () => {
  const one = [...of.opened, of.added(1)];
  const period = { opens: '2026-05-01T00:00:00.000Z', closes: '2026-06-01T18:00:00.000Z' };
  const until = '2026-06-10T18:00:00.000Z';
  const facts = of.known({ period, openings: [{ uid: of.unblock, until, rows: null }] });
  const at = (now: string, known = facts) => code(set(one, 'B', main, {}, known, now));
  it('holds up to the last second of the day, whether or not the job has run', () => {
    expect(at('2026-06-10T17:59:59.000Z')).toBeNull();
    expect(at('2026-06-10T18:00:00.000Z')).toBe('sheet_closed');
  });
  it('opens those rows that it names alone', () =>
    expect(
      at('2026-06-05T00:00:00.000Z', of.known({ period, openings: [{ uid: of.unblock, until, rows: [of.row(2)] }] })),
    ).toBe('sheet_closed'));
  it('is not needed within the period, and the period is not before it begins', () => {
    expect(at('2026-05-20T00:00:00.000Z', of.known({ period }))).toBeNull();
    expect(at('2026-04-30T00:00:00.000Z', of.known({ period }))).toBe('sheet_not_open_yet');
  });
  const made = (date: string, more: object = {}) =>
    given().when(
      UnblockFinalGrades,
      { uid: of.unblock, common: false, sheets: [sheet], rows: [], date, reason: 'An error', zone, ...more },
      { now: '2026-06-03T20:00:00.000Z' },
    );
  it('lasts until midnight of its last day, seven days ahead at most', () => {
    expect(made('2026-06-10')).toMatchObject([[{ type: 'FinalGradesUnblocked', data: { until } }]]);
    expect(code(made('2026-06-12'))).toBe('unblock_too_long');
    expect(code(made('2026-06-03'))).toBe('unblock_passed');
    expect(code(made('2026-06-10', { sheets: [] }))).toBe('unblock_what');
  });
  it('is changed or ended once', () => {
    const [events] = made('2026-06-10') as readonly (readonly { type: string; data: unknown }[])[];
    const change = (date: string | null, before = events!) =>
      given(before).when(
        ChangeUnblock,
        { uid: of.unblock, date, removed: true, zone },
        { now: '2026-06-04T00:00:00.000Z' },
      );
    expect(change('2026-06-11')).toMatchObject([
      [{ type: 'UnblockChanged', data: { until: '2026-06-11T18:00:00.000Z' } }],
    ]);
    const ended = change(null) as readonly (readonly { type: string; data: unknown }[])[];
    expect(ended).toMatchObject([[{ type: 'UnblockEnded', data: { removed: true } }]]);
    expect(change(null, [...events!, ...ended[0]!])).toEqual([[]]);
    expect(code(change('2026-06-11', [...events!, ...ended[0]!]))).toBe('unblock_ended');
  });
});

describe('co-teachers', () => {
  const two = [...of.opened, of.added(1, [co, otherCo]), of.marked(1, 'B')];
  it('are asked once, each of them', () => {
    expect(types(doing(two, { act: 'ask' }, main))).toEqual(['AgreementAsked', 'AgreementAsked']);
    const asked: FinalGradesEvent[] = [co, otherCo].map(teacher => ({
      type: 'AgreementAsked',
      data: { teacher, students: [student(1)] },
    }));
    expect(doing([...two, ...asked], { act: 'ask' }, main)).toEqual([[]]);
  });
  it('answer for themselves alone, and disagree with a reason', () => {
    expect(types(doing(two, { act: 'agree' }, co))).toEqual(['GradeAgreed']);
    expect(code(doing(two, { act: 'agree' }, main))).toBe('not_co_teacher');
    expect(types(doing(two, { act: 'disagree', comment: 'The laboratory work is missing' }, co))).toEqual([
      'GradeDisagreed',
    ]);
    expect(code(doing(two, { act: 'disagree', comment: ' ' }, co))).toBe('comment_required');
  });
  it('who agree twice change nothing', () => expect(doing([...two, of.agreed(1)], { act: 'agree' }, co)).toEqual([[]]));
  it('take their own answer back, the main teacher anybody’s', () => {
    const both = [...two, of.agreed(1), of.disagreed(1, otherCo)];
    expect(doing(both, { act: 'clean', teachers: null }, co)).toMatchObject([
      [{ type: 'AgreementCleaned', data: { teacher: co } }],
    ]);
    expect(types(doing(both, { act: 'clean', teachers: null }, main))).toEqual([
      'AgreementCleaned',
      'AgreementCleaned',
    ]);
    expect(code(doing(two, { act: 'clean', teachers: null }, main))).toBe('nothing_to_clean');
  });
});

describe('sending to the office', () => {
  const send = (events: Events, by = main) =>
    given(events).when(SendSheet, { sheet, zone }, { facts: of.known(), actor: of.as(by) });
  const rows = [...of.opened, of.added(1, [co]), of.added(2), of.added(3)];
  it('of a sheet with a mark that a co-teacher has not agreed on names that row and sends nothing', () =>
    expect(send([...rows, of.marked(1, 'B'), of.marked(2, 'C'), of.disagreed(1)])).toMatchObject({
      code: 'grades.rows_refused',
      params: { count: 1, rows: [{ row: of.row(1), fault: 'not_agreed', teachers: [co] }] },
    }));
  it('takes the filled rows, and those that were rejected again', () =>
    expect(send([...rows, of.marked(2, 'C'), of.marked(3, 'D'), of.sent(3), of.rejected(3)])).toEqual([
      [of.sent(2, 3)],
    ]));
  it('of an empty sheet is refused; one of students who only listen needs nothing', () => {
    expect(code(send(rows))).toBe('sheet_empty');
    expect(send([...of.opened, of.added(1, [], true)])).toEqual([[]]);
  });
  it('twice is once', () => expect(send([...rows, of.marked(2, 'C'), of.sent(2)])).toEqual([[]]));
  it('of everything leaves approved rows approved', () => {
    const done = [...rows, of.marked(2, 'C'), of.sent(2), of.approved(2)];
    expect(doing(done, { act: 'send' }, main, [2])).toEqual([[]]);
  });
  it('of one approved row is refused, but while the office keeps it open: then its result counts no longer', () => {
    const done = [...rows, of.marked(2, 'C'), of.sent(2), of.approved(2)];
    expect(code(doing(done, { act: 'resend' }, main, [2]))).toBe('approved_row');
    const facts = of.known({ openings: [{ uid: of.unblock, until: '2027-01-01T00:00:00.000Z', rows: null }] });
    const result = { discipline, study_period: of.term, letter: 'C', points: null, completed: true, grade_points: 200 };
    const outcome = given(done, [{ type: 'FinalResultRecorded', data: { student: student(2), ...result } }]).when(
      actOnRows(1, { students: 1, attempts: 1 }),
      { asked: { act: 'resend' }, targets: [{ sheet, students: [student(2)] }], touched: students(2), zone },
      { facts: [facts], actor: of.as(main) },
    );
    expect(outcome).toEqual([
      [{ type: 'RowResent', data: { student: student(2), unblock: of.unblock } }],
      [{ type: 'FinalResultWithdrawn', data: { student: student(2), discipline, study_period: of.term, letter: 'C' } }],
      [],
    ]);
  });
});

describe('the office', () => {
  const three = [
    ...of.opened,
    of.added(1),
    of.added(2),
    of.added(3),
    of.marked(1, 'B'),
    of.marked(2, 'C'),
    of.marked(3, 'F'),
    of.sent(1, 2, 3),
  ];
  it('approves all of the rows or none, and says which was changed meanwhile', () => {
    const versions = { [student(1)]: 2, [student(2)]: 1, [student(3)]: 2 };
    expect(doing(three, { act: 'approve' }, office, [1, 2, 3], { versions, touched: students(1, 2, 3) })).toMatchObject(
      {
        code: 'grades.rows_refused',
        params: { rows: [{ row: of.row(2), fault: 'row_changed' }] },
        fields: { [of.row(2)]: 'grades.row_changed' },
      },
    );
  });
  it('makes results and failures in the same append', () =>
    expect(doing(three, { act: 'approve' }, office, [1, 3], { touched: students(1, 3) })).toEqual([
      [of.approved(1, 3)],
      ...[
        [1, 'B', true, 300],
        [3, 'F', false, 0],
      ].map(([number, letter, completed, grade_points]) => [
        {
          type: 'FinalResultRecorded',
          data: {
            student: student(number as number),
            discipline,
            study_period: of.term,
            letter,
            points: null,
            completed,
            grade_points,
          },
        },
      ]),
      [],
      [
        {
          type: 'FailureCounted',
          data: { student: student(3), discipline, attempt: of.row(3), study_period: of.term, mark: 'F' },
        },
      ],
    ]));
  it('rejects with a reason', () => {
    expect(doing(three, { act: 'reject', comment: 'The exam is missing' }, office)).toEqual([[of.rejected(1)]]);
    expect(code(doing(three, { act: 'reject', comment: '' }, office))).toBe('comment_required');
  });
  it('does not approve what was not sent, what it has entered itself, and what nobody of the office asks for', () => {
    expect(code(doing([...of.opened, of.added(1), of.marked(1, 'B')], { act: 'approve' }, office))).toBe('not_sent');
    const own = [...of.opened, of.added(1), of.marked(1, 'B', office), of.sent(1)];
    expect(code(doing(own, { act: 'approve' }, office))).toBe('own_mark');
    expect(code(doing(own, { act: 'approve' }, otherOffice, [1], { touched: students(1) }))).toBeNull();
    expect(code(doing(own, { act: 'approve' }, main))).toBe('office_only');
  });
  it('approving twice changes nothing', () =>
    expect(doing([...three, of.approved(1)], { act: 'approve' }, office, [1], { touched: students(1) })).toEqual([
      [],
      [],
      [],
    ]));
  const change = (events: Events, mark: string, reason = 'Order 12') =>
    given(events).when(
      actOnRows(1, { students: 1, attempts: 1 }),
      {
        asked: { act: 'change_by_office', change: { sheet, rows: [{ student: student(1), mark }], reason } },
        targets: [{ sheet, students: [student(1)] }],
        touched: students(1),
        zone,
      },
      { facts: [of.known()], actor: of.as(office) },
    );
  it('changes a mark with a reason, and what is approved only where it is not finished', () => {
    expect(types(change(three, 'W'))).toEqual(['MarksChangedByOffice']);
    expect(code(change([...three, of.approved(1)], 'W'))).toBe('approved_row');
    const unfinished = [...of.opened, of.added(1), of.marked(1, 'I'), of.sent(1), of.approved(1)];
    expect(types(change(unfinished, 'W'))).toEqual(['MarksChangedByOffice']);
    expect(code(change(three, 'E'))).toBe('mark_unknown');
    expect(code(change(three, 'W', ' '))).toBe('comment_required');
  });
  it('names the main teacher, whoever gives the lessons', () =>
    expect(given(of.opened).when(NameMainTeacher, { sheet, teacher: co })).toEqual([
      [{ type: 'MainTeacherNamed', data: { from: main, to: co, by_office: true } }],
    ]));
});

it('comments stand where they were written, and the same again changes nothing', () => {
  const one = [...of.opened, of.added(1, [co]), of.marked(1, 'B')];
  const comment = 'Checked';
  const written: [ActOnRows, string, FinalGradesEvent][] = [
    [{ act: 'comment_main', comment }, main, { type: 'MainTeacherCommented', data: { student: student(1), comment } }],
    [{ act: 'comment_office', comment }, office, { type: 'OfficeCommented', data: { student: student(1), comment } }],
    [
      { act: 'comment_co', comment },
      co,
      { type: 'CoTeacherCommented', data: { student: student(1), teacher: co, comment } },
    ],
  ];
  for (const [asked, by, event] of written) {
    expect(doing(one, asked, by)).toEqual([[event]]);
    expect(doing([...one, event], asked, by)).toEqual([[]]);
  }
});

it('parts are written by the main teacher, again after the office has sent the row back; what the office has stays', () => {
  const one = [...of.opened, of.added(1), of.added(2), of.marked(2, 'B'), of.sent(2)];
  const record = (numbers: readonly number[], by = main, events: Events = one) =>
    given(events).when(
      RecordParts,
      { sheet, part: 'rating', rows: numbers.map(number => ({ student: student(number), percent: 8000 })), zone },
      { facts: of.known(), actor: of.as(by) },
    );
  const recorded = (number: number) => ({
    type: 'PartRecorded',
    data: { student: student(number), part: 'rating', percent: 8000, total: null },
  });
  expect(record([1])).toEqual([[recorded(1)]]);
  expect(code(record([1], co))).toBe('not_main_teacher');
  expect(code(record([1, 2]))).toBe('rows_refused');
  expect(record([2], main, [...one, of.rejected(2)])).toEqual([[recorded(2)]]);
});

it('an application clears what is not approved', () => {
  const two = [
    ...of.opened,
    of.added(1),
    of.added(2),
    of.marked(1, 'B'),
    of.marked(2, 'B'),
    of.sent(2),
    of.approved(2),
  ];
  expect(given(two).when(ClearGrades, { sheet, students: [student(1), student(2)] })).toEqual([
    [{ type: 'GradesCleared', data: { students: [student(1)] } }],
  ]);
});
