import { ImportRefused, shown } from '@portal/platform/imports/refusal.ts';
import { type Roster, type Row, type TableName, tableNames } from './tables.ts';

type Reference<T extends TableName> = (row: Row<T>) => readonly [column: string, target: TableName, id: string][];
const maybe = (column: string, target: TableName, id: string): [string, TableName, string][] => (id === '' ? [] : [[column, target, id]]);

/** Which columns name rows of which files. */
const references: { [T in TableName]: Reference<T> } = {
  orgs: row => maybe('parentSourcedId', 'orgs', row.parentSourcedId),
  academicSessions: row => maybe('parentSourcedId', 'academicSessions', row.parentSourcedId),
  courses: row => [['orgSourcedId', 'orgs', row.orgSourcedId]],
  classes: row => [
    ['courseSourcedId', 'courses', row.courseSourcedId], ['schoolSourcedId', 'orgs', row.schoolSourcedId],
    ...row.termSourcedIds.map(id => ['termSourcedIds', 'academicSessions', id] as [string, TableName, string]),
  ],
  users: () => [],
  enrollments: row => [['classSourcedId', 'classes', row.classSourcedId], ['userSourcedId', 'users', row.userSourcedId], ['schoolSourcedId', 'orgs', row.schoolSourcedId]],
};

/** Checks what spans rows and files. @throws {ImportRefused} */
export function checkRoster(roster: Roster): void {
  const known = Object.fromEntries(tableNames.map(table => [table, new Set(roster[table].map(row => row.sourcedId))])) as Record<TableName, Set<string>>;
  for (const table of tableNames) {
    for (const row of roster[table]) {
      for (const [column, target, id] of (references[table] as Reference<TableName>)(row)) {
        if (!known[target].has(id)) throw new ImportRefused(`${table}.csv`, row.line, `${column} names ${id}, which ${target}.csv does not have`);
      }
    }
  }
  checkParents('orgs', roster.orgs);
  checkParents('academicSessions', roster.academicSessions);
  for (const session of roster.academicSessions) {
    if (session.endDate < session.startDate) throw new ImportRefused('academicSessions.csv', session.line, `ends on ${session.endDate}, before it starts on ${session.startDate}`);
  }
  for (const row of roster.classes) if (row.termSourcedIds.length === 0) throw new ImportRefused('classes.csv', row.line, 'termSourcedIds names no term');
  for (const { username, line } of roster.users) {
    if (!/^[a-z0-9][a-z0-9._@-]*$/i.test(username)) throw new ImportRefused('users.csv', line, `username ${shown(username)} cannot be a log-in name (letters, digits, ".", "_", "@", "-")`);
  }
  checkOnce(roster.users, 'username');
  checkOnce(roster.users, 'email');
}

/** A log-in name and an e-mail address are one person's, however they are written. */
function checkOnce(users: Roster['users'], column: 'username' | 'email'): void {
  const lines = new Map<string, number>();
  for (const user of users) {
    const value = user[column].toLowerCase();
    if (value !== '' && lines.has(value)) throw new ImportRefused('users.csv', user.line, `${column} ${value} is here twice (first on line ${lines.get(value)})`);
    lines.set(value, user.line);
  }
}

/** Following parents comes to an end. */
function checkParents(table: TableName, rows: readonly { sourcedId: string; parentSourcedId: string; line: number }[]): void {
  const parents = new Map(rows.map(row => [row.sourcedId, row.parentSourcedId]));
  for (const row of rows) {
    const path = new Set<string>();
    for (let at = row.sourcedId; at !== ''; at = parents.get(at) ?? '') {
      if (path.has(at)) throw new ImportRefused(`${table}.csv`, row.line, `${row.sourcedId} is its own ancestor`);
      path.add(at);
    }
  }
}
