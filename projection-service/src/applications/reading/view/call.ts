import { toAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { query, type CallContext } from '@portal/platform/http/types.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { accountNames, iso } from '../people.ts';
import { waitingForOf } from '../list-rows.ts';
import { ableAt, actsAt, turnOf, type Waiting } from '../waits.ts';
import { load, statusOf, type Loaded } from './load.ts';
import { mayDo } from './may.ts';
import { whyNotSent } from './sending.ts';
import { filesOf, shownValues } from '../../../forms/shown.ts';
import { peopleOnTrack, trackOf } from './track.ts';
import { contracts } from '@portal/event-schemas/applications/calls.ts';

type Status = ApplicationView['statuses'][number];
const ofStage = prepared<Status>(
  'SELECT uid, stage, name, colour FROM applications.application_statuses_public WHERE stage = $1 ORDER BY sort, uid',
);

/** Where it waits now: the open stays of its last visit. */
const waitingIn = ({ definition, ties, stays, stage }: Loaded): Waiting => ({
  route: definition.route,
  ties,
  waits:
    stage === 'in_review'
      ? stays.filter(({ outcome }) => outcome === null).map(stay => ({ ...stay, turn: turnOf(stay) }))
      : [],
});

async function viewOf(
  found: Loaded,
  { db, host, locale, actor, roles, request_id }: CallContext & { db: Sql },
): Promise<ApplicationView> {
  const { definition, ties } = found;
  const who = { account: actor.id, roles };
  const waiting = waitingIn(found);
  const [files, names, statuses, send] = await Promise.all([
    filesOf(db, definition.properties, found.values),
    accountNames(db, peopleOnTrack(found)),
    ofStage(db, [found.stage]),
    whyNotSent({ db, host, roles }, found),
  ]);
  const words = { names, locale };
  const places = actsAt(waiting, found.archived, who);
  const able = ableAt(places, definition.route, found.step);
  const { may, why_not } = mayDo({ application: found, who, acts: places.length > 0, send }, waiting, {
    host,
    locale,
    request_id,
  });
  return {
    uid: found.uid,
    number: found.number,
    app_type: found.type,
    type_name: definition.names,
    version: found.version,
    status: statusOf(found),
    stage: found.stage,
    applicant: { uid: found.applicant, display_name: found.display_name ?? (found.applicant_name || found.applicant) },
    applicant_code: found.code,
    group_name: found.group_name,
    waypoint: waiting.waits.map(wait => waitingForOf(wait, waiting, names, { host, locale })),
    started_at: iso(found.started_at),
    sent_at: iso(found.sent_at),
    changed_at: iso(found.changed_at),
    archived: found.archived,
    ...able,
    form: {
      uid: found.type,
      version: found.version,
      names: definition.names,
      description: definition.description,
      agreement: definition.agreement,
      properties: definition.properties,
    },
    values: toAnswers(definition.properties, found.values),
    shown: await shownValues(db, definition.properties, found.values, files, {
      locale,
      timeZone: host.config.timeZone,
    }),
    files,
    user_accepted_agreement: found.user_accepted_agreement,
    save_as_draft: found.stage === 'draft' || found.stage === 'returned',
    track: trackOf({ ...found, ties }, words),
    decisions: places.map(place => ({
      ...place,
      name: waiting.waits.find(({ waypoint }) => waypoint === place.waypoint)!.name,
    })),
    may,
    why_not,
    statuses: may.includes('set_status') ? statuses.rows : [],
  };
}

export const viewCalls = [
  query(contracts['GET /studapps/answers/{uid}/'], {
    summary: 'One application: its form and values, the way that it goes, whom it waits for, what the reader may do',
    run: async input => viewOf(await load(input, input.params.uid), input),
  }),
];
