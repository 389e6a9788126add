import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, loadCode, openPages, slow } from '../../testing/portal.tsx';

beforeAll(() => loadCode('registration-debts'), slow);
afterEach(closePages);
const answers = { 'GET /registration/debts/': [], 'GET /registration/medical_certificates/': [] };

it(
  'the tab is kept in the address, also when its list is searched, and opens again from there',
  async () => {
    const { router, user, asked } = openPages('registration-debts', { roles: ['office'], answers });
    await user.click(await screen.findByRole('tab', { name: 'Medical certificates' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=certificates'));
    await user.type(await screen.findByRole('searchbox'), 'kim');
    await waitFor(() =>
      expect(
        asked.some(
          ({ path, query }) => path.endsWith('/medical_certificates/') && query.get('filter')?.includes('kim'),
        ),
      ).toBe(true),
    );
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('tab')).toBe('certificates'));
    expect(router.state.location.search).toContain('kim');
    closePages();
    openPages('registration-debts?tab=certificates', { roles: ['office'], answers });
    expect((await screen.findByRole('tab', { name: 'Medical certificates' })).getAttribute('aria-selected')).toBe(
      'true',
    );
  },
  slow,
);
