import { screen, waitFor, within } from '@testing-library/react';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import type { OfferingDetail } from '@portal/event-schemas/registration/office-views.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, loadCode, openPages, refusal, slow, type Answers } from '../../../testing/portal.tsx';
import { card, cardDetail, id, term, year } from '../../testing/answers.ts';

beforeAll(() => Promise.all([loadCode('student-card', 'course-offering'), import('./student-permits.tsx')]), slow);
afterEach(closePages);

const offering = id('0', 1);
const student = cardDetail().student.uid;
const permission = {
  uid: offering,
  code: 'C-1',
  name: sameInAll('Course 1'),
  study_period: term,
  waives: ['prerequisites'],
  reason: 'Studied abroad',
  given_at: '2026-09-01T10:00:00.000Z',
  given_by: { uid: id('0f'), display_name: 'Office Kim' },
};
const plan = (number: number, own: boolean) => ({
  uid: id('5', number),
  code: `P-${number}`,
  edu_program: null,
  entry_year: 2024,
  own,
  chosen: own,
});
const line = {
  position: 7,
  at: '2026-09-01T10:00:00.000Z',
  type: 'ManualCoursePermissionGiven',
  actor: null,
  on_behalf_of: null,
  sentence: 'Office Kim lets the student take “Course 1”',
};
const server: Answers = {
  'GET /advising/cards/{uid}/': cardDetail(),
  'GET /advising/students/{uid}/cards/': [],
  'GET /registration/students/{uid}/course_permissions/': { results: [permission] },
  'GET /registration/students/{uid}/course_permissions/history/': [line],
  'GET /organizations/check_select_edu_pro/': {
    must_choose: false,
    chosen: id('5', 1),
    plans: [plan(1, true), plan(2, false)],
  },
  'GET /registration/offerings/': { results: [{ uid: id('0', 2), code: 'C-2', name: sameInAll('Course 2') }] },
  'GET /curriculum/study_plans/': {
    results: [{ uid: id('5', 3), code: 'P-3', edu_program: id('b'), entry_year: 2024 }],
  },
  'GET /organizations/edu-programs/': { results: [] },
};
const openCard = (role: Role, more: Answers = {}) =>
  openPages(`students-list/view/${card}?tab=permits`, { roles: [role], answers: { ...server, ...more } });
const give = () => screen.findByRole('button', { name: 'Give a permission' });

describe('the permissions of a student', () => {
  it(
    'stand on the card with who gave them, why, and what became of them',
    async () => {
      openCard('office');
      const row = within((await screen.findByText('Studied abroad')).closest('li')!);
      row.getByText('Prerequisites');
      row.getByText(/Office Kim/);
      await screen.findByText('Office Kim lets the student take “Course 1”');
      screen.getByText('P-2');
    },
    slow,
  );

  it(
    'are given by the office past the rules that it names, with a reason, and the refusal stays in the dialog',
    async () => {
      let refuse = true;
      const { user, asked } = openCard('office', {
        'POST /registration/students/{uid}/course_permissions/': () =>
          refuse ? refusal(409, 'registration.course_not_in_period', 'Not in this term.') : {},
      });
      await user.click(await give());
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('combobox', { name: /Course/ }));
      await user.click(await screen.findByRole('option', { name: 'C-2 Course 2' }));
      await user.click(dialog.getByRole('checkbox', { name: 'Prerequisites' }));
      await user.click(dialog.getByRole('button', { name: 'Permit' }));
      await dialog.findByText(/^Please fill in: reason/);
      expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /Reason/ }));
      await user.click(dialog.getByRole('checkbox', { name: /one beyond the capacity/ }));
      await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Graduates in spring');
      await user.click(dialog.getByRole('button', { name: 'Permit' }));
      await dialog.findByText('Not in this term.');
      refuse = false;
      await user.click(dialog.getByRole('button', { name: 'Permit' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(asked.findLast(one => one.call.startsWith('POST'))).toMatchObject({
        path: `/registration/students/${student}/course_permissions/`,
        body: { offering: id('0', 2), waives: ['prerequisites', 'capacity'], reason: 'Graduates in spring' },
      });
    },
    slow,
  );

  it(
    'are an advisor’s to give, but for a seat beyond the capacity; who reviews nothing gives none',
    async () => {
      const { user } = openCard('supervisor');
      await user.click(await give());
      const dialog = within(await screen.findByRole('dialog'));
      dialog.getByRole('checkbox', { name: 'Prerequisites' });
      expect(dialog.queryByRole('checkbox', { name: /capacity/ })).toBeNull();
      closePages();

      openCard('supervisor', { 'GET /advising/cards/{uid}/': cardDetail({ actions: [] }) });
      await screen.findByText('Studied abroad');
      expect(screen.queryByRole('button', { name: 'Give a permission' })).toBeNull();
      expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    },
    slow,
  );

  it(
    'are withdrawn after a question',
    async () => {
      const { user, asked } = openCard('office', {
        'DELETE /registration/students/{uid}/course_permissions/{offering}/': new Response(null, { status: 204 }),
      });
      await user.click(await screen.findByRole('button', { name: 'Withdraw: Course 1' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A mistake');
      await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
      await waitFor(() =>
        expect(asked.find(one => one.call.startsWith('DELETE'))).toMatchObject({
          path: `/registration/students/${student}/course_permissions/${offering}/`,
          body: { reason: 'A mistake' },
        }),
      );
    },
    slow,
  );
});

describe('further study plans', () => {
  it(
    'are granted by the office as a whole list',
    async () => {
      const { user, asked } = openCard('office', {
        'PUT /registration/students/{uid}/study_plans/': { study_plans: [] },
      });
      await user.click(await screen.findByRole('button', { name: 'Assign additional plans' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('combobox', { name: 'Additional plans' }));
      await user.click(await screen.findByRole('option', { name: 'P-3' }));
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(asked.find(one => one.call.startsWith('PUT'))?.body).toEqual({ study_plans: [id('5', 2), id('5', 3)] }),
      );
    },
    slow,
  );
});

describe('the permissions of a course', () => {
  const seats = { capacity: 10, taken: 5, held: 0, offered: 0, waiting: 0, left: 5 };
  const course: OfferingDetail = {
    uid: offering,
    code: 'C-1',
    name: sameInAll('Course 1'),
    credits: 5,
    study_period: year().study_period,
    discipline: null,
    description: null,
    cathedra: null,
    cycle: null,
    component: null,
    access: null,
    seats,
    fluxes: [],
    students: [],
    selected_students: [],
    stream: `course_offering-${offering}`,
  };
  it(
    'name the students, and are given to one',
    async () => {
      const permitted = {
        uid: student,
        display_name: 'Reader Ann',
        code: 'S-1',
        student_group: 'SE-24',
        card,
        waives: ['capacity'],
        reason: 'Graduates',
        given_at: permission.given_at,
        given_by: permission.given_by,
      };
      const { user, asked } = openPages(`courses/${offering}`, {
        roles: ['office'],
        answers: {
          'GET /registration/offerings/{uid}/': course,
          'GET /registration/offerings/{uid}/course_permissions/': { results: [permitted] },
          'GET /registration/students/': {
            results: [{ uid: id('a', 2), display_name: 'Fellow Tim', group_name: 'SE-24' }],
          },
          'POST /registration/students/{uid}/course_permissions/': {},
        },
      });
      const panel = within(await screen.findByRole('region', { name: 'Permissions for the course' }));
      await panel.findByRole('link', { name: 'Reader Ann' });
      await user.click(panel.getByRole('button', { name: 'Give a permission' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('combobox', { name: /Student/ }));
      await user.click(await screen.findByRole('option', { name: 'Fellow Tim · SE-24' }));
      await user.click(dialog.getByRole('checkbox', { name: 'Level of study' }));
      await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'By order');
      await user.click(dialog.getByRole('button', { name: 'Permit' }));
      await waitFor(() =>
        expect(asked.find(one => one.call.startsWith('POST'))).toMatchObject({
          path: `/registration/students/${id('a', 2)}/course_permissions/`,
          body: { offering, waives: ['level'], reason: 'By order' },
        }),
      );
    },
    slow,
  );
});
