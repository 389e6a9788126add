import { fold, given, specNow } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { beginReview, decideRights, rightsReview, type DecideRights } from './review.ts';

const [account, admin] = ['01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-0000000000a1'];
const year = 2026;
const begun = { type: 'RightsReviewBegun', data: { year, by: admin } };
const opened = {
  type: 'AccountOpened',
  data: {
    ...{ account, login: 's1', email: '', phone: '', roles: ['teacher', 'office'], credential: null },
    ...{ last_name: 'Ким', first_name: 'Ольга', middle_name: '', must_change_password: false },
  },
};
const as = (id: string) => ({ actor: { id, roles: ['org_admin'] } });
const refused = (code: string) => expect.objectContaining({ rejected: true, code: `identity.${code}` });
const said = (taken: string[], reason: string) => ({
  type: 'RightsReviewed',
  data: { year, account, seen: ['office', 'teacher'], taken_roles: taken, reason, by: admin, at: specNow },
});

it('a review is begun once a year', () => {
  expect(given().when(beginReview, { year }, as(admin))).toEqual([[begun]]);
  expect(given([begun]).when(beginReview, { year }, as(admin))).toEqual(refused('review_begun'));
});

describe('rights that are looked through', () => {
  const all: DecideRights = { year, account, seen: ['teacher', 'office'], take: [], reason: '' };
  const when = (
    change: Partial<DecideRights>,
    { by = admin, review = [begun] as object[], events = [opened] as object[] } = {},
  ) => given(review as never, events as never).when(decideRights, { ...all, ...change }, as(by));
  it('stay', () => expect(when({})).toEqual([[said([], '')], []]));
  it('go, and the roles with them', () =>
    expect(when({ take: ['office'], reason: 'Перешла на кафедру' })).toEqual([
      [said(['office'], 'Перешла на кафедру')],
      [{ type: 'RolesChanged', data: { from: ['office', 'teacher'], to: ['teacher'] } }],
    ]));
  it('that the person does not have are not taken', () =>
    expect(when({ take: ['auditor'] })).toEqual([[said([], '')], []]));
  it('are not one’s own', () => expect(when({}, { by: account })).toEqual(refused('own_account')));
  it('are decided as they are now', () => expect(when({ seen: ['teacher'] })).toEqual(refused('roles_changed')));
  it('are of somebody', () => expect(when({}, { events: [] })).toEqual(refused('account_not_found')));
  it('are looked through in a review', () => expect(when({}, { review: [] })).toEqual(refused('review_not_begun')));
  it('are counted', () =>
    expect(fold(rightsReview, [begun, said([], ''), said([], '')])).toEqual({ review_begun: true, reviewed: 2 }));
});
