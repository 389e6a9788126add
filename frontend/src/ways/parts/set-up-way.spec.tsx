import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, loadCode, openPages, slow } from '../../testing/portal.tsx';

const uid = '01990000-0000-7000-8000-0000000000d1';
const row = {
  ...{
    id: uid,
    uid,
    name: { ru: 'К', kk: 'К', en: 'Directory', ky: 'К' },
    kind: 'directory',
    is_on: false,
    priority: 1,
  },
  ...{ matches: 'nothing', opens_accounts: false, new_roles: [], roles_by_group: [], only_group: null },
};
beforeAll(() => loadCode('ways-in'), slow);
afterEach(closePages);

it(
  'a way is tried step by step, with how somebody would be seen; its secret is set and not shown',
  async () => {
    const { asked, user } = openPages('ways-in', {
      roles: ['org_admin'],
      answers: {
        'GET /identity/ways_in/': [row],
        'GET /identity/ways_in/{uid}/about/': {
          ...{ has_secret: false, linked: 12, addresses: [] },
          checked: { at: '2026-09-01T21:00:00.000Z', checked: 12, missing: 5, closed: 0, stopped: true },
        },
        'POST /identity/ways_in/{uid}/secret/': {},
        'POST /identity/ways_in/{uid}/try/': {
          ok: false,
          steps: [
            { step: 'reached', ok: true, detail: 'ldap.example.edu:636' },
            { step: 'secret', ok: false, detail: 'Invalid credentials' },
          ],
          person: null,
        },
      },
      otherwise: 'silence',
    });
    await user.click(await screen.findByRole('button', { name: 'Test and secret: Directory' }));
    expect(await screen.findByText(/No secret is set/)).toBeDefined();
    expect(screen.getByText(/The comparison was stopped/)).toBeDefined();
    await user.type(screen.getByLabelText('Password with which the portal looks in the directory'), 'Reader-2026');
    await user.click(screen.getByRole('button', { name: 'Save the secret' }));
    await user.type(screen.getByLabelText('Whose login to look at (optional)'), 'aidana');
    await user.click(screen.getByRole('button', { name: 'Try this way' }));
    expect(await screen.findByText('The way does not work')).toBeDefined();
    expect(screen.getByText('Invalid credentials')).toBeDefined();
    const bodyOf = (end: string) => asked.findLast(({ path }) => path.endsWith(end))?.body as unknown;
    await expect.poll(() => bodyOf('/secret/')).toEqual({ secret: 'Reader-2026' });
    expect(bodyOf('/try/')).toEqual({ login: 'aidana' });
  },
  slow,
);
