import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { PlannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, loadCode, openPages, slow, someUid } from '../../testing/portal.tsx';
import { lecture, on, planned, serverWith } from '../testing/planned.ts';

beforeAll(() => loadCode('planned-course'), slow);
afterEach(closePages);

const open = (course: PlannedCourseView = planned(), answers = {}) =>
  openPages(`offerings/${someUid}?tab=week`, { roles: ['office'], answers: serverWith(course, answers) });
const block = (name: RegExp) => screen.findByRole('button', { name });
const theLecture = /^Lecture 1 /;
/** What is sent when the plan is saved: the meetings of its lecture. */
async function savedMeetings({ asked, user }: ReturnType<typeof open>): Promise<unknown> {
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(true));
  return asked.find(({ call }) => call.startsWith('PUT'))!.body.fluxes[0].lessons[0].meetings;
}

it(
  'a lesson that is dragged comes to stand on the day and at the half hour where it is dropped',
  async () => {
    const page = open();
    const dragged = await block(theLecture);
    dragged.getBoundingClientRect = () => ({ top: 100 }) as DOMRect;
    const area = screen.getByTestId('week-area');
    area.getBoundingClientRect = () => ({ left: 0, top: 0, width: 600, height: 630 }) as DOMRect;
    const grab = createEvent.dragStart(dragged, { dataTransfer: { setData: () => undefined } });
    Object.defineProperty(grab, 'clientY', { value: 100 });
    fireEvent(dragged, grab);
    const drop = createEvent.drop(area);
    // 250 of 600 px: the third of six days; 8:00 is at the top, a minute takes 1.05 px: 190 px are 10:57 by the hand that holds the top.
    Object.defineProperties(drop, { clientX: { value: 250 }, clientY: { value: 190 } });
    fireEvent(area, drop);
    expect((await block(theLecture)).getAttribute('aria-label')).toContain('11:00–11:50, Wed');
    expect(await savedMeetings(page)).toEqual([on(2, 660)]);
  },
  slow,
);

it(
  'a lesson is moved by keyboard: every step is said, it keeps the focus, and Escape puts it back',
  async () => {
    const page = open();
    (await block(theLecture)).focus();
    await page.user.keyboard('{Enter}{ArrowRight}{ArrowDown}{ArrowDown}');
    screen.getByText('Tue 10:00, already here: Practice 1');
    await page.user.keyboard('{Escape}');
    screen.getByText('Lecture 1 stays where it was');
    expect((await block(theLecture)).getAttribute('aria-label')).toContain('09:00–09:50, Mon');
    expect(document.activeElement).toBe(await block(theLecture));

    await page.user.keyboard('{Enter}{ArrowLeft}');
    screen.getByText('Mon 09:00, no further');
    await page.user.keyboard('{ArrowUp}{Enter}');
    screen.getByText('Lecture 1: now Mon 08:30');
    expect(document.activeElement).toBe(await block(theLecture));
    expect(await savedMeetings(page)).toEqual([on(0, 510)]);
  },
  slow,
);

it(
  'a lesson that is pressed is moved by fields',
  async () => {
    const page = open();
    await page.user.click(await block(theLecture));
    const start = await screen.findByLabelText('Start');
    fireEvent.change(start, { target: { value: '13:20' } });
    await page.user.click(screen.getByRole('button', { name: 'Put it here' }));
    expect(await savedMeetings(page)).toEqual([on(0, 800)]);
  },
  slow,
);

it(
  'one day of a meeting on two days is moved alone',
  async () => {
    const course = planned();
    course.fluxes[0]!.lessons[0]!.meetings = [{ ...on(0, 540), days: '1001000' }];
    const page = open(course);
    (await block(/^Lecture 1 .*, Thu$/)).focus();
    await page.user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(await savedMeetings(page)).toEqual([on(0, 540), on(4, 540)]);
  },
  slow,
);

it(
  'a lesson that clashes says with what',
  async () => {
    open(planned(), {
      'POST /offerings/check/': {
        advice: [],
        clashes: [
          {
            lesson: lecture,
            kind: 'room',
            warning: false,
            about: { uid: 'room', name: 'A-1' },
            day: 0,
            start: 540,
            end: 590,
            weeks: '1'.repeat(15),
            other_lesson: 'theirs',
            other: {
              offering: 'physics',
              draft: false,
              code: 'PH1',
              name: sameInAll('Physics'),
              flux: 'f',
              flux_number: 1,
              lesson: 'theirs',
              load_type: 'practice',
              section: '2',
              subgroup: '',
              teacher: null,
              room: { uid: 'room', code: 'A-1' },
            },
          },
        ],
      },
    });
    await block(/^Lecture 1 .*Clash: Room A-1 is used at this time by PH1 Physics, Practice 2, Mon$/);
    expect((await block(/^Practice 1 /)).getAttribute('aria-label')).not.toContain('Clash');
  },
  slow,
);
