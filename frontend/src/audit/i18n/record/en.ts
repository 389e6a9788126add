import audit from '@portal/event-schemas/audit/recorded/en.ts';
import registration from '@portal/event-schemas/registration/recorded/en.ts';
import system from '@portal/event-schemas/system/recorded/en.ts';
import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

/** The history of one record: who changed what; its fields are called as the audit calls them. */
const en = {
  everybody: 'All students',
  none: '–',
  yes: 'Yes',
  no: 'No',
  fields: {
    ...audit.field,
    ...registration.field,
    ...system.field,
    course: 'Year',
    preparation_level: 'Level',
    role_name: 'Role name',
    tab_rule: system.kind.tab_rule,
  },
} satisfies Catalogue<typeof ru>;
export default en;
