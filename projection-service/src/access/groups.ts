import { listNames } from '@portal/event-schemas/access/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { rollUpAccess, type RolledUpAccess } from '@portal/event-schemas/registration/access-roll-up.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { choice, number } from '@portal/platform/lists/columns.ts';
import { contracts } from '@portal/event-schemas/access/calls.ts';

/** Columns that courses together have, whatever puts them together. `statuses` are rolled up as a parent's children are (portal.md §4). */
const together: Record<string, Column> = {
  study_period: choice('a.study_period'),
  study_period_name: { sql: 'sp.name', type: 'localized', header: columnNames.study_period },
  courses: number('a.courses', listNames.courses),
  lessons: number('a.lessons', listNames.lessons),
  blocked: number('a.blocked', listNames.blocked),
  cancelled: number('a.cancelled', listNames.cancelled),
  cathedra: choice('k.uid'),
  cathedra_name: { sql: 'k.name', type: 'localized', sort: true, header: columnNames.department },
};
const rolledUp = ({ statuses, ...row }: { statuses: RolledUpAccess[] }) => ({ ...row, status: rollUpAccess(statuses) });
/** The same of lessons that were only counted: how many are open, blocked, cancelled says all. */
const rolledUpCounts = (row: { lessons: number; blocked: number; cancelled: number }) => {
  const seen = (['blocked', 'cancelled'] as const).filter(status => row[status] > 0);
  return { ...row, status: rollUpAccess(row.blocked + row.cancelled < row.lessons ? [null, ...seen] : seen) };
};

/** Disciplines with all their courses of a study period. */
export const disciplineAccessList = list(contracts['GET /registration/access/disciplines/'], {
  summary: 'Disciplines with the registration access of all their courses',
  from: `(SELECT discipline, study_period, count(*) AS courses, sum(lessons) AS lessons, sum(blocked) AS blocked,
        sum(cancelled) AS cancelled, json_agg(access) AS statuses
      FROM registration.offerings GROUP BY discipline, study_period) a
    LEFT JOIN curriculum.disciplines_public d ON d.uid = a.discipline
    LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = a.study_period`,
  key: 'uid',
  defaultSort: ['code', 'ASC'],
  map: rolledUp,
  columns: {
    uid: { sql: `a.discipline || '.' || a.study_period`, type: 'text' },
    discipline: choice('a.discipline'),
    statuses: { sql: 'a.statuses', type: 'json' },
    code: { sql: `coalesce(d.code, '')`, type: 'text', sort: true, search: true, header: columnNames.code },
    name: {
      sql: 'd.name',
      type: 'localized',
      sort: true,
      search: true,
      header: listNames.discipline,
    },
    component: choice('d.component'),
    cycle: choice('d.cycle'),
    ...together,
  },
});

/** Teachers with the courses and lessons that they teach in a study period. */
export const teacherAccessList = list(contracts['GET /registration/access/teachers/'], {
  summary: 'Teachers with the registration access of the lessons they teach',
  from: `(SELECT teacher, study_period, count(*) AS courses, sum(lessons) AS lessons, sum(blocked) AS blocked, sum(cancelled) AS cancelled
      FROM (SELECT l.teacher, o.study_period, l.offering, count(*) AS lessons,
        count(*) FILTER (WHERE l.access = 'blocked') AS blocked,
        count(*) FILTER (WHERE l.access = 'cancelled') AS cancelled
        FROM registration.lessons l
        JOIN registration.offerings o ON o.uid = l.offering
        WHERE l.teacher IS NOT NULL
        GROUP BY l.teacher, o.study_period, l.offering) of_course
      GROUP BY teacher, study_period) a
    LEFT JOIN curriculum.teachers_public t ON t.uid = a.teacher
    LEFT JOIN curriculum.cathedras_public k ON k.uid = t.cathedra
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = a.study_period`,
  key: 'uid',
  defaultSort: ['display_name', 'ASC'],
  map: rolledUpCounts,
  columns: {
    uid: { sql: `a.teacher || '.' || a.study_period`, type: 'text' },
    teacher: choice('a.teacher'),
    code: { sql: 't.code', type: 'text', sort: true, search: true, header: columnNames.code },
    display_name: {
      sql: 'coalesce(t.display_name, a.teacher)',
      type: 'text',
      sort: true,
      search: true,
      header: listNames.teacher,
    },
    ...together,
  },
});
