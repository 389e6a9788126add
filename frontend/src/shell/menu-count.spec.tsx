import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { closePages, loadCode, openPages, slow } from '../testing/portal.tsx';

beforeAll(() => Promise.all([loadCode('desktop'), import('./for-staff.ts')]), slow);
afterEach(closePages);
afterEach(cleanup);

const item = (id: string, count: number, screenId: string, more: object = {}) => ({
  ...{ id, count, title: sameInAll(id), act: sameInAll('Decide'), first: null, since: null, due: null, failed: false },
  all: { screen: screenId, params: {}, query: {} },
  ...more,
});
const opened = (roles: ('office' | 'student')[], results: object[]) =>
  openPages('desktop', { roles, answers: { 'GET /common/my_work/': { results } }, otherwise: 'silence' });

it(
  'says beside an entry how much waits behind it, in figures and in words; beside others nothing',
  async () => {
    opened(['office'], [item('Applications', 100, 'coo-review'), item('Late ones', 20, 'coo-review')]);
    const entry = await screen.findByRole('link', { name: /Applications: 100; Late ones: 20/ });
    expect(within(entry).getByText('99+').getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelectorAll('.menu-count')).toHaveLength(1);
  },
  slow,
);

it(
  'asks nothing for the menu of a student',
  async () => {
    const { asked } = opened(['student'], [item('Card', 1, 'online-registration')]);
    await screen.findByRole('heading', { level: 2, name: 'What to do today' });
    await waitFor(() => expect(asked.map(one => one.call)).toContain('GET /common/my_work/'));
    expect(document.querySelectorAll('.menu-count')).toHaveLength(0);
  },
  slow,
);
