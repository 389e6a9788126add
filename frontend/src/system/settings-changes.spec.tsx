import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, loadCode, openPages, slow } from '../testing/portal.tsx';

beforeAll(() => Promise.all([loadCode('system-settings'), import('./parts/settings-changes.tsx')]), slow);
afterEach(closePages);

const rule = { role: 'office', screen: 'course-offerings', is_visible: false };
const change = (uid: string, area: string, setting: string, from: unknown, to: unknown) => ({
  uid,
  id: uid,
  area,
  setting,
  from,
  to,
  actor: 'a',
  actor_name: 'Сулейменов Арман',
  on_behalf_of: null,
  at: '2026-09-01T08:00:00.000Z',
});
const name = { ru: 'Куратор', kk: 'Куратор', en: 'Curator', ky: 'Куратор' };
const results = [
  change('3.tab_rule', 'menu', 'tab_rule', null, rule),
  change('2.role_name', 'role_names', 'role_name', null, { role: 'supervisor', name }),
  change('1.tech_block', 'tech_block', 'tech_block', false, true),
];

it('changes of the menu, of names of roles and of maintenance are told in words', async () => {
  openPages('system-settings', {
    roles: ['office'],
    answers: { 'GET /user/history_system_settings/': results },
  });
  const patient = { timeout: 15_000 };
  expect(
    await screen.findByText('Role: Registrar’s office, Screen: Courses of the term, In the menu: No', {}, patient),
  ).toBeDefined();
  for (const text of ['Visibility of a section', 'Role: Advisor, Name: Куратор / Curator', 'Role name', 'Maintenance'])
    expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
});
