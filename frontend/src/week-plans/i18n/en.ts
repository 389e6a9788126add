import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const en = {
  list: {
    search: 'Student or plan',
    student: 'Student',
    number: 'Number',
    group: 'Group',
    advisor: 'Advisor',
    plan: 'Plan',
    period: 'Term',
    courses: 'Courses',
    credits: 'Credits',
    state: 'State',
    shared: 'Shared',
    answered: 'Answered',
    empty: 'Nobody has shared the plan of a week yet',
    empty_hint: 'Once a student shares a plan with the advisor it is here.',
  },
  state: {
    draft: 'Draft',
    shared: 'Waits for an answer',
    accepted: 'Approved',
    change_suggested: 'Change suggested',
  },
  plan: {
    gone: 'The student has taken this plan back or changed it.',
    audit: 'audit',
    not_chosen: 'Not all lessons are chosen',
    remarks: 'What was said',
    accept: 'Approves the plan',
    suggest_change: 'Suggests a change',
    not_taught: '%{smart_count} course of the plan is not taught any more |||| %{smart_count} courses of the plan are not taught any more',
  },
  answer: {
    comment: 'Your answer to the student',
    hint: 'Needed to suggest a change or to comment.',
    accept: 'Approve',
    suggest_change: 'Suggest a change',
    only_comment: 'Comment only',
    done: 'The student will be told',
    read_only: 'The student’s advisor answers.',
  },
} satisfies Catalogue<typeof ru>;
export default en;
