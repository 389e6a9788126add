import type { Localized } from '../kernel/localized.ts';

/** Headers of the seals' columns in exports. */
export const headers = {
  number: { ru: 'Печать №', kk: 'Мөр №', en: 'Seal no.', ky: 'Мөөр №' },
  sealed_at: { ru: 'Опечатано', kk: 'Мөрленген уақыты', en: 'Sealed at', ky: 'Мөөр басылган убакыт' },
  first_position: { ru: 'С события №', kk: 'Бастапқы оқиға №', en: 'From event no.', ky: 'Баштапкы окуя №' },
  last_position: { ru: 'По событие №', kk: 'Соңғы оқиға №', en: 'To event no.', ky: 'Акыркы окуя №' },
  events: { ru: 'Событий', kk: 'Оқиға саны', en: 'Events', ky: 'Окуялардын саны' },
  chain: { ru: 'Хеш цепочки', kk: 'Тізбек хеші', en: 'Chain hash', ky: 'Чынжырдын хеши' },
  root: { ru: 'Корень дерева', kk: 'Ағаш түбірі', en: 'Tree root', ky: 'Дарактын тамыры' },
  key: { ru: 'Ключ', kk: 'Кілт', en: 'Key', ky: 'Ачкыч' },
  signature: { ru: 'Подпись', kk: 'Қолтаңба', en: 'Signature', ky: 'Кол тамга' },
  position: {
    ru: 'Событие самой печати №',
    kk: 'Мөрдің өз оқиғасы №',
    en: 'The seal’s own event no.',
    ky: 'Мөөрдүн өз окуясы №',
  },
  sealed_by: { ru: 'Кто опечатал', kk: 'Кім мөрледі', en: 'Sealed by', ky: 'Ким мөөр басты' },
} as const satisfies Record<string, Localized>;
