import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

const en = {
  grading_system: {
    one: 'grading system',
    many: 'grading systems',
    object: 'a grading system',
    lead: 'How percents become marks. In a term the version holds that began last before it; older sheets stay as they are.',
    empty: 'No systems of your own yet: marks are given by the state scale from A to F.',
    fields: {
      name: 'Name',
      for_level: 'For whom',
      valid_from: 'Valid from',
      rating_weight: 'Share of the admission rating',
      pass_from: 'Passing percent',
      marks: 'Marks with points',
      word_marks: 'Marks without points',
    },
    hints: {
      rating_weight: 'The exam gives the rest.',
      pass_from: 'Needed in the rating, in the exam and in the whole. The lowest pass begins here.',
      marks: 'A mark covers the percents from its own start to that of the next, so there are no holes and no overlaps.',
    },
    columns: {
      marks: { code: 'Grade', points: 'Points', from: 'From percent' },
      word_marks: { code: 'Grade', kind: 'Meaning' },
    },
    rules: {
      'grades.marks_no_zero': 'The lowest mark has to begin at zero percent.',
      'grades.marks_from_twice': 'Two marks begin at the same percent.',
      'grades.marks_code_twice': 'Two marks have the same name.',
      'grades.marks_no_pass': 'One of the marks has to begin at the passing percent, and not the lowest.',
      'grades.marks_order': 'A higher percent cannot give fewer points.',
    },
  },
  grade_period: {
    one: 'grade period',
    many: 'grade periods',
    object: 'a grade period',
    lead: 'When teachers fill in the sheets of a term. After the last day sheets are closed; the office opens single ones.',
    empty: 'No periods yet: sheets are always open',
    fields: { study_period: 'Term', kind: 'For what', starts_on: 'First day', ends_on: 'Last day' },
    rules: { 'grades.period_ends_before_start': 'The last day is before the first. Please correct the dates.' },
  },
  sheet_block_rule: {
    one: 'closing rule of sheets',
    many: 'closing rules of sheets',
    object: 'closing rule',
    lead: 'How many days after the end of a term its sheets close by themselves. Where a term has a grade period of its own, that holds.',
    empty: 'No rules yet: without a grade period sheets are always open',
    removal: 'The sheets of this term will close by the rule for all.',
    fields: { name: 'Name', study_period: 'Term', days: 'Days after the end of the term', is_active: 'In force' },
    hints: { study_period: 'Empty: for all terms', is_active: 'Where it is not in force, the sheets of this term never close by themselves' },
  },
  journal_contribution: {
    one: 'share of lessons in the rating',
    many: 'shares of lessons in the rating',
    object: 'shares of lessons in the rating',
    lead: 'How many percent of the rating come from lectures, practice and other lessons. The share of a kind that a course lacks goes to the others.',
    empty: 'No shares yet',
    fields: { study_year: 'Academic year', shares: 'Shares' },
    hints: { study_year: 'The year in which the academic year begins' },
    columns: { shares: { load_type: 'Kind of lessons', percent: 'Share' } },
    rules: {
      'grades.share_twice': 'A kind of lessons stands there twice.',
      'grades.shares_not_whole': 'The shares have to add up to 100 percent.',
    },
  },
} satisfies Words<typeof entities>;
export default en;
