import type { RightsReviewEvent } from '@portal/event-schemas/identity/events.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { account, happened } from '../account/account.ts';

/** The review of one year. `reviewed`: of whom something was said. */
export interface RightsReview {
  review_begun: boolean;
  reviewed: number;
}

/** Stream `rights_review-<year>`. */
export const rightsReview: Aggregate<RightsReview, RightsReviewEvent> = {
  name: 'rights_review',
  initialState: () => ({ review_begun: false, reviewed: 0 }),
  evolve(state, event) {
    if (event.type === 'RightsReviewBegun') return { ...state, review_begun: true };
    return event.type === 'RightsReviewed' ? { ...state, reviewed: state.reviewed + 1 } : state;
  },
};
const reviewed = (...events: RightsReviewEvent[]): RightsReviewEvent[] => events;

export const beginReview = defineCommand({
  type: 'BeginRightsReview',
  aggregates: [rightsReview],
  ids: (data: { year: number }) => [String(data.year)],
  decide({ year }, [state], _facts, { actor }) {
    if (state.review_begun) return reject('identity.review_begun');
    return [reviewed({ type: 'RightsReviewBegun', data: { year, by: actor.id } })];
  },
});

export interface DecideRights {
  year: number;
  account: string;
  seen: readonly Role[];
  take: readonly Role[];
  reason: string;
}
const sorted = (roles: readonly Role[]): Role[] => [...new Set(roles)].sort();

/** Roles stay, or some go, in one append with what was said of them. Nobody says it of their own. */
export const decideRights = defineCommand({
  type: 'DecideRights',
  aggregates: [rightsReview, account],
  ids: (data: DecideRights) => [String(data.year), data.account],
  decide({ year, account: uid, seen, take, reason }, [review, state], _facts, { now, actor }) {
    if (!review.review_begun) return reject('identity.review_not_begun');
    if (state.status === 'none') return reject('identity.account_not_found');
    if (actor.id === uid) return reject('identity.own_account');
    const from = sorted(state.roles);
    if (from.join() !== sorted(seen).join()) return reject('identity.roles_changed');
    const to = from.filter(role => !take.includes(role));
    const taken = from.filter(role => take.includes(role));
    return [
      reviewed({
        type: 'RightsReviewed',
        data: { year, account: uid, seen: from, taken_roles: taken, reason, by: actor.id, at: now },
      }),
      taken.length > 0 ? happened({ type: 'RolesChanged', data: { from, to } }) : [],
    ];
  },
});
