import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { RollOverPreview, RollOverView } from '@portal/event-schemas/offerings/rollover/views.ts';
import { closePages, loadCode, openPages, refusal, someUid } from '../../testing/portal.tsx';

beforeAll(() => loadCode('roll-over'), 60_000);
afterEach(closePages);

const other = '0a000000-0000-4000-8000-000000000002';
const name = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const terms = {
  results: [
    { uid: someUid, name: name('Spring') },
    { uid: other, name: name('Autumn') },
  ],
  count: 2,
  next: null,
};
const course = { uid: someUid, code: 'MAT101', name: name('Algebra') };
const preview: RollOverPreview = {
  courses: 3,
  copied: 2,
  lessons: 8,
  seats: 90,
  behind: [
    { why: 'room_closed', times: 1 },
    { why: 'discipline_unplanned', times: 1 },
  ],
  named: [
    { why: 'room_closed', course, lesson: { load_type: 'lecture', section: '1' }, about: 'A-101' },
    { why: 'discipline_unplanned', course: { ...course, code: 'OLD9' }, lesson: null, about: null },
  ],
};
const done: RollOverView = {
  uid: someUid,
  from_period: someUid,
  from_name: name('Spring'),
  to_period: other,
  to_name: name('Autumn'),
  stage: 'finished',
  asked_by: someUid,
  asked_by_name: 'Ann',
  asked_at: '2026-09-01T08:00:00.000Z',
  finished_at: '2026-09-01T08:01:00.000Z',
  courses: 3,
  copied: 2,
  left_out: 1,
  refused: 0,
  drafts: 2,
  opened: 0,
  copies: ['fluxes'],
  behind: preview.behind,
  progress: { done: 3, of: 3 },
  taken_back: null,
  undo_until: null,
  refusals: [],
  stream: `roll_over-${someUid}`,
};
const open = (view: RollOverView = done, more: object = {}) =>
  openPages('offerings/roll-over', {
    roles: ['office'],
    answers: {
      'GET /registration/offerings/summary/': { study_period: someUid },
      'GET /organizations/study_period_list/': terms,
      'POST /rollovers/preview/': preview,
      'POST /rollovers/': { uid: someUid },
      'GET /rollovers/': () => [view],
      'GET /rollovers/{uid}/': () => view,
      ...more,
    },
  });

it('says at once what would stay behind, by reason, and asks before it begins', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByLabelText(/Into term/));
  await user.click(await screen.findByRole('option', { name: 'Autumn' }));
  await screen.findByText('Drafts to be created: 2 of 3, with 8 lessons and 90 seats.');
  expect(screen.getByText('A-101')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /the discipline is in no study plan/ }));
  expect(screen.queryByText('A-101')).toBeNull();
  expect(screen.getByText('the whole course')).toBeTruthy();

  await user.click(screen.getByRole('checkbox', { name: 'Streams and lessons' }));
  await user.click(await screen.findByRole('button', { name: 'Create the drafts' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create the drafts' }));
  await screen.findByText('Drafts created: 2. Courses left out: 1.');
  const sent = asked.filter(({ call }) => call === 'POST /rollovers/');
  // Without lessons there is nothing of theirs to copy.
  expect(sent.map(({ body }) => body)).toEqual([{ from_period: someUid, to_period: other, copies: ['teachers'] }]);
});

it('once registration has opened it says since when it can’t be undone', async () => {
  const { user } = open({ ...done, undo_until: '2020-08-20T05:00:00.000Z' });
  await user.click(await screen.findByRole('button', { name: /Spring → Autumn/ }));
  expect((await screen.findAllByText(/Registration opened on .*2020/)).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo the roll-over' }).disabled).toBe(true);
});

it('an undoing that is refused is told in the words of the refusal', async () => {
  const words = '“Algebra” has students already: 2.';
  const { user } = open(done, {
    'POST /rollovers/{uid}/undo/': () => refusal(409, 'offerings.has_students', words),
  });
  await user.click(await screen.findByRole('button', { name: /Spring → Autumn/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo the roll-over' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo the whole roll-over?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo the roll-over' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
