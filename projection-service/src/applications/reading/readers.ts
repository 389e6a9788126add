import { isOffice } from '@portal/event-schemas/applications/rights.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { orphanedPlaces } from './orphaned.ts';
import { standingJoins } from './standing.ts';

export type Reader = Pick<CallContext, 'actor' | 'roles'> & { bind: (value: unknown) => string };

const overseers = ['office', 'org_admin', 'auditor'];
/** Roles that may see every application. */
export const seesAll = (roles: readonly string[]): boolean => roles.some(role => overseers.includes(role));

/**
 * As whom somebody can be named: `role:<role>` for each of their roles, and by what they are to the applicant; the
 * office also stands in for those who are not there (`instead`).
 */
export const asKinds = (roles: readonly string[]): string[] => [
  ...roles.map(role => `role:${role}`),
  ...personalKinds,
  ...(isOffice({ roles }) ? ['instead'] : []),
];
const personalKinds = ['profile', 'advisor', 'head_of_department'];

/** `personally`: not by a role that others have too; `as`: as this alone. */
export interface Named {
  personally?: boolean;
  as?: string | undefined;
}
/**
 * `waiting`: it is their turn now; `others`: without their own; `kept`: without those in the archive; `waypoints`: of
 * these alone; `overdue`: past the day by which somebody should have acted, or not.
 */
export interface Narrowed {
  waiting: boolean;
  others?: boolean;
  kept?: boolean;
  waypoints?: readonly string[] | undefined;
  overdue?: boolean | undefined;
  now?: string;
}

const seats = 'applications.waypoint_seats w';
/** Places at waypoints that name the reader as this: `FROM … WHERE …` with the places as `w`; the head of a department is named by two. */
export function placesAs({ actor, bind }: Reader, as: string, narrowed: Narrowed): string[] {
  const more = narrowedBy(actor.id, bind, narrowed);
  const byTie = (kind: string, people: string, mine: string): string =>
    `FROM ${people} JOIN ${seats} ON w.kind = '${kind}' AND w.applicant = m.uid${more} WHERE ${mine} = ${bind(actor.id)}`;
  const byValue = (value: string, kind: string): string =>
    `FROM ${seats} WHERE w.value <> '' AND w.value = ${bind(value)} AND w.kind = '${kind}'${more}`;
  switch (as) {
    case 'profile':
    case 'signer':
      return [byValue(actor.id, as)];
    case 'instead':
      return narrowed.waiting ? [`${orphanedPlaces} WHERE true${more.replace(' AND w.waits', '')}`] : [];
    case 'advisor':
      return [byTie(as, 'curriculum.students_public m', 'm.advisor')];
    case 'head_of_department':
      return [
        byTie(
          as,
          `curriculum.cathedras_public c
      JOIN curriculum.edu_programs_public ep ON ep.cathedra = c.uid
      JOIN curriculum.students_public m ON m.edu_program = ep.uid`,
          'c.head',
        ),
        byTie(as, 'curriculum.cathedras_public c JOIN curriculum.teachers_public m ON m.cathedra = c.uid', 'c.head'),
      ];
    default:
      return [byValue(as.replace(/^role:/, ''), 'role')];
  }
}
function narrowedBy(
  account: string,
  bind: Reader['bind'],
  { waiting, others = false, kept = false, waypoints, overdue, now }: Narrowed,
): string {
  return [
    ...(waiting ? ['w.waits'] : []),
    ...(kept ? ['NOT w.archived'] : []),
    ...(others ? [`w.applicant <> ${bind(account)}`] : []),
    ...(waypoints ? [`w.waypoint = ANY(${bind(waypoints)})`] : []),
    ...(overdue === undefined ? [] : [overdue ? `w.due < ${bind(now)}` : `(w.due IS NULL OR w.due >= ${bind(now)})`]),
  ]
    .map(condition => ` AND ${condition}`)
    .join('');
}

/** The same for every way in which they are named. What waits for nobody is only looked for when it is asked for. */
export function placesOf(reader: Reader, { as, personally = false }: Named, narrowed: Narrowed): string[] {
  const ways = asKinds(reader.roles).filter(way =>
    as === undefined ? way !== 'instead' && (!personally || personalKinds.includes(way)) : way === as,
  );
  return ways.flatMap(way => placesAs(reader, way, narrowed));
}
const nothing = 'SELECT NULL::text AS application WHERE false';
/** Uids of applications with a place that names the reader; one may come twice. */
export const namedSql = (reader: Reader, named: Named, narrowed: Narrowed): string =>
  placesOf(reader, named, narrowed)
    .map(places => `SELECT w.application ${places}`)
    .join('\n UNION ALL ') || nothing;

/** Uids of applications that the reader has signed, in whatever way. */
export const signedSql = (reader: Reader): string =>
  `SELECT w.application ${placesAs(reader, 'signer', { waiting: false })[0]!}`;

/**
 * Uids of applications that named the reader (as this alone) or were signed by them, and that wait for them no longer,
 * in whatever way. Each place is looked at once.
 */
export function handledSql(
  reader: Reader,
  { as, waypoints }: { as: string | undefined; waypoints: readonly string[] | undefined },
): string {
  const once = { waiting: false, others: true, kept: true } as const;
  const named = [
    ...placesOf(reader, { as }, { ...once, waypoints }),
    ...(as === undefined ? placesAs(reader, 'signer', once) : []),
  ].map(places => `SELECT w.application, true AS named, w.waits ${places}`);
  const elsewhere =
    as === undefined && waypoints === undefined
      ? []
      : placesOf(reader, {}, { waiting: true }).map(places => `SELECT w.application, false, true ${places}`);
  const parts = [...named, ...elsewhere];
  return parts.length === 0
    ? nothing
    : `SELECT seen.application FROM (${parts.join('\n UNION ALL ')}) seen GROUP BY 1 HAVING bool_or(seen.named) AND NOT bool_or(seen.waits)`;
}

/**
 * Whether the reader may see an application that is not theirs: it waits or waited for them, or they signed it. The
 * applicant's own is no question for this.
 */
export async function concerns(
  db: Sql,
  { actor, roles }: Pick<CallContext, 'actor' | 'roles'>,
  application: string,
): Promise<boolean> {
  if (seesAll(roles)) return true;
  const { rows } = await db.query<{ may: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM applications.waypoint_seats w ${standingJoins('w.applicant')}
        WHERE w.application = $1
          AND (w.kind = 'role' AND w.value = ANY($3) OR w.kind IN ('profile', 'signer') AND w.value = $2
            OR w.kind = 'advisor' AND s.advisor = $2 OR w.kind = 'head_of_department' AND k.head = $2)) AS may`,
    [application, actor.id, roles],
  );
  return rows[0]!.may;
}
