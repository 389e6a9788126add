import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { Need, NeededDraftsReport } from '@portal/event-schemas/offerings/needs/views.ts';
import type { manyReport, PlannedCourse } from '@portal/event-schemas/offerings/views.ts';
import type { z } from 'zod';
import { closePages, loadCode, openPages, slow, someUid } from '../testing/portal.tsx';
import { id } from './testing/planned.ts';

/** Acts on many rows: each that was refused is told by its name with the reason, and stays selected. */
beforeAll(() => loadCode('planned-courses', 'needs'), slow);
afterEach(closePages);

const terms = { results: [{ uid: someUid, name: sameInAll('Autumn') }], count: 1, next: null };
const server = {
  'GET /registration/offerings/summary/': { study_period: someUid },
  'GET /organizations/study_period_list/': terms,
  'GET /curriculum/study_periods/': terms.results,
};
const error = (message: string) => ({ code: 'offerings.refused', message, params: {}, fields: {} });

it(
  'drafts that could not be opened',
  async () => {
    const course = (number: number): PlannedCourse => ({
      ...{ uid: id(number), state: 'draft', code: `C${number}`, name: sameInAll(`Course ${number}`), credits: 5 },
      ...{
        study_period: someUid,
        study_period_name: sameInAll('Autumn'),
        discipline: id(7),
        changed_at: '2026-08-20T10:00:00.000Z',
      },
      ...{ cathedra: null, cathedra_name: null, teacher: null, teacher_name: null, taken: 0, waiting: 0 },
      ...{ fluxes: 1, lessons: 1, without_teacher: 0, without_time: 0, without_room: 0, capacity: 10 },
    });
    const report: z.infer<typeof manyReport> = {
      done: 1,
      refused: 1,
      results: [
        { uid: id(1), ok: true, error: null },
        { uid: id(2), ok: false, error: error('The course has no lessons.') },
      ],
    };
    const { user, asked } = openPages('offerings', {
      roles: ['office'],
      answers: { ...server, 'GET /offerings/': [course(1), course(2)], 'POST /offerings/open/': report },
    });
    await screen.findByText('Course 2');
    for (const box of screen.getAllByRole('checkbox', { name: 'Select this row' })) await user.click(box);
    await user.click(await screen.findByRole('button', { name: 'Open 2 drafts' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 course was refused' }));
    const lines = dialog.getAllByRole('listitem').map(line => line.textContent);
    expect(lines).toEqual(['C2 Course 2The course has no lessons.']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Open 2 drafts' })).toBeTruthy();
    expect(asked.find(({ call }) => call === 'POST /offerings/open/')!.body).toEqual({ uids: [id(1), id(2)] });
  },
  slow,
);

it(
  'disciplines of which no draft could be made',
  async () => {
    const discipline = (number: number): Need => ({
      ...{ uid: id(number), code: `D${number}`, name: sameInAll(`Discipline ${number}`), credits: 5 },
      ...{ cathedra: null, cathedra_name: null, faculty: null, faculty_name: null },
      ...{
        by_plan: 10,
        by_failure: 0,
        by_choice: 0,
        students: 10,
        opened: 0,
        drafted: 0,
        missing: 10,
        courses: 0,
        offering: null,
      },
    });
    const report: NeededDraftsReport = {
      made: 1,
      there: 0,
      refused: 1,
      results: [
        { discipline: id(1), offering: id(5), error: null },
        { discipline: id(2), offering: null, error: error('The discipline was removed.') },
      ],
    };
    const { user } = openPages('offerings/needs', {
      roles: ['office'],
      answers: {
        ...server,
        'GET /offerings/needs/': ({ query }: { query: URLSearchParams }) =>
          query.has('courses_to')
            ? { results: [discipline(1), discipline(2)], count: 2, next: null }
            : [discipline(1), discipline(2)],
        'POST /offerings/needs/drafts/': report,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Create all that are missing' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/Drafts to be created: 2/);
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await dialog.findByText('Refused: 1');
    expect(dialog.getAllByRole('listitem').map(line => line.textContent)).toEqual([
      'D2 Discipline 2: The discipline was removed.',
    ]);
  },
  slow,
);
