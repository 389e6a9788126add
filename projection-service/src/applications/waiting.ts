import { waitingWords } from '@portal/event-schemas/applications/waiting-words.ts';
import { applicants, reviewers } from '@portal/event-schemas/applications/roles.ts';
import { waitingRows, type WaitingKind } from '@portal/platform/waiting/waiting.ts';
import { placesOf } from './reading/readers.ts';

const place = `w.since, w.due, jsonb_build_object('uid', w.application) AS first`;
/** An applicant's own in a stage; `since`: a column of applications. */
const own = (stage: string, since: string, me: string) =>
  `SELECT a.${since} AS since, NULL::timestamptz AS due, jsonb_build_object('uid', a.uid) AS first
    FROM applications.applications a WHERE a.applicant = ${me} AND a.stage = '${stage}' AND NOT a.archived`;

export const waiting: readonly WaitingKind[] = [
  {
    id: 'applications.to_decide',
    ...waitingWords.to_decide,
    roles: reviewers,
    screen: 'coo-review',
    one: { screen: 'coo-review-application', in: 'path' },
    find: waitingRows(
      input =>
        placesOf(input, {}, { waiting: true, others: true, kept: true })
          .map(from => `SELECT ${place} ${from}`)
          .join(' UNION ') || `SELECT ${place} FROM applications.waypoint_seats w WHERE false`,
    ),
  },
  {
    id: 'applications.returned',
    ...waitingWords.returned,
    roles: applicants,
    screen: 'coo',
    one: { screen: 'coo-application', in: 'path' },
    find: waitingRows(({ actor, bind }) => own('returned', 'changed_at', bind(actor.id))),
  },
  {
    id: 'applications.drafts',
    ...waitingWords.drafts,
    roles: applicants,
    screen: 'coo',
    one: { screen: 'coo-application', in: 'path' },
    find: waitingRows(({ actor, bind }) => own('draft', 'started_at', bind(actor.id))),
  },
];
