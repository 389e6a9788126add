import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What rules of closing, reasons, types, colours and requests are called. */
const en = {
  journal_block_rule: {
    one: 'rule of closing journals',
    many: 'rules of closing journals',
    object: 'a rule of closing journals',
    lead: 'How many days after the end of a week a journal closes by itself. Without rules: after 10 days, every day.',
    empty: 'No rules yet: weeks close after 10 days',
    removal: 'Weeks that are still open will close by a more general rule.',
    fields: {
      name: 'Name',
      days: 'Days after the end of the week',
      frequency: 'How often to close',
      weekday: 'Weekday (1 is Monday)',
      month_day: 'Day of the month',
      run_at: 'At what time',
      study_period: 'Term',
      load_type: 'Kind of lesson',
      preparation_level: 'Level',
      is_active: 'In force',
    },
    hints: {
      study_period: 'Empty: for all',
      load_type: 'Empty: for all',
      preparation_level: 'Empty: for all',
      month_day: 'In a shorter month on its last day',
      is_active: 'When it is not in force, such journals do not close by themselves',
    },
    codes: { frequency: { DAILY: 'Every day', WEEKLY: 'Every week', MONTHLY: 'Every month' } },
    rules: {
      'journals.run_at_wrong': 'Write the time like this: 00:00.',
      'journals.weekday_needed': 'Choose a weekday.',
      'journals.month_day_needed': 'Choose a day of the month.',
    },
  },
  reason_for_missing: {
    one: 'reason for missing',
    many: 'reasons for missing',
    object: 'a reason for missing',
    lead: 'What a teacher chooses for an absence.',
    fields: {
      name: 'Name',
      short: 'Letter in the journal',
      is_excused: 'Excuses',
      makes_up: 'Can be made up',
    },
    hints: { makes_up: 'A mark may stand beside such an absence' },
  },
  journal_type: {
    one: 'kind of journal',
    many: 'kinds of journals',
    object: 'a kind of journal',
    lead: 'Which marks are given in class. Where nothing is set: attendance alone at lectures, percent elsewhere.',
    fields: { name: 'Name', load_type: 'Kind of lesson', mark_kind: 'Marks' },
    codes: { mark_kind: { none: 'No marks', percent: 'Percent', pass_fail: 'Passed or not' } },
  },
  journal_color: {
    one: 'colour of the journal',
    many: 'colours of the journal',
    object: 'a colour of the journal',
    lead: 'How cells of the journal are coloured. A word always stands beside a colour. What is not set has the colour of the portal.',
    fields: { what: 'What', color: 'Colour' },
    codes: {
      what: {
        low: 'Low mark',
        middle: 'Middle mark',
        high: 'High mark',
        missed: 'Absence',
        excused: 'Excused absence',
        cancelled: 'Cancelled class',
        blocked: 'Closed week',
      },
    },
  },
  absence_limit: {
    one: 'limit of absences',
    many: 'limits of absences',
    object: 'a limit of absences',
    lead: 'How many unexcused absences put a student at risk: they and their advisor are told then. Where nothing is set: 3.',
    empty: 'No limits yet: three unexcused absences are told of',
    removal: 'The limit for all terms holds from then on.',
    fields: { study_period: 'Term', unexcused: 'Unexcused absences' },
    hints: { study_period: 'Empty: for all terms' },
  },
  reopening_request: {
    one: 'request to open a week',
    many: 'requests to open a week',
    object: 'a request to open a week',
    add: 'Ask to open it',
    empty: 'No requests',
    fields: {
      journal: 'Journal',
      week: 'Week from',
      reason: 'Reason',
      days: 'For how many days',
      asked_by: 'Asked by',
      asked_at: 'When',
      state: 'State',
      comment: 'Comment',
      decided_by: 'Decided by',
      decided_at: 'Decided at',
    },
    states: { asked: 'Waiting for a decision', granted: 'Opened', refused: 'Refused', withdrawn: 'Withdrawn' },
    acts: {
      ask: {
        does: 'Ask again',
        says: '{actor} asks to open the week of {week} in a journal',
        tells: { title: 'A teacher asks to open a week', text: '{asked_by}: the week of {week}. {reason}' },
      },
      grant: {
        does: 'Open',
        says: '{actor} opens the week of {week} in a journal, days: {days}',
        tells: {
          title: 'The week of your journal is open',
          text: 'The week of {week} can be filled in. Days: {days}.',
        },
      },
      refuse: {
        does: 'Refuse',
        says: '{actor} does not open the week of a journal[: {comment}]',
        tells: { title: 'The week of your journal stays closed', text: 'The week of {week}: {comment}' },
      },
      withdraw: { does: 'Withdraw the request', says: '{actor} withdraws a request to open a week' },
    },
    waits: {
      asked: {
        title: 'Requests to open a journal are waiting: {count}',
        text: 'Waiting for more than a day: {count}, the oldest since {since}.',
      },
    },
  },
} satisfies Words<typeof entities>;
export default en;
