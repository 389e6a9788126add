import { screen, waitFor, within } from '@testing-library/react';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, loadCode, openPages, someUid, slow } from '../../testing/portal.tsx';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';

beforeAll(() => loadCode('student-card'), slow);
afterEach(closePages);

const student = {
  uid: someUid,
  display_name: 'Reader Ann',
  code: 'S-1',
  course: 3,
  entry_year: 2024,
  study_form: 'full_time',
  preparation_level: 'bachelor',
  edu_program: null,
  student_group: null,
  student_status: 'studying',
  email: '',
  advisor: null,
} as const;
const term = {
  uid: someUid,
  code: 'A25',
  name: sameInAll('Autumn 2025'),
  study_year: 2025,
  semester: 'autumn',
  start_date: '2025-09-01',
  end_date: '2025-12-31',
  weeks: 15,
} as const;
const card: CardDetail = {
  uid: `${someUid}.${someUid}`,
  stream: 'study_card',
  study_period: term,
  registration_period: null,
  student,
  study_plan: null,
  courses: [],
  waiting: [],
  signs: [],
  load: { usual: null, over: false },
  basket: [],
  passed: [],
  removed: [],
  completed: [],
  actions: [],
  history: [],
  status_info: {
    uid: someUid,
    status: 'CHOOSING',
    advisor: null,
    profile: student,
    max_credit: null,
    max_credit_audit: null,
    current_credit: 0,
    current_credit_audit: 0,
    editable: false,
    sent_at: null,
    changed_at: null,
    changed_by: null,
    comment: null,
  },
  credits: { max: 30, min: 0, max_audit: 0, min_audit: 0, amount: 0, amount_audit: 0 },
  standing: { online_registration_access: 'default', comment: '', debts: [], certificate_until: null },
};
const server = {
  'GET /advising/cards/{uid}/': card,
  'GET /advising/students/{uid}/cards/': [],
  'GET /organizations/discipline_list/': { results: [{ uid: someUid, code: 'PHY', name: sameInAll('Physics') }] },
  'GET /organizations/study_period_list/': { results: [term] },
  'PUT /advising/students/{uid}/results/': new Response(null, { status: 204 }),
};

it(
  'the office enters a result of a past term; an advisor reads',
  async () => {
    const { user, asked } = openPages(`students-list/view/${card.uid}?tab=completed`, {
      roles: ['office'],
      answers: server,
    });
    await user.click(await screen.findByRole('button', { name: 'Enter a result' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /Discipline/ }));
    await user.click(await screen.findByRole('option', { name: 'PHY Physics' }));
    await user.click(dialog.getByRole('combobox', { name: /Term/ }));
    await user.click(await screen.findByRole('option', { name: 'Autumn 2025' }));
    await user.type(dialog.getByRole('textbox', { name: /Letter/ }), 'B+');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked.find(one => one.call.startsWith('PUT'))?.body).toEqual({
        discipline: someUid,
        study_period: someUid,
        letter: 'B+',
        points: null,
        completed: true,
      }),
    );
    closePages();

    openPages(`students-list/view/${card.uid}?tab=completed`, { roles: ['supervisor'], answers: server });
    await screen.findByRole('heading', { level: 1, name: 'Reader Ann' });
    expect(screen.queryByRole('button', { name: 'Enter a result' })).toBeNull();
  },
  slow,
);
