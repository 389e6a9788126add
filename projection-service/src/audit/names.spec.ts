import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import { expect, it } from 'vitest';
import { speller } from './names.ts';

const spell = speller(new Map(), codeNames, () => '', value => (typeof value === 'string' ? value : (value as { ru: string }).ru));

it('access that is set to nothing is open, other things that are nothing are not there', () => {
  expect([spell(null, 'status'), spell('blocked', 'status'), spell(null, 'teacher')]).toEqual(['открыт', 'закрыт', 'нет']);
});
