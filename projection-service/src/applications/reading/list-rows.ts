import { stageNames } from '@portal/event-schemas/applications/names.ts';
import type { ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { actorName, iso, type Names } from './people.ts';
import { ableAt, actsAt, waitingOf, type Wait, type Waiting } from './waits.ts';

interface Completed {
  uid: string;
  waiting: Waiting | undefined;
  names: Names;
}

/** The waypoints at which the rows of a page wait, read for all of them at once. */
export async function withWaits(rows: { uid: string }[], db: Sql): Promise<unknown[]> {
  const { waiting, names } = await waitingOf(
    db,
    rows.map(({ uid }) => uid),
  );
  return rows.map(row => ({ ...row, waiting: waiting.get(row.uid), names }));
}

/** A wait as it is shown: for whom, since when, until when. */
export const waitingForOf = (
  wait: Wait,
  { ties }: Waiting,
  names: Names,
  { host, locale }: Pick<CallContext, 'host' | 'locale'>,
): ListedApplication['waypoint'][number] => ({
  waypoint: wait.waypoint,
  name: wait.name,
  who: wait.turn.map(actor => actorName(actor, ties, names, locale)),
  since: iso(wait.since),
  due: iso(wait.due),
  overdue: wait.due !== null && new Date(wait.due) < host.clock.now(),
  opened_at: iso(wait.opened_at),
});

/** The last touch to a row: names in words, times, what the reader may do. */
export function finishRow(
  { waiting, names, status_name: _name, ...row }: Completed & Record<string, any>,
  input: CallContext,
): ListedApplication {
  const times = Object.fromEntries(
    ['step_since', 'due', 'started_at', 'sent_at', 'changed_at', 'closed_at'].map(name => [name, iso(row[name])]),
  );
  const waypoint = waiting?.waits.map(wait => waitingForOf(wait, waiting, names, input)) ?? [];
  const able = ableAt(
    waiting ? actsAt(waiting, row['archived'], { account: input.actor.id, roles: input.roles }) : [],
    waiting?.route ?? null,
    row['step'],
  );
  return {
    ...row,
    ...times,
    applicant_name: row['applicant_name'] || row['applicant'].display_name,
    type_name: row['type_name'] ?? sameInAll(row['app_type']),
    status: {
      ...row['status'],
      name: row['status'].name ?? stageNames[row['stage'] as keyof typeof stageNames],
      colour: row['status'].colour ?? 'grey',
    },
    waypoint,
    overdue: waypoint.some(({ overdue }) => overdue),
    ...able,
  } as unknown as ListedApplication;
}
