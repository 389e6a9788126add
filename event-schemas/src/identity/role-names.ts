import type { Localized } from '../kernel/localized.ts';
import type { Role } from '../kernel/roles.ts';

/** What the roles of portal.md §6 are called. */
export const roleNames: Record<Role, Localized> = {
  org_admin: { ru: 'Администратор организации', kk: 'Ұйым әкімшісі', en: 'Organisation administrator', ky: 'Уюмдун администратору' },
  supervisor: { ru: 'Эдвайзер', kk: 'Эдвайзер', en: 'Advisor', ky: 'Эдвайзер' },
  teacher: { ru: 'Преподаватель', kk: 'Оқытушы', en: 'Teacher', ky: 'Окутуучу' },
  student: { ru: 'Студент', kk: 'Студент', en: 'Student', ky: 'Студент' },
  specialist: { ru: 'Специалист', kk: 'Маман', en: 'Specialist', ky: 'Адис' },
  columnist: { ru: 'Колумнист', kk: 'Колумнист', en: 'Columnist', ky: 'Колумнист' },
  social_affairs_mod: { ru: 'Модератор по социальным вопросам', kk: 'Әлеуметтік мәселелер модераторы', en: 'Social affairs moderator', ky: 'Социалдык маселелер боюнча модератор' },
  applicant: { ru: 'Абитуриент', kk: 'Талапкер', en: 'Applicant', ky: 'Абитуриент' },
  office: { ru: 'Учебный офис', kk: 'Оқу офисі', en: 'Study office', ky: 'Окуу офиси' },
  fin_office: { ru: 'Финансовый офис', kk: 'Қаржы офисі', en: 'Finance office', ky: 'Каржы офиси' },
  beta: { ru: 'Бета-тестировщик', kk: 'Бета-тестілеуші', en: 'Beta tester', ky: 'Бета-сынакчы' },
  mod: { ru: 'Модератор', kk: 'Модератор', en: 'Moderator', ky: 'Модератор' },
  edit_moderator: { ru: 'Модератор с правом правки', kk: 'Түзету құқығы бар модератор', en: 'Moderator with editing', ky: 'Оңдоо укугу бар модератор' },
  auditor: { ru: 'Аудитор', kk: 'Аудитор', en: 'Auditor', ky: 'Аудитор' },
};
