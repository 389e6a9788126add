import { given, specNow } from '@portal/platform/testing/given.ts';
import type { ReadState } from '@portal/platform/dispatcher/types.ts';
import { describe, expect, it } from 'vitest';
import { changeOwnWords, judgeAvatar, removeAvatar, uploadAvatar } from './person.ts';

const account = '01990000-0000-7000-8000-00000000000a';
const words = {
  about_me: 'Преподаю алгебру',
  status_text: '',
  last_name_latin: 'Serikkyzy',
  first_name_latin: 'Aigerim',
};
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

describe('a picture', () => {
  const [file, other] = ['01990000-0000-7000-8000-0000000000f1', '01990000-0000-7000-8000-0000000000f2'];
  const uploaded = (which = file) => ({ type: 'AvatarUploaded', data: { file: which, at: specNow } });
  const rejected = { type: 'AvatarRejected', data: { file, reason: 'На снимке не человек' } };
  const accepted = { type: 'AvatarAccepted', data: { file } };
  const judge = (accept: boolean, ...events: object[]) =>
    given(events as never).when(judgeAvatar, { account, file, accept, reason: accept ? '' : 'На снимке не человек' });
  it('takes the place of the one before', () =>
    expect(given([uploaded(other)]).when(uploadAvatar, { account, file }, reading('open'))).toEqual([[uploaded()]]));
  it('is nobody’s who has no account', () =>
    expect(given().when(uploadAvatar, { account, file }, reading('none'))).toMatchObject({
      code: 'identity.account_not_found',
    }));
  it('is judged, and otherwise if need be', () => {
    expect(judge(false, uploaded())).toEqual([[rejected]]);
    expect(judge(true, uploaded())).toEqual([[accepted]]);
    expect(judge(true, uploaded(), rejected)).toEqual([[accepted]]);
    expect(judge(false, uploaded(), rejected)).toEqual([[]]);
  });
  it('is not judged when it was replaced or removed', () => {
    const gone = expect.objectContaining({ code: 'identity.avatar_gone' });
    expect(judge(false, uploaded(), uploaded(other))).toEqual(gone);
    expect(judge(true, uploaded(), { type: 'AvatarRemoved', data: { file } })).toEqual(gone);
  });
  it('is removed once', () => {
    const removed = { type: 'AvatarRemoved', data: { file } };
    expect(given([uploaded()]).when(removeAvatar, { account })).toEqual([[removed]]);
    expect(given([uploaded(), removed]).when(removeAvatar, { account })).toEqual([[]]);
  });
});
