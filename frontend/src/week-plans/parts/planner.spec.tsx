import { screen, waitFor, within } from '@testing-library/react';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { WeekPlan } from '@portal/event-schemas/week-plans/views.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  card,
  cardItem,
  courseInfo,
  id,
  lesson,
  registering,
  sidebarCourse,
  weekPlans,
} from '../../registration/testing/answers.ts';
import { closePages, loadCode, openPages, slow, type Asked } from '../../testing/portal.tsx';

beforeAll(
  () =>
    Promise.all([
      loadCode('online-registration'),
      import('../../registration/parts/course-panel.tsx'),
      import('./ways.tsx'),
      import('./builder.tsx'),
      import('./plans.tsx'),
    ]),
  slow,
);
afterEach(closePages);

const open = (search: string, server: Parameters<typeof registering>[0], more: object = {}) =>
  openPages(`online-registration-for-courses?${search}`, {
    roles: ['student'],
    answers: { ...registering(server), ...more },
  });
const take = 'POST /registration/cards/{uid}/week/';
const sent = (asked: readonly Asked[], path: string) => asked.find(one => one.path.endsWith(path) && one.body)?.body;
const planned = { reason: 'plan' as const, names: [] };
/** Courses 1 and 2 are planned; each has a lecture at two times, of which the first ones overlap. */
const toBuild = {
  courses: [sidebarCourse(1, { reasons: [planned] }), sidebarCourse(2, { reasons: [planned] }), sidebarCourse(3)],
};
const infos = {
  'GET /organizations/info_table/': ({ query }: Asked) =>
    query.get('course') === id('0', 1)
      ? courseInfo(1, { lessons: [lesson(1), lesson(11, { start: 800 })] })
      : courseInfo(2, { lessons: [lesson(2), lesson(12, { start: 660 })] }),
};

describe('ways to take a course', () => {
  it(
    'are those without a clash, fewest gaps first, and a click picks all lessons of one',
    async () => {
      const lessons = [lesson(1), lesson(3, { start: 900 }), lesson(4, { start: 660 })];
      const { user } = open(`course=${id('0', 1)}`, { items: [cardItem(2)], course: courseInfo(1, { lessons }) });
      const ways = within(await screen.findByRole('region', { name: 'Ways to take the course' }));
      await ways.findByText('2 ways without a clash; fewest gaps first');
      expect(ways.getAllByRole('button').map(button => button.textContent)).toEqual([
        'Lec L-4Mon 11:00gaps of 0 h 10 min a week',
        'Lec L-3Mon 15:00gaps of 4 h 10 min a week',
      ]);
      await user.click(ways.getByRole('button', { name: /^Lec L-4/ }));
      const section = screen.getByRole('button', { name: /Lecture L-4, / });
      expect(section.getAttribute('aria-pressed')).toBe('true');
      expect(screen.getByRole('button', { name: 'Register' }).hasAttribute('disabled')).toBe(false);
    },
    slow,
  );

  it(
    'follow what the student would like',
    async () => {
      const lessons = [lesson(3, { start: 900 }), lesson(4, { start: 480 })];
      const preferences = {
        not_before: 540,
        not_after: null,
        pause: null,
        free_days: [],
        few_gaps: false,
        teachers: [],
        languages: [],
      };
      open(
        `course=${id('0', 1)}`,
        { course: courseInfo(1, { lessons }) },
        { 'GET /week_plans/{uid}/': weekPlans({ preferences }) },
      );
      const ways = within(await screen.findByRole('region', { name: 'Ways to take the course' }));
      await waitFor(() => expect(ways.getAllByRole('button')[0]!.textContent).toMatch(/^Lec L-3/));
      ways.getByText(/too early: 1/);
    },
    slow,
  );
});

describe('weeks that are built', () => {
  it(
    'hold all courses that are wanted, the best first, and one is held as a whole',
    async () => {
      const { user, asked } = open('view=build', toBuild, {
        ...infos,
        [take]: { uid: card, status: 'CHOOSING', credits: 10, audit_credits: 0, courses: [], until: null },
      });
      const go = await screen.findByRole('button', { name: 'Build' });
      await waitFor(() => expect(go.hasAttribute('disabled')).toBe(false));
      await user.click(go);
      await screen.findByText('Week 1 of 3');
      screen.getByText(/gaps of 0 h 10 min a week/);
      await user.click(screen.getByRole('button', { name: 'Hold the whole week' }));
      await waitFor(() =>
        expect(sent(asked, '/week/')).toEqual({
          courses: [
            { course: id('0', 1), lessons: [id('c', 1)], audit: false },
            { course: id('0', 2), lessons: [id('c', 12)], audit: false },
          ],
          hold: true,
        }),
      );
    },
    slow,
  );

  it(
    'say of every course why the week could not be held',
    async () => {
      const results = [
        {
          course: id('0', 2),
          name: sameInAll('Course 2'),
          error: { code: 'registration.no_seat', params: {}, message: 'The lesson is full.' },
        },
      ];
      const refused = () =>
        new Response(
          JSON.stringify({
            error: { code: 'week_plans.week_refused', message: 'Nothing was held.', params: { results }, fields: {} },
          }),
          { status: 409, headers: { 'Content-Type': 'application/json' } },
        );
      const { user } = open('view=build', toBuild, { ...infos, [take]: refused });
      const go = await screen.findByRole('button', { name: 'Build' });
      await waitFor(() => expect(go.hasAttribute('disabled')).toBe(false));
      await user.click(go);
      await user.click(await screen.findByRole('button', { name: 'Hold the whole week' }));
      await screen.findByText('Nothing was held.');
      screen.getByText('Course 2: The lesson is full.');
    },
    slow,
  );

  it(
    'are none where two courses always overlap, and say which',
    async () => {
      const { user } = open('view=build', toBuild, {
        'GET /organizations/info_table/': ({ query }: Asked) =>
          query.get('course') === id('0', 1) ? courseInfo(1) : courseInfo(2),
      });
      const go = await screen.findByRole('button', { name: 'Build' });
      await waitFor(() => expect(go.hasAttribute('disabled')).toBe(false));
      await user.click(go);
      await screen.findByText('“Course 1” and “Course 2” always overlap');
    },
    slow,
  );

  it(
    'remember what the student would like',
    async () => {
      const { user, asked } = open('view=build', toBuild, {
        ...infos,
        'PUT /week_plans/{uid}/preferences/': ({ body }: Asked) => body,
      });
      await user.click(await screen.findByRole('checkbox', { name: 'Sat' }));
      await waitFor(() => expect(sent(asked, '/preferences/')).toMatchObject({ free_days: [5] }));
    },
    slow,
  );
});

const plan = (number: number, changes: Partial<WeekPlan> = {}): WeekPlan => ({
  uid: id('ab', number),
  name: `Plan ${number}`,
  state: 'draft',
  courses: [
    {
      uid: id('0', number),
      code: `C-${number}`,
      name: sameInAll(`Course ${number}`),
      credits: 5,
      audit: false,
      lessons: [lesson(number)],
      chosen: true,
      problems: [],
    },
  ],
  gone: [],
  credits: 5,
  shared_with: null,
  shared_at: null,
  remarks: [],
  made_at: '2026-09-01T10:00:00.000Z',
  changed_at: '2026-09-01T10:00:00.000Z',
  ...changes,
});

describe('plans of a week', () => {
  it(
    'stand side by side, and one of them is taken over as a whole after a question',
    async () => {
      const { user, asked } = open(
        'view=plans',
        {},
        {
          'GET /week_plans/{uid}/': weekPlans({ plans: [plan(1), plan(2, { state: 'accepted' })] }),
          [take]: { uid: card, status: 'CHOOSING', credits: 5, audit_credits: 0, courses: [], until: null },
        },
      );
      const first = within(await screen.findByRole('region', { name: 'Plan 1' }));
      const second = within(screen.getByRole('region', { name: 'Plan 2' }));
      second.getByText('Approved');
      await user.click(first.getByRole('button', { name: 'Take this plan' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(sent(asked, '/week/')).toBeUndefined();
      await user.click(dialog.getByRole('button', { name: 'Take this plan' }));
      await waitFor(() => expect(sent(asked, '/week/')).toEqual({ plan: id('ab', 1), hold: false }));
    },
    slow,
  );

  it(
    'begin with the card, under the first name that is free',
    async () => {
      const { user, asked } = open(
        'view=plans',
        { items: [cardItem(2)] },
        {
          'GET /week_plans/{uid}/': weekPlans({ plans: [plan(2)] }),
          'POST /week_plans/{uid}/plans/': { uid: id('ab', 9), state: 'draft' },
        },
      );
      await user.click(await screen.findByRole('button', { name: 'New plan from the card' }));
      await waitFor(() =>
        expect(sent(asked, '/plans/')).toEqual({
          name: 'Plan 3',
          courses: [{ course: id('0', 2), lessons: [id('c', 2)], audit: false }],
        }),
      );
    },
    slow,
  );

  it(
    'are shown to the advisor with a word, and taken back',
    async () => {
      const { user, asked } = open(
        'view=plans',
        {},
        {
          'GET /week_plans/{uid}/': weekPlans({ plans: [plan(1), plan(2, { state: 'shared' })] }),
          'POST /week_plans/{uid}/plans/{plan}/share/': { uid: id('ab', 1), state: 'shared' },
          'POST /week_plans/{uid}/plans/{plan}/withdraw/': { uid: id('ab', 2), state: 'draft' },
        },
      );
      const first = within(await screen.findByRole('region', { name: 'Plan 1' }));
      await user.click(first.getByRole('button', { name: 'Show to advisor' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByLabelText('A word to your advisor'), 'Is this too much?');
      await user.click(dialog.getByRole('button', { name: 'Show to advisor' }));
      await waitFor(() => expect(sent(asked, '/share/')).toEqual({ comment: 'Is this too much?' }));
      const second = within(screen.getByRole('region', { name: 'Plan 2' }));
      await user.click(second.getByRole('button', { name: 'Withdraw' }));
      await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/withdraw/'))).toBe(true));
    },
    slow,
  );
});
