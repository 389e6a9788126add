import { given } from '@portal/platform/testing/given.ts';
import type { ReadState } from '@portal/platform/dispatcher/types.ts';
import { expect, it } from 'vitest';
import { changeOwnWords } from './person.ts';

const account = '01990000-0000-7000-8000-00000000000a';
const words = { about: 'Преподаю алгебру', status_text: '', last_name_latin: 'Serikkyzy', first_name_latin: 'Aigerim' };
const changed = { type: 'OwnProfileChanged' as const, data: words };
const reading = (status: string) => ({ read: (() => ({ status })) as unknown as ReadState });

it('a person says something about themself; the same again changes nothing', () => {
  expect(given().when(changeOwnWords, { account, ...words }, reading('open'))).toEqual([[changed]]);
  expect(given([changed]).when(changeOwnWords, { account, ...words }, reading('open'))).toEqual([[]]);
});
it('who has no account says nothing', () =>
  expect(given().when(changeOwnWords, { account, ...words }, reading('none'))).toMatchObject({
    code: 'identity.account_not_found',
  }));
