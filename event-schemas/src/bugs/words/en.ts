import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What bugs are called. */
const en = {
  bug: {
    one: 'bug report',
    many: 'bug reports',
    object: 'a bug report',
    lead: 'What does not work for people: take it, answer, close it. Whoever reported it learns of each step.',
    empty: 'No bugs have been reported',
    fields: {
      number: 'Number',
      title: 'What happened',
      happened: 'Details',
      expected: 'What you expected',
      files: 'Pictures and files',
      page: 'Page',
      request: 'Request id',
      browser: 'Browser',
      reporter: 'Reported by',
      reporter_role: 'Reporter’s role',
      created_at: 'Received',
      state: 'State',
      comment: 'Comment',
      assignee: 'Assignee',
      outcome: 'Outcome',
      merged_into: 'Merged into',
      performed_at: 'Closed',
    },
    hints: {
      title: 'In one phrase: “the card is not saved”, “the list is empty”',
      happened: 'What you pressed and what you saw',
    },
    states: { NEW: 'New', IN_WORK: 'In work', PERFORMED: 'Done' },
    codes: { outcome: { FIXED: 'Fixed', DISMISSED: 'Closed without a fix', DUPLICATE: 'Duplicate' } },
    rules: { 'bugs.merged_into_wrong': 'Choose another report that is not itself merged into one.' },
    acts: {
      take: {
        does: 'Take',
        says: '{actor} takes the bug',
        tells: { title: 'Bug No.\u00a0{number} is being worked on', text: '“{title}”: {actor} looks into it.' },
      },
      take_over: { does: 'Take over', says: '{actor} takes the bug over' },
      perform: {
        does: 'Fixed',
        says: '{actor} closes the bug as fixed[: {comment}]',
        tells: { title: 'Bug No.\u00a0{number} is fixed', text: '“{title}”.[ {comment}]' },
      },
      dismiss: {
        does: 'Close without a fix',
        says: '{actor} closes the bug without a fix[: {comment}]',
        tells: { title: 'Report No.\u00a0{number} is closed', text: '“{title}”: {comment}' },
      },
      merge: {
        does: 'Merge',
        says: '{actor} merges the bug report into another',
        tells: { title: 'Report No.\u00a0{number} is merged into another', text: '“{title}”: this had been reported before. You will hear when it is fixed.' },
      },
      reopen: {
        does: 'Reopen',
        says: '{actor} reopens the bug[: {comment}]',
        tells: { title: 'Bug No.\u00a0{number} is being worked on again', text: '“{title}”: {comment}' },
      },
      comment: {
        does: 'Comment',
        says: '{actor} comments on the bug[: {comment}]',
        tells: { title: 'New comment on bug No.\u00a0{number}', text: '{actor}: {comment}' },
      },
    },
    waits: {
      NEW: { title: 'New bug reports: {count}', text: 'Nobody has taken them yet: {count}, the oldest came on {since}.' },
      IN_WORK: { title: 'Bugs that take long: {count}', text: 'In work for more than a week: {count}, the oldest since {since}.' },
    },
  },
} satisfies Words<typeof entities>;
export default en;
