import { given } from '@portal/platform/testing/given.ts';
import { expect, test } from 'vitest';
import { id, period } from '../testing/world.ts';
import { RecordWishList } from './wish-list.ts';

const recorded = (...offerings: string[]) => ({
  type: 'WishListRecorded',
  data: { student: id('a', 1), study_period: period, offerings },
});
const [first, second] = [id('0', 1), id('0', 2)] as const;

test('wishes are recorded; the same again change nothing, others replace them', () => {
  expect(given().when(RecordWishList, recorded(first, second).data)).toEqual([[recorded(first, second)]]);
  expect(given([recorded(first, second)]).when(RecordWishList, recorded(first, second).data)).toEqual([[]]);
  expect(given([recorded(first, second)]).when(RecordWishList, recorded(second).data)).toEqual([[recorded(second)]]);
  expect(given([recorded(first, second)]).when(RecordWishList, recorded(second, first).data)).toEqual([
    [recorded(second, first)],
  ]);
});
test('no wishes are an answer too', () => {
  expect(given().when(RecordWishList, recorded().data)).toEqual([[recorded()]]);
  expect(given([recorded()]).when(RecordWishList, recorded().data)).toEqual([[]]);
});
