import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, loadCode, openPages, refusal, slow, someUid } from '../testing/portal.tsx';

const api = {
  id: someUid,
  uid: someUid,
  name: 'Library',
  direction: 'incoming',
  about: null,
  role: 'office',
  scopes: ['GET /curriculum/disciplines/', 'GET /curriculum/rooms/'],
  calls_per_minute: 120,
  networks: null,
  expires_on: null,
  address: null,
  events: [],
  personal: false,
  state: 'disabled',
  comment: null,
  key: null,
  key_made_at: null,
  old_key: null,
  old_key_until: null,
  replay_from: null,
  replay_asked_at: null,
  may: { enable: 'integrations.key_missing' },
};
const withKey = { ...api, key: 'k1', key_made_at: '2026-09-01T08:00:00.000Z', may: { enable: null } };
const name = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const scopes = api.scopes.map((value, index) => ({
  value,
  name: name(value),
  module: 'curriculum',
  roles: index === 0 ? 'all' : ['auditor'],
}));
const open = (row: object, answers: object = {}) =>
  openPages(`third_party_apis/${someUid}`, {
    roles: ['org_admin'],
    answers: {
      'GET /third_party_apis/{id}/': row,
      'GET /third_party_apis/{uid}/': row,
      'GET /third_party_apis/scopes/': scopes,
      'GET /third_party_apis/{uid}/history/': [],
      'GET /third_party_apis/calls/': [],
      'GET /third_party_apis/deliveries/': [],
      ...answers,
    },
    otherwise: 'silence',
  });

describe('a connection', () => {
  beforeAll(() => loadCode('third_party_api'), slow);
  afterEach(closePages);

  it(
    'without a key cannot be turned on, and says why; its first key is made at once and shown once',
    async () => {
      const { asked, user } = open(api, {
        'POST /third_party_apis/{uid}/rotate/': {
          key: 'upk_once',
          made_at: '2026-09-01T08:00:00.000Z',
          old_until: null,
        },
      });
      const enable = await screen.findByRole('button', { name: 'Switch on' });
      expect(enable).toHaveProperty('disabled', true);
      expect(enable.getAttribute('title')).toBe('Make a key first.');
      await user.click(screen.getByRole('button', { name: 'Make a key' }));
      const shown = await screen.findByRole('dialog', { name: 'The key is shown only now' });
      expect(within(shown).getByText('upk_once')).toBeDefined();
      expect(asked.findLast(({ call }) => call.endsWith('/rotate/'))?.body).toEqual({});
      await user.click(within(shown).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByText('upk_once')).toBeNull());
    },
    slow,
  );

  it(
    'gets another key after it was said for how long the former one stays valid; a refusal is said in the dialog',
    async () => {
      const { asked, user } = open(withKey, {
        'POST /third_party_apis/{uid}/rotate/': refusal(409, 'integrations.key_shown_already', 'Shown once already.'),
      });
      await user.click(await screen.findByRole('button', { name: 'Replace the key' }));
      const hours = await screen.findByLabelText('Hours that the former one stays valid');
      expect(hours).toHaveProperty('value', '24');
      await user.clear(hours);
      await user.type(hours, '0');
      await user.click(screen.getByRole('button', { name: 'Make a key' }));
      expect(await screen.findByText('Shown once already.')).toBeDefined();
      expect(asked.findLast(({ call }) => call.endsWith('/rotate/'))?.body).toEqual({ overlap_hours: 0 });
    },
    slow,
  );

  it(
    'says which of its calls its role cannot make',
    async () => {
      open(withKey);
      expect(
        await screen.findByText('The role “Registrar’s office” cannot make these calls: GET /curriculum/rooms/'),
      ).toBeDefined();
    },
    slow,
  );

  it(
    'that sends messages shows each with what was sent and answered, and tests the other side',
    async () => {
      const row = {
        id: `${someUid}.7`,
        uid: `${someUid}.7`,
        api: someUid,
        position: 7,
        type: 'ClubTypeCreated',
        subject: 'club_type-1',
        state: 'given_up',
        attempts: 10,
        occurred_at: '2026-09-01T08:00:00.000Z',
        next_at: null,
        tried_at: '2026-09-04T08:00:00.000Z',
        status: 500,
        ms: 12,
        body: '{"type":"ClubTypeCreated"}',
        answer: 'out of order',
        error: null,
      };
      const outgoing = {
        ...withKey,
        direction: 'outgoing',
        role: null,
        scopes: [],
        address: 'https://hook.example.org/',
        events: ['ClubTypeCreated'],
        state: 'enabled',
        may: { disable: null },
      };
      const { user } = open(outgoing, {
        'GET /third_party_apis/deliveries/': [row],
        'POST /third_party_apis/{uid}/check/': { status: null, ms: 3, answer: '', error: 'connect ECONNREFUSED' },
      });
      await user.click(await screen.findByRole('button', { name: 'ClubTypeCreated' }));
      expect(await screen.findByText('out of order')).toBeDefined();
      expect(screen.getByText('{"type":"ClubTypeCreated"}')).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Check' }));
      expect(await screen.findByText('No answer: connect ECONNREFUSED')).toBeDefined();
    },
    slow,
  );
});
