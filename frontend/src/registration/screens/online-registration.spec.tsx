import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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

beforeAll(
  () =>
    Promise.all([
      loadCode('online-registration'),
      import('../parts/course-panel.tsx'),
      import('../parts/student/beside.tsx'),
    ]),
  slow,
);
afterEach(closePages);
const address = (course?: number) => `online-registration-for-courses${course ? `?course=${id('0', course)}` : ''}`;
const open = (
  server: Parameters<typeof registering>[0],
  { course, more = {}, width }: { course?: number; more?: object; width?: number } = {},
) =>
  openPages(address(course), {
    roles: ['student'],
    answers: { ...registering(server), ...more },
    ...(width !== undefined && { width }),
  });
const saved = {
  course: id('0', 1),
  uid: card,
  status: 'CHOOSING',
  credits: 5,
  audit_credits: 0,
  queue: false,
  place: null,
};
const register = () => screen.findByRole('button', { name: 'Register' });
/** The section in the week, which is picked by a click. */
const section = (name: RegExp) => screen.findByRole('button', { name });
const pickFirst = async (user: UserEvent) => user.click(await section(/Lecture L-1/));

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
    'shows a clash in the week and in the list of lessons before the click',
    async () => {
      const { user } = open({ items: [cardItem(2)], course: courseInfo(1) }, { course: 1 });
      const clashing = await section(/Lecture L-1, Mon 10:00–10:50, .*clash: Course 2 \(Mon 10:00–10:50\)$/);
      screen.getByText('Overlaps with: Course 2 (Mon 10:00–10:50)');
      await user.click(clashing);
      expect(clashing.getAttribute('aria-pressed')).toBe('true');
      expect((await register()).hasAttribute('disabled')).toBe(true);
      screen.getByText(/^The time is taken: Course 2 \(Mon 10:00–10:50\)/);
      await section(/Course 2, Lecture L-2, Mon 10:00–10:50, .*on the card, clash/);
    },
    slow,
  );

  it(
    'says the seats of a section in the week, and the same in the list',
    async () => {
      open(
        { course: courseInfo(1, { lessons: [lesson(1, { left: 0 }), lesson(2, { left: 4, start: 700 })] }) },
        { course: 1 },
      );
      await section(/Lecture L-1, Mon 10:00–10:50, Teacher Eve, no seats/);
      await section(/Lecture L-2, Mon 11:40–12:30, Teacher Eve, 4 seats of 10/);
      screen.getByText('0 of 10 left');
      screen.getByText('4 of 10 left');
    },
    slow,
  );

  it(
    'names a section by all that is seen of it, for who speaks to the page',
    async () => {
      open({ items: [cardItem(2)], course: courseInfo(1) }, { course: 1 });
      const block = await section(/Lecture L-1, Mon 10:00–10:50/);
      const seen = [...block.querySelectorAll('b, b ~ span')].map(part => part.textContent.trim());
      expect(seen).toEqual([
        'Lec L-1',
        '10:00–10:50',
        expect.stringContaining('clash: Course 2'),
        '5 seats',
        'Teacher Eve',
      ]);
      screen.getByRole('button', {
        name: (name, element) => element === block && seen.every(words => name.includes(words)),
      });
    },
    slow,
  );

  it(
    'keeps what is searched for while a course stands in the place of the list on a phone',
    async () => {
      const { user, router } = open(
        { courses: [sidebarCourse(1), sidebarCourse(2)], course: courseInfo(2) },
        { width: 360 },
      );
      await user.type(await screen.findByRole('searchbox'), 'Course 2');
      await user.click(await screen.findByRole('button', { name: /^Course 2/ }));
      await screen.findByRole('heading', { level: 1, name: 'Course 2' });
      await act(() => router.navigate(-1));
      expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('Course 2');
    },
    slow,
  );

  it(
    'keeps what is searched for when a window that gets narrow shows the list anew',
    async () => {
      const { user, resize } = open({ courses: [sidebarCourse(1), sidebarCourse(2)] });
      await user.type(await screen.findByRole('searchbox'), 'Course 2');
      resize(800);
      await screen.findByRole('tab', { name: 'Week' });
      expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('Course 2');
      expect(screen.queryByRole('button', { name: /^Course 1/ })).toBeNull();
    },
    slow,
  );

  it(
    'goes through the list by arrow keys from one tab stop, looks at a course that has the focus, and opens it by Enter',
    async () => {
      const { user, router } = open({ courses: [sidebarCourse(1), sidebarCourse(2)], course: courseInfo(2) });
      const second = await screen.findByRole('button', { name: /^Course 2/ });
      const first = screen.getByRole('button', { name: /^Course 1/ });
      expect([first, second].map(each => each.tabIndex)).toEqual([0, -1]);
      first.focus();
      await user.keyboard('{ArrowDown}');
      expect(document.activeElement).toBe(second);
      await screen.findByText('lessons of “Course 2”');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(router.state.location.search).toBe(`?course=${id('0', 2)}`));
      await screen.findByRole('heading', { level: 2, name: 'Course 2' });
    },
    slow,
  );

  it(
    'folds what is passed until it is asked for or searched for',
    async () => {
      const { user } = open({ courses: [sidebarCourse(1, { completed: { letter: 'A' } }), sidebarCourse(2)] });
      const fold = await screen.findByRole('button', { name: /^Completed/ });
      expect(screen.queryByRole('button', { name: /^Course 1/ })).toBeNull();
      await user.click(fold);
      screen.getByRole('button', { name: /^Course 1/ });
      await user.click(fold);
      await user.type(screen.getByRole('searchbox'), 'C-1');
      screen.getByRole('button', { name: /^Course 1/ });
    },
    slow,
  );

  it(
    'is a page of its own for a course on a phone, with credits, countdown, place in line and Send at the bottom',
    async () => {
      const { user, router } = open(
        {
          items: [cardItem(1, { status: 'basket', until: new Date(Date.now() + 200_000).toISOString() })],
          queue: [queueEntry(2)],
          courses: [sidebarCourse(3)],
          course: courseInfo(3),
        },
        { course: 3, width: 360 },
      );
      await screen.findByRole('heading', { level: 1, name: 'Course 3' });
      await section(/Lecture L-3/);
      const bar = await screen.findByRole('button', { name: /^10\/30 cr\..*Seat held 0?3:\d\d.*In line: 3/ });
      screen.getByRole('button', { name: 'Send to advisor' });
      expect(screen.queryByRole('region', { name: 'My card' })).toBeNull();
      await user.click(screen.getByRole('link', { name: 'Courses' }));
      await screen.findByRole('button', { name: /^Course 3/ });
      expect(router.state.location.search).toBe('');
      await user.click(bar);
      await screen.findByRole('region', { name: 'My card' });
    },
    slow,
  );

  it.each([
    ['leads back to the list from the page of a course that was registered', 5, 'Register', 'You are registered'],
    ['stays with a course that is waited for', 0, 'Join the waiting list', 'You are on the waiting list'],
  ])(
    'on a phone %s',
    async (_name, left, button, says) => {
      const { user, router } = open(
        {
          courses: [sidebarCourse(2), sidebarCourse(3)],
          course: courseInfo(2, { lessons: [lesson(2, { left })] }),
        },
        { width: 360, more: { 'POST /organizations/card_save/': saved } },
      );
      await user.click(await screen.findByRole('button', { name: /^Course 2/ }));
      await user.click(await section(/Lecture L-2/));
      await user.click(await screen.findByRole('button', { name: button }));
      await screen.findByText(`${says}: Course 2`);
      if (left > 0) await screen.findByRole('button', { name: /^Course 3/ });
      expect(router.state.location.search).toBe(left > 0 ? '' : `?course=${id('0', 2)}`);
      if (left > 0) expect(document.activeElement?.id).toBe('planner-course');
    },
    slow,
  );

  it(
    'says of a card that was sent where it is, with whom and since when, and asks for no course',
    async () => {
      open({
        info: year({}, { status: 'CHOSEN', editable: false, sent_at: '2026-09-01T10:00:00.000Z' }),
        items: [cardItem(1)],
      });
      const mine = within(await screen.findByRole('region', { name: 'My card' }));
      mine.getByText('The card is with your advisor');
      mine.getByText(/^Advisor Bob, since 1 September/);
      expect(screen.queryByRole('button', { name: 'Send to advisor' })).toBeNull();
      screen.getByRole('region', { name: 'Week' });
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
      await pickFirst(user);
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
      await pickFirst(user);
      await screen.findByRole('button', { name: 'Join the waiting list' });
      expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
      closePages();

      const permitted = open(
        { course: courseInfo(1, { lessons: full, beyond_capacity: true }) },
        {
          course: 1,
          more: { 'POST /organizations/card_save/': saved },
        },
      );
      await pickFirst(permitted.user);
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
      await pickFirst(user);
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
      await user.click(list.getByRole('button', { name: /^Completed/ }));
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
      const page = within(await screen.findByRole('region', { name: 'Course 1' }));
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
