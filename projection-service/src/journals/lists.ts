import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import { contracts } from '@portal/event-schemas/journals/calls.ts';
import { journalStateNames } from '@portal/event-schemas/journals/names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { listNames as shared } from '@portal/event-schemas/registration/list-names.ts';
import { list, type Column, type ListCall, type ListContract } from '@portal/platform/http/types.ts';
import { choice, time } from '@portal/platform/lists/columns.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { isOwn, ownJournals, readsAll } from './ownership.ts';
import { lastDaySql, situationsOf, summaryOf, termSql } from './situation.ts';

const text = (sql: string, more: Partial<Column> = {}): Column => ({ sql, type: 'text', sort: true, ...more });
/** Filled in for the rows of a page by what is known of each at the moment. */
const later = (type: Column['type']): Column => ({ sql: 'null', type });

/** Closed by its event or by its last day; blocked: every week that has classes is. */
const stateSql = (today: string, now: string) => `(case when j.closed or ${lastDaySql} < ${today} then 'closed'
  when exists (select 1 from journals.sessions s where s.journal = j.uid)
    and not exists (select 1 from journals.sessions s left join journals.weeks w
      on w.journal = s.journal and w.week = to_char(date_trunc('week', s.date::date), 'YYYY-MM-DD')
      where s.journal = j.uid and (w.blocked is not true or w.until > ${now}::timestamptz)) then 'blocked' else 'open' end)`;

const columns: Record<string, Column> = {
  uid: { sql: 'j.uid', type: 'text', filter: 'equals' },
  study_period: choice('j.study_period'),
  study_period_name: { sql: 'p.name', type: 'localized', header: columnNames.study_period },
  study_year: { sql: 'p.study_year', type: 'number', filter: 'equals', sort: true },
  semester: choice('p.semester'),
  offering: choice('j.offering'),
  discipline: choice('j.discipline'),
  code: text('j.code', { filter: 'equals', search: true, header: columnNames.code }),
  name: { sql: 'j.name', type: 'localized', sort: true, search: true, header: columnNames.course },
  load_type: choice('j.load_type', shared.kindOfLesson, loadTypeNames),
  section: text('j.section'),
  subgroup: text('j.subgroup'),
  flux: choice('j.flux'),
  teacher: choice('j.teacher'),
  teacher_name: text('t.display_name', { search: true }),
  cathedra: choice('c.uid'),
  cathedra_name: { sql: 'c.name', type: 'localized', sort: true, header: columnNames.department },
  students: {
    sql: '(select count(distinct s.student)::int from journals.stays s where s.journal = j.uid and s.until is null)',
    type: 'number',
    header: shared.students,
  },
  sessions: later('number'),
  held: later('number'),
  holes: later('number'),
  filled: later('number'),
  closes_at: later('time'),
  is_own: { sql: 'j.is_own', type: 'boolean', filter: 'equals' },
  state: choice('j.state', columnNames.state, journalStateNames),
};

const completed: NonNullable<ListCall['complete']> = async (rows, db, input) => {
  const known = await situationsOf(
    db,
    input,
    rows.map(({ uid }) => uid),
  );
  return rows.map(row => ({ ...row, ...summaryOf(known.get(row.uid)!, input) }));
};
const journalList = (contract: ListContract, summary: string) =>
  list(contract, {
    summary,
    from: ({
      host,
      actor,
      bind,
    }) => `(select j.*, ${stateSql(bind(dateIn(host.config.timeZone, host.clock.now())), bind(host.clock.iso()))} as state,
          ${isOwn(bind(actor.id))} as is_own
        from journals.journals j ${termSql}) j
      left join curriculum.study_periods_public p on p.uid = j.study_period
      left join identity.people_public t on t.uid = j.teacher
      left join curriculum.teachers_public k on k.uid = j.teacher
      left join curriculum.cathedras_public c on c.uid = k.cathedra`,
    columns,
    defaultSort: ['code', 'ASC'],
    where: ({ bind, ...input }) => ownJournals(input, bind),
    complete: completed,
  });

/** Courses with journals: those that the reader keeps or attends, for the office all. */
const courses = list(contracts['GET /journals/courses/'], {
  summary: 'Courses of terms that have journals: the reader’s own, for the office all',
  from: ({ actor, roles, bind }) => {
    const me = bind(actor.id);
    const own = `j.teacher = ${me} or j.uid in (select journal from journals.stays where student = ${me} and until is null)`;
    return `(select j.offering as uid, min(j.code) as code, (array_agg(j.name))[1] as name, min(j.study_period) as study_period,
        bool_or(coalesce(j.teacher = ${me}, false)) as may_write
        from journals.journals j ${readsAll({ roles }) ? '' : `where ${own}`} group by j.offering) c
      left join curriculum.study_periods_public p on p.uid = c.study_period`;
  },
  columns: {
    uid: { sql: 'c.uid', type: 'text', filter: 'equals' },
    code: text('c.code', { search: true }),
    name: { sql: 'c.name', type: 'localized', sort: true, search: true },
    study_period: choice('c.study_period'),
    may_write: { sql: 'c.may_write', type: 'boolean', filter: 'equals' },
    start_date: text('p.start_date'),
  },
  defaultSort: ['start_date', 'DESC'],
});

const person = (alias: string, header?: Column['header']): Column => ({
  sql: `${alias}.display_name`,
  type: 'text',
  search: true,
  header,
});

/** Weeks closed and opened, by themselves and by hand, the last first. */
const blockings = list(contracts['GET /block_unblock_ej/journal_block_unblock/'], {
  summary: 'History of weeks of journals: closed by themselves or by hand, opened, closed again',
  from: `journals.changes h join journals.journals j on j.uid = h.journal
    left join identity.people_public t on t.uid = j.teacher left join identity.people_public b on b.uid = h.by`,
  key: 'uid',
  columns: {
    uid: { sql: 'h.uid', type: 'text' },
    journal: choice('h.journal'),
    code: text('j.code', { search: true, header: columnNames.code }),
    name: { sql: 'j.name', type: 'localized', search: true, header: columnNames.course },
    teacher: choice('j.teacher'),
    teacher_name: person('t'),
    week: { ...text('h.week'), filter: 'equals' },
    type: choice('h.type'),
    at: time('h.at', columnNames.at),
    planned_at: { sql: 'h.planned_at', type: 'time' },
    until: { sql: 'h.until', type: 'time' },
    by: choice('h.by'),
    by_name: person('b'),
    reason: text('h.reason', { header: columnNames.reason }),
    holes: { sql: 'h.count', type: 'number' },
  },
  defaultSort: ['at', 'DESC'],
  where: () => 'h.week is not null',
});

/** Acts of the office; those in force unless one asks for others. */
const openingList = list(contracts['GET /block_unblock_ej/list/'], {
  summary: 'Reopenings of weeks of journals: those in force, with `is_active` false the ones that are over',
  from: ({ host, bind }) => `(select *, (not ended and until > ${bind(host.clock.iso())}::timestamptz) as is_active
      from journals.openings) o left join identity.people_public b on b.uid = o.by`,
  columns: {
    uid: { sql: 'o.uid', type: 'text' },
    action: choice('o.action'),
    is_active: { sql: 'o.is_active', type: 'boolean', filter: 'equals' },
    journals: { sql: 'jsonb_array_length(o.targets)', type: 'number' },
    weeks: {
      sql: `(select sum(jsonb_array_length(one->'weeks'))::int from jsonb_array_elements(o.targets) one)`,
      type: 'number',
    },
    called: {
      sql: `(select coalesce(jsonb_agg(j.title), '[]') from (select one->>'journal' as uid from jsonb_array_elements(o.targets) one limit 5) f
        join journals.journals_public j on j.uid = f.uid)`,
      type: 'json',
    },
    from: time('o.since', columnNames.at),
    until: time('o.until'),
    reason: text('o.reason', { search: true, header: columnNames.reason }),
    by: choice('o.by'),
    by_name: person('b'),
  },
  defaultSort: ['from', 'DESC'],
});

export const lists = [
  journalList(
    contracts['GET /journals/electronic_journal/'],
    'Journals: a teacher’s own, for the office those of all teachers',
  ),
  journalList(contracts['GET /block_unblock_ej/list_ej/'], 'Journals to choose from, with their state'),
  courses,
  blockings,
  openingList,
];
