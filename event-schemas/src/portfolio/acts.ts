/** Statuses of an achievement, with their tones (portal.md §4 "Portfolio"). */
export const statuses = {
  CREATED: 'quiet',
  CHANGED: 'warn',
  REVIEW: 'info',
  ACCEPTED: 'ok',
  REJECTED: 'bad',
  DELETED: 'quiet',
} as const;
export type Status = keyof typeof statuses;
export const statusCodes = Object.keys(statuses) as [Status, ...Status[]];

/** What people do with an achievement: from which statuses, into which, and who. */
export const acts = {
  change: { from: ['CREATED', 'CHANGED', 'REJECTED', 'ACCEPTED'], to: 'CHANGED', by: 'owner' },
  send: { from: ['CREATED', 'CHANGED'], to: 'REVIEW', by: 'owner' },
  take_back: { from: ['REVIEW'], to: 'CHANGED', by: 'owner' },
  remove: { from: ['CREATED', 'CHANGED', 'REJECTED', 'ACCEPTED'], to: 'DELETED', by: 'owner' },
  accept: { from: ['REVIEW'], to: 'ACCEPTED', by: 'reviewer' },
  reject: { from: ['REVIEW'], to: 'REJECTED', by: 'reviewer' },
  /** What was accepted by mistake. */
  revoke: { from: ['ACCEPTED'], to: 'REJECTED', by: 'office' },
} as const satisfies Record<string, { from: readonly Status[]; to: Status; by: 'owner' | 'reviewer' | 'office' }>;
export type Act = keyof typeof acts;
export const actNames = Object.keys(acts) as [Act, ...Act[]];

export interface Reader {
  account: string;
  roles: readonly string[];
  /** Of the reader as a teacher. */
  department: string | null;
}
/** The student whose portfolio it is. `studies`: neither graduated nor expelled. */
export interface Owner {
  student: string;
  advisor: string | null;
  department: string | null;
  studies: boolean;
}

/** Nobody reviews their own; a teacher reviews students of their department and those whom they advise. */
export function mayReview({ account, roles, department }: Reader, owner: Owner): boolean {
  if (account === owner.student) return false;
  if (roles.includes('office')) return true;
  const isNear = owner.advisor === account || (department !== null && department === owner.department);
  return isNear && (roles.includes('teacher') || roles.includes('supervisor'));
}

const isFor = {
  owner: (reader: Reader, owner: Owner) => reader.account === owner.student && owner.studies,
  reviewer: mayReview,
  office: (reader: Reader, owner: Owner) => reader.roles.includes('office') && mayReview(reader, owner),
} as const;
/** Whether an act is for somebody, whatever the status. */
export const isActFor = (act: Act, reader: Reader, owner: Owner): boolean => isFor[acts[act].by](reader, owner);
/** What somebody may do with an achievement in a status: the same for buttons and for decisions. */
export const mayDo = (status: Status, reader: Reader, owner: Owner): Act[] =>
  actNames.filter(act => isIn(acts[act].from, status) && isActFor(act, reader, owner));
const isIn = (list: readonly Status[], status: Status): boolean => list.includes(status);
export const isFrom = (act: Act, status: Status): boolean => isIn(acts[act].from, status);

/** POST achievement_status names a status: what is meant by it (decisions/0041). */
export const actOfStatus = (asked: Status, now: Status): Act | null =>
  asked === 'REVIEW'
    ? 'send'
    : asked === 'CHANGED'
      ? 'take_back'
      : asked === 'ACCEPTED'
        ? 'accept'
        : asked === 'REJECTED'
          ? now === 'ACCEPTED'
            ? 'revoke'
            : 'reject'
          : null;

/** The status after each event on an achievement. */
export const statusAfter = {
  AchievementCreated: 'CREATED',
  AchievementChanged: 'CHANGED',
  AchievementSentForReview: 'REVIEW',
  AchievementTakenBack: 'CHANGED',
  AchievementAccepted: 'ACCEPTED',
  AchievementRejected: 'REJECTED',
  AchievementRevoked: 'REJECTED',
  AchievementDeleted: 'DELETED',
} as const satisfies Readonly<Record<string, Status>>;
