import { z } from 'zod';

/** Limits that no university comes near. `unpacked`: of all files of a zip together. */
export const limits = {
  bytes: 64 * 1024 * 1024,
  unpacked: 256 * 1024 * 1024,
  entries: 1000,
  rows: 500_000,
  record: 20_000,
} as const;

const missing = { error: 'is missing' };
const id = z
  .string(missing)
  .trim()
  .regex(/^\S{1,100}$/, 'must be 1 to 100 characters without spaces');
const optionalId = z
  .string()
  .trim()
  .regex(/^\S{0,100}$/, 'must be at most 100 characters without spaces')
  .default('');
const text = (most: number) =>
  z.string(missing).trim().min(1, 'is empty').max(most, `is longer than ${most} characters`);
const optional = (most: number) => z.string().trim().max(most, `is longer than ${most} characters`).default('');
const list = z
  .string()
  .default('')
  .transform(value =>
    value
      .split(',')
      .map(one => one.trim())
      .filter(one => one !== ''),
  );
/** A word of a vocabulary, however it is written: `TRUE`, `toBeDeleted`, `District`. */
const word = <const W extends readonly string[]>(words: W, message: string) =>
  z
    .string(missing)
    .trim()
    .transform((value, context): W[number] => {
      const known = words.find(one => one.toLowerCase() === value.toLowerCase());
      if (known !== undefined) return known;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

/** Dates as `2026-09-01`, or in the whole file as `9/1/2026` (month first, as American systems write them). */
export const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const dateHint = 'must be a date such as 2026-09-01, or in the whole file 9/1/2026 with the month first';
const date = z
  .string(missing)
  .trim()
  .transform(value => {
    const [, month, day, year] = slashed.exec(value) ?? [];
    return year
      ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
      : value.replace(/T00:00:00(\.0+)?Z?$/, '');
  })
  .pipe(z.iso.date(dateHint));
/** `inactive`: what OneRoster 1.0 says for rows that hold no more. */
const status = word(
  ['', 'active', 'tobedeleted', 'inactive'],
  'must be active, tobedeleted, inactive or empty',
).default('');
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'is longer than 254 characters')
  .refine(value => value === '' || z.email().safeParse(value).success, 'is no e-mail address')
  .default('');
const row = z.object({ sourcedId: id, status });

/** Types of the standard, then those of Microsoft's School Data Sync. */
const orgTypes = [
  'department',
  'school',
  'district',
  'local',
  'state',
  'national',
  'region',
  'country',
  'organization',
  'university',
  'college',
  'faculty',
  'campus',
  'program',
  'division',
  'branch',
  'ministry',
  'other',
] as const;

/** The files of a OneRoster 1.1 or 1.2 CSV set that are read, with the columns that matter here (1EdTech, "OneRoster CSV binding"). */
export const tables = {
  orgs: row.extend({
    name: text(200),
    type: word(orgTypes, 'is no type of organisation'),
    identifier: optional(50),
    parentSourcedId: optionalId,
  }),
  academicSessions: row
    .extend({
      title: text(200),
      type: word(['gradingPeriod', 'semester', 'schoolYear', 'term'], 'is no type of session'),
      startDate: date,
      endDate: date,
      parentSourcedId: optionalId,
      /** Sets of 1.1 may leave it out: then it follows from the dates. */
      schoolYear: z
        .string()
        .trim()
        .regex(/^((19|20)\d\d)?$/, 'must be a year')
        .default('')
        .transform(year => (year === '' ? null : Number(year))),
    })
    .transform(session => ({
      ...session,
      schoolYear:
        session.schoolYear ??
        Number(session.startDate.slice(0, 4)) + (Number(session.startDate.slice(5, 7)) >= 8 ? 1 : 0),
    })),
  courses: row.extend({ title: text(200), courseCode: optional(50), orgSourcedId: id }),
  classes: row.extend({
    title: text(200),
    courseSourcedId: id,
    classCode: optional(50),
    classType: word(['homeroom', 'scheduled'], 'must be homeroom or scheduled'),
    location: optional(50),
    schoolSourcedId: id,
    termSourcedIds: list,
  }),
  users: row.extend({
    username: text(50),
    givenName: text(50),
    familyName: text(50),
    middleName: optional(50),
    identifier: optional(50),
    email,
    enabledUser: word(['true', 'false', ''], 'must be true or false')
      .default('true')
      .transform(value => value || 'true'),
  }),
  enrollments: row.extend({
    classSourcedId: id,
    schoolSourcedId: id,
    userSourcedId: id,
    role: word(['student', 'teacher', 'administrator', 'proctor', 'aide'], 'is no role in a class'),
    primary: word(['true', 'false', ''], 'must be true, false or empty').default(''),
  }),
} as const;

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];
/** Columns that are read, by table. */
export const columnsOf = (table: TableName): readonly string[] => {
  const schema = tables[table];
  return Object.keys('shape' in schema ? schema.shape : schema.in.shape);
};
export type Row<T extends TableName> = z.infer<(typeof tables)[T]> & { line: number };
/** Rows by file, each with its line. */
export type Rows = { [T in TableName]: readonly Row<T>[] };
/**
 * A set: everything that holds, and what holds no more (`tobedeleted`, `inactive`). `notes`: how something was read
 * that could be read otherwise. `before`: of a set of changes, the rows before it; the set's own are then those after
 * it, with line 0 where they are not in its files.
 */
export type Roster = Rows & { gone: Rows; notes: readonly string[]; before: Rows | null };
