import type { Localized } from '../kernel/localized.ts';
import type { Role } from '../kernel/roles.ts';

/** What the roles of portal.md §6 are called. */
export const roleNames: Record<Role, Localized> = {
  org_admin: { ru: 'Администратор', kk: 'Әкімші', en: 'Administrator', ky: 'Администратор' },
  supervisor: { ru: 'Эдвайзер', kk: 'Эдвайзер', en: 'Advisor', ky: 'Эдвайзер' },
  teacher: { ru: 'Преподаватель', kk: 'Оқытушы', en: 'Teacher', ky: 'Окутуучу' },
  student: { ru: 'Студент', kk: 'Студент', en: 'Student', ky: 'Студент' },
  specialist: { ru: 'Специалист', kk: 'Маман', en: 'Specialist', ky: 'Адис' },
  columnist: { ru: 'Редактор новостей', kk: 'Жаңалықтар редакторы', en: 'News editor', ky: 'Жаңылыктар редактору' },
  social_affairs_mod: {
    ru: 'Модератор по социальным вопросам',
    kk: 'Әлеуметтік мәселелер модераторы',
    en: 'Social affairs moderator',
    ky: 'Социалдык маселелер боюнча модератор',
  },
  applicant: { ru: 'Абитуриент', kk: 'Талапкер', en: 'Applicant', ky: 'Абитуриент' },
  office: { ru: 'Офис регистратора', kk: 'Тіркеуші офисі', en: 'Registrar’s office', ky: 'Каттоо офиси' },
  fin_office: { ru: 'Финансовый офис', kk: 'Қаржы офисі', en: 'Finance office', ky: 'Каржы офиси' },
  beta: { ru: 'Тестировщик', kk: 'Сынақшы', en: 'Tester', ky: 'Сынакчы' },
  mod: { ru: 'Модератор приёма', kk: 'Қабылдау модераторы', en: 'Admission moderator', ky: 'Кабыл алуу модератору' },
  edit_moderator: {
    ru: 'Модератор приёма с правкой',
    kk: 'Түзететін қабылдау модераторы',
    en: 'Admission moderator who edits',
    ky: 'Оңдоочу кабыл алуу модератору',
  },
  auditor: { ru: 'Аудитор', kk: 'Аудитор', en: 'Auditor', ky: 'Аудитор' },
};
