import { isProtectedAct } from '@portal/event-schemas/audit/protected-acts.ts';
import type { CountedAttempt, RefusedAttempt } from '@portal/platform/http/refusal-recorder.ts';
import { createAttemptTally } from '@portal/platform/http/refused-attempts.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, it, test } from 'vitest';
import { RecordRefusedAttempts } from './refused-attempts.ts';

const staff = ['office', 'org_admin'] as const;
const attempt = (changes: Partial<RefusedAttempt> = {}): RefusedAttempt => ({
  account: 'a',
  on_behalf_of: null,
  roles: ['student'],
  call: 'POST /x/',
  kind: 'command',
  audience: staff,
  status: 403,
  code: 'identity.access_denied',
  params: {},
  ...changes,
});

describe('a refusal goes into the record', () => {
  it.each([
    ['a role that may not', attempt({})],
    [
      'somebody else’s record that was only looked at',
      attempt({ kind: 'query', audience: 'all', code: 'audit.not_your_student' }),
    ],
    ['a log-in that failed', attempt({ audience: 'anonymous', status: 401, code: 'identity.wrong_login_or_password' })],
    [
      'a decision against staff at an act of staff',
      attempt({ roles: ['office'], status: 409, code: 'registration.wrong_status' }),
    ],
    ['a request that another page forged', attempt({ audience: 'all', code: 'platform.csrf' })],
  ])('for %s', (_, one) => expect(isProtectedAct(one)).toBe(true));

  it.each([
    [
      'a full course, which is a student’s everyday life',
      attempt({ audience: ['student', 'office'], status: 409, code: 'registration.no_seat' }),
    ],
    ['a slip of the pen', attempt({ status: 422, code: 'platform.invalid_input' })],
    ['a session that ran out', attempt({ status: 401, code: 'identity.not_signed_in' })],
    ['something that is not there', attempt({ status: 404, code: 'registration.card_not_found' })],
    ['a question that has no answer', attempt({ kind: 'query', status: 409, code: 'registration.period_not_current' })],
  ])('not for %s', (_, one) => expect(isProtectedAct(one)).toBe(false));
});

describe('attempts', () => {
  function tally(handOn: (batch: readonly CountedAttempt[]) => Promise<unknown> = async () => undefined) {
    const handed: (readonly CountedAttempt[])[] = [];
    let second = 0;
    const made = createAttemptTally(
      async batch => {
        await handOn(batch);
        handed.push(batch);
      },
      () => `2026-09-10T08:00:0${second++}.000Z`,
      () => undefined,
    );
    return { ...made, handed };
  }

  it('that are the same count as one', async () => {
    const { add, flush, handed } = tally();
    for (let times = 0; times < 3; times++) add(attempt());
    add(attempt({ account: 'b' }));
    await flush();
    expect(handed).toEqual([
      [
        { attempt: attempt(), count: 3, first_at: '2026-09-10T08:00:00.000Z', last_at: '2026-09-10T08:00:02.000Z' },
        {
          attempt: attempt({ account: 'b' }),
          count: 1,
          first_at: '2026-09-10T08:00:03.000Z',
          last_at: '2026-09-10T08:00:03.000Z',
        },
      ],
    ]);
  });

  it('of a flood are counted together without names', async () => {
    const { add, flush, handed } = tally();
    for (let one = 0; one < 1000; one++) add(attempt({ params: { uid: String(one) } }));
    await flush();
    expect(handed[0]).toHaveLength(201);
    expect(handed[0]!.at(-1)).toMatchObject({ attempt: { account: null, call: '*', params: {} }, count: 800 });
  });

  it('that could not be handed on are counted with the next', async () => {
    let broken = true;
    const { add, flush, handed } = tally(async () => {
      if (broken) throw new Error('away');
    });
    add(attempt());
    await flush();
    broken = false;
    add(attempt());
    await flush();
    expect(handed).toEqual([[expect.objectContaining({ count: 2 })]]);
  });
});

test('refused attempts are put down as they were counted', () => {
  const one = {
    account: 'a',
    on_behalf_of: null,
    roles: ['student'],
    call: 'POST /x/',
    code: 'identity.access_denied',
    status: 403,
    params: {},
    count: 2,
    first_at: '2026-09-10T08:00:00.000Z',
    last_at: '2026-09-10T08:00:01.000Z',
  };
  expect(given().when(RecordRefusedAttempts, { attempts: [one] })).toEqual([
    [{ type: 'AttemptsRefused', data: { attempts: [one] } }],
  ]);
});
