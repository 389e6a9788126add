import { defineErrors } from '@portal/event-schemas/kernel/rejections.ts';

/** Refusals of calls with a key of a program. */
export const keyErrors = defineErrors({
  'platform.key_refused': {
    status: 401,
    ru: 'Этот ключ не действует.',
    kk: 'Бұл кілт жарамсыз.',
    en: 'This key is not valid.',
    ky: 'Бул ачкыч жараксыз.',
  },
  'platform.key_expired': {
    status: 401,
    ru: 'Срок действия ключа истёк.',
    kk: 'Кілттің мерзімі өтіп кеткен.',
    en: 'The key has expired.',
    ky: 'Ачкычтын мөөнөтү бүткөн.',
  },
  'platform.key_network': {
    status: 403,
    ru: 'С адреса {address} этим ключом пользоваться нельзя.',
    kk: 'Бұл кілтті {address} мекенжайынан қолдануға болмайды.',
    en: 'This key must not be used from {address}.',
    ky: 'Бул ачкычты {address} дарегинен колдонууга болбойт.',
  },
  'platform.key_scope': {
    status: 403,
    ru: 'Ключу не разрешён вызов {call}.',
    kk: 'Бұл кілтке {call} шақыруына рұқсат берілмеген.',
    en: 'This key is not allowed to call {call}.',
    ky: 'Бул ачкычка {call} чакыруусуна уруксат берилген эмес.',
  },
});
