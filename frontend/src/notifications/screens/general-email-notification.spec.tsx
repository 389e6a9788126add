import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, loadCode, openPages } from '../../testing/portal.tsx';

beforeAll(() => Promise.all([loadCode('general-email-notification'), import('../parts/general-form.tsx')]), 60_000);
afterEach(closePages);

it('a mail that is being written is not lost by Escape', async () => {
  const { user } = openPages('general_email_notification', {
    roles: ['office'],
    answers: {
      'GET /notifications/general_email_notification/': [],
      'GET /organizations/study_card_status_options/': [],
      'GET /specialists/day_of_week/': [],
    },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Add a schedule' }))[0]!);
  const subject = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Subject' });
  await user.type(subject, 'Hello');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect((subject as HTMLInputElement).value).toBe('Hello');
});
