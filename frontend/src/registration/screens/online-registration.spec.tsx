import { screen, waitFor, within } from '@testing-library/react';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, loadCode, openPages, refusal, slow } from '../../testing/portal.tsx';
import {
  card,
  cardItem,
  courseInfo,
  id,
  lesson,
  queueEntry,
  registering,
  sidebarCourse,
  year,
} from '../testing/answers.ts';

beforeAll(() => loadCode('online-registration'), slow);
afterEach(closePages);
const address = (course?: number) => `online-registration-for-courses${course ? `?course=${id('0', course)}` : ''}`;
const open = (
  server: Parameters<typeof registering>[0],
  { course, more = {} }: { course?: number; more?: object } = {},
) => openPages(address(course), { roles: ['student'], answers: { ...registering(server), ...more } });
const register = () => screen.findByRole('button', { name: 'Register' });

describe('the registration screen', () => {
  it(
    'says that nobody was assigned as advisor, before the card can be sent',
    async () => {
      open({
        info: year(
          {
            sending: {
              allowed: false,
              obstacle: {
                code: 'registration.no_advisor',
                params: {},
                message: 'You have not been assigned an advisor.',
              },
            },
          },
          { advisor: null },
        ),
      });
      expect((await screen.findByRole('button', { name: 'Send to advisor' })).hasAttribute('disabled')).toBe(true);
      screen.getByText(/^You have not been assigned an advisor/);
    },
    slow,
  );

  it(
    'says why a course stands in the list, and why another is closed',
    async () => {
      const locked = [
        { code: 'registration.prerequisite_missing', params: {}, message: 'Course 9 must be completed first.' },
      ];
      open(
        {
          courses: [
            sidebarCourse(1, { reasons: [{ reason: 'plan', names: [] }] }),
            sidebarCourse(2, {
              reasons: [
                { reason: 'connected', names: [{ uid: id('0', 1), code: 'C-1', name: sameInAll('Course 1') }] },
              ],
            }),
            sidebarCourse(3, { locked }),
          ],
          course: courseInfo(3, { locked }),
        },
        { course: 3 },
      );
      const list = within(await screen.findByRole('region', { name: 'Courses' }));
      list.getByText(/in your study plan/);
      list.getByText(/goes with: Course 1/);
      list.getByText('prerequisite not completed');
      await screen.findByText(/Course 9 must be completed first/);
      expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
    },
    slow,
  );

  it(
    'shows a clash in the week and at the lesson before the click',
    async () => {
      const { user } = open({ items: [cardItem(2)], course: courseInfo(1) }, { course: 1 });
      await user.click(await screen.findByRole('radio', { name: /L-1/ }));
      expect((await register()).hasAttribute('disabled')).toBe(true);
      screen.getByText('Overlaps with: Course 2 (Mon 10:00–10:50)');
      screen.getByText(/^The time is taken: Course 2 \(Mon 10:00–10:50\)/);
      expect(within(screen.getByRole('region', { name: 'Week' })).getAllByText(/clash$/i).length).toBeGreaterThan(0);
    },
    slow,
  );

  it(
    'registers for credit or for audit, and keeps the refusal at the course',
    async () => {
      const { user, asked } = open(
        { course: courseInfo(1) },
        {
          course: 1,
          more: { 'POST /organizations/card_save/': refusal(409, 'registration.no_seat', 'The lesson is full.') },
        },
      );
      await user.click(await screen.findByRole('radio', { name: /L-1/ }));
      await user.click(screen.getByRole('checkbox', { name: /audit/ }));
      await user.click(await register());
      await screen.findByText('The lesson is full.');
      expect(asked.find(one => one.call === 'POST /organizations/card_save/')?.body).toEqual({
        lessons: [id('c', 1)],
        audit: true,
        queue: false,
      });
    },
    slow,
  );

  it(
    'offers the waiting list of a full lesson, and a seat beyond the capacity where the office permits one',
    async () => {
      const full = [lesson(1, { left: 0 })];
      const { user } = open({ course: courseInfo(1, { lessons: full }) }, { course: 1 });
      await user.click(await screen.findByRole('radio', { name: /L-1/ }));
      await screen.findByRole('button', { name: 'Join the waiting list' });
      expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
      closePages();

      const permitted = open(
        { course: courseInfo(1, { lessons: full, beyond_capacity: true }) },
        {
          course: 1,
          more: {
            'POST /organizations/card_save/': {
              course: id('0', 1),
              uid: card,
              status: 'CHOOSING',
              credits: 5,
              audit_credits: 0,
              queue: false,
              place: null,
            },
          },
        },
      );
      await permitted.user.click(await screen.findByRole('radio', { name: /L-1/ }));
      screen.getByText(/the registrar’s office lets you take one beyond the capacity/);
      expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
      await permitted.user.click(await register());
      await waitFor(() =>
        expect(permitted.asked.find(one => one.call === 'POST /organizations/card_save/')?.body).toMatchObject({
          queue: false,
        }),
      );
    },
    slow,
  );

  it(
    'registers beside what only waits at that time, and says that one of the two will have to go',
    async () => {
      const { user } = open(
        { items: [cardItem(2, { status: 'waiting', queue: true })], course: courseInfo(1) },
        { course: 1 },
      );
      await user.click(await screen.findByRole('radio', { name: /L-1/ }));
      expect((await register()).hasAttribute('disabled')).toBe(false);
      screen.getByText(/basket or on a waiting list meets at this time: Course 2/);
    },
    slow,
  );

  it(
    'marks what is studied already, leaves it out of what can be chosen, and says so at the course',
    async () => {
      const advice = [
        {
          code: 'registration.course_already_studied',
          params: {},
          message: 'You have already completed this discipline with B-.',
        },
      ];
      const studied = { completed: { letter: 'B-' }, advice };
      const { user } = open(
        { courses: [sidebarCourse(1, studied), sidebarCourse(2)], course: courseInfo(1, studied) },
        { course: 1 },
      );
      const list = within(await screen.findByRole('region', { name: 'Courses' }));
      list.getByText('completed: B-');
      await screen.findByText(/already completed this discipline with B-/);
      await register();
      await user.click(list.getByRole('checkbox'));
      expect(list.queryByText('Course 1')).toBeNull();
      list.getByText('Course 2');
    },
    slow,
  );

  it(
    'shows the place in line at the course, and asks before it is given up',
    async () => {
      const left = { course: id('0', 1), uid: card, status: 'CHOOSING', credits: 0, audit_credits: 0 };
      const { user, asked } = open(
        {
          items: [cardItem(1, { status: 'waiting', queue: true })],
          queue: [queueEntry(1)],
          course: courseInfo(1, { status: 'waiting' }),
        },
        { course: 1, more: { 'POST /organizations/delete_card/': left } },
      );
      const page = within(await screen.findByRole('tabpanel', { name: 'Streams and lessons' }));
      await page.findByText('place 3 of 7');
      page.getByText(/To wait for another lesson/);
      expect(page.getAllByRole('radio').every(radio => radio.hasAttribute('disabled'))).toBe(true);
      await user.click(page.getByRole('button', { name: 'Leave the list' }));
      const dialog = within(await screen.findByRole('dialog'));
      dialog.getByText(/You will lose place 3 in line for “Course 1”/);
      expect(asked.some(one => one.call === 'POST /organizations/delete_card/')).toBe(false);
      await user.click(dialog.getByRole('button', { name: 'Leave the list' }));
      await waitFor(() => expect(asked.some(one => one.call === 'POST /organizations/delete_card/')).toBe(true));
    },
    slow,
  );

  it(
    'says once why the card is closed',
    async () => {
      const approved = { code: 'registration.card_confirmed', params: {}, message: 'Your card is approved.' };
      open({ info: year({ obstacles: [approved] }, { status: 'CONFIRMED', editable: false }) });
      await screen.findByText('Your card is approved.');
      expect(screen.queryByText(/can’t be changed now/)).toBeNull();
    },
    slow,
  );

  it(
    'counts a hold down, and marks what the advisor changed',
    async () => {
      const mark = {
        act: 'added',
        by: 'advisor',
        at: '2026-09-01T10:00:00.000Z',
        reason: 'You need it for the diploma',
      } as const;
      open({
        items: [
          cardItem(1, { status: 'basket', until: new Date(Date.now() + 200_000).toISOString() }),
          cardItem(2, { added_by: 'advisor', mark }),
        ],
        removed: [
          {
            uid: id('0', 3),
            code: 'C-3',
            name: sameInAll('Course 3'),
            by: 'advisor',
            at: '2026-09-01T10:00:00.000Z',
            reason: 'Too early',
          },
        ],
      });
      const mine = within(await screen.findByRole('region', { name: 'My card' }));
      await mine.findByText(/^0?3:\d\d$/);
      mine.getByText(/You need it for the diploma/);
      mine.getByText(/Too early/);
    },
    slow,
  );
});
