import type { Call0 } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

export type Reader = Pick<Call0, 'actor' | 'roles'> & { bind: (value: unknown) => string };

const overseers = ['office', 'org_admin', 'auditor'];
/** Roles that may see every application. */
export const seesAll = (roles: readonly string[]): boolean => roles.some(role => overseers.includes(role));

/**
 * The applicant's advisor and head of department as they are now (`advisor`, `head`); `applicant` is a column. A new advisor has what waits for the advisor at
 * once, and the one before has it no longer.
 */
export const standingJoins = (applicant: string): string => `LEFT JOIN curriculum.students_public s ON s.uid = ${applicant}
    LEFT JOIN curriculum.edu_programs_public ep ON ep.uid = s.edu_program
    LEFT JOIN curriculum.teachers_public te ON te.uid = ${applicant}
    LEFT JOIN curriculum.cathedras_public k ON k.uid = coalesce(ep.cathedra, te.cathedra)`;

/** As whom somebody can be named: `role:<role>` for each of their roles, and by what they are to the applicant. */
export const asKinds = (roles: readonly string[]): string[] => [...roles.map(role => `role:${role}`), 'profile', 'advisor', 'head_of_department'];
const seats = 'applications.waypoint_seats w';
const columns = 'w.application, w.entered, w.waypoint, w.applicant';

/** Places at waypoints that name the reader as this; `waiting`: it is their turn now. */
export function namedAs({ actor, bind }: Reader, as: string, waiting: boolean): string {
  const now = waiting ? ' AND w.waits' : '';
  const me = (): string => bind(actor.id);
  const byTie = (kind: string, people: string): string => `SELECT ${columns} FROM ${people} JOIN ${seats} ON w.kind = '${kind}' AND w.value = '' AND w.applicant = m.uid${now}`;
  if (as === 'profile') return `SELECT ${columns} FROM ${seats} WHERE w.kind = 'profile' AND w.value = ${me()}${now}`;
  if (as === 'advisor') return `${byTie('advisor', 'curriculum.students_public m')} WHERE m.advisor = ${me()}`;
  if (as !== 'head_of_department') return `SELECT ${columns} FROM ${seats} WHERE w.kind = 'role' AND w.value = ${bind(as.replace(/^role:/, ''))}${now}`;
  return `${byTie(as, 'curriculum.cathedras_public c JOIN curriculum.edu_programs_public p ON p.cathedra = c.uid JOIN curriculum.students_public m ON m.edu_program = p.uid')} WHERE c.head = ${me()}
    UNION ALL ${byTie(as, 'curriculum.cathedras_public c JOIN curriculum.teachers_public m ON m.cathedra = c.uid')} WHERE c.head = ${me()}`;
}

interface Which { waiting: boolean; personally?: boolean; as?: string | undefined; others?: boolean; waypoints?: readonly string[] | undefined }
/**
 * Uids of applications with a waypoint that names the reader: `waiting`: it is their turn now; `personally`: not by a role that others have too; `as`: as this alone;
 * `others`: without their own; `waypoints`: of these alone.
 */
export function namedSql(reader: Reader, { waiting, personally = false, as, others = false, waypoints }: Which): string {
  const { actor, roles, bind } = reader;
  const more = `${waiting ? ' AND w.waits' : ''}${others ? ` AND w.applicant <> ${bind(actor.id)}` : ''}${waypoints ? ` AND w.waypoint = ANY(${bind(waypoints)})` : ''}`;
  if (as !== undefined) return asKinds(roles).includes(as) ? `SELECT w.application FROM (${namedAs(reader, as, waiting)}) w WHERE true${more.replace(' AND w.waits', '')}` : 'SELECT NULL::text WHERE false';
  // Roles and accounts stand in one column, and nothing else does.
  return `SELECT w.application FROM ${seats} WHERE w.value <> '' AND w.value = ANY(${bind(personally ? [actor.id] : [...roles, actor.id])})${more}
    UNION ALL SELECT w.application FROM curriculum.students_public m JOIN ${seats} ON w.applicant = m.uid AND w.kind = 'advisor'${more} WHERE m.advisor = ${bind(actor.id)}
    UNION ALL SELECT w.application FROM (SELECT m.uid FROM curriculum.cathedras_public c JOIN curriculum.edu_programs_public p ON p.cathedra = c.uid JOIN curriculum.students_public m ON m.edu_program = p.uid WHERE c.head = ${bind(actor.id)}
      UNION ALL SELECT m.uid FROM curriculum.cathedras_public c JOIN curriculum.teachers_public m ON m.cathedra = c.uid WHERE c.head = ${bind(actor.id)}) m JOIN ${seats} ON w.applicant = m.uid AND w.kind = 'head_of_department'${more}`;
}

/** Uids of applications that the reader has signed, in whatever way. */
export const signedSql = ({ actor, bind }: Reader): string =>
  `SELECT h.application FROM applications.application_happenings h WHERE coalesce(h.on_behalf_of, h.actor) = ${bind(actor.id)} AND h.type LIKE 'Waypoint%' AND h.type <> 'WaypointReminded'`;

/** Whether the reader may see an application that is not theirs: it waits or waited for them, or they signed it. The applicant's own is no question for this. */
export async function concerns(db: Sql, { actor, roles }: Pick<Call0, 'actor' | 'roles'>, application: string): Promise<boolean> {
  if (seesAll(roles)) return true;
  const { rows } = await db.query<{ may: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM applications.waypoint_seats w ${standingJoins('w.applicant')}
        WHERE w.application = $1 AND (w.kind = 'role' AND w.value = ANY($3) OR w.kind = 'profile' AND w.value = $2 OR w.kind = 'advisor' AND s.advisor = $2 OR w.kind = 'head_of_department' AND k.head = $2))
      OR EXISTS (SELECT 1 FROM applications.application_happenings h WHERE h.application = $1 AND coalesce(h.on_behalf_of, h.actor) = $2 AND h.type LIKE 'Waypoint%' AND h.type <> 'WaypointReminded') AS may`,
    [application, actor.id, roles],
  );
  return rows[0]!.may;
}
