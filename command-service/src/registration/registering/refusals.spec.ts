import type { ErrorCatalogue } from '@portal/event-schemas/kernel/rejections.ts';
import { readFileSync } from 'node:fs';
import { errors as advisingErrors } from '@portal/event-schemas/advising/errors.ts';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { errors } from '@portal/event-schemas/registration/errors.ts';
import { describe, expect, test } from 'vitest';

/** The messages of portal.md §8, "Registration", and the refusals that say them. */
const catalogue: readonly [message: string, codes: readonly string[]][] = [
  ['prerequisite not studied', ['registration.prerequisite_missing']],
  [
    'course unavailable for direction, education level or unrelated programs',
    [
      'registration.course_not_for_direction',
      'registration.course_not_for_level',
      'registration.course_not_for_program',
    ],
  ],
  ['medical certificate required', ['registration.medical_certificate_required']],
  [
    'credit limit exceeded or not reached',
    [
      'registration.credit_limit_exceeded',
      'registration.audit_limit_exceeded',
      'registration.credit_minimum_not_reached',
      'advising.card_below_minimum',
    ],
  ],
  ['audit versus credit conflict', ['registration.audit_credit_conflict']],
  ['introductory-course limit exceeded', ['registration.introductory_limit']],
  [
    'already registered on another sport course, or four free sport courses',
    ['registration.one_sport_course', 'registration.free_sport_courses_used'],
  ],
  ['duplicate day and time', ['registration.time_clash']],
  [
    'library debt, unpaid fine or financial debt',
    ['registration.debt_library', 'registration.debt_fine', 'registration.debt_financial'],
  ],
  [
    'registration closed',
    [
      'registration.student_access_closed',
      'registration.period_finished',
      'registration.period_not_started',
      'registration.period_not_defined',
    ],
  ],
  [
    'not available by year of admission or student status',
    ['registration.period_not_for_you', 'registration.student_not_studying'],
  ],
  ['waiting list not allowed in late registration', ['registration.waiting_list_not_in_late']],
  [
    'study card cannot be sent or approved on the waiting list',
    ['registration.card_on_waiting_list', 'advising.card_on_waiting_list'],
  ],
  ['cannot approve with unselected teachers', ['advising.teacher_not_selected']],
  ['cannot delete in late registration', ['registration.drop_in_late']],
  ['cannot remove a course with a grade', ['registration.drop_graded', 'registration.drop_marked']],
  ['cannot delete a course added by the Registrar', ['registration.drop_added_by_registrar']],
  ['lesson closed', ['registration.course_blocked', 'registration.course_cancelled']],
  ['you have not been assigned an advisor', ['registration.no_advisor']],
];
const all: ErrorCatalogue = { ...errors, ...advisingErrors };
const specs = ['policies.spec.ts', 'registering.spec.ts', '../study-card/review.spec.ts']
  .map(file => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

describe('every message of the specification', () => {
  test.each(catalogue)('“%s” is a refusal in four languages, and a rule has a test of it', (_message, codes) => {
    for (const code of codes) {
      const texts = locales.map(locale => all[code]?.[locale]);
      expect(new Set(texts.filter(text => typeof text === 'string' && text.length > 20)).size, code).toBe(
        locales.length,
      );
      expect(specs, code).toContain(code.replace('registration.', ''));
    }
  });

  test('says what was looked at: every placeholder stands in all languages', () => {
    const placeholders = (text: unknown) =>
      [...String(text).matchAll(/\{(\w+)\}/g)]
        .map(([, name]) => name!)
        .toSorted((one, other) => one.localeCompare(other))
        .join();
    const uneven = Object.entries(all)
      .filter(([, texts]) => new Set(locales.map(locale => placeholders(texts[locale]))).size > 1)
      .map(([code]) => code);
    expect(uneven).toEqual([]);
  });
});
