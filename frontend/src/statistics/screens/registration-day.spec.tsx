import { screen, waitFor, within } from '@testing-library/react';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { Board } from '@portal/event-schemas/statistics/board.ts';
import type { WaitingEntry, WaitingListRow } from '@portal/event-schemas/registration/waiting-lists.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, loadCode, openPages, refusal, slow } from '../../testing/portal.tsx';
import { card, id, term } from '../../registration/testing/answers.ts';

beforeAll(() => loadCode('registration-board', 'waiting-list'), slow);
afterEach(closePages);
const offering = id('0', 1);
const counts = { capacity: 30, taken: 28, held: 1, offered: 1, waiting: 4, left: 0 };

describe('the board of a registration day', () => {
  const day = {
    day: '2026-09-01',
    first: '2026-09-01T03:00:00.000Z',
    last: '2026-09-01T12:00:00.000Z',
    registered: 50,
    dropped: 2,
    refused: 9,
    joined: 4,
  };
  const board: Board = {
    study_period: { uid: term, code: 'A26', name: sameInAll('Autumn 2026') },
    at: day.last,
    day: day.day,
    live: true,
    seats: { ...counts, courses: 1, full: 1, fill: 100 },
    today: { registered: 50, dropped: 2, joined: 4, refused: 9, students: 25 },
    rate: { per_second: 1.5, peak: null, seconds: [{ at: day.last, registered: 2, refused: 1 }] },
    refusals: [{ code: 'registration.no_seat', name: sameInAll('No seat left'), count: 7 }],
    statuses: [
      { status: 'CHOOSING', count: 20 },
      { status: 'CONFIRMED', count: 60 },
    ],
    courses: [
      {
        uid: offering,
        code: 'C-1',
        name: sameInAll('Course 1'),
        ...counts,
        fill: 100,
        registered: 28,
        refused: 7,
        heat: 3,
      },
    ],
    courses_found: 1,
  };
  const curve = {
    study_period: term,
    day: day.day,
    start: day.first,
    end: day.last,
    minutes: [{ at: day.first, registered: 50, dropped: 2, refused: 9, joined: 4, taken: 28, waiting: 4 }],
  };
  it(
    'shows each chart as a table too, and the same board as of another second',
    async () => {
      const { user, asked } = openPages('registration-board', {
        roles: ['office'],
        answers: {
          'GET /registration/board/': board,
          'GET /registration/board/days/': { study_period: board.study_period, results: [day] },
          'GET /registration/board/curve/': curve,
          'GET /organizations/study_period_list/': { results: [] },
        },
      });
      const refusals = within(await screen.findByRole('region', { name: 'Refusals by cause' }));
      // A bar is as full as its number is of the whole that stands above.
      const filled = (name: string) =>
        [...screen.getByRole('list', { name }).querySelectorAll<HTMLElement>('[style*="width"]')].map(({ style }) =>
          Math.round(Number.parseFloat(style.width)),
        );
      expect([filled('Refusals by cause'), filled('Cards by status')]).toEqual([[78], [25, 75]]);
      await user.click(refusals.getByRole('button', { name: 'Show as a table' }));
      within(refusals.getByRole('row', { name: /No seat left/ })).getByText('7');
      await user.click(screen.getByRole('button', { name: /One minute back/ }));
      await waitFor(() =>
        expect(asked.some(one => one.path === '/registration/board/' && one.query.get('at') !== null)).toBe(true),
      );
    },
    slow,
  );
});

describe('the waiting list of a course', () => {
  const course = {
    uid: offering,
    code: 'C-1',
    name: sameInAll('Course 1'),
    study_period: term,
    taken: 28,
    capacity: 30,
    waiting: 2,
  } as unknown as WaitingListRow;
  const entry = (place: number) =>
    ({
      uid: id('a', place),
      display_name: `Student ${place}`,
      place,
      card,
      student_group: 'SE-24',
      joined_at: '2026-09-01T10:00:00.000Z',
      offered_until: null,
      lessons: [],
    }) as unknown as WaitingEntry;
  const server = {
    'GET /registration/waiting_lists/{id}/': course,
    'GET /registration/waiting_lists/entries/': [entry(1), entry(2)],
  };
  it(
    'is steered by the office with a reason, and a refusal stays in the dialog',
    async () => {
      const { user, asked } = openPages(`waiting-lists/${offering}`, {
        roles: ['office'],
        answers: {
          ...server,
          'PUT /registration/waiting_lists/{uid}/move/': refusal(
            409,
            'registration.not_in_waiting_list',
            'They wait no longer.',
          ),
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Move: Student 2' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Move' }));
      await dialog.findByText(/^Please fill in: reason/);
      expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /Reason/ }));
      await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Graduates');
      await user.click(dialog.getByRole('button', { name: 'Move' }));
      await dialog.findByText('They wait no longer.');
      expect(asked.find(one => one.call.startsWith('PUT'))?.body).toEqual({
        student: id('a', 2),
        to: 1,
        reason: 'Graduates',
      });
    },
    slow,
  );
  it(
    'is only read by advisors',
    async () => {
      openPages(`waiting-lists/${offering}`, { roles: ['supervisor'], answers: server });
      await screen.findByText('Student 2');
      expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    },
    slow,
  );
});
