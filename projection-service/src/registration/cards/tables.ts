import { ddl, type Table } from '@portal/platform/projections/rows.ts';

/** One row a card, with its status and sums; `max_credit`, `max_credit_audit`: the student's own limits. */
export const cardsTable: Table = {
  name: 'cards',
  key: ['student', 'study_period'],
  columns: {
    student: 'text',
    study_period: 'text',
    status: 'text',
    credits: 'float8',
    audit_credits: 'float8',
    courses: 'int',
    queued: 'int',
    queued_credits: 'float8',
    sent_at: 'timestamptz',
    reviewer: 'text',
    comment: 'text',
    comment_by: 'text',
    comment_at: 'timestamptz',
    max_credit: 'float8',
    max_credit_audit: 'float8',
    changed_at: 'timestamptz',
    changed_by: 'text',
    removed: 'jsonb',
  },
};
/** Registered courses of cards. `position`: of the event that added the course. */
export const cardCoursesTable: Table = {
  name: 'card_courses',
  key: ['student', 'study_period', 'offering'],
  columns: {
    student: 'text',
    study_period: 'text',
    offering: 'text',
    discipline: 'text',
    flux: 'text',
    lessons: 'text[]',
    code: 'text',
    name: 'jsonb',
    credits: 'float8',
    audit: 'boolean',
    added_by: 'text',
    added_at: 'timestamptz',
    position: 'bigint',
    mark: 'jsonb',
    corequisites: 'jsonb',
  },
};
/** Courses that a card waits for. `position`: of the event that queued. */
export const cardQueueTable: Table = {
  name: 'card_queue',
  key: ['student', 'study_period', 'offering'],
  columns: {
    student: 'text',
    study_period: 'text',
    offering: 'text',
    discipline: 'text',
    name: 'jsonb',
    credits: 'float8',
    audit: 'boolean',
    position: 'bigint',
  },
};

export const tables = [cardsTable, cardCoursesTable, cardQueueTable];

export const tablesDdl = [
  ...tables.map(table => ddl(table)),
  'CREATE INDEX IF NOT EXISTS cards_by_period ON cards (study_period, status);',
  'CREATE INDEX IF NOT EXISTS card_courses_by_offering ON card_courses (offering);',
].join('\n');

/** What other modules may read. `uid` is the card's uid. */
export const cardViews = `
CREATE OR REPLACE VIEW registration.cards_public AS
  SELECT student || '.' || study_period AS uid, student, study_period, status, credits, audit_credits, courses,
    queued, sent_at, comment, changed_at, max_credit, max_credit_audit
  FROM registration.cards;
`;
