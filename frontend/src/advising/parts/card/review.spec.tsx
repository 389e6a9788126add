import { act, screen, waitFor, within } from '@testing-library/react';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { CardDetail, StudentRow } from '@portal/event-schemas/advising/views.ts';
import type { CardItem } from '@portal/event-schemas/registration/views.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliverAll } from '../../../http/held.ts';
import { closePages, loadCode, openPages, someUid, slow } from '../../../testing/portal.tsx';
import { originOf, queueQuery } from './origin.ts';

beforeAll(
  () =>
    Promise.all([
      loadCode('student-card', 'advisor-review'),
      import('./review-bar.tsx'),
      import('../../../shell/for-staff.ts'),
      import('../plan-lines.tsx'),
      import('../what-if/what-if.tsx'),
    ]),
  slow,
);
afterEach(async () => {
  await deliverAll();
  closePages();
});

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
const course = (number: number, completed: CardItem['completed'] = null): CardItem => ({
  uid: someUid.replace(/.$/, String(number)),
  discipline: someUid,
  code: `C-${number}`,
  name: sameInAll(`Course ${number}`),
  credits: 12,
  audit: false,
  added_by: 'student',
  mark: null,
  queue: false,
  status: 'registered',
  until: null,
  drop: null,
  completed,
  flux: null,
  lessons: [],
});
const card: CardDetail = {
  uid: `${someUid}.${someUid}`,
  stream: 'study_card',
  study_period: term,
  registration_period: null,
  student,
  study_plan: null,
  courses: [course(1), course(2, { letter: 'B+' })],
  waiting: [],
  basket: [],
  signs: [
    { uid: course(1).uid, plan: 'in', prerequisites: null, failed: null },
    { uid: course(2).uid, plan: 'out', prerequisites: 'in_progress', failed: 'F' },
  ],
  load: { usual: 18, over: true },
  passed: [],
  removed: [],
  history: [],
  completed: [
    {
      discipline: { uid: someUid, code: 'PHY', name: sameInAll('Physics') },
      credits: 6,
      study_period: someUid,
      study_period_name: sameInAll('Spring 2025'),
      letter: 'A',
      points: 95,
    },
  ],
  actions: [
    { action: 'approve', allowed: true, obstacle: null },
    { action: 'change', allowed: true, obstacle: null },
  ],
  status_info: {
    uid: someUid,
    status: 'CHECKING_AFTER',
    advisor: null,
    profile: student,
    max_credit: null,
    max_credit_audit: null,
    current_credit: 24,
    current_credit_audit: 0,
    editable: false,
    sent_at: null,
    changed_at: null,
    changed_by: null,
    comment: null,
  },
  credits: { max: 36, min: 30, max_audit: 0, min_audit: 0, amount: 24, amount_audit: 0 },
  standing: { online_registration_access: 'default', comment: '', debts: [], certificate_until: null },
};
const approved = { done: 1, refused: 0, results: [{ uid: card.uid, ok: true, status: 'CONFIRMED', error: null }] };
const row = (letter: string): StudentRow =>
  ({
    uid: someUid,
    card: `${letter}.${someUid}`,
    display_name: `Student ${letter}`,
    status: 'CHOSEN',
    sent_at: null,
  }) as StudentRow;
const here = { ...row('here'), card: card.uid };
const server = {
  'GET /advising/cards/{uid}/': card,
  'GET /advising/students/{uid}/cards/': [],
  'GET /advising/students/{uid}/advisors/': [],
  'PUT /organizations/action_applications/': approved,
};
const opened = (query = '', answers: object = {}) =>
  openPages(`students-list/view/${card.uid}${query}`, { roles: ['supervisor'], answers: { ...server, ...answers } });
const sent = (asked: ReturnType<typeof opened>['asked']) => asked.find(one => one.call.startsWith('PUT'))?.body;

const enough = { 'GET /advising/cards/{uid}/': { ...card, credits: { ...card.credits, min: 24 } } };

describe('the review of a card', () => {
  it(
    'approves with one click, and sends it when it is not taken back',
    async () => {
      const { user, asked } = opened('', enough);
      await user.click(await screen.findByRole('button', { name: 'Approve' }));
      await screen.findByText('Approving the card of Reader Ann');
      screen.getByText(/^will be sent in \d+ s$/);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
      expect(sent(asked)).toBeUndefined();
      await act(() => deliverAll());
      expect(sent(asked)).toEqual({ action: 'approve', uids: [card.uid] });
      await waitFor(() => expect(screen.queryByText('Approving the card of Reader Ann')).toBeNull());
    },
    slow,
  );

  it(
    'a decision that is taken back was never sent',
    async () => {
      const { user, asked } = opened('', enough);
      await user.click(await screen.findByRole('button', { name: 'Approve' }));
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(screen.queryByText('Approving the card of Reader Ann')).toBeNull();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(false);
      await act(() => deliverAll());
      expect(sent(asked)).toBeUndefined();
    },
    slow,
  );

  it(
    'goes by the keyboard: Alt+A approves, Alt+Z takes it back',
    async () => {
      const { user, asked } = opened('', enough);
      await screen.findByRole('button', { name: 'Approve' });
      await user.keyboard('{Alt>}[KeyA]{/Alt}');
      await screen.findByText('Approving the card of Reader Ann');
      await user.keyboard('{Alt>}[KeyZ]{/Alt}');
      await waitFor(() => expect(screen.queryByText('Approving the card of Reader Ann')).toBeNull());
      expect(sent(asked)).toBeUndefined();
    },
    slow,
  );

  it(
    'asks for a reason below the minimum of credits, and says what is missing',
    async () => {
      const { user, asked } = opened();
      await user.click(await screen.findByRole('button', { name: 'Approve' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Approve the card?' }));
      dialog.getByText('6 credits short of the minimum of 30');
      await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Graduates this term');
      await user.click(dialog.getByRole('button', { name: 'Approve' }));
      await act(() => deliverAll());
      expect(sent(asked)).toEqual({ action: 'approve', uids: [card.uid], comment: 'Graduates this term' });
    },
    slow,
  );

  it(
    'begins when a card that was sent is opened',
    async () => {
      const waiting = {
        ...card,
        status_info: { ...card.status_info, status: 'CHOSEN' },
        actions: [{ action: 'start_review', allowed: true, obstacle: null }],
      };
      const { asked } = opened('', { 'GET /advising/cards/{uid}/': waiting, 'POST /organizations/status_info/': {} });
      // Whoever opens it a moment later is not refused: the portal is told that the card is only looked at.
      await waitFor(() =>
        expect(
          asked.filter(one => one.call === 'POST /organizations/status_info/').map(({ query }) => query.get('opening')),
        ).toEqual(['true']),
      );
    },
    slow,
  );

  it(
    'does not begin in passing where the student still works on the card',
    async () => {
      const own = {
        ...card,
        status_info: { ...card.status_info, status: 'CHOOSING' },
        actions: [{ action: 'start_review', allowed: true, obstacle: null }],
      };
      const { asked, user } = opened('', { 'GET /advising/cards/{uid}/': own });
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      expect((await screen.findByRole('menuitem', { name: 'Start review' })).getAttribute('aria-disabled')).toBeNull();
      expect(asked.filter(one => one.call.startsWith('POST'))).toEqual([]);
    },
    slow,
  );

  it(
    'says of each course what stands out, and of the load',
    async () => {
      opened();
      for (const text of ['in plan', 'not in the plan', 'prerequisite in progress', 'failed before (F)'])
        await screen.findByText(text);
      screen.getByText('More than the usual load: 24 credits on the card, 18 on average in past semesters.');
    },
    slow,
  );
});

describe('a card that was opened from a list', () => {
  const list = String(
    new URLSearchParams({ filter: '{"group":["g"],"status":["CHOSEN"]}', sort: 'display_name', order: 'DESC' }),
  );
  const from = `?${new URLSearchParams({ from: 'advisor-review', list })}`;
  const queueOf = (...results: StudentRow[]) => ({ 'GET /advisors/my_students/all/': results });

  it(
    'leads back to it with its filters, and on to the card that waits behind this one',
    async () => {
      const { asked } = opened(from, queueOf(row('a'), here, row('b')));
      const next = await screen.findByRole('link', { name: 'Next card' });
      expect(next.getAttribute('href')).toBe(`/en/students-list/view/${row('b').card}${from}`);
      const back = within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link');
      expect([back.textContent, back.getAttribute('href')]).toEqual([
        'Registrations to review',
        `/en/adviser/online-registration-for-courses?${list}`,
      ]);
      const { query } = asked.find(one => one.call === 'GET /advisors/my_students/all/')!;
      expect(JSON.parse(query.get('filter')!)).toEqual({
        group: ['g'],
        status: ['CHOSEN', 'CHANGED_AFTER', 'CHECKING_AFTER'],
      });
      expect(query.get('sort')).toBe('["display_name","DESC"]');
    },
    slow,
  );

  it(
    'keeps the list when another tab is opened',
    async () => {
      const { user, router } = opened(from, queueOf(here));
      await user.click(await screen.findByRole('tab', { name: 'Completed' }));
      expect(new URLSearchParams(router.state.location.search).get('from')).toBe('advisor-review');
      for (const text of ['Spring 2025', 'PHY', 'Physics', '6', 'A']) await screen.findByRole('cell', { name: text });
    },
    slow,
  );

  it(
    'goes on to the next one with the decision, which a held card does not come back in',
    async () => {
      const { user, router } = opened(from, { ...queueOf(row('a'), here, row('b')), ...enough });
      await screen.findByText('2 more cards are waiting');
      await user.click(screen.getByRole('button', { name: 'Approve and next' }));
      await waitFor(() => expect(router.state.location.pathname).toContain(row('b').card!));
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(router.state.location.pathname).toContain(card.uid);
    },
    slow,
  );

  it.each([
    ['from the list', from],
    ['from elsewhere', ''],
  ])(
    'opened %s, the last one has no next one',
    async (_name, query) => {
      opened(query, queueOf(here));
      await screen.findByRole('heading', { level: 1, name: 'Reader Ann' });
      await screen.findByText('no other card in the list is waiting');
    },
    slow,
  );

  it('goes by an address that makes sense', () => {
    expect(originOf(new URLSearchParams('from=desktop'))).toBeNull();
    expect(originOf(new URLSearchParams('from=advisor-card'))).toBeNull();
    expect(queueQuery({ from: 'advisor-card', advisor: 'x', list: 'filter=[1' })).toMatchObject({
      filter: '{"advisor":"x","status":["CHOSEN","CHANGED_AFTER","CHECKING_AFTER"]}',
    });
  });
});

it(
  'the plan says where each discipline stands',
  async () => {
    const entry = {
      uid: someUid,
      discipline: someUid,
      code: 'PHY',
      name: sameInAll('Physics'),
      credit: 6,
      status: 'accomplished',
      study_year: 2025,
      term: 'autumn',
      study_period: null,
      result: { letter: 'A' },
      children: [],
    };
    opened('?tab=plan', { 'GET /user/discipline_student_views/': { results: [entry] } });
    const table = within(await screen.findByRole('table', { name: 'Study plan' }));
    expect(table.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
      'Discipline',
      'Code',
      'Semester',
      'Credits',
      'State',
      'Grade',
    ]);
    expect(table.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
      'Physics',
      'PHY',
      '2025/26 · Autumn semester',
      '6',
      'completed',
      'A',
    ]);
  },
  slow,
);

it(
  'what is tried stays until it is cleared',
  async () => {
    const report = {
      done: 1,
      refused: 0,
      results: [{ kind: 'drop', course: course(1).uid, ok: true, error: null }],
      status: 'CHECKING_AFTER',
      credits: card.credits,
      courses: [],
      clashes: [],
    };
    const { user } = opened('?tab=try', { 'POST /advising/cards/{uid}/what_if/': report });
    await user.click((await screen.findAllByRole('button', { name: 'Remove' }))[0]!);
    await screen.findByRole('button', { name: 'Do not try: Course 1' });
    await user.click(screen.getByRole('tab', { name: 'Completed' }));
    await user.click(screen.getByRole('tab', { name: 'What if' }));
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    await user.click(screen.getByRole('tab', { name: 'Completed' }));
    await user.click(screen.getByRole('tab', { name: 'What if' }));
    await screen.findByText('No changes yet');
  },
  slow,
);
