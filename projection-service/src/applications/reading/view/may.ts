import { actorName } from '@portal/event-schemas/applications/act-names.ts';
import { errors } from '@portal/event-schemas/applications/errors.ts';
import { handlingRefusal, type Handling } from '@portal/event-schemas/applications/may-handle.ts';
import { claimOf, isOffice, type Reviewer } from '@portal/event-schemas/applications/rights.ts';
import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Waiting } from '../waits.ts';
import type { Loaded } from './load.ts';

/** `acts`: the reader may sign it now; `send`: what keeps it from being sent for the first time. */
export interface Seen {
  application: Pick<Loaded, 'stage' | 'archived' | 'number' | 'applicant' | 'own' | 'stays'>;
  who: Reviewer;
  acts: boolean;
  send: Rejection | null;
}

/** Of whom a deed is asked at all: nobody is told why they cannot do what is not theirs. */
const asked: Record<Handling, (application: Seen['application'], handles: boolean, who: Reviewer) => boolean> = {
  edit: ({ own }) => own,
  send: ({ own }) => own,
  withdraw: ({ own, stage }) => own && stage !== 'draft',
  discard: ({ own, stage }) => own && stage === 'draft',
  archive: ({ own, archived, stage }, handles) => !archived && stage !== 'draft' && (own || handles),
  restore: ({ own, archived }, handles) => archived && (own || handles),
  correct: ({ own, stage, stays }, _handles, who) =>
    !own &&
    isOffice(who) &&
    ['in_review', 'returned', 'approved', 'rejected'].includes(stage) &&
    stays.some(({ signatures }) => signatures.length > 0),
  set_status: ({ own }, handles) => !own && handles,
};
function refusals({ application, who, acts, send }: Seen): (readonly [Handling, Rejection | null])[] {
  const has_part = acts || application.stays.some(({ signatures }) => signatures.some(({ by }) => by === who.account));
  const handles = has_part || isOffice(who);
  return (Object.keys(asked) as Handling[])
    .filter(deed => asked[deed](application, handles, who))
    .map(
      deed =>
        [deed, handlingRefusal(deed, { ...application, has_part }, who) ?? (deed === 'send' ? send : null)] as const,
    );
}

/** Why somebody whom a waypoint names may not sign now; null where they may, or where nothing names them. */
function whyNoAct({ route, ties, waits }: Waiting, { application, who }: Seen): Rejection | null {
  const step = route?.steps.find(({ code }) => code === waits[0]?.step);
  if (!step || application.own) return null;
  const about = { number: application.number };
  for (const { waypoint: code, signatures } of waits) {
    const waypoint = step.waypoints.find(one => one.code === code);
    const claim = waypoint && claimOf(waypoint, { waypoint: code, signatures, complete: false }, who, ties);
    if (claim?.kind === 'signed')
      return reject('applications.already_approved_by_you', { ...about, waypoint: waypoint!.name });
    if (claim?.kind === 'later')
      return reject('applications.not_your_turn', {
        ...about,
        waypoint: waypoint!.name,
        turn: actorName(waypoint!.actors[claim.turn]!),
      });
    if (claim && claim.kind !== 'not_meant' && application.archived)
      return reject('applications.waypoint_archived', about);
  }
  return null;
}

const explainers = new Map<string, ReturnType<typeof explainer>>();
function explainerOf(timeZone: string): ReturnType<typeof explainer> {
  const known = explainers.get(timeZone) ?? explainer([errors], timeZone);
  explainers.set(timeZone, known);
  return known;
}

/** What the reader may do, and why not the rest, in words: what the call would be refused with. `act` stands for signing. */
export function mayDo(
  seen: Seen,
  waiting: Waiting,
  { host, locale, request_id }: Pick<CallContext, 'host' | 'locale' | 'request_id'>,
): Pick<ApplicationView, 'may' | 'why_not'> {
  const explain = (refusal: Rejection) => explainerOf(host.config.timeZone)(refusal, locale, request_id).error.message;
  const deeds = refusals(seen);
  const unable = seen.acts ? null : whyNoAct(waiting, seen);
  return {
    may: deeds.filter(([, refusal]) => refusal === null).map(([deed]) => deed),
    why_not: Object.fromEntries([
      ...deeds.flatMap(([deed, refusal]) => (refusal ? [[deed, explain(refusal)]] : [])),
      ...(unable ? [['act', explain(unable)]] : []),
    ]),
  };
}
