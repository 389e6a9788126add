import { listNames } from '@portal/event-schemas/registration/list-names.ts';
import { componentNames, cycleNames } from '@portal/event-schemas/curriculum/names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { offeringsSummary } from '@portal/event-schemas/registration/office-views.ts';
import { list, query, Refused } from '@portal/platform/http/types.ts';
import { choice, number } from '@portal/platform/lists/columns.ts';
import { z } from 'zod';
import { statusName, statusSql } from './access-status.ts';
import { fluxViews, lessonsOf } from '../courses/lessons.ts';
import { coursesOfPeriod } from '../courses/load.ts';
import { references } from '../references.ts';
import { findStudyPeriod } from '../registration.ts';
import { periodFor } from '../study-period.ts';
import { selectedStudents, studentsOn } from './offering-students.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** The office's list of courses: seats, waiting, how full, access. */
const courseList = list(contracts['GET /registration/offerings/'], {
  summary: 'Courses of a study period with seats, waiting list and access',
  from: `registration.offerings o
    JOIN registration.offering_counts c ON c.offering = o.uid
    LEFT JOIN curriculum.disciplines_public d ON d.uid = o.discipline
    LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = o.study_period
    JOIN registration.offering_seats seats ON seats.offering = o.uid`,
  key: 'uid',
  defaultSort: ['code', 'ASC'],
  columns: {
    uid: { sql: 'o.uid', type: 'text', filter: 'equals' },
    study_period: choice('o.study_period'),
    study_period_name: { sql: 'sp.name', type: 'localized', header: columnNames.study_period },
    code: { sql: 'o.code', type: 'text', sort: true, search: true, header: columnNames.code },
    name: { sql: 'o.name', type: 'localized', sort: true, search: true, header: columnNames.course },
    credits: number('o.credits', columnNames.credits),
    discipline: choice('o.discipline'),
    cycle: choice('d.cycle', columnNames.cycle, cycleNames),
    component: choice('d.component', columnNames.component, componentNames),
    cathedra: choice('d.cathedra'),
    cathedra_name: { sql: 'k.name', type: 'localized', sort: true, header: columnNames.department },
    capacity: number('seats.capacity', columnNames.capacity),
    taken: number('c.registered + c.registered_audit', columnNames.taken),
    held: number('seats.held + seats.offered', listNames.held),
    left: number('seats.free', columnNames.left),
    waiting: number('c.waiting', columnNames.waiting),
    fill: number(
      `CASE WHEN seats.capacity = 0 THEN 0
          ELSE least(100,
            round(100.0 * (c.registered + c.registered_audit + seats.held
              + seats.offered) / seats.capacity)) END::float8`,
      columnNames.fill,
    ),
    fluxes: number('seats.fluxes', listNames.streams),
    status: choice(statusSql),
    status_name: { sql: statusName, type: 'localized', header: columnNames.access },
  },
});

export const offeringCalls = [
  courseList,
  query(contracts['GET /registration/offerings/summary/'], {
    summary: 'A study period’s courses and seats in numbers',
    async run({ db, host, query }) {
      const { uid: study_period } = await periodFor(db, query.study_period, host.clock.iso());
      const {
        rows: [sums],
      } = await db.query<Omit<z.infer<typeof offeringsSummary>, 'study_period' | 'load_types'>>(
        `SELECT count(*)::int AS offerings, coalesce(sum(seats.capacity), 0)::int AS capacity,
             coalesce(sum(c.registered + c.registered_audit), 0)::int AS taken,
           coalesce(sum(c.waiting), 0)::int AS waiting, count(*) FILTER (WHERE seats.free = 0)::int AS "full"
         FROM registration.offerings o
         JOIN registration.offering_counts c ON c.offering = o.uid
         JOIN registration.offering_seats seats ON seats.offering = o.uid
         WHERE o.study_period = $1`,
        [study_period],
      );
      const { rows } = await db.query<z.infer<typeof offeringsSummary>['load_types'][number]>(
        `SELECT l.load_type, count(*)::int AS lessons, sum(l.capacity)::int AS capacity, sum(s.taken)::int AS taken
         FROM registration.lessons l JOIN registration.lesson_seats s ON s.lesson = l.uid JOIN registration.offerings o ON o.uid = l.offering
         WHERE o.study_period = $1 GROUP BY l.load_type ORDER BY l.load_type`,
        [study_period],
      );
      return { study_period, ...sums!, load_types: rows };
    },
  }),
  query(contracts['GET /registration/offerings/{uid}/'], {
    summary: 'One course with its fluxes, lessons and students',
    async run({ db, params }) {
      const { rows } = await db.query<{ study_period: string }>(
        'SELECT study_period FROM registration.offerings WHERE uid = $1',
        [params.uid],
      );
      const course =
        rows[0] && (await coursesOfPeriod(db, '', rows[0].study_period)).find(each => each.uid === params.uid);
      if (!course) throw new Refused(reject('registration.course_not_found', { offering: params.uid }));
      const { uid: offering, code, name, credits, description, cycle, component, access, seats } = course;
      return {
        uid: offering,
        code,
        name,
        credits,
        description,
        cycle,
        component,
        access,
        seats,
        stream: `course_offering-${offering}`,
        study_period: await findStudyPeriod(db, course.study_period),
        discipline: (await references(db, 'discipline', [course.discipline])).get(course.discipline) ?? null,
        cathedra: (await references(db, 'cathedra', [course.cathedra])).get(course.cathedra ?? '') ?? null,
        fluxes: fluxViews(await lessonsOf(db, [offering]), []),
        students: await studentsOn(db, offering),
        selected_students: await selectedStudents(db, offering),
      };
    },
  }),
];
