import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, loadCode, openPages, reader, slow, someUid } from '../testing/portal.tsx';
import { describeScreens } from '../testing/screens.tsx';

describeScreens('bugs', { bug: `?uid=${someUid}` });

const one = {
  id: someUid,
  uid: someUid,
  number: 12,
  title: 'The card is not saved',
  happened: 'I pressed Save',
  expected: '',
  files: ['f1'],
  files_files: [{ uid: 'f1', name: 'page.jpg', type: 'image/jpeg', size: 1000 }],
  page: '/en/online-registration',
  request: 'req-7',
  browser: 'Firefox 141, Linux',
  reporter: reader.uid,
  reporter_name: 'Reader Ann',
  reporter_role: 'student',
  created_at: '2026-09-01T08:00:00.000Z',
  state: 'NEW',
  comment: null,
  assignee: null,
  assignee_name: null,
  outcome: null,
  merged_into: null,
  merged_into_name: null,
  performed_at: null,
  may: { comment: null },
};

beforeAll(() => Promise.all([loadCode('bugg-list', 'my-bugs', 'bug'), import('./parts/report-dialog.tsx')]), slow);
afterEach(closePages);

describe('a bug', () => {
  it(
    'shows its reporter what they told, with the picture, and what they may do',
    async () => {
      openPages(`my-bugs/view?uid=${someUid}`, {
        roles: ['student'],
        answers: { 'GET /bugs/{uid}/': one, 'GET /bugs/{uid}/history/': [] },
      });
      await screen.findByRole('heading', { level: 1, name: /12\. The card is not saved/ });
      expect(screen.getByRole('img', { name: 'page.jpg' })).toBeDefined();
      expect(screen.getByText('req-7')).toBeDefined();
      expect(screen.getByRole('button', { name: 'Comment' })).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
    },
    slow,
  );

  it(
    'is reported from any page, with the page and the browser filled in',
    async () => {
      const { asked, user } = openPages('my-bugs', {
        roles: ['student'],
        answers: { 'GET /bugs/': [], 'GET /bugs/counts/': {}, 'POST /bugs/': { ...one, number: 13 } },
      });
      await screen.findByRole('heading', { level: 1, name: 'My bug reports' });
      await user.click(screen.getByRole('button', { name: /Account: / }));
      await user.click(await screen.findByRole('menuitem', { name: 'Report a bug' }));
      await user.type(await screen.findByRole('textbox', { name: 'What happened' }), 'The list is empty');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(asked.find(({ call }) => call === 'POST /bugs/')?.body).toBeDefined());
      expect(asked.find(({ call }) => call === 'POST /bugs/')!.body).toMatchObject({
        title: 'The list is empty',
        files: [],
        browser: expect.stringMatching(/×/),
        page: expect.any(String),
      });
      expect(await screen.findByText(/Received under number 13/)).toBeDefined();
    },
    slow,
  );
});
