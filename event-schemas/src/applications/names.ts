import type { Localized } from '../kernel/localized.ts';
import type { ActorKind, ApplicationStage } from './codes.ts';

/** Where an application stands. */
export const stageNames: Record<ApplicationStage, Localized> = {
  draft: { ru: 'Черновик', kk: 'Жоба', en: 'Draft', ky: 'Долбоор' },
  in_review: { ru: 'На рассмотрении', kk: 'Қаралуда', en: 'In review', ky: 'Каралууда' },
  returned: { ru: 'На доработке', kk: 'Түзетуге қайтарылған', en: 'Returned', ky: 'Оңдоого кайтарылган' },
  approved: { ru: 'Одобрено', kk: 'Мақұлданған', en: 'Approved', ky: 'Жактырылган' },
  rejected: { ru: 'Отказано', kk: 'Қабылданбады', en: 'Rejected', ky: 'Четке кагылган' },
  withdrawn: { ru: 'Отозвано', kk: 'Кері алынған', en: 'Withdrawn', ky: 'Кайра алынган' },
};

/** Whom a waypoint waits for where it is not a role: `{name}` is the person. */
export const actorTexts: Record<Extract<ActorKind, 'advisor' | 'head_of_department'>, { somebody: Localized; nobody: Localized }> = {
  advisor: {
    somebody: { ru: 'эдвайзер {name}', kk: 'эдвайзер {name}', en: 'advisor {name}', ky: 'эдвайзер {name}' },
    nobody: {
      ru: 'эдвайзер (не назначен)',
      kk: 'эдвайзер (тағайындалмаған)',
      en: 'advisor (not assigned)',
      ky: 'эдвайзер (дайындалган эмес)',
    },
  },
  head_of_department: {
    somebody: {
      ru: 'заведующий кафедрой {name}',
      kk: 'кафедра меңгерушісі {name}',
      en: 'head of department {name}',
      ky: 'кафедра башчысы {name}',
    },
    nobody: {
      ru: 'заведующий кафедрой (не назначен)',
      kk: 'кафедра меңгерушісі (тағайындалмаған)',
      en: 'head of department (not appointed)',
      ky: 'кафедра башчысы (дайындалган эмес)',
    },
  },
};

/** As whom somebody reviews where it is not by a role. */
export const profileNames: Record<Exclude<ActorKind, 'role'> | 'instead', Localized> = {
  profile: {
    ru: 'Назначены лично мне',
    kk: 'Маған жеке тағайындалған',
    en: 'Assigned to me in person',
    ky: 'Жеке мага дайындалган',
  },
  advisor: { ru: 'Как эдвайзер', kk: 'Эдвайзер ретінде', en: 'As an advisor', ky: 'Эдвайзер катары' },
  head_of_department: {
    ru: 'Как заведующий кафедрой',
    kk: 'Кафедра меңгерушісі ретінде',
    en: 'As the head of the department',
    ky: 'Кафедра башчысы катары',
  },
  instead: {
    ru: 'Вместо тех, кого нет',
    kk: 'Орнында жоқ адамдар үшін',
    en: 'On behalf of those who are absent',
    ky: 'Ордунда жок адамдар үчүн',
  },
};
