import { z } from 'zod';

/** Limits that no university comes near. */
export const limits = { bytes: 64 * 1024 * 1024, rows: 500_000, record: 20_000 } as const;

const missing = { error: 'is missing' };
const id = z.string(missing).trim().regex(/^\S{1,100}$/, 'must be 1 to 100 characters without spaces');
const optionalId = z.string().trim().regex(/^\S{0,100}$/, 'must be at most 100 characters without spaces').default('');
const text = (most: number) => z.string(missing).trim().min(1, 'is empty').max(most, `is longer than ${most} characters`);
const optional = (most: number) => z.string().trim().max(most, `is longer than ${most} characters`).default('');
const list = z.string().default('').transform(value => value.split(',').map(one => one.trim()).filter(one => one !== ''));
const date = z.string(missing).trim().pipe(z.iso.date('must be a date such as 2026-09-01'));
const status = z.enum(['', 'active', 'tobedeleted'], 'must be active, tobedeleted or empty').default('');
const email = z.string().trim().toLowerCase().max(254, 'is longer than 254 characters').refine(value => value === '' || z.email().safeParse(value).success, 'is no e-mail address').default('');
const row = z.object({ sourcedId: id, status });

/** The files of a OneRoster 1.2 CSV set that are read, with the columns that matter here (1EdTech, "OneRoster CSV binding"). */
export const tables = {
  orgs: row.extend({ name: text(200), type: z.enum(['department', 'school', 'district', 'local', 'state', 'national'], 'is no type of organisation'), identifier: optional(50), parentSourcedId: optionalId }),
  academicSessions: row.extend({
    title: text(200), type: z.enum(['gradingPeriod', 'semester', 'schoolYear', 'term'], 'is no type of session'), startDate: date, endDate: date, parentSourcedId: optionalId,
    schoolYear: z.string(missing).trim().regex(/^(19|20)\d\d$/, 'must be a year').transform(Number),
  }),
  courses: row.extend({ title: text(200), courseCode: optional(50), orgSourcedId: id }),
  classes: row.extend({
    title: text(200), courseSourcedId: id, classCode: optional(50), classType: z.enum(['homeroom', 'scheduled'], 'must be homeroom or scheduled'), location: optional(50), schoolSourcedId: id,
    termSourcedIds: list,
  }),
  users: row.extend({
    username: text(50), givenName: text(50), familyName: text(50), middleName: optional(50), identifier: optional(50), email,
    enabledUser: z.string().trim().pipe(z.enum(['true', 'false'], 'must be true or false')).default('true'),
  }),
  enrollments: row.extend({
    classSourcedId: id, schoolSourcedId: id, userSourcedId: id, role: z.enum(['student', 'teacher', 'administrator', 'proctor', 'aide'], 'is no role in a class'),
    primary: z.enum(['true', 'false', ''], 'must be true, false or empty').default(''),
  }),
} as const;

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];
export type Row<T extends TableName> = z.infer<(typeof tables)[T]> & { line: number };
/** Everything that is active, by file, each row with its line. Rows marked `tobedeleted` are left out. */
export type Roster = { [T in TableName]: readonly Row<T>[] };
