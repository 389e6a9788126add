import { people } from '../identity/targets.ts';
import { entity } from '../kernel/entity/entity.ts';
import * as field from '../kernel/entity/fields.ts';
import { life } from '../kernel/entity/life.ts';
import { after } from '../kernel/entity/rules.ts';
import { documentNames, documents } from './names.ts';
import { officers } from './roles.ts';

const student = { fields: ['student'] } as const;
const decide = {
  from: ['SUBMITTED'],
  by: { roles: officers },
  sets: { decided_by: 'actor', decided_at: 'now' },
  many: true,
  tells: [student],
} as const;

/** A paper is handed in, checked, or given back to be put right. */
const paperLife = life({
  initial: 'SUBMITTED',
  states: { SUBMITTED: 'info', CHECKED: 'ok', RETURNED: 'warn' },
  open: ['SUBMITTED', 'RETURNED'],
  removable: ['SUBMITTED', 'RETURNED'],
  waits: { SUBMITTED: { for: [{ roles: ['office'] }], remindAfterDays: 1, link: 'foreign-documents' } },
  acts: {
    check: { ...decide, event: 'MigrationRegistrationChecked', to: 'CHECKED', tone: 'ok' },
    give_back: { ...decide, event: 'MigrationRegistrationReturned', to: 'RETURNED', comment: 'required' },
    send: { event: 'MigrationRegistrationSent', from: ['RETURNED'], to: 'SUBMITTED', by: student },
  },
});

/** A paper that lets a foreign student stay, and until when: of each kind the one that is valid longest counts. */
export const migrationRegistration = entity({
  module: 'records',
  entity: 'migration_registration',
  name: 'MigrationRegistration',
  table: 'migration_registrations',
  title: 'document',
  read: ['student', ...officers],
  write: ['student'],
  path: '/common/migration_registration/',
  page: 'user-settings/migration-registration',
  owner: { field: 'student', others: officers, reads: {} },
  life: paperLife,
  rules: [after('records.ends_before_issue', 'issued_on', 'valid_until')],
  sort: ['valid_until', 'DESC'],
  fields: {
    student: { ...field.maker(people), search: true, filter: true },
    document: field.choice(documents, { names: documentNames, filter: true, once: true }),
    number: field.text({ min: 1, max: 50, personal: true }),
    issued_on: field.day({ optional: true }),
    valid_until: field.day({ filter: true }),
    issued_by: field.text({ max: 200, blank: true, personal: true }),
    address: field.text({ max: 300, blank: true, personal: true }),
    files: field.files({
      max: 3,
      types: ['application/pdf', 'image/png', 'image/jpeg'],
      bytes: 10 * 1_048_576,
      optional: true,
      default: [],
    }),
    sent_at: field.madeAt(),
    state: field.stateOf(paperLife),
    comment: field.commentOf(),
    decided_by: field.setByAct(people),
    decided_at: field.setByAct(),
  },
});

/** What foreign students are told so many days before a paper runs out. */
export const foreignNotification = entity({
  module: 'records',
  entity: 'foreign_students_notification',
  name: 'ForeignStudentsNotification',
  table: 'foreign_students_notifications',
  title: 'subject',
  read: officers,
  write: officers,
  path: '/common/foreign_students_notification/',
  calls: { remove: null, restore: null },
  fields: {
    subject: field.localizedText({ min: 2, max: 150, search: true }),
    text: field.localizedText({ max: 2000, rows: 4 }),
    documents: field.choices(documents, { names: documentNames }),
    days_before: field.rows({ days: field.number({ min: 0, max: 365 }) }, { max: 12 }),
    is_active: { ...field.yes({ filter: true }), default: true },
  },
});

export const entities = {
  migration_registration: migrationRegistration,
  foreign_students_notification: foreignNotification,
};
