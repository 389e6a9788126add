import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  roles: 'Рөлдер',
  email: 'Пошта',
  phone: 'Телефон',
  no_contacts: 'Бұл адамның байланыс деректері сізге көрсетілмейді.',
  disabled: 'Есептік жазба ажыратылған',
  edit: 'Профилімді өзгерту',
  photo_of: 'Сурет: %{name}',
  state: 'Күйі',
  all: 'Барлығы',
  states: {
    shown: 'Қаралмаған',
    accepted: 'Қаралған',
    rejected: 'Қабылданбаған',
  },
  none: 'Суреттер жоқ',
  accept: 'Суретті қалдыру',
  reject: 'Қабылдамау',
  reject_title: 'Суретті қабылдамау керек пе?',
  reject_text: 'Оны иесінен басқа ешкім көрмейді. Иесі себебін біледі.',
  reason: 'Себебі',
  uploaded: 'қойылған күні: %{date}',
  why: 'Себебі: %{reason}',
  more: 'Әрі қарай',
  before: 'Артқа',
  someone: 'Сурет',
} satisfies Catalogue<typeof ru>;
export default kk;
