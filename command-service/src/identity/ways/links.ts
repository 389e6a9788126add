import type { WaySubjectEvent } from '@portal/event-schemas/identity/events.ts';
import type { WayKind } from '@portal/event-schemas/ways/entities.ts';
import { linksMax, type LinkedBy } from '@portal/event-schemas/identity/ways.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { createHash } from 'node:crypto';
import { account, directoryOf, happened, type OpenAccount } from '../account/account.ts';
import { emailAddress, emailStream, loginName, type Claim } from '../account/claims.ts';
import { openAccount, type OpenAccountData } from '../account/open-account.ts';
import { temporaryHoursNow } from '../facts.ts';

/** Stream `way_subject-<digest>`: whose account somebody at one of the university's own ways in has. */
export const waySubject: Aggregate<Claim, WaySubjectEvent> = {
  name: 'way_subject',
  initialState: () => ({ account: null }),
  evolve(state, event) {
    if (event.type === 'WaySubjectClaimed') return { account: event.data.account };
    return event.type === 'WaySubjectReleased' ? { account: null } : state;
  },
};
const claims = (...events: WaySubjectEvent[]): WaySubjectEvent[] => events;
/** A way's name has a fixed length, so that no two pairs make one text. */
export const subjectStream = (way: string, subject: string): string =>
  createHash('sha256').update(`${way} ${subject}`).digest('hex').slice(0, 40);

/** Somebody as a way in of the university knows them: `subject` for ever, `called` for people to read. */
export interface Link {
  way: string;
  kind: WayKind;
  subject: string;
  called: string;
}
type LinkData = Link & { account: string; linked_by: LinkedBy };

const linked = ({ way, kind, subject, called, linked_by }: LinkData, at: string) =>
  happened({
    type: 'WayLinked',
    data: { way, way_kind: kind, known_as: subject, called: called.slice(0, 200), linked_by, at },
  });
const claimed = ({ account: of }: LinkData) => claims({ type: 'WaySubjectClaimed', data: { account: of } });

function refuseLink(state: OpenAccount, { account: of, way, kind }: LinkData, claim: Claim): Rejection | null {
  if (claim.account !== null && claim.account !== of) return reject('identity.way_taken');
  if (state.links.some(link => link.way === way) || (kind === 'directory' && directoryOf(state)))
    return reject('identity.way_linked_already');
  return state.links.length >= linksMax ? reject('identity.too_many_ways', { max: linksMax }) : null;
}

/** From now on the account's person can come by the way. That both are one person was shown before, outside of the decision. */
export const linkWay = defineCommand({
  type: 'LinkWay',
  aggregates: [account, waySubject],
  ids: (data: LinkData) => [data.account, subjectStream(data.way, data.subject)],
  decide(data, [state, claim], _facts, { now }) {
    if (state.status === 'none') return reject('identity.account_not_found');
    if (claim.account === data.account && state.links.some(({ way }) => way === data.way)) return [[], []];
    return refuseLink(state, data, claim) ?? [linked(data, now), claimed(data)];
  },
});

/** An account for somebody who has come by the way for the first time, in one append with the link. */
export const openLinkedAccount = defineCommand({
  type: 'OpenLinkedAccount',
  aggregates: [account, loginName, emailAddress, waySubject],
  ids: (data: { opened: OpenAccountData; link: Link }) => [
    data.opened.account,
    data.opened.login,
    emailStream(data.opened.email, `${data.opened.account}.none`),
    subjectStream(data.link.way, data.link.subject),
  ],
  facts: (_data, get) => temporaryHoursNow(get),
  decide({ opened, link }, [state, name, address, claim], hours, context) {
    if (claim.account !== null) return reject('identity.way_taken');
    const decided = openAccount.decide(opened, [state, name, address], hours, context);
    if (isRejection(decided)) return decided;
    const data: LinkData = { ...link, account: opened.account, linked_by: 'opened' };
    const [accountEvents, ...claimedNames] = decided;
    return [[...accountEvents, ...linked(data, context.now)], ...claimedNames, claimed(data)];
  },
});

/** `subject`: as the sender saw it, as the streams of a command follow from its data. `keeps`: the person's own wish, who must not shut themselves out. */
export const unlinkWay = defineCommand({
  type: 'UnlinkWay',
  aggregates: [account, waySubject],
  ids: (data: { account: string; way: string; subject: string; keeps: boolean }) => [
    data.account,
    subjectStream(data.way, data.subject),
  ],
  decide({ way, subject, keeps }, [state]) {
    if (state.status === 'none') return reject('identity.account_not_found');
    if (!state.links.some(link => link.way === way && link.known_as === subject))
      return reject('identity.way_not_linked');
    if (keeps && state.credential === null && state.links.length === 1) return reject('identity.way_last');
    return [
      happened({ type: 'WayUnlinked', data: { way } }),
      claims({ type: 'WaySubjectReleased', data: { account: state.uid } }),
    ];
  },
});
