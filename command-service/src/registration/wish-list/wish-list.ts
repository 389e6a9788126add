import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import type { RecordWishList as WishListData } from '@portal/event-schemas/registration/commands.ts';
import type { WishListEvent } from '@portal/event-schemas/registration/events.ts';

/** The courses that a student of an imported term asked for. */
export interface WishList {
  offerings: readonly string[] | null;
}

/** Stream `wish_list-<student>.<study period>`. */
export const wishList: Aggregate<WishList, WishListEvent> = {
  name: 'wish_list',
  initialState: () => ({ offerings: null }),
  evolve: (state, { type, data }) => (type === 'WishListRecorded' ? { offerings: data.offerings } : state),
};

/** The same wishes again change nothing. */
export function recordWishList(data: WishListData, { offerings }: WishList): readonly [readonly WishListEvent[]] {
  const same =
    offerings !== null &&
    offerings.length === data.offerings.length &&
    offerings.every((uid, index) => uid === data.offerings[index]);
  return [same ? [] : [{ type: 'WishListRecorded', data }]];
}

export const RecordWishList = defineCommand({
  type: 'RecordWishList',
  aggregates: [wishList],
  ids: (data: WishListData) => [`${data.student}.${data.study_period}`],
  decide: (data: WishListData, [state]) => recordWishList(data, state),
});
