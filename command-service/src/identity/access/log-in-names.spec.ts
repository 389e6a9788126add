import { login } from '@portal/event-schemas/identity/values.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logInNameOf } from './log-in-names.ts';

it.each([
  ['2026-0417', '2026-0417'],
  ['ST 17/2', 'st-17-2'],
  ['СТ-17', 'st-17'],
  ['ҚазҰУ-Щ5', 'qazuu-shch5'],
])('the code %s becomes the log-in name %s', (code, expected) => {
  expect(logInNameOf({ code, email: '' }, 'code')).toEqual({ login: expected });
});
it('an address is a log-in name as it is, and who has none is told', () => {
  expect(logInNameOf({ code: 'x', email: 'a.b@example.edu' }, 'email')).toEqual({ login: 'a.b@example.edu' });
  expect(logInNameOf({ code: 'x', email: '' }, 'email')).toMatchObject({ code: 'identity.no_login_from_email' });
});
it('a code of signs alone is told, and whatever the code is, what comes of it is a log-in name', () => {
  expect(logInNameOf({ code: '№', email: '' }, 'code')).toMatchObject({
    code: 'identity.no_login_from_code',
    params: { code: '№' },
  });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }), code => {
      const made = logInNameOf({ code, email: '' }, 'code');
      return isRejection(made) || login.safeParse(made.login).success;
    }),
  );
});
