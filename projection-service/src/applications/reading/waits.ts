import type { Route, RouteActor } from '@portal/event-schemas/applications/definition.ts';
import { mayAct, type MayAct, type Reviewer, type Ties } from '@portal/event-schemas/applications/rights.ts';
import { waypointActs } from '@portal/event-schemas/applications/codes.ts';
import type { ApplicationRow } from '@portal/event-schemas/applications/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { definitionsOf } from './definitions.ts';
import type { Names } from './people.ts';
import { standingJoins } from './standing.ts';
import type { Signature } from './projection/tables.ts';

/** A waypoint at which an application waits. `turn`: those of its actors for whom it does: all, or with an order the first who has not signed. */
export interface Wait {
  step: string;
  waypoint: string;
  name: Localized;
  turn: readonly RouteActor[];
  signatures: readonly Signature[];
  since: string | Date;
  due: string | Date | null;
  opened_at: string | Date | null;
}
/** Where an application waits, by which route, and who its applicant's people are now. */
export interface Waiting {
  route: Route | null;
  ties: Ties;
  waits: readonly Wait[];
}
interface Row extends Omit<Wait, 'turn'> {
  application: string;
  type: string;
  version: number;
  applicant: string;
  actors: readonly RouteActor[];
  in_order: boolean;
  advisor: string | null;
  head: string | null;
  names: Record<string, string> | null;
}

const open = prepared<Row>(`SELECT t.application, t.type, t.version, t.applicant, t.step, t.waypoint, t.name, t.actors,
      t.in_order, t.since, t.due, t.opened_at, t.signatures, s.advisor, k.head,
    (SELECT jsonb_object_agg(pe.uid, pe.display_name) FROM identity.people_public pe
      WHERE pe.uid = ANY(ARRAY[s.advisor, k.head]
        || ARRAY(SELECT x->>'account' FROM jsonb_array_elements(t.actors) x))) AS names
  FROM applications.waypoint_stays t ${standingJoins('t.applicant')} WHERE t.application = ANY($1) AND t.ended_at IS NULL ORDER BY t.application, t.place`);

export function turnOf({
  actors,
  in_order,
  signatures,
}: Pick<Row, 'actors' | 'in_order' | 'signatures'>): readonly RouteActor[] {
  if (!in_order) return actors;
  const done = signatures.flatMap(({ places }) => places);
  return actors.filter((_, place) => !done.includes(place)).slice(0, 1);
}

/** Where applications wait now, by uid (those that wait nowhere are missing), and the names of everybody for whom they do. */
export async function waitingOf(
  db: Sql,
  applications: readonly string[],
): Promise<{ waiting: ReadonlyMap<string, Waiting>; names: Names }> {
  if (applications.length === 0) return { waiting: new Map(), names: new Map() };
  const { rows } = await open(db, [applications]);
  const definitionOf = await definitionsOf(db, rows);
  const waiting = new Map<string, Waiting & { waits: Wait[] }>();
  for (const row of rows) {
    const known = waiting.get(row.application) ?? {
      route: definitionOf(row)?.route ?? null,
      ties: { account: row.applicant, advisor: row.advisor, head: row.head },
      waits: [],
    };
    waiting.set(row.application, known);
    known.waits.push({ ...row, turn: turnOf(row) });
  }
  return { waiting, names: new Map(rows.flatMap(({ names }) => Object.entries(names ?? {}))) };
}

/** What somebody may do with an application now, in the waypoints where it waits. */
export function actsAt({ route, ties, waits }: Waiting, archived: boolean, who: Reviewer): MayAct[] {
  if (!route || archived || waits.length === 0) return [];
  return mayAct(
    route,
    {
      step: waits[0]!.step,
      waypoints: waits.map(({ waypoint, signatures }) => ({ waypoint, signatures, complete: false })),
    },
    who,
    ties,
  );
}

/** The same over all its waypoints: which acts, which of them ask for a comment, and where it may be forwarded. */
export function ableAt(
  places: readonly MayAct[],
  route: Route | null,
  step: string | null,
): Pick<ApplicationRow, 'acts' | 'comment_required' | 'forward_to'> {
  const acts = waypointActs.filter(act => places.some(place => place.acts.includes(act)));
  const targets = (acts.includes('forward') && route?.steps.find(({ code }) => code === step)?.forward_to) || [];
  return {
    acts,
    comment_required: acts.filter(act => places.some(place => place.comment_required.includes(act))),
    forward_to: (route?.steps ?? [])
      .filter(({ code }) => targets.includes(code))
      .map(({ code, name }) => ({ step: code, name })),
  };
}
