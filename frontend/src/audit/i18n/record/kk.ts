import audit from '@portal/event-schemas/audit/recorded/kk.ts';
import registration from '@portal/event-schemas/registration/recorded/kk.ts';
import system from '@portal/event-schemas/system/recorded/kk.ts';
import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

/** The history of one record: who changed what; its fields are called as the audit calls them. */
const kk = {
  everybody: 'Барлық студент',
  none: '–',
  yes: 'Иә',
  no: 'Жоқ',
  fields: {
    ...audit.field,
    ...registration.field,
    ...system.field,
    course: 'Курсы',
    preparation_level: 'Деңгейі',
    role_name: 'Рөл атауы',
    tab_rule: system.kind.tab_rule,
  },
} satisfies Catalogue<typeof ru>;
export default kk;
