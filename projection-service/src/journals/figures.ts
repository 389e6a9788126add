import { contracts } from '@portal/event-schemas/journals/calls.ts';
import { colorCodes, type statisticKinds } from '@portal/event-schemas/journals/codes.ts';
import { defaultColors, markBounds } from '@portal/event-schemas/journals/defaults.ts';
import { sessionUid } from '@portal/event-schemas/journals/uids.ts';
import type * as views from '@portal/event-schemas/journals/views.ts';
import { wallTime, dateIn } from '@portal/platform/clock/occurrences.ts';
import { query, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { studentOf } from '../registration/students.ts';
import { reasonsIn } from './detail.ts';
import { defaultAbsenceLimit } from '@portal/event-schemas/journals/codes.ts';
import { absenceLimitIn } from './limits.ts';
import { headsDepartment, ownJournals } from './ownership.ts';

type Reading = CallContext & { db: Sql };
const percent = (part: number, of: number): number | null => (of === 0 ? null : Math.round((part / of) * 1000) / 10);

/** By what cells are summed: the key and the name of each group. */
const groups: Record<(typeof statisticKinds)[number], readonly [key: string, name: string]> = {
  week: [
    "to_char(date_trunc('week', s.date::date), 'YYYY-MM-DD')",
    "to_char(date_trunc('week', s.date::date), 'YYYY-MM-DD')",
  ],
  group: ['g.uid', 'g.code'],
  teacher: ['j.teacher', 'tn.display_name'],
  cathedra: ['c.uid', "c.name->>'ru'"],
  student: ['y.student', 'sn.display_name'],
};
interface Asked {
  study_period: string;
  by: (typeof statisticKinds)[number];
  teacher?: string | undefined;
  cathedra?: string | undefined;
  journal?: string | undefined;
}

type Wanted = Omit<Asked, 'study_period'> & { study_period?: string | undefined };

/** Cells of classes that have begun and are held, of journals that the reader sees. */
function cellsSql(input: Reading, asked: Asked, values: unknown[]): string {
  const bind = (value: unknown) => `$${values.push(value)}`;
  const { host } = input;
  const today = dateIn(host.config.timeZone, host.clock.now());
  const minutes = Math.floor(
    (host.clock.now().getTime() - wallTime(host.config.timeZone, today, '00:00').getTime()) / 60_000,
  );
  const own = ownJournals(input, bind);
  const day = bind(today);
  const asks = (column: string, value: string | undefined) =>
    value === undefined ? [] : [`${column} = ${bind(value)}`];
  const conditions = [
    `j.study_period = ${bind(asked.study_period)}`,
    'not s.canceled',
    `(s.date < ${day} or (s.date = ${day} and s.start <= ${bind(minutes)}::int))`,
    ...(own ? [own] : []),
    ...asks('j.teacher', asked.teacher),
    ...asks('c.uid', asked.cathedra),
    ...asks('j.uid', asked.journal),
  ];
  return `from journals.journals j
    join journals.sessions s on s.journal = j.uid
    join journals.stays y on y.journal = j.uid and y.since <= s.date and (y.until is null or s.date < y.until)
    left join journals.cells k on k.journal = j.uid and k.session = s.number and k.student = y.student
    left join curriculum.teachers_public t on t.uid = j.teacher
    left join curriculum.cathedras_public c on c.uid = t.cathedra
    left join identity.people_public tn on tn.uid = j.teacher
    left join identity.people_public sn on sn.uid = y.student
    left join curriculum.students_public st on st.uid = y.student
    left join curriculum.student_groups_public g on g.uid = st.student_group
    left join identity.contacts_public me on me.uid = y.student
    left join identity.contacts_public ad on ad.uid = st.advisor
    where ${conditions.join(' and ')}`;
}
const sums = `count(*)::int as cells, count(*) filter (where k.attendance = 'missed')::int as missed,
  count(*) filter (where k.attendance = 'missed' and k.excused)::int as excused,
  count(*) filter (where k.attendance is null and k.mark is null)::int as holes, avg(k.percent) as average`;

/** The term that is asked for, else the last that has begun. */
async function periodOf({ db, host }: Reading, asked: string | undefined): Promise<string | null> {
  if (asked !== undefined) return asked;
  const { rows } = await db.query<{ uid: string }>(
    'select uid from curriculum.study_periods_public where start_date <= $1 order by start_date desc limit 1',
    [dateIn(host.config.timeZone, host.clock.now())],
  );
  return rows[0]?.uid ?? null;
}

async function statistics(input: Reading, wanted: Wanted): Promise<views.StatisticsView> {
  const study_period = await periodOf(input, wanted.study_period);
  const department = await headsDepartment(input.db, input);
  if (study_period === null) return { department, study_period, limit: defaultAbsenceLimit, rows: [], at_risk: [] };
  const limit = await absenceLimitIn(input.db, study_period);
  const asked: Asked = { ...wanted, study_period };
  const values: unknown[] = [];
  const from = cellsSql(input, asked, values);
  const [key, name] = groups[asked.by].map(sql => sql.replace("->>'ru'", `->>'${input.locale}'`)) as [string, string];
  const { rows } = await input.db.query<any>(
    `select coalesce(${key}, '') as key, coalesce(min(${name}), '') as name, ${sums} ${from} group by 1 order by 2, 1 limit 1000`,
    values,
  );
  const more: unknown[] = [];
  const risky = cellsSql(input, asked, more);
  const { rows: students } = await input.db.query<any>(
    `select y.student, min(sn.display_name) as name, min(g.code) as group, coalesce(min(me.email), '') as email,
            min(st.advisor) as advisor, min(ad.display_name) as advisor_name, min(ad.email) as advisor_email,
            count(*) filter (where k.attendance = 'missed' and not k.excused)::int as unexcused, avg(k.percent) as average
       ${risky} group by 1
      having count(*) filter (where k.attendance = 'missed' and not k.excused) >= $${more.push(limit)}
      order by 5 desc, 2 limit 200`,
    more,
  );
  const rounded = (value: unknown) => (value === null ? null : Math.round(Number(value) * 100) / 100);
  return {
    department,
    study_period,
    limit,
    rows: rows.map(row => ({ ...row, average: rounded(row.average), missed_share: percent(row.missed, row.cells) })),
    at_risk: students.map(row => ({ ...row, average: rounded(row.average) })),
  };
}

/** What journals say of students: those of a course, or all of one student's. */
async function gradingTable(input: Reading, condition: string, asked: readonly unknown[]): Promise<views.GradingTable> {
  const values = [...asked];
  const own = ownJournals(input, value => `$${values.push(value)}`);
  const { rows } = await input.db.query<any>(
    `select j.uid as journal, j.offering, j.code, j.name as course, j.load_type, j.section, j.subgroup,
            t.display_name as teacher_name, p.student, n.display_name as name, g.code as group, p.marks, p.hundredths, p.missed, p.excused
       from journals.journals j
       join journals.parts p on p.journal = j.uid
       left join identity.people_public t on t.uid = j.teacher
       left join identity.people_public n on n.uid = p.student
       left join curriculum.students_public s on s.uid = p.student
       left join curriculum.student_groups_public g on g.uid = s.student_group
      where not p."left" and ${condition}${own ? ` and ${own}` : ''}
      order by n.display_name, p.student, j.load_type, j.section limit 20000`,
    values,
  );
  const lessons = new Map<string, views.GradingTable['lesson'][number]>();
  const students = new Map<string, views.GradingTable['data'][number]>();
  for (const {
    journal,
    offering,
    code,
    course,
    load_type,
    section,
    subgroup,
    teacher_name,
    student,
    name,
    group,
    hundredths,
    ...part
  } of rows) {
    lessons.set(journal, { journal, offering, code, name: course, load_type, section, subgroup, teacher_name });
    const row: views.GradingTable['data'][number] = students.get(student) ?? { student, name, group, parts: [] };
    const average = part.marks === 0 ? null : Math.round(hundredths / part.marks) / 100;
    row.parts.push({ journal, load_type, average, ...part });
    students.set(student, row);
  }
  return { lesson: [...lessons.values()], data: [...students.values()] };
}

export const figureCalls = [
  query(contracts['GET /journals/statistics/'], {
    summary: 'Attendance, holes and averages of a term, by week, group, teacher, department or student; who is at risk',
    run: input => statistics(input, input.query),
  }),
  query(contracts['GET /journals/my_absences/'], {
    summary: 'Absences of a student, the last first: one’s own, those of whom one advises, for the office those of all',
    run: async input => {
      const { uid: student } = await studentOf(input, input.query.student);
      const reasons = new Map((await reasonsIn(input.db)).map(({ uid, name }) => [uid, name]));
      const { rows } = await input.db.query<any>(
        `select k.journal, k.session, s.date, s.start, j.code, j.name, j.load_type, k.excused, k.reason, k.comment
           from journals.cells k join journals.sessions s on s.journal = k.journal and s.number = k.session
           join journals.journals j on j.uid = k.journal
          where k.student = $1 and k.attendance = 'missed' and ($2::text is null or j.study_period = $2)
          order by s.date desc, s.start desc limit 1000`,
        [student, input.query.study_period ?? null],
      );
      return rows.map(({ journal, session, reason, ...row }) => ({
        ...row,
        uid: sessionUid(journal, session),
        reason: reason === null ? null : (reasons.get(reason) ?? null),
      }));
    },
  }),
  query(contracts['GET /organizations/grading_table/'], {
    summary: 'The journals of a course side by side: of each student what each of them says',
    run: input =>
      gradingTable(input, 'j.offering = $1 and ($2::text is null or j.load_type = $2)', [
        input.query.course,
        input.query.load_type ?? null,
      ]),
  }),
  query(contracts['GET /organizations/grading_table/students/'], {
    summary: 'All that the journals of a term say of one student',
    run: input =>
      gradingTable(input, 'p.student = $1 and j.study_period = $2', [input.query.student, input.query.study_period]),
  }),
  query(contracts['GET /organizations/adjusting_colors/'], {
    summary: 'Colours of the grid: of marks by percent, of absences, of classes that are cancelled or closed',
    run: async ({ db }) => {
      const { rows } = await db.query<{ what: string; color: string }>(
        'select what, color from journals.journal_colors_public',
      );
      const set = new Map(rows.map(({ what, color }) => [what, color]));
      const spans: Record<string, readonly [number, number]> = {
        low: [0, markBounds.middle],
        middle: [markBounds.middle, markBounds.high],
        high: [markBounds.high, 100],
      };
      return colorCodes.map(code => ({
        code,
        color: set.get(code) ?? defaultColors[code],
        from: spans[code]?.[0] ?? null,
        to: spans[code]?.[1] ?? null,
      }));
    },
  }),
];
