import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, loadCode, openPages, slow } from '../testing/portal.tsx';

beforeAll(() => Promise.all([loadCode('system-settings'), import('./parts/settings-changes.tsx')]), slow);
afterEach(closePages);

const rule = { role: 'office', screen: 'course-offerings', is_visible: false };
/** What the server says of them, in the reader's language. */
const texts: Record<string, [name: string, from: string, to: string]> = {
  tab_rule: ['Visibility of a section', 'none', 'a rule'],
  role_name: ['Role name', 'none', 'Role: Advisor, Name: Куратор / Curator'],
  tech_block: ['Maintenance', 'No', 'Yes'],
  club_type: ['Club type', 'Name: Sport', 'none'],
};
const said = (setting: string, _from: unknown, _to: unknown) => {
  const [setting_name, from_text, to_text] = texts[setting]!;
  return { setting_name, from_text, to_text, area_name: setting_name };
};
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
  ...said(setting, from, to),
  at: '2026-09-01T08:00:00.000Z',
});
const name = { ru: 'Куратор', kk: 'Куратор', en: 'Curator', ky: 'Куратор' };
const results = [
  change('3.tab_rule', 'menu', 'tab_rule', null, rule),
  change('2.role_name', 'role_names', 'role_name', null, { role: 'supervisor', name }),
  change('1.tech_block', 'tech_block', 'tech_block', false, true),
  change('4.club_type', 'club_type', 'club_type', { name }, null),
];

it('changes of the menu, of names of roles, of maintenance and of lists are told in words', async () => {
  openPages('system-settings', {
    roles: ['office'],
    answers: {
      'GET /user/history_system_settings/': results,
      'GET /common/all_settings/': { settings: [], lists: [] },
    },
  });
  const patient = { timeout: 15_000 };
  expect(
    await screen.findByText('Role: Registrar’s office, Screen: Courses of the term, In the menu: No', {}, patient),
  ).toBeDefined();
  for (const text of [
    'Visibility of a section',
    'Role: Advisor, Name: Куратор / Curator',
    'Role name',
    'Maintenance',
    'Name: Sport',
  ])
    expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
});
