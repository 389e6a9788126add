import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RegistrationPeriodRow } from '@portal/event-schemas/registration/settings-views.ts';
import { closePages, loadCode, openPages, refusal, someUid } from '../../testing/portal.tsx';

beforeAll(() => loadCode('registration-periods'), 60_000);
afterEach(closePages);

const autumn: RegistrationPeriodRow = {
  uid: someUid,
  name: { ru: 'Осень', kk: 'Күз', en: 'Autumn', ky: 'Күз' },
  kind: 'main',
  study_period: someUid,
  start_date: '2026-08-01T00:00:00.000Z',
  end_date: '2026-09-01T00:00:00.000Z',
  rules: [],
  study_period_name: null,
  status: 'expired',
  overlaps: [],
};
const exists = refusal(409, 'registration.period_exists', 'There is such a period already.', {
  study_period: 'taken',
  kind: 'taken',
  start_date: 'taken',
  end_date: 'taken',
});

async function openPeriod() {
  const { asked, user } = openPages('registration-periods', {
    roles: ['office'],
    answers: {
      'GET /organizations/online_registration/list_registration_periods/': [autumn],
      'GET /organizations/study_period_list/': { results: [{ uid: someUid, code: '1', name: autumn.name }] },
      'PUT /organizations/update_registration_periods/': () => exists.clone(),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Autumn' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { asked, user, dialog, name: dialog.getByRole('textbox', { name: 'Name in English' }) };
}
const dialogs = (): number => screen.queryAllByRole('dialog').length;

it('that there is such a period already is said once, in words, and its fields are marked', async () => {
  const { user, dialog } = await openPeriod();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('There is such a period already.')).toHaveLength(1);
  expect(dialog.queryByText('taken')).toBeNull();
  expect(dialog.getByRole('combobox', { name: /Term|Study period/ }).parentElement!.className).toContain('Mui-error');
});

it('what is wrong with a rule is said at its field', async () => {
  const { user, dialog } = await openPeriod();
  await user.click(dialog.getByRole('button', { name: 'Add a rule' }));
  await user.type(dialog.getByRole('spinbutton'), '2020.5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter a number')).toBeTruthy();
  expect(dialog.getByRole('spinbutton').getAttribute('aria-invalid')).toBe('true');
});

it('a moment beyond the calendar of the university is said at its field before anything is sent', async () => {
  const { asked, user, dialog } = await openPeriod();
  const end = dialog.getByLabelText(/^End/);
  fireEvent.change(end, { target: { value: '2150-01-01T10:00' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Not after 31.12.2100')).toBeTruthy();
  expect(end.getAttribute('aria-invalid')).toBe('true');
  expect(asked.filter(({ path }) => path.includes('update_registration_periods'))).toEqual([]);
});

describe('a dialog with a form', () => {
  it('closes at once when nothing was typed', async () => {
    const { user } = await openPeriod();
    await user.keyboard('{Escape}');
    await expect.poll(dialogs).toBe(0);
  });

  it('keeps what was typed at a click outside, and asks before it closes', async () => {
    const { user, dialog, name } = await openPeriod();
    await user.type(name, '!');
    const outside = document.querySelector('.MuiDialog-container')!;
    fireEvent.mouseDown(outside);
    fireEvent.click(outside);
    expect(dialogs()).toBe(1);
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await expect.poll(dialogs).toBe(1);
    expect((name as HTMLInputElement).value).toBe('Autumn!');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect.poll(dialogs).toBe(0);
  });
});
