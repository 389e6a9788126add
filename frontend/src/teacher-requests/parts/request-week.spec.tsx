import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { loadLanguage } from '../../app/language.ts';
import { cardItem, courseInfo, id, lesson } from '../../registration/testing/answers.ts';
import { closePages, loadCode, openPages, slow } from '../../testing/portal.tsx';

beforeAll(() => Promise.all([loadLanguage('en'), loadCode('teacher-requests')]), slow);
afterEach(closePages);

const asked = (...lessons: number[]) => ({
  id: 'r',
  uid: 'r',
  status: 'asked',
  name: sameInAll('Physics'),
  student: id('a'),
  student_name: 'Reader Ann',
  reasons: ['capacity'],
  missing: [],
  teachers: [],
  text: 'Please',
  asked_at: '2026-08-20T05:00:00.000Z',
  times: 1,
  lessons: lessons.map(number => ({ ...lesson(number), teacher: null, capacity: 10, left: 0 })),
  decidable: true,
});
/** The student has history on Mondays at 10:00; section 1 of physics meets then, section 2 in the afternoon. */
const week = {
  uid: 'r',
  course: courseInfo(1, { lessons: [lesson(1, { left: 0 }), lesson(2, { start: 900 })] }),
  items: [cardItem(7, { name: sameInAll('History') })],
};
async function unfolded(...lessons: number[]) {
  const { user } = openPages('teacher-requests', {
    roles: ['teacher'],
    answers: {
      'GET /organizations/data_request_teacher/': [asked(...lessons)],
      'GET /registration/teacher_requests/{uid}/week/': week,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reader Ann' }));
  const part = await screen.findByRole('region', { name: 'The student’s week' });
  await within(part).findByRole('group', { name: 'Mon' });
  return within(part);
}
const blocks = (part: ReturnType<typeof within>) =>
  part.getAllByRole('listitem').map((item: HTMLElement) => item.querySelector('.visually-hidden')!.textContent);

describe('the week of a request to a teacher', () => {
  it(
    'shows the lessons that are asked for among those that the student has, and says what overlaps',
    async () => {
      const part = await unfolded(1);
      part.getByText('Clash: History (Mon 10:00–10:50)');
      expect(blocks(part)).toEqual([
        expect.stringMatching(/^History.*on the card/),
        expect.stringMatching(/L-1.*clash: History/),
      ]);
    },
    slow,
  );

  it(
    'says that nothing overlaps',
    async () => {
      const part = await unfolded(2);
      part.getByText('The lessons asked for overlap with nothing in the student’s week.');
      expect(blocks(part)).toHaveLength(2);
      // Nothing in it can be pressed, so that it has to be a tab stop of its own to be scrolled by keyboard.
      expect(part.getByRole('region', { name: /^Week timetable/ }).tabIndex).toBe(0);
    },
    slow,
  );

  it(
    'shows all lessons of the course where the student has named none',
    async () => {
      const part = await unfolded();
      part.getByText('The student named no lessons; all lessons of the course are shown.');
      expect(blocks(part)).toHaveLength(3);
    },
    slow,
  );
});
