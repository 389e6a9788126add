import { listNames } from '@portal/event-schemas/registration/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import type { queueHappenings } from '@portal/event-schemas/registration/codes.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { number, time } from '@portal/platform/lists/columns.ts';
import { obstacles } from '../explain.ts';
import { displayName } from '../students.ts';
import { iso } from '../times.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

const student: Column['header'] = columnNames.student;
const reason: Column['header'] = columnNames.reason;
const studentName = `coalesce(nullif(${displayName('s')}, ''), q.student)`;

/** Courses that have, or had, a waiting list. */
const lists = list(contracts['GET /registration/waiting_lists/'], {
  reads: 'unhurried',
  summary: 'Courses with a waiting list, or with the history of one',
  from: `registration.board_courses c
    LEFT JOIN curriculum.disciplines_public d ON d.uid = c.discipline
    LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = c.study_period
    LEFT JOIN (SELECT offering, min(queued_at) AS first_joined_at, min(offer_until) AS next_until
      FROM registration.places WHERE queue_order IS NOT NULL
      GROUP BY offering) q ON q.offering = c.offering`,
  defaultSort: ['waiting', 'DESC'],
  where: () => 'c.joined > 0',
  columns: {
    uid: { sql: 'c.offering', type: 'text', filter: 'equals' },
    study_period: { sql: 'c.study_period', type: 'text', filter: 'equals' },
    study_period_name: { sql: 'sp.name', type: 'localized', header: columnNames.study_period },
    code: { sql: 'c.code', type: 'text', sort: true, search: true, header: columnNames.code },
    name: { sql: 'c.name', type: 'localized', sort: true, search: true, header: columnNames.course },
    cathedra: { sql: 'd.cathedra', type: 'text', filter: 'equals' },
    cathedra_name: { sql: 'k.name', type: 'localized', sort: true, header: columnNames.department },
    capacity: number('c.capacity', columnNames.capacity),
    taken: number('c.taken', columnNames.taken),
    waiting: number('c.waiting', columnNames.waiting),
    offered: number('c.offered', columnNames.offered),
    joined: number('c.joined', listNames.joinedCount),
    passed: number('c.passed', listNames.offersPassedOn),
    first_joined_at: time('q.first_joined_at', listNames.firstWaitingSince),
    next_until: time('q.next_until', listNames.nextAnswerDue),
  },
  map: row => ({ ...row, first_joined_at: iso(row.first_joined_at), next_until: iso(row.next_until) }),
});

/** Who waits for a course, in the order of its list. */
const entries = list(contracts['GET /registration/waiting_lists/entries/'], {
  summary: 'Who waits, in the order of the waiting list',
  from: `(SELECT w.*, row_number() OVER (PARTITION BY w.offering ORDER BY w.queue_order) AS place FROM registration.places w WHERE w.queue_order IS NOT NULL) q
    JOIN registration.offerings o ON o.uid = q.offering
    LEFT JOIN curriculum.students_public s ON s.uid = q.student
    LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group`,
  key: 'entry',
  defaultSort: ['place', 'ASC'],
  columns: {
    entry: { sql: `q.offering || '.' || q.student`, type: 'text' },
    course: { sql: 'q.offering', type: 'text', filter: 'equals' },
    uid: { sql: 'q.student', type: 'text', filter: 'equals' },
    place: { sql: 'q.place', type: 'number', sort: true, header: listNames.place },
    display_name: { sql: studentName, type: 'text', sort: true, search: true, header: student },
    code: { sql: `coalesce(s.code, '')`, type: 'text', search: true, header: columnNames.number },
    student_group: { sql: 'g.code', type: 'text', sort: true, header: columnNames.group },
    joined_at: {
      ...time('q.queued_at', listNames.waitingSince),
    },
    sections: {
      sql: `(SELECT string_agg(l.section, ', ' ORDER BY l.load_type, l.section) FROM registration.lessons l WHERE l.uid = ANY(q.queued_lessons))`,
      type: 'text',
      header: columnNames.lessons,
    },
    lessons: {
      sql: `(SELECT json_agg(json_build_object('load_type', l.load_type, 'section', l.section)
          ORDER BY l.load_type, l.section)
          FROM registration.lessons l WHERE l.uid = ANY(q.queued_lessons))`,
      type: 'json',
    },
    audit: { sql: 'q.queued_audit', type: 'boolean', filter: 'equals' },
    offered_until: time('q.offer_until', listNames.seatOfferedUntil),
    card: { sql: `q.student || '.' || o.study_period`, type: 'text' },
  },
  map: row => ({
    ...row,
    sections: row.sections ?? '',
    lessons: row.lessons ?? [],
    joined_at: iso(row.joined_at),
    offered_until: iso(row.offered_until),
  }),
});

const happeningNames: Record<(typeof queueHappenings)[number], Localized> = {
  joined: listNames.joined,
  offered: listNames.seatOffered,
  passed: listNames.offerPassed,
  withdrawn: listNames.offerTakenBack,
  left: listNames.leftTheList,
  moved: listNames.moved,
  admitted: listNames.admittedOutOfTurn,
};
/** What happened in the waiting list of a course, the newest first. */
const history = list(contracts['GET /registration/waiting_lists/history/'], {
  summary: 'What happened in a waiting list: joins, offers, passes with their reasons, moves, admissions',
  from: `registration.queue_events q
    LEFT JOIN curriculum.students_public s ON s.uid = q.student
    LEFT JOIN identity.people_public a ON a.uid = q.actor`,
  key: 'number',
  defaultSort: ['number', 'DESC'],
  columns: {
    number: { sql: 'q.position', type: 'number', sort: true },
    course: { sql: 'q.offering', type: 'text', filter: 'equals' },
    uid: { sql: 'q.position::text', type: 'text' },
    at: { ...time('q.at', columnNames.at), filter: 'range' },
    student: { sql: 'q.student', type: 'text', filter: 'equals' },
    display_name: { sql: studentName, type: 'text', sort: true, search: true, header: student },
    what: {
      sql: 'q.what',
      type: 'text',
      sort: true,
      filter: 'equals',
      header: listNames.event,
      names: happeningNames,
    },
    reason: {
      sql: 'q.reason',
      type: 'text',
      sort: true,
      filter: 'equals',
      search: true,
      header: reason,
      names: codeNames,
    },
    code: { sql: 'q.code', type: 'text' },
    params: { sql: 'q.params', type: 'json' },
    from: {
      sql: 'q.from_place',
      type: 'number',
      header: listNames.fromPlace,
    },
    to: { sql: 'q.to_place', type: 'number', header: listNames.toPlace },
    until: time('q.until', listNames.answerBy),
    passed_over: { sql: 'q.passed_over', type: 'number' },
    by: { sql: 'q.actor', type: 'text' },
    by_name: { sql: 'a.display_name', type: 'text', header: listNames.who },
  },
  map: ({ code, params, ...row }, input) => ({
    ...row,
    at: iso(row.at),
    until: iso(row.until),
    refusal: code ? obstacles(input, 'registrar')(reject(code, params ?? {})).message : null,
  }),
});

export const waitingListCalls = [lists, entries, history];
