import audit from '@portal/event-schemas/audit/recorded/ru.ts';
import registration from '@portal/event-schemas/registration/recorded/ru.ts';
import system from '@portal/event-schemas/system/recorded/ru.ts';

/** The history of one record: who changed what; its fields are called as the audit calls them. */
const ru = {
  everybody: 'Все студенты',
  none: '–',
  yes: 'Да',
  no: 'Нет',
  fields: {
    ...audit.field,
    ...registration.field,
    ...system.field,
    course: 'Курс',
    preparation_level: 'Уровень',
    role_name: 'Название роли',
    tab_rule: system.kind.tab_rule,
  },
} as const;
export default ru;
