import { expect, test } from 'vitest';
import { errors as advisingErrors } from '../advising/errors.ts';
import { errors } from './errors.ts';
import { refusalNames } from './refusal-names.ts';

/** Of settings and imports, of queries, and advice: nobody was refused an act on a card or a course. */
const elsewhere = [
  /^registration\.(import|control_level|rule|max_credit_below_held|min_above_max|max_credit_rule|timer|settings)/,
  /^registration\.(period_(exists|ends|not_found|overlap|in_use)|debt_not_found|status_switch_not_found)/,
  /^registration\.(notify_too_early|finished_registration|course_already_studied|access_status_for|not_status_info)/,
];

test('what the board may have to show has a name in a few words', () => {
  const nameless = Object.keys({ ...errors, ...advisingErrors }).filter(
    code => !(code in refusalNames) && !elsewhere.some(pattern => pattern.test(code)),
  );
  expect(nameless).toEqual([]);
});
