import type { ApplicationStage } from '@portal/event-schemas/applications/codes.ts';
import type { FormValues } from '@portal/event-schemas/forms/property.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { isOffice, type Ties } from '@portal/event-schemas/applications/rights.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import type { statusView } from '@portal/event-schemas/applications/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { definitionsOf } from '../definitions.ts';
import { withWhoIsThere } from '../orphaned.ts';
import { concerns } from '../readers.ts';
import { standingJoins } from '../standing.ts';
import type { StayRow } from '../projection/tables.ts';

type Moment = string | Date;
interface Row {
  uid: string;
  number: string;
  type: string;
  version: number;
  applicant: string;
  applicant_name: string;
  stage: ApplicationStage;
  status: string;
  step: string | null;
  started_at: Moment;
  sent_at: Moment | null;
  changed_at: Moment;
  archived: boolean;
  values: FormValues;
  user_accepted_agreement: boolean;
  status_name: Localized | null;
  status_colour: z.infer<typeof statusView>['colour'] | null;
  display_name: string | null;
  code: string | null;
  group_name: string | null;
  advisor: string | null;
  head: string | null;
}
/** A stay as it is read: times as the driver hands them over. */
export type Stay = Omit<StayRow, 'since' | 'due' | 'ended_at' | 'opened_at'> & {
  since: Moment;
  due: Moment | null;
  ended_at: Moment | null;
  opened_at: Moment | null;
};

/** All that is known of one application. `stays`: in the order in which they began. */
export interface Loaded extends Row {
  definition: TypeDefinition;
  stays: readonly Stay[];
  ties: Ties;
  own: boolean;
}

const row = prepared<Row>(
  `SELECT a.uid, a.number, a.type, a.version, a.applicant, a.applicant_name, a.stage, a.status, a.step, a.started_at,
       a.sent_at, a.changed_at, a.archived, f.values, f.user_accepted_agreement,
     st.name AS status_name, st.colour AS status_colour, pe.display_name, s.code, g.code AS group_name, s.advisor, k.head
   FROM applications.applications a
   JOIN applications.application_forms f ON f.uid = a.uid
   LEFT JOIN applications.application_statuses_public st ON st.uid = a.status
   LEFT JOIN identity.people_public pe ON pe.uid = a.applicant ${standingJoins('a.applicant')}
   LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
   WHERE a.uid = $1`,
);
const stays = prepared<Stay>(
  'SELECT * FROM applications.waypoint_stays WHERE application = $1 ORDER BY entered, place',
);

/**
 * Lets pass the applicant and those whom the application concerns; throws `applications.not_found` for everybody else,
 * so that nobody learns that it exists.
 */
export async function maySee(
  { db, actor, roles }: Pick<CallContext, 'actor' | 'roles'> & { db: Sql },
  application: string,
): Promise<void> {
  const { rows } = await db.query<{ applicant: string }>(
    'SELECT applicant FROM applications.applications WHERE uid = $1',
    [application],
  );
  const may =
    rows[0] !== undefined && (rows[0].applicant === actor.id || (await concerns(db, { actor, roles }, application)));
  if (!may) throw new Refused(reject('applications.not_found', { application }));
}

/** One application for one who may see it; throws `applications.not_found`. */
export async function load(
  { db, actor, roles }: Pick<CallContext, 'actor' | 'roles'> & { db: Sql },
  application: string,
): Promise<Loaded> {
  const [
    {
      rows: [found],
    },
    { rows: visited },
  ] = await Promise.all([row(db, [application]), stays(db, [application])]);
  const own = found?.applicant === actor.id;
  if (!found || !(own || (await concerns(db, { actor, roles }, application))))
    throw new Refused(reject('applications.not_found', { application }));
  const definition = (await definitionsOf(db, [found]))(found);
  if (!definition) throw new Refused(reject('applications.not_found', { application }));
  const ties: Ties = { account: found.applicant, advisor: found.advisor, head: found.head };
  const waits = found.stage === 'in_review' && isOffice({ roles });
  const actors = definition.route.steps
    .filter(({ code }) => code === found.step)
    .flatMap(({ waypoints }) => waypoints.flatMap(waypoint => waypoint.actors));
  return { ...found, definition, stays: visited, own, ties: waits ? await withWhoIsThere(db, ties, actors) : ties };
}

export const statusOf = ({
  status,
  stage,
  status_name,
  status_colour,
}: Pick<Row, 'status' | 'stage' | 'status_name' | 'status_colour'>): z.infer<typeof statusView> => ({
  uid: status,
  stage,
  name: status_name ?? stageNames[stage],
  colour: status_colour ?? 'grey',
});
