import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { contracts } from '@portal/event-schemas/offerings/calls.ts';
import { inCharge, plannedColumns } from '@portal/event-schemas/offerings/list-names.ts';
import { offeringStateNames } from '@portal/event-schemas/offerings/names.ts';
import { list, query } from '@portal/platform/http/types.ts';
import { choice, number, time } from '@portal/platform/lists/columns.ts';
import { displayName } from '../registration/students.ts';
import { iso } from '../registration/times.ts';
import { checkPlan } from './check.ts';
import { roomsFreeAt, timesFreeFor } from './free.ts';
import { impactOf } from './impact.ts';
import { coursesOfDepartment, findCourse, planViews } from './plan-view.ts';
import { weekOf } from './week.ts';

/** The office's courses of a term with its drafts. `teacher`: in charge, or of a lesson. */
const plannedCourseList = list(contracts['GET /offerings/'], {
  summary: 'Courses of a term with drafts, what is missing in their plans and how full they are',
  from: `registration.planned_courses o
    LEFT JOIN registration.offering_counts c ON c.offering = o.uid
    LEFT JOIN curriculum.disciplines_public d ON d.uid = o.discipline
    LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
    LEFT JOIN curriculum.teachers_public t ON t.uid = o.teacher
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = o.study_period`,
  key: 'uid',
  defaultSort: ['code', 'ASC'],
  where: ({ query: { with_teacher }, bind }) =>
    with_teacher === undefined ? undefined : `o.teachers @> ARRAY[${bind(with_teacher)}::text]`,
  columns: {
    uid: { sql: 'o.uid', type: 'text', filter: 'equals' },
    state: choice('o.state', columnNames.state, offeringStateNames),
    code: { sql: 'o.code', type: 'text', sort: true, required: true, search: true, header: columnNames.code },
    name: { sql: 'o.name', type: 'localized', sort: true, search: true, header: columnNames.course },
    credits: number('o.credits', columnNames.credits),
    study_period: choice('o.study_period'),
    study_period_name: { sql: 'sp.name', type: 'localized', header: columnNames.study_period },
    discipline: choice('o.discipline'),
    cathedra: choice('d.cathedra'),
    cathedra_name: { sql: 'k.name', type: 'localized', sort: true, header: columnNames.department },
    teacher: choice('o.teacher'),
    teacher_name: {
      sql: `nullif(${displayName('t')}, '')`,
      type: 'text',
      sort: true,
      header: inCharge,
    },
    fluxes: number('o.flux_count', plannedColumns.fluxes),
    lessons: number('o.lessons', columnNames.lessons),
    without_teacher: number('o.without_teacher', plannedColumns.without_teacher),
    without_time: number('o.without_time', plannedColumns.without_time),
    without_room: number('o.without_room', plannedColumns.without_room),
    capacity: number('o.capacity', columnNames.capacity),
    taken: number('coalesce(c.registered + c.registered_audit, 0)', columnNames.taken),
    waiting: number('coalesce(c.waiting, 0)', columnNames.waiting),
    changed_at: time('o.changed_at', columnNames.changed_at),
  },
  map: (row: { changed_at: string }) => ({ ...row, changed_at: iso(row.changed_at) }),
});

export const offeringCalls = [
  plannedCourseList,
  query(contracts['GET /offerings/week/'], {
    summary: 'The week of a teacher, a room, a group or a course, with drafts',
    run: ({ db, query: whose }) => weekOf(db, whose),
  }),
  query(contracts['GET /offerings/term_plan/'], {
    summary: 'What a department gives in a term, lesson by lesson, with drafts',
    run: async ({ db, query: { study_period, cathedra } }) =>
      planViews(db, await coursesOfDepartment(db, study_period, cathedra)),
  }),
  query(contracts['GET /offerings/{uid}/'], {
    summary: 'A course with its plan, as the office edits it',
    run: async ({ db, params: { uid: offering } }) => (await planViews(db, [await findCourse(db, offering)]))[0]!,
  }),
  query(contracts['POST /offerings/check/'], {
    summary: 'What a plan clashes with: teachers, rooms, groups, cohorts of study plans; rooms that are too small',
    run: ({ db, body }) => checkPlan(db, body),
  }),
  query(contracts['POST /offerings/free_rooms/'], {
    summary: 'Rooms that are free at these times and large enough',
    run: ({ db, body }) => roomsFreeAt(db, body),
  }),
  query(contracts['POST /offerings/free_times/'], {
    summary: 'Times at which a teacher, a room and groups are free',
    run: ({ db, body }) => timesFreeFor(db, body),
  }),
  query(contracts['POST /offerings/{uid}/impact/'], {
    summary: 'Whom a change of an opened course touches, and how',
    run: async ({ db, params: { uid: offering }, body }) => impactOf(db, await findCourse(db, offering), body.fluxes),
  }),
];
