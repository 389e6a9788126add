import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { OtherPrograms } from '@portal/event-schemas/curriculum/views.ts';
import { closePages, loadCode, openPages, slow } from '../../testing/portal.tsx';

const call = 'POST /curriculum/students/other_programs/';
const [physics, law] = ['Physics', 'Law'].map(name => ({ uid: name, code: name, name: sameInAll(name) }));
const group = {
  id: 'L-1',
  uid: 'L-1',
  code: 'L-1',
  edu_program: 'Law',
  edu_program_name: sameInAll('Law'),
  entry_year: 2026,
};
const student = {
  ...{
    id: 's1',
    uid: 's1',
    code: '1',
    display_name: 'Student One',
    last_name: 'Student',
    first_name: 'One',
    middle_name: '',
  },
  ...{ edu_program: 'Physics', edu_program_name: sameInAll('Physics'), student_group: null, subgroup: null },
  ...{ course: 1, entry_year: 2026, preparation_level: 'bachelor', study_form: 'full_time', study_plan: 'P-26' },
  ...{ student_status: 'studying', advisor: null, gender: 'unknown', citizenship: '', email: '' },
};
const others: OtherPrograms = {
  program: sameInAll('Law'),
  others: [{ program: sameInAll('Physics'), students: 2, plans: ['P-26'], without_plan: 1 }],
};
const answers = {
  'GET /curriculum/students/': [
    student,
    { ...student, id: 's2', uid: 's2', code: '2', display_name: 'Student Two', first_name: 'Two' },
  ],
  'GET /curriculum/student_groups/': [group],
  'GET /curriculum/student_groups/{uid}/': group,
  'GET /organizations/edu-programs/': [physics, law],
  'GET /curriculum/edu_programs/{uid}/': ({ path }: { path: string }) => (path.includes('Law') ? law : physics),
  'GET /curriculum/study_plans/': [{ uid: 'P-26', code: 'P-26' }],
  'GET /curriculum/study_plans/{uid}/': { uid: 'P-26', code: 'P-26' },
  [call]: others,
};
const open = (address: string) => openPages(address, { roles: ['office'], answers, otherwise: 'silence' });

describe('a group of another program', () => {
  beforeAll(async () => {
    await loadCode('students', 'student-groups');
    await import('./move-dialog.tsx');
    await import('../../entity/form.tsx');
  }, slow);
  afterEach(closePages);

  it(
    'is warned of where several are moved to it, with both programs and the plans that stay',
    async () => {
      const { user, asked } = open('people/students');
      for (const name of ['Student One', 'Student Two'])
        await user.click(within((await screen.findAllByText(name))[0]!.closest('tr')!).getByRole('checkbox'));
      await user.click(await screen.findByRole('button', { name: 'Move to a group' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByLabelText('Group'));
      await user.click(await screen.findByRole('option', { name: 'L-1' }));
      const told = await dialog.findByRole('status');
      expect(told.textContent).toBe(
        'The group follows the program “Law”. Students of another program, “Physics”: 2. They keep their study plan: P-26, no plan: 1.',
      );
      expect(asked.findLast(one => one.call === call)!.body).toEqual({ student_group: 'L-1', students: ['s1', 's2'] });
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Move' }).disabled).toBe(false);
    },
    slow,
  );

  it(
    'is warned of in the form of one student',
    async () => {
      const { user } = open('people/students');
      await user.click((await screen.findAllByText('Student One'))[0]!);
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.queryByText(/The group follows/)).toBeNull();
      await user.click(await dialog.findByLabelText('Group'));
      await user.click(await screen.findByRole('option', { name: 'L-1' }));
      await dialog.findByText(
        'The group follows the program “Law”, the student follows “Physics”. The student’s study plan: P-26.',
      );
    },
    slow,
  );

  it(
    'is warned of where the program of a group with students is changed',
    async () => {
      const { user, asked } = open('people/groups');
      await user.click((await screen.findAllByText('L-1'))[0]!);
      const dialog = within(await screen.findByRole('dialog'));
      expect(asked.filter(one => one.call === call)).toEqual([]);
      await user.click(await dialog.findByLabelText('Program'));
      await user.click(await screen.findByRole('option', { name: 'Physics' }));
      await dialog.findByRole('status');
      expect(asked.findLast(one => one.call === call)!.body).toEqual({
        student_group: 'L-1',
        edu_program: 'Physics',
      });
    },
    slow,
  );
});
