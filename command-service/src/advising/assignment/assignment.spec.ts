import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { AssignAdvisor } from './commands.ts';

const id = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000001`;
const [student, before, after] = [id('a'), id('b'), id('c')];
const record = (advisor: string | null) => ({
  type: 'StudentCreated',
  data: { uid: student, code: 'S-1', last_name: 'Оспанова', first_name: 'Мадина', middle_name: '', advisor },
});
const teacher = {
  uid: after,
  code: 'T-1',
  last_name: 'Ахметов',
  first_name: 'Болат',
  middle_name: '',
  cathedra: null,
  other_cathedras: [],
  position: null,
  is_advisor: true,
  email: '',
};
const ask = { student, advisor: after, reason: 'Moves to another department' };

describe('giving a student to an advisor', () => {
  test('changes the student’s record and says why in one append', () => {
    expect(given([record(before)]).when(AssignAdvisor, ask, { facts: teacher })).toEqual([
      [{ type: 'StudentChanged', data: { uid: student, changes: { advisor: after } } }],
      [{ type: 'AdvisorAssigned', data: { student, from: before, to: after, reason: ask.reason } }],
    ]);
  });
  test('who is not an advisor is refused', () => {
    expect(given([record(before)]).when(AssignAdvisor, ask, { facts: { ...teacher, is_advisor: false } })).toEqual({
      rejected: true,
      code: 'advising.not_an_advisor',
      params: { advisor: 'Ахметов Болат' },
      fields: { advisor: 'advising.not_an_advisor' },
    });
    expect(given([record(before)]).when(AssignAdvisor, ask, { facts: null })).toMatchObject({
      rejected: true,
      code: 'advising.not_an_advisor',
      params: { advisor: after },
    });
  });
  test('the advisor whom the student has already changes nothing', () => {
    expect(
      given(
        [record(before)],
        [{ type: 'AdvisorAssigned', data: { student, from: after, to: before, reason: '' } }],
      ).when(AssignAdvisor, { ...ask, advisor: before }, { facts: null }),
    ).toEqual([[], []]);
  });
  test('nobody is a choice too', () => {
    expect(given([record(before)]).when(AssignAdvisor, { ...ask, advisor: null }, { facts: null })).toMatchObject([
      [{ type: 'StudentChanged' }],
      [{ type: 'AdvisorAssigned', data: { from: before, to: null } }],
    ]);
  });
  test('a student who is not there is refused', () => {
    expect(given().when(AssignAdvisor, ask, { facts: teacher })).toEqual({
      rejected: true,
      code: 'registration.student_not_found',
      params: { student },
    });
  });
});
