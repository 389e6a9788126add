import { quoted } from '@portal/platform/imports/refusal.ts';
import type { Faults } from '../faults.ts';
import { notInFiles } from './kept-rows.ts';
import { type Roster, type Row, type TableName, tableNames } from './tables.ts';

type Reference<T extends TableName> = (row: Row<T>) => readonly [column: string, target: TableName, id: string][];
const maybe = (column: string, target: TableName, id: string): [string, TableName, string][] =>
  id === '' ? [] : [[column, target, id]];

/** Which columns name rows of which files. */
const references: { [T in TableName]: Reference<T> } = {
  orgs: row => maybe('parentSourcedId', 'orgs', row.parentSourcedId),
  academicSessions: row => maybe('parentSourcedId', 'academicSessions', row.parentSourcedId),
  courses: row => [['orgSourcedId', 'orgs', row.orgSourcedId]],
  classes: row => [
    ['courseSourcedId', 'courses', row.courseSourcedId],
    ['schoolSourcedId', 'orgs', row.schoolSourcedId],
    ...row.termSourcedIds.map(id => ['termSourcedIds', 'academicSessions', id] as [string, TableName, string]),
  ],
  users: () => [],
  enrollments: row => [
    ['classSourcedId', 'classes', row.classSourcedId],
    ['userSourcedId', 'users', row.userSourcedId],
    ['schoolSourcedId', 'orgs', row.schoolSourcedId],
  ],
};

/**
 * Checks what spans rows and files. `read`: ids that are there, also of rows at fault; a file that could not be read to
 * its end is no reason for faults of others.
 */
export function checkRoster(
  roster: Roster,
  read: Record<TableName, { ids: ReadonlySet<string>; whole: boolean }>,
  faults: Faults,
): void {
  for (const table of tableNames) {
    for (const row of roster[table]) {
      for (const [column, target, id] of (references[table] as Reference<TableName>)(row)) {
        if (!read[target].whole || read[target].ids.has(id)) continue;
        const removed = row.line === notInFiles && roster.gone[target].find(({ sourcedId }) => sourcedId === id);
        if (removed)
          faults.add(
            `${target}.csv`,
            removed.line,
            'deleted and still named',
            `${id} is to be deleted, and ${row.sourcedId} of ${table}.csv names it (${column})`,
          );
        else
          faults.add(
            `${table}.csv`,
            row.line,
            `${column} that names nothing`,
            `${column} names ${id}, which ${target}.csv does not have`,
          );
      }
    }
  }
  checkParents('orgs', roster.orgs, faults);
  checkParents('academicSessions', roster.academicSessions, faults);
  for (const session of roster.academicSessions) {
    if (session.endDate < session.startDate)
      faults.add(
        'academicSessions.csv',
        session.line,
        'ends before starts',
        `ends on ${session.endDate}, before it starts on ${session.startDate}`,
      );
  }
  for (const row of roster.classes)
    if (row.termSourcedIds.length === 0)
      faults.add('classes.csv', row.line, 'classes without a term', 'termSourcedIds names no term');
  for (const { username, line } of roster.users) {
    if (!/^[a-z0-9][a-z0-9._@-]*$/i.test(username))
      faults.add(
        'users.csv',
        line,
        'log-in names',
        `username ${quoted(username)} cannot be a log-in name (letters, digits, ".", "_", "@", "-")`,
      );
  }
  checkOnce('users', roster.users, 'username', faults);
  checkOnce('users', roster.users, 'email', faults);
  checkOnce('courses', roster.courses, 'courseCode', faults, '; the portal has one course for a code');
}

/** What only one thing of the portal may have, however it is written. */
function checkOnce<C extends string>(
  table: TableName,
  rows: readonly (Record<C, string> & { line: number })[],
  column: C,
  faults: Faults,
  why = '',
): void {
  const lines = new Map<string, number>();
  for (const row of rows) {
    const value = column === 'courseCode' ? row[column] : row[column].toLowerCase();
    if (value !== '' && lines.has(value))
      faults.add(
        `${table}.csv`,
        row.line,
        `${column} here twice`,
        `${column} ${value} is here twice (first on line ${lines.get(value)})${why}`,
      );
    else lines.set(value, row.line);
  }
}

/** Following parents comes to an end. */
function checkParents(
  table: TableName,
  rows: readonly { sourcedId: string; parentSourcedId: string; line: number }[],
  faults: Faults,
): void {
  const parents = new Map(rows.map(row => [row.sourcedId, row.parentSourcedId]));
  const ends = new Set<string>();
  for (const row of rows) {
    const path = new Set<string>();
    for (let at = row.sourcedId; at !== '' && !ends.has(at); at = parents.get(at) ?? '') {
      if (path.has(at)) {
        faults.add(`${table}.csv`, row.line, 'own ancestors', `${row.sourcedId} is its own ancestor`);
        break;
      }
      path.add(at);
    }
    for (const one of path) ends.add(one);
  }
}
