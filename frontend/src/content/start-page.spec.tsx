import { screen, within } from '@testing-library/react';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, loadCode, openPages, slow } from '../testing/portal.tsx';

beforeAll(() => loadCode('desktop'), slow);
afterEach(closePages);

const hour = 3_600_000;
const item = (title: string, more: object = {}) => ({
  ...{ id: title, title: sameInAll(title), act: sameInAll('Decide'), count: 2, since: null, due: null, failed: false },
  all: { screen: 'stud-clubs', params: {}, query: { tab: 'mine' } },
  first: null,
  ...more,
});
const opened = (results: object[], role: Role = 'student') =>
  openPages('desktop', {
    roles: [role],
    answers: { 'GET /common/my_work/': { results } },
    otherwise: 'silence',
  });
const rows = async () =>
  within(await screen.findByRole('region', { name: 'What to do today' })).findAllByRole('listitem');

it(
  'each thing that waits has its number, its deadline, its age, and one link to the act',
  async () => {
    const due = new Date(Date.now() + 2 * hour).toISOString();
    const since = new Date(Date.now() - 75 * hour).toISOString();
    opened([
      item('Clubs', { due, since, first: { screen: 'stud-club', params: {}, query: { uid: 'c1' } } }),
      item('Others', { count: 1, since }),
    ]);
    const [clubs, others] = (await rows()).map(one => within(one));
    clubs!.getByText('2');
    clubs!.getByText(/^until /);
    clubs!.getByText('the oldest has waited 3 days');
    expect(clubs!.getByRole('link', { name: 'Decide: Clubs' }).getAttribute('href')).toBe('/en/stud-clubs/main?uid=c1');
    expect(clubs!.getByRole('link', { name: 'Clubs' }).getAttribute('href')).toBe('/en/stud-clubs?tab=mine');
    others!.getByText('waiting for 3 days');
    expect(others!.getByRole('link', { name: 'Decide: Others' }).getAttribute('href')).toBe('/en/stud-clubs?tab=mine');
  },
  slow,
);

it(
  'what cannot be counted says so, and the others are there',
  async () => {
    opened([item('Clubs'), item('Broken', { failed: true, count: 0 })]);
    const [, broken] = (await rows()).map(one => within(one));
    broken!.getByText('It could not be counted now. Open the list.');
  },
  slow,
);

it.each<Role>(['student', 'social_affairs_mod', 'applicant', 'mod'])(
  'where nothing waits it says so (%s)',
  async role => {
    opened([], role);
    await screen.findByText('Nothing is waiting');
  },
  slow,
);

it(
  'is no copy of the menu',
  async () => {
    opened([], 'office');
    await screen.findByText('Nothing is waiting');
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('navigation')).toBeNull();
  },
  slow,
);
