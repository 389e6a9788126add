import { given, specNow } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordLogin } from './record-login.ts';
import { addFactor, agreeToReset, askReset, makeCodes, removeFactor, useCode } from './second-factor.ts';

const account = '01990000-0000-7000-8000-00000000000a';
const credential = '01990000-0000-7000-8000-0000000000c1';
const [factor, other] = ['01990000-0000-7000-8000-0000000000f1', '01990000-0000-7000-8000-0000000000f2'];
const [first, second] = ['01990000-0000-7000-8000-0000000000a1', '01990000-0000-7000-8000-0000000000a2'];
const from = { browser: 'Firefox 140', system: 'Windows', address: '192.0.2.7' };
const until = '2026-09-02T08:00:00.000Z';
const opened = {
  type: 'AccountOpened',
  data: {
    ...{ account, login: 's1', email: '', phone: '', roles: ['org_admin'], credential, must_change_password: false },
    ...{ last_name: 'Сулейменов', first_name: 'Арман', middle_name: '' },
  },
};
const added = (which = factor) => ({
  type: 'SecondFactorAdded',
  data: { factor: which, kind: 'totp', name: 'Телефон', at: specNow },
});
const codes = { type: 'RecoveryCodesMade', data: { codes: 10 } };
const asked = { type: 'SecondFactorResetAsked', data: { by: first, reason: 'Телефон потерян', until } };
const refused = (code: string) => expect.objectContaining({ rejected: true, code: `identity.${code}` });
const as = (id: string, now = specNow) => ({ actor: { id, roles: ['org_admin'] }, now });
const add = { account, factor, kind: 'totp' as const, name: 'Телефон' };

describe('a second factor', () => {
  it('comes with recovery codes when it is the first, and alone afterwards', () => {
    expect(given([opened]).when(addFactor, add)).toEqual([[added(), codes]]);
    expect(given([opened, added(other), codes]).when(addFactor, add)).toEqual([[added()]]);
  });
  it('is added once', () => expect(given([opened, added(), codes]).when(addFactor, add)).toEqual([[]]));
  it('is one of ten at most', () =>
    expect(
      given([opened, ...Array.from({ length: 10 }, (_, n) => added(`${other.slice(0, -2)}${n}x`))]).when(
        addFactor,
        add,
      ),
    ).toEqual(refused('too_many_factors')));
  it('is removed; the last one not, where a role needs one', () => {
    const when = (required: boolean, ...events: object[]) =>
      given([opened, ...events] as never).when(removeFactor, { account, factor, required });
    expect(when(false, added())).toEqual([[{ type: 'SecondFactorRemoved', data: { factor } }]]);
    expect(when(true, added())).toEqual(refused('factor_needed'));
    expect(when(true, added(), added(other))).toEqual([[{ type: 'SecondFactorRemoved', data: { factor } }]]);
    expect(when(false)).toEqual(refused('factor_not_found'));
  });
});

describe('recovery codes', () => {
  it('are made anew where there is a second factor', () => {
    expect(given([opened, added()]).when(makeCodes, { account })).toEqual([[codes]]);
    expect(given([opened]).when(makeCodes, { account })).toEqual(refused('no_second_factor'));
  });
  it('go down by one with each that is used', () => {
    const used = (left: number) => ({ type: 'RecoveryCodeUsed', data: { codes_left: left, from } });
    expect(given([opened, added(), codes]).when(useCode, { account, from })).toEqual([[used(9)]]);
    expect(given([opened, added(), codes, used(0)]).when(useCode, { account, from })).toEqual([[used(0)]]);
  });
});

describe('logging in with a second factor', () => {
  const when = (proof: 'totp' | undefined, ...events: object[]) =>
    given([opened, ...events] as never).when(recordLogin, { account, credential, ...(proof ? { proof } : {}) });
  it('is never done with the password alone', () =>
    expect(when(undefined, added())).toEqual(refused('second_factor_required')));
  it('says what was shown', () =>
    expect(when('totp', added())).toEqual([[{ type: 'LoginSucceeded', data: { at: specNow, proof: 'totp' } }]]));
  it('needs nothing where there is none, or none any more', () => {
    expect(when(undefined)).toEqual([[{ type: 'LoginSucceeded', data: { at: specNow } }]]);
    expect(when(undefined, added(), { type: 'SecondFactorRemoved', data: { factor } })).toMatchObject([
      [{ type: 'LoginSucceeded' }],
    ]);
  });
});

describe('a reset of the second factor', () => {
  const ask = (by: string, ...events: object[]) =>
    given([opened, added(), ...events] as never).when(askReset, { account, reason: 'Телефон потерян' }, as(by));
  const agree = (by: string, now = specNow, ...events: object[]) =>
    given([opened, added(), ...events] as never).when(agreeToReset, { account }, as(by, now));
  it('is asked for by one administrator, and agreed to by another', () => {
    expect(ask(first)).toEqual([[asked]]);
    expect(agree(second, specNow, asked)).toEqual([
      [{ type: 'SecondFactorReset', data: { reset_asked_by: first, by: second } }],
    ]);
  });
  it('is not agreed to by who has asked', () =>
    expect(agree(first, specNow, asked)).toEqual(refused('second_administrator')));
  it('of one’s own account is neither asked for nor agreed to', () => {
    expect(ask(account)).toEqual(refused('own_account'));
    expect(agree(account, specNow, asked)).toEqual(refused('own_account'));
  });
  it('is agreed to within a day', () => expect(agree(second, until, asked)).toEqual(refused('reset_not_asked')));
  it('that nobody has asked for is none, and is over when it was done', () => {
    expect(agree(second)).toEqual(refused('reset_not_asked'));
    const done = { type: 'SecondFactorReset', data: { reset_asked_by: first, by: second } };
    expect(agree(second, specNow, asked, done)).toEqual(refused('reset_not_asked'));
  });
  it('of what is not there is none', () =>
    expect(given([opened]).when(askReset, { account, reason: 'x' }, as(first))).toEqual(refused('no_second_factor')));
  it('always takes two people, in whatever order administrators try', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ by: fc.constantFrom(first, second, account), act: fc.constantFrom('ask', 'agree') }), {
          maxLength: 12,
        }),
        steps => {
          const events: { type: string; data: any }[] = [opened, added()];
          for (const { by, act } of steps) {
            const outcome =
              act === 'ask'
                ? given(events).when(askReset, { account, reason: 'x' }, as(by))
                : given(events).when(agreeToReset, { account }, as(by));
            if (!Array.isArray(outcome)) continue;
            const [happened] = outcome as [{ type: string; data: any }[]];
            for (const event of happened)
              if (event.type === 'SecondFactorReset') {
                if (
                  event.data.reset_asked_by === event.data.by ||
                  [event.data.by, event.data.reset_asked_by].includes(account)
                )
                  return false;
              }
            events.push(...happened);
          }
          return true;
        },
      ),
    ));
});
