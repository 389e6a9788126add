import type { PeriodRule } from '@portal/event-schemas/registration/records.ts';
import { expect, it } from 'vitest';
import { forWhom } from './periods.ts';

const rule = (fields: Partial<PeriodRule>): PeriodRule => ({
  preparation_level: null,
  course: null,
  study_form: null,
  entry_year: null,
  ...fields,
});

it('a period says for whom it is, as people call them', () => {
  expect(forWhom([]).ru).toBe('все студенты');
  expect(
    forWhom([rule({ preparation_level: 'bachelor', course: 2, study_form: 'full_time' }), rule({ entry_year: 2026 })]),
  ).toEqual({
    ru: 'Бакалавриат, 2 курс, Очная; поступившие в 2026 году',
    kk: 'Бакалавриат, 2-курс, Күндізгі; 2026 жылы түскендер',
    en: 'Bachelor’s degree, Year 2, Full-time; entered in 2026',
    ky: 'Бакалавриат, 2-курс, Күндүзгү; 2026-жылы киргендер',
  });
  expect(forWhom([rule({})]).en).toBe('all students');
});
