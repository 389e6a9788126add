import { people } from '../identity/targets.ts';
import { ref } from '../kernel/entity/fields.ts';
import { life, type ActPermission, type OtherRecord, type ReferencedRecords } from '../kernel/entity/life.ts';
import type { Recipients } from '../kernel/notices.ts';
import { deciders } from './roles.ts';

const founder = { fields: ['founder'] } as const satisfies ActPermission & Recipients;
const moderators: Recipients = { fields: ['moderators'] };
const members: Recipients = {
  among: { entity: 'club_member', by: 'club', field: 'person', states: ['member'] },
};
const others: Recipients = { roles: deciders, except: ['founder'] };
const decide = { by: { roles: deciders }, notBy: { fields: ['founder'], code: 'clubs.own_request' } } as const;
const decided = { sets: { decided_by: 'actor', decided_at: 'now' }, tells: [founder], many: true } as const;
const account = ref(people);
/** Only members become moderators or founders; whom is known when the act is told. */
const ofMember = {
  code: 'clubs.not_a_member',
  holds: (_values: object, looked: ReferencedRecords) =>
    !('chosen' in looked) || looked['chosen']?.['state'] === 'member',
} as const;
/** With whom a club has as many moderators as it may have. */
export const mostModerators = 20;
const hasRoom = {
  code: 'clubs.too_many_moderators',
  holds: ({ moderators }: Readonly<Record<string, any>>) => moderators.length < mostModerators,
} as const;
const without = (list: readonly string[], one: string): string[] => list.filter(other => other !== one);

/** A club: drafted, asked for, decided on; approved it is open until it is closed. */
export const clubLife = life({
  initial: 'draft',
  states: { draft: 'quiet', sent: 'info', rework: 'warn', approved: 'ok', rejected: 'bad', closed: 'quiet' },
  open: ['draft', 'rework', 'approved'],
  removable: ['draft', 'rework', 'rejected'],
  waits: { sent: { for: [others], remindAfterDays: 3, link: 'stud-clubs/reg-requests' } },
  looks: ({ uid }, _actor, { account: chosen }): Readonly<Record<string, OtherRecord>> =>
    chosen ? { chosen: { entity: 'club_member', uid: `${uid}.${chosen}` } } : {},
  acts: {
    send: { event: 'ClubRequested', from: ['draft', 'rework'], to: 'sent', by: founder, tells: [others] },
    approve: { event: 'ClubApproved', from: ['sent'], to: 'approved', ...decide, ...decided, tone: 'ok' },
    rework: { event: 'ClubSentForRework', from: ['sent'], to: 'rework', ...decide, ...decided, comment: 'required' },
    reject: {
      event: 'ClubRejected',
      from: ['sent'],
      to: 'rejected',
      ...decide,
      ...decided,
      comment: 'required',
      tone: 'bad',
    },
    close: {
      event: 'ClubClosed',
      from: ['approved'],
      to: 'closed',
      by: { roles: deciders, fields: ['founder'] },
      comment: 'required',
      tells: [founder, moderators, members],
      tone: 'bad',
    },
    reopen: {
      event: 'ClubReopened',
      from: ['closed'],
      to: 'approved',
      by: { roles: deciders },
      tells: [founder, members],
    },
    assign: {
      event: 'ClubModeratorAssigned',
      from: ['approved'],
      to: 'approved',
      by: founder,
      takes: { account },
      when: [ofMember, hasRoom],
      becomes: ({ moderators }, { account: chosen }) => ({ moderators: [...without(moderators, chosen), chosen] }),
    },
    dismiss: {
      event: 'ClubModeratorDismissed',
      from: ['approved'],
      to: 'approved',
      by: founder,
      takes: { account },
      tone: 'bad',
      becomes: ({ moderators }, { account: chosen }) => ({ moderators: without(moderators, chosen) }),
    },
    transfer: {
      event: 'ClubFounderChanged',
      from: ['approved'],
      to: 'approved',
      by: founder,
      takes: { account },
      tone: 'bad',
      when: [ofMember, hasRoom],
      becomes: ({ founder: before, moderators }, { account: chosen }) => ({
        founder: chosen,
        moderators: [...without(moderators, chosen), before],
      }),
    },
  },
});

const keepers: ActPermission = {
  who: ({ club }, { id }) => club?.['founder'] === id || club?.['moderators'].includes(id),
};
const person = { fields: ['person'] } as const satisfies ActPermission & Recipients;
const keepersOfClub: Recipients = { through: { field: 'club', entity: 'club', fields: ['founder', 'moderators'] } };
const isOpen = ({ club }: ReferencedRecords): boolean => club?.['state'] === 'approved';
/** Who keeps the club hands it over first. */
const keepsNone = {
  code: 'clubs.keepers_stay',
  holds: ({ person: who }: Readonly<Record<string, any>>, { club }: ReferencedRecords) =>
    club?.['founder'] !== who && !club?.['moderators'].includes(who),
} as const;
const inOpenClub = {
  code: 'clubs.not_open',
  holds: (_values: object, looked: ReferencedRecords) => isOpen(looked),
} as const;

/** A person and a club: asked, let in or not, left, removed; and asked again. */
export const memberLife = life({
  initial: 'asked',
  states: { asked: 'info', member: 'ok', refused: 'bad', left: 'quiet', removed: 'bad' },
  open: [],
  removable: [],
  looks: values => ({ club: { entity: 'club', uid: values['club'] } }),
  begins: { code: 'clubs.not_open', holds: isOpen },
  beginsBy: 'ask',
  acts: {
    accept: {
      event: 'ClubMemberAccepted',
      from: ['asked'],
      to: 'member',
      by: keepers,
      when: inOpenClub,
      tells: [person],
      many: true,
      tone: 'ok',
    },
    refuse: {
      event: 'ClubJoinRefused',
      from: ['asked'],
      to: 'refused',
      by: keepers,
      comment: 'optional',
      tells: [person],
      many: true,
    },
    remove: {
      event: 'ClubMemberRemoved',
      from: ['member'],
      to: 'removed',
      by: keepers,
      when: keepsNone,
      comment: 'required',
      tells: [person],
      tone: 'bad',
    },
    leave: {
      event: 'ClubMemberLeft',
      from: ['asked', 'member'],
      to: 'left',
      by: person,
      when: keepsNone,
      tone: 'bad',
    },
    ask: {
      event: 'ClubJoinAsked',
      from: ['refused', 'left', 'removed'],
      to: 'asked',
      by: person,
      when: inOpenClub,
      tells: [keepersOfClub],
    },
  },
});
