import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noSession, provingSession } from '@portal/event-schemas/identity/session-view.ts';
import { closePages, loadCode, openPages, refusal, slow } from '../../../testing/portal.tsx';

const factor = '01990000-0000-7000-8000-0000000000f1';
const own = { factors: [], codes_left: 0, required: false, devices: 0 };
const codes = Array.from({ length: 10 }, (_, number) => `AAAA${number}-BBBBB`);

describe('one’s own second factor', () => {
  beforeAll(() => loadCode('second-factor'), slow);
  afterEach(closePages);
  const open = (answers: object = {}) =>
    openPages('user-settings/second-factor', {
      roles: ['teacher'],
      answers: { 'GET /user/second_factor/': own, ...answers },
      otherwise: 'silence',
    });

  it(
    'is an app: the password, a picture, its first code, and recovery codes that are shown once',
    async () => {
      const { asked, user } = open({
        'POST /user/second_factor/totp/': {
          factor,
          secret: 'ABCDEFGHIJKLMNOP',
          uri: 'otpauth://totp/Portal:reader?secret=A',
        },
        'POST /user/second_factor/totp/confirm/': { recovery_codes: codes },
      });
      await user.click(await screen.findByRole('button', { name: 'App with codes' }));
      await user.type(await screen.findByLabelText('Current password'), 'Secret-2026');
      await user.click(screen.getByRole('button', { name: 'Go on' }));
      expect(await screen.findByRole('img', { name: 'Picture with the key for the app' })).toBeDefined();
      expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeDefined();
      await user.type(screen.getByLabelText('What to call it'), 'Phone');
      await user.type(screen.getByLabelText('Code from the app'), '123456');
      await user.click(screen.getByRole('button', { name: 'Connect' }));
      expect(await screen.findByText(codes[9]!)).toBeDefined();
      expect(asked.findLast(({ call }) => call.endsWith('/confirm/'))?.body).toEqual({
        factor,
        name: 'Phone',
        code: '123456',
      });
      await user.click(screen.getByRole('button', { name: 'I have kept the codes' }));
      await waitFor(() => expect(screen.queryByText(codes[9]!)).toBeNull());
    },
    slow,
  );

  it(
    'is removed by the password; a wrong one is said at its field',
    async () => {
      const { user } = open({
        'GET /user/second_factor/': {
          ...own,
          codes_left: 10,
          factors: [{ factor, kind: 'totp', name: 'Phone', added_at: '2026-09-01T08:00:00.000Z', last_used_at: null }],
        },
        'POST /user/second_factor/{uid}/remove/': refusal(422, 'identity.invalid_current_password', 'Wrong password.', {
          current_password: 'identity.invalid_current_password',
        }),
      });
      await user.click(await screen.findByRole('button', { name: 'Remove: Phone' }));
      await user.type(await screen.findByLabelText('Current password'), 'Wrong-2026');
      await user.click(screen.getByRole('button', { name: 'Remove' }));
      expect(await screen.findByText('Wrong password.')).toBeDefined();
    },
    slow,
  );
});

describe('the second step of a log-in', () => {
  beforeAll(() => loadCode('confirm-log-in'), slow);
  afterEach(closePages);

  it(
    'takes a code, and may remember the device',
    async () => {
      let session: object = provingSession('token');
      const { asked, user } = openPages('desktop', {
        roles: ['teacher'],
        answers: {
          'GET /user/my_roles/': () => session,
          'GET /user/login/ways/': { totp: true, passkey: false, codes: true, days: 30 },
          'POST /user/login/code/': () => {
            session = noSession;
            return noSession;
          },
        },
        otherwise: 'silence',
      });
      await screen.findByRole('heading', { level: 1, name: 'Confirm the log-in' });
      await user.type(await screen.findByLabelText('Code from the app, or a recovery code'), '123456');
      await user.click(screen.getByRole('checkbox', { name: 'Do not ask on this device for days: 30' }));
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      await waitFor(() =>
        expect(asked.find(({ call }) => call === 'POST /user/login/code/')?.body).toEqual({
          code: '123456',
          remember: true,
        }),
      );
    },
    slow,
  );
});
