import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { signedHeaders } from './signature.ts';

const secretOf = (bytes: Buffer): string => `whsec_${bytes.toString('base64')}`;

it('a signed message is taken by the library that receivers use, with the new secret and with the former one', () => {
  fc.assert(
    fc.property(fc.string(), fc.uuid(), (data, id) => {
      const [fresh, former] = [randomBytes(32), randomBytes(32)];
      const body = JSON.stringify({ data });
      const headers = signedHeaders([fresh, former], id, body, new Date());
      for (const secret of [fresh, former])
        expect(new Webhook(secretOf(secret)).verify(body, headers)).toEqual({ data });
    }),
    { numRuns: 50 },
  );
});

it('a message that was changed, is old or was signed by somebody else is not', () => {
  const secret = randomBytes(32);
  const webhook = new Webhook(secretOf(secret));
  const headers = signedHeaders([secret], 'id-1', '{"a":1}', new Date());
  expect(() => webhook.verify('{"a":2}', headers)).toThrow();
  expect(() => webhook.verify('{"a":1}', { ...headers, 'webhook-id': 'id-2' })).toThrow();
  expect(() => new Webhook(secretOf(randomBytes(32))).verify('{"a":1}', headers)).toThrow();
  const old = signedHeaders([secret], 'id-1', '{"a":1}', new Date(Date.now() - 600_000));
  expect(() => webhook.verify('{"a":1}', old)).toThrow();
});

it('is what the specification has as its example', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const at = new Date(1_614_265_330_000);
  expect(signedHeaders([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', at)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
