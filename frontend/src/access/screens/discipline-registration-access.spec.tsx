import { screen, waitFor, within } from '@testing-library/react';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, loadCode, openPages, slow } from '../../testing/portal.tsx';
import { id, term } from '../../registration/testing/answers.ts';

beforeAll(
  () =>
    loadCode(
      'discipline-registration-access',
      'discipline-registration-access-for-selected-students',
      'course-offering',
    ),
  slow,
);
afterEach(closePages);

const course = { uid: id('0', 1), code: 'C-1', name: sameInAll('Course 1') };
const access = {
  ...course,
  credits: 5,
  study_period: term,
  study_period_name: null,
  discipline: id('d', 1),
  cycle: 'bd',
  component: 'kv',
  cathedra: null,
  cathedra_name: null,
  status: null,
  mixed: false,
  lessons: 1,
  blocked: 0,
  cancelled: 0,
  registered: 5,
  waiting: 0,
  selected: 0,
  flux_online_registration: [],
};

it.each([
  ['Cancel', 'Cancel the lessons?', ['Do not cancel', 'Cancel the lessons']],
  ['Block', 'Block registration?', ['Do not block', 'Block registration']],
])(
  'the question before %s has two answers that cannot be taken for each other',
  async (act, title, buttons) => {
    const { user } = openPages('discipline_registration_access', {
      roles: ['office'],
      answers: { 'GET /organizations/discipline_registration_access/': [access] },
    });
    await user.click(await screen.findByRole('button', { name: 'Course 1' }));
    await user.click(await screen.findByRole('button', { name: `${act}: C-1 Course 1` }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getAllByRole('button').map(button => button.textContent)).toEqual(buttons);
  },
  slow,
);

const chosen = 'discipline_registration_access_for_selected_students';
const picking = { ...course, study_period_name: null, status: null, mixed: false, selected: 0 };
it(
  'the courses chosen for personal access stay in the address, also when the students are searched',
  async () => {
    const { router, user, asked } = openPages(chosen, {
      roles: ['office'],
      answers: {
        [`GET /organizations/${chosen}/get_dicipline/`]: { results: [picking], count: 1, next: null },
        [`GET /organizations/${chosen}/`]: [],
      },
    });
    const courses = () => new URLSearchParams(router.state.location.search).getAll('course');
    await user.click(await screen.findByRole('combobox', { name: /Find a course/ }));
    await user.click(await screen.findByRole('option', { name: /C-1 Course 1/ }));
    await waitFor(() => expect(courses()).toEqual([course.uid]));
    await user.type(await screen.findByRole('searchbox'), 'kim');
    await waitFor(() =>
      expect(
        asked.some(({ path, query }) => path.endsWith(`/${chosen}/`) && query.get('filter')?.includes('kim')),
      ).toBe(true),
    );
    await waitFor(() => expect(courses()).toEqual([course.uid]));
    expect(router.state.location.search).toContain('kim');
    await user.type(screen.getByRole('combobox', { name: /Find a course/ }), '{Backspace}');
    await waitFor(() => expect(courses()).toEqual([]));
  },
  slow,
);

const seats = { capacity: 10, taken: 0, held: 0, offered: 0, left: 10, waiting: 0 };
it(
  'a course that is closed part by part and cancelled part by part is not called open',
  async () => {
    const lesson = (n: number, status: string) => ({
      uid: id('c', n),
      load_type: 'lecture',
      section: `L-${n}`,
      subgroup: '',
      language: 'en',
      teacher: null,
      room: null,
      meetings: [],
      status,
      seats,
    });
    openPages(`courses/${course.uid}`, {
      roles: ['office'],
      answers: {
        'GET /registration/offerings/{uid}/': {
          ...course,
          credits: 5,
          description: null,
          cycle: null,
          component: null,
          access: null,
          seats,
          stream: 'x',
          study_period: null,
          discipline: null,
          cathedra: null,
          students: [],
          selected_students: [],
          fluxes: [
            {
              uid: id('fa', 1),
              number: 1,
              number_of_times_per_week: 1,
              access: null,
              lessons: [lesson(1, 'blocked'), lesson(2, 'cancelled')],
            },
          ],
        },
      },
    });
    expect(await screen.findByText('Partly blocked, partly cancelled')).toBeTruthy();
  },
  slow,
);
