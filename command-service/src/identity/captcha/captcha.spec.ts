import { movableClock } from '@portal/platform/clock/clock.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { describe, expect, it } from 'vitest';
import type { Host } from '@portal/platform/service.ts';
import { checkCaptcha, makeCaptcha } from './captcha.ts';

const clock = movableClock('2026-09-01T08:00:00.000Z');
const used = new Set<unknown>();
/** The table of what was handed in, in memory. */
const pool = {
  query: async (_text: string, [nonce]: unknown[]) => {
    const rowCount = used.has(nonce) ? 0 : 1;
    used.add(nonce);
    return { rowCount };
  },
};
const hostWith = (deviceKey: string) => ({ clock, pool, config: { deviceKey } }) as unknown as Host;
const host = hostWith('k'.repeat(32));

const encoded = (answer: unknown): string => Buffer.from(JSON.stringify(answer)).toString('base64');
async function workedOut(from = host) {
  const challenge = await makeCaptcha(from, 'forgot');
  return { challenge, solution: (await solveChallenge({ challenge, deriveKey }))! };
}
const check = (answer: unknown, purpose = 'forgot') =>
  checkCaptcha(host, purpose as 'forgot', typeof answer === 'string' ? answer : encoded(answer)).then(
    () => 'good',
    (error: { rejection: { code: string } }) => error.rejection.code,
  );

describe('a captcha', () => {
  it('that is worked out is good once', async () => {
    const answer = await workedOut();
    expect(await check(answer)).toBe('good');
    expect(await check(answer)).toBe('identity.invalid_captcha');
  });
  it('is good in its time alone', async () => {
    const answer = await workedOut();
    clock.advance(10 * 60_000);
    expect(await check(answer)).toBe('identity.invalid_captcha');
  });
  it('is good for what it was made for alone', async () => {
    expect(await check(await workedOut(), 'sign_up')).toBe('identity.invalid_captcha');
  });
  it('of another portal is none', async () => {
    expect(await check(await workedOut(hostWith('o'.repeat(32))))).toBe('identity.invalid_captcha');
  });
  it('cannot be made easier, longer or for something else by who hands it in', async () => {
    const { challenge, solution } = await workedOut();
    for (const change of [
      { keyPrefix: '0' },
      { cost: 1 },
      { data: { ...challenge.parameters.data, until: challenge.parameters.data.until + 60_000 } },
      { nonce: '00'.repeat(16) },
    ])
      expect(
        await check({ challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } }, solution }),
      ).toBe('identity.invalid_captcha');
  });
  it('that nobody has worked out is none, nor is anything else', async () => {
    const { challenge, solution } = await workedOut();
    for (const wrong of [
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution: { ...solution, derivedKey: `000${'1'.repeat(61)}` } },
      { challenge: { ...challenge, signature: '' }, solution },
      '',
      'x',
      encoded(null),
      encoded({}),
    ])
      expect(await check(wrong)).toBe('identity.invalid_captcha');
  });
});
