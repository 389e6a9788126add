import audit from '@portal/event-schemas/audit/recorded/ky.ts';
import registration from '@portal/event-schemas/registration/recorded/ky.ts';
import system from '@portal/event-schemas/system/recorded/ky.ts';
import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

/** The history of one record: who changed what; its fields are called as the audit calls them. */
const ky = {
  everybody: 'Бардык студенттер',
  none: '–',
  yes: 'Ооба',
  no: 'Жок',
  fields: {
    ...audit.field,
    ...registration.field,
    ...system.field,
    course: 'Курсу',
    preparation_level: 'Деңгээли',
    role_name: 'Ролдун аталышы',
    tab_rule: system.kind.tab_rule,
  },
} satisfies Catalogue<typeof ru>;
export default ky;
