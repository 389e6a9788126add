import { contracts } from '@portal/event-schemas/grades/calls.ts';
import { finalMark } from '@portal/event-schemas/grades/calculation/final-mark.ts';
import {
  markOf,
  markRanges,
  stateSystem,
  type GradingSystem,
} from '@portal/event-schemas/grades/calculation/grading-system.ts';
import { ratingOf } from '@portal/event-schemas/grades/calculation/rating.ts';
import { agreementId } from '@portal/event-schemas/grades/ids.ts';
import { isOfficer } from '@portal/event-schemas/grades/roles.ts';
import {
  rowActs,
  rowRules,
  settableMarks,
  shutAt,
  stateOf,
  type GradePeriodTimes,
  type GradeRow,
  type Seen,
} from '@portal/event-schemas/grades/row-rules.ts';
import type { GradeRowView, SheetDetail, SheetRow, SystemView } from '@portal/event-schemas/grades/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { daysAsTimes } from '@portal/platform/clock/occurrences.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { partsOfRow } from '@portal/event-schemas/grades/ids.ts';
import { daysOfTerms } from './closings.ts';
import { sheetColumns, sheetsFrom } from './list.ts';
import { journalsSay, sharesByYear } from './ratings.ts';
import { seenSheets, sightedSheet } from './sight.ts';

type Input = Pick<CallContext, 'host' | 'actor' | 'roles'> & { db: Sql };
interface KnownSystem extends GradingSystem {
  uid: string | null;
  name: Localized | null;
}

const columns = Object.entries(sheetColumns)
  .map(([name, { sql }]) => `${sql} AS ${name}`)
  .join(', ');
/** Sheets as the list shows them; `where` over sheets `s`. */
export async function sheetRows(db: Sql, where: string, params: readonly unknown[]): Promise<SheetRow[]> {
  const { rows } = await db.query<SheetRow>(
    `SELECT s.uid AS id, ${columns} FROM ${sheetsFrom} WHERE ${where} ORDER BY s.code, s.number, s.uid`,
    [...params],
  );
  return rows.map(row => ({
    ...row,
    unblocked_until: row.unblocked_until && new Date(row.unblocked_until).toISOString(),
  }));
}

/** The grading system by which a sheet is made. */
export async function systemOfSheet(db: Sql, sheet: string): Promise<KnownSystem> {
  const { rows } = await db.query<KnownSystem>(
    `SELECT g.uid, g.name, g.rating_weight::int AS rating_weight, g.pass_from::int AS pass_from, g.marks, g.word_marks
      FROM grades.sheets s JOIN grades.grading_systems g ON g.uid = s.system WHERE s.uid = $1`,
    [sheet],
  );
  return rows[0] ?? { uid: null, name: null, ...stateSystem };
}
export const systemView = (system: KnownSystem): SystemView => {
  const ranges = new Map(markRanges(system).map(mark => [mark.code, mark]));
  return {
    uid: system.uid,
    name: system.name,
    rating_weight: system.rating_weight,
    pass_from: system.pass_from,
    marks: [...ranges.keys(), ...system.word_marks.map(({ code }) => code)].map(code => ({
      ...markOf(system, code)!,
      from: ranges.get(code)?.from ?? null,
      to: ranges.get(code)?.to ?? null,
    })),
  };
};

interface Shut {
  period: GradePeriodTimes | null;
  openings: readonly { until: string; rows: string[] }[];
}
/** When the sheet's teachers may write: the grade period of its term, and openings beyond it. */
async function openTimes({ db, host }: Input, sheet: SheetRow): Promise<Shut> {
  const { timeZone } = host.config;
  const { rows: terms } = await db.query<{ uid: string; start_date: string; end_date: string }>(
    'SELECT uid, start_date, end_date FROM curriculum.study_periods_public WHERE uid = $1',
    [sheet.study_period],
  );
  const days = terms[0] ? (await daysOfTerms(db))(terms[0]) : null;
  const { rows: openings } = await db.query<{ until: Date; rows: string[] }>(
    'SELECT until, rows FROM grades.unblocks WHERE is_active AND (common OR sheets @> ARRAY[$1])',
    [sheet.uid],
  );
  return {
    period: days && daysAsTimes(timeZone, days),
    openings: openings.map(({ until, rows }) => ({
      until: new Date(until).toISOString(),
      rows: rows.filter(row => row.startsWith(`${sheet.uid}.`)),
    })),
  };
}

/** As decisions see who acts (command-service/src/grades/known.ts): the same rules are asked. */
function seenBy(
  { actor, roles, host }: Input,
  sheet: SheetRow,
  row: string,
  { period, openings }: Shut,
  system: GradingSystem,
): Seen {
  const now = host.clock.iso();
  const unblocked = openings.some(({ until, rows }) => now < until && (rows.length === 0 || rows.includes(row)));
  return {
    account: actor.id,
    office: isOfficer(roles),
    main: sheet.main_teacher,
    shut: shutAt(period, unblocked, now),
    unblocked,
    system,
  };
}

interface Stored {
  uid: string;
  row: GradeRow;
  student_name: string | null;
  group: string | null;
}
const storedRows = async (db: Sql, sheet: string): Promise<Stored[]> =>
  (
    await db.query<Stored>(
      `SELECT r.uid, r.row, t.display_name AS student_name, g.code AS "group" FROM grades.rows r
        LEFT JOIN curriculum.students_public t ON t.uid = r.student
        LEFT JOIN curriculum.student_groups_public g ON g.uid = t.student_group
        WHERE r.sheet = $1 ORDER BY t.display_name COLLATE "ru-x-icu", r.uid`,
      [sheet],
    )
  ).rows;
const namesOf = async (db: Sql, uids: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await db.query<{ uid: string; display_name: string }>(
        'SELECT uid, display_name FROM identity.people_public WHERE uid = ANY($1)',
        [uids],
      )
    ).rows.map(({ uid, display_name }) => [uid, display_name]),
  );
const agreementsOf = (uid: string, row: GradeRow, names: ReadonlyMap<string, string>): GradeRowView['agreements'] =>
  [
    ...new Set([
      ...row.co_teachers,
      ...Object.keys(row.agreements).filter(one => row.agreements[one]!.agreed !== null),
    ]),
  ].map(teacher => ({
    uid: agreementId(uid, teacher),
    final_grades: uid,
    co_teachers: teacher,
    co_teacher_name: names.get(teacher) ?? null,
    agreed: row.agreements[teacher]?.agreed ?? null,
    asked: row.agreements[teacher]?.asked ?? false,
    comment: row.agreements[teacher]?.comment ?? '',
  }));

function rowView(
  { uid, row, student_name, group }: Stored,
  seen: Seen,
  names: ReadonlyMap<string, string>,
  journal_rating: number | null,
): GradeRowView {
  return {
    uid,
    student: row.student,
    student_name: student_name ?? '',
    group,
    version: row.version,
    audit: row.audit,
    rating: row.rating,
    exam: row.exam,
    from_journals: row.from_journals ?? false,
    journal_rating,
    mark: row.mark?.code ?? null,
    percent: row.percent,
    computed: finalMark(seen.system, row)?.mark ?? null,
    marks: settableMarks(seen.system, row).map(({ code }) => code),
    sent_to_office: row.sent,
    approved_educational_part: row.sent ? row.approved : null,
    comment_main_teacher: row.main_comment,
    comment: row.office_comment,
    state: stateOf(row),
    agreements: agreementsOf(uid, row, names),
    may: Object.fromEntries(rowActs.map(act => [act, rowRules[act](row, seen)])) as GradeRowView['may'],
  };
}

export async function detailOf(input: Input, uid: string): Promise<SheetDetail> {
  const { db, actor, roles } = input;
  const [sheet] = await sheetRows(db, 's.uid = $1', [uid]);
  const [system, stored, times, say, sharesOf] = await Promise.all([
    systemOfSheet(db, uid),
    storedRows(db, uid),
    openTimes(input, sheet!),
    journalsSay(db, [sheet!.offering]),
    sharesByYear(db),
  ]);
  const shares = sharesOf(sheet!.study_year);
  const names = await namesOf(db, [
    ...new Set(stored.flatMap(({ row }) => [...row.co_teachers, ...Object.keys(row.agreements)])),
  ]);
  const isCo = stored.some(({ row }) => row.co_teachers.includes(actor.id));
  return {
    sheet: sheet!,
    as: sheet!.main_teacher === actor.id ? 'main' : isCo ? 'co_teacher' : isOfficer(roles) ? 'office' : 'reader',
    system: systemView(system),
    period: times.period,
    rows: stored.map(one =>
      rowView(
        one,
        seenBy(input, sheet!, one.uid, times, system),
        names,
        ratingOf(shares, say(sheet!.offering, one.row.student).marks),
      ),
    ),
  };
}

const detail = query(contracts['GET /journals/final_grades/detail/'], {
  summary: 'One sheet: its rows, the parts and marks, who has agreed, and what the reader may do with each',
  run: async input => detailOf(input, await sightedSheet(input, input.query.sheet)),
});
const ofCourse = query(contracts['GET /journals/final_grades/course/{id}/'], {
  summary: 'The sheets of a course that the reader sees, one for each of its streams',
  run: async ({ db, params, ...reader }) => {
    const values: unknown[] = [params.id];
    const where = seenSheets(reader, value => `$${values.push(value)}`);
    return { results: await sheetRows(db, `s.offering = $1 AND ${where}`, values) };
  },
});

/** The sheet that a call names, or the first of the course that it names. */
async function namedSheet(
  input: Input & { query: { sheet?: string | undefined; course?: string | undefined } },
): Promise<string> {
  const { sheet, course } = input.query;
  if (sheet) return sightedSheet(input, sheet);
  const values: unknown[] = [course ?? ''];
  const where = seenSheets(input, value => `$${values.push(value)}`);
  const { rows } = await input.db.query<{ uid: string }>(
    `SELECT s.uid FROM grades.sheets s WHERE s.offering = $1 AND ${where} ORDER BY s.number LIMIT 1`,
    values,
  );
  if (!rows[0]) throw new Refused(reject('grades.sheet_not_found', { sheet: course ?? '' }));
  return rows[0].uid;
}
const gradingSystem = query(contracts['GET /journals/final_grades/grading_system/'], {
  summary: 'The grading system of a sheet: that of its term',
  run: async input => systemView(await systemOfSheet(input.db, await namedSheet(input))),
});
const marks = query(contracts['GET /journals/final_grades/mark/'], {
  summary: 'The marks of the grading system of a sheet',
  run: async input => ({ results: systemView(await systemOfSheet(input.db, await namedSheet(input))).marks }),
});
const academicMarks = query(contracts['GET /schedules/academic_performance/mark/'], {
  summary: 'The marks that students of a course may get',
  run: async input => ({ results: systemView(await systemOfSheet(input.db, await namedSheet(input))).marks }),
});
const coTeachers = query(contracts['GET /journals/co_teachers_for_course/'], {
  summary: 'Who teaches the course beside its main teachers, and which kinds of lessons',
  run: async ({ db, query: { course }, ...reader }) => {
    const values: unknown[] = [course];
    const where = seenSheets(reader, value => `$${values.push(value)}`);
    const { rows } = await db.query<{ uid: string; name: string; load_types: string[] }>(
      `SELECT c.uid, coalesce(min(t.display_name), '') AS name,
          coalesce(array_agg(DISTINCT l.load_type) FILTER (WHERE l.load_type IS NOT NULL), '{}') AS load_types
        FROM (SELECT DISTINCT s.flux, unnest(s.co_teachers) AS uid FROM grades.sheets s WHERE s.offering = $1 AND ${where}) c
        LEFT JOIN identity.people_public t ON t.uid = c.uid
        LEFT JOIN registration.lessons_public l ON l.flux = c.flux AND l.teacher = c.uid
        GROUP BY c.uid ORDER BY 2`,
      values,
    );
    return { results: rows };
  },
});
const agreements = query(contracts['GET /journals/agreeing_grades_on_course/'], {
  summary: 'Who has agreed on which marks of a sheet',
  run: async input => {
    const stored = await storedRows(input.db, await sightedSheet(input, input.query.sheet));
    const names = await namesOf(input.db, [
      ...new Set(stored.flatMap(({ row }) => [...row.co_teachers, ...Object.keys(row.agreements)])),
    ]);
    return { results: stored.flatMap(({ uid, row }) => agreementsOf(uid, row, names)) };
  },
});
const toGetGrading = query(contracts['GET /journals/to_get_grading/'], {
  summary: 'Marks that may be set on a row now, and the one that its parts give',
  run: async input => {
    const parts = partsOfRow(input.query.row);
    const stored =
      parts &&
      (await storedRows(input.db, await sightedSheet(input, parts.sheet))).find(one => one.uid === input.query.row);
    if (!stored) throw new Refused(reject('grades.row_not_found', { row: input.query.row }));
    const system = await systemOfSheet(input.db, parts.sheet);
    const settable = settableMarks(system, stored.row).map(({ code }) => code);
    return {
      marks: systemView(system).marks.filter(({ code }) => settable.includes(code)),
      computed: finalMark(system, stored.row)?.mark.code ?? null,
    };
  },
});
const participants = query(contracts['GET /journals/participants_unblock/'], {
  summary: 'Teachers and students of a sheet whom an opening can name',
  run: async input => {
    const uid = await sightedSheet(input, input.query.sheet);
    const [stored, [sheet]] = [await storedRows(input.db, uid), await sheetRows(input.db, 's.uid = $1', [uid])];
    const main = sheet!.main_teacher ? [{ uid: sheet!.main_teacher, name: sheet!.main_teacher_name ?? '' }] : [];
    return {
      teachers: [...main, ...sheet!.co_teachers],
      students: stored.map(one => ({ uid: one.uid, name: one.student_name ?? '' })),
    };
  },
});

export const detailCalls = [
  detail,
  ofCourse,
  gradingSystem,
  marks,
  academicMarks,
  coTeachers,
  agreements,
  toGetGrading,
  participants,
];
