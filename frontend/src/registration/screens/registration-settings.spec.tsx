import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultRegistrationSettings, registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import { speakLive } from '../../testing/live.ts';
import { closePages, loadCode, openPages, refusal, type Answers } from '../../testing/portal.tsx';

beforeAll(() => loadCode('registration-settings'), 60_000);
afterEach(closePages);

/** The settings as the server holds them; what is sent becomes part of them. */
function open(answers: Answers = {}) {
  let now: object = { uid: registrationSettingsUid, ...defaultRegistrationSettings };
  const change = (changes: object): object => (now = { ...now, ...changes });
  const pages = openPages('registration-settings', {
    roles: ['office'],
    answers: {
      'GET /registration/settings/': () => now,
      'PUT /registration/settings/': ({ body }: { body: object }) => change(body),
      'GET /organizations/control_level_education_list/': [],
      ...answers,
    },
  });
  const sent = (): unknown[] =>
    pages.asked.filter(one => one.call === 'PUT /registration/settings/').map(one => one.body);
  return { ...pages, sent, colleagueChanges: change, live: speakLive() };
}
const panel = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!);
const numberOf = (field: HTMLElement): string => (field as HTMLInputElement).value;

describe('a panel of the settings', () => {
  it('says at the field of a limit that it is empty', async () => {
    const { user, sent } = open();
    const limits = await panel('Default credit limit');
    await user.clear(limits.getByRole('spinbutton', { name: 'Minimum' }));
    await user.click(limits.getByRole('button', { name: 'Save' }));
    expect(await limits.findByText('Enter a number')).toBeTruthy();
    expect(limits.getByRole('spinbutton', { name: 'Minimum' }).getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('sends what was changed in it and nothing else, limits whole', async () => {
    const { user, sent } = open();
    const rules = await panel('Rules of courses');
    await user.type(rules.getByRole('spinbutton', { name: /Introductory/ }), '1');
    await user.click(rules.getByRole('button', { name: 'Save' }));
    const first = { introductory_courses: 21, seen: { introductory_courses: 2 } };
    await expect.poll(sent).toEqual([first]);
    await user.type(rules.getByRole('spinbutton', { name: /sport/ }), '0');
    await user.click(rules.getByRole('button', { name: 'Save' }));
    await expect.poll(sent).toEqual([first, { free_sport_courses: 40, seen: { free_sport_courses: 4 } }]);
    const limits = await panel('Default credit limit');
    await user.type(limits.getByRole('spinbutton', { name: 'Minimum' }), '5');
    await user.click(limits.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => sent()[2])
      .toEqual({
        default_limit: { ...defaultRegistrationSettings.default_limit, min_credit: 5 },
        seen: { default_limit: defaultRegistrationSettings.default_limit },
      });
  });

  it('shows what a colleague has changed meanwhile, beside what was typed here', async () => {
    const { user, sent, colleagueChanges, live } = open();
    const rules = await panel('Rules of courses');
    await user.type(rules.getByRole('spinbutton', { name: /Introductory/ }), '1');
    colleagueChanges({ introductory_courses: 7, free_sport_courses: 9 });
    live(`registration_settings:${registrationSettingsUid}`);
    await expect.poll(() => numberOf(rules.getByRole('spinbutton', { name: /sport/ }))).toBe('9');
    expect(numberOf(rules.getByRole('spinbutton', { name: /Introductory/ }))).toBe('21');
    expect(await rules.findByText('Now: 7')).toBeTruthy();
    await user.click(rules.getByRole('button', { name: 'Save' }));
    await expect.poll(sent).toEqual([{ introductory_courses: 21, seen: { introductory_courses: 2 } }]);
    colleagueChanges({ introductory_courses: 8 });
    live(`registration_settings:${registrationSettingsUid}`);
    await expect.poll(() => numberOf(rules.getByRole('spinbutton', { name: /Introductory/ }))).toBe('8');
  });
});

it('what a colleague was quicker with is refused, what was typed stays, and saving again is meant', async () => {
  let refuses = true;
  const { user, sent, colleagueChanges } = open({
    'PUT /registration/settings/': ({ body }: { body: object }) => {
      if (!refuses) return colleagueChanges(body);
      refuses = false;
      colleagueChanges({ introductory_courses: 7 });
      return refusal(409, 'platform.changed_meanwhile', 'Ann was quicker.', { introductory_courses: 'changed' });
    },
  });
  const rules = await panel('Rules of courses');
  await user.type(rules.getByRole('spinbutton', { name: /Introductory/ }), '1');
  await user.click(rules.getByRole('button', { name: 'Save' }));
  expect(await rules.findByText('Ann was quicker.')).toBeTruthy();
  expect(await rules.findByText('Now: 7')).toBeTruthy();
  expect(numberOf(rules.getByRole('spinbutton', { name: /Introductory/ }))).toBe('21');
  await user.click(rules.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent()[1]).toEqual({ introductory_courses: 21, seen: { introductory_courses: 7 } });
});

it('an exception of the control of levels opens at least one level', async () => {
  const { asked, user } = open({ 'POST /organizations/control_level_education_create/': {} });
  const created = (): unknown[] =>
    asked.filter(one => one.call.startsWith('POST /organizations/control_level')).map(one => one.body);
  await user.click(await screen.findByRole('button', { name: 'Add an exception' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Tick at least one level')).toBeTruthy();
  expect(created()).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Master’s degree' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(created).toEqual([{ preparation_level: 'bachelor', open_levels: ['master'] }]);
});

describe('the history', () => {
  const entry = (version: number, type: string, data: object) => ({
    position: version,
    version,
    at: '2026-09-01T08:00:00.000Z',
    actor: { uid: 'ann', display_name: 'Ann' },
    roles: ['office'],
    on_behalf_of: null,
    command: '',
    type,
    sentence: `Change ${version}`,
    changes: [],
    data: { uid: registrationSettingsUid, ...data },
    correlation_id: '',
    facts_at: null,
  });
  const opened = { uid: '1', preparation_level: 'bachelor', open_levels: ['master'] };
  const first = entry(1, 'RegistrationSettingsCreated', { ...defaultRegistrationSettings, confirmation_minutes: 45 });
  const later = [
    entry(3, 'RegistrationSettingsChanged', { changes: { control_levels: [opened] } }),
    entry(2, 'RegistrationSettingsChanged', { changes: { confirmation_minutes: 20 } }),
  ];
  const call = 'GET /audit/streams/{stream}/history/';
  const page = (results: object[]) => ({ stream: '', version: 3, count: 3, next: null, results });
  const linesOf = async (user: ReturnType<typeof open>['user']): Promise<() => (string | null)[]> => {
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Change 3');
    return () =>
      dialog
        .getAllByRole('listitem')
        .filter(item => item.parentElement!.tagName === 'UL')
        .map(item => item.textContent);
  };

  it('tells of every change what was before it, of the first one against what held from the start', async () => {
    const { user } = open({ [call]: page([...later, first]) });
    expect((await linesOf(user))()).toEqual([
      'Exceptions from the control: – → Level: Bachelor’s degree, Open levels: Master’s degree',
      'Time to confirm, minutes: 45 → 20',
      'Time to confirm, minutes: 60 → 45',
    ]);
  });

  it('asks what was before the oldest change of a page', async () => {
    const { asked, user } = open({
      [call]: page(later),
      'GET /audit/streams/{stream}/state/': {
        state: { status: 'present', fields: { ...defaultRegistrationSettings, confirmation_minutes: 45 } },
      },
    });
    const lines = await linesOf(user);
    await expect.poll(lines).toContain('Time to confirm, minutes: 45 → 20');
    expect(asked.find(one => one.path.endsWith('/state/'))?.query.get('version')).toBe('1');
  });
});
