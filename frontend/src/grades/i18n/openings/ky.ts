import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  lead: 'Баалоо мезгили бүткөндөн кийин айрым ведомостторду окутуучуларга эң көп дегенде жети күнгө ачса болот.',
  add: 'Ведомостторду ачуу',
  open: 'Ачуу',
  close: 'Жабуу',
  close_title: 'Ведомостторду азыр жабуу керекпи?',
  any: 'каалаганы',
  chosen: 'Ачыла турган ведомость: %{count}',
  last_day: 'Акыркы күнү',
  reason: 'Себеби',
  what: 'Эмне ачык',
  made_by: 'Ким ачты',
  made_at: 'Качан',
  state: 'Абалы',
  lasts: 'ачык',
  ended: 'жабык',
  everything: 'бардык ведомосттор',
  more: 'дагы %{count}',
  empty: 'Ачык ведомосттор жок',
  empty_hint: 'Мезгил бүткөндөн кийин каттоо офиси ачкан ведомосттор ушул жерде көрүнөт.',
  tabs: {
    label: 'Кайсынысын көрсөтүү керек',
    lasting: 'Азыр ачык',
    all: 'Бардык убактагы',
  },
  done: {
    open: 'Ведомосттор ачылды',
    close: 'Ведомосттор жабылды',
  },
  steps: {
    study_year: 'Окуу жылы',
    semester: 'Семестр',
    cathedra: 'Кафедра',
    teacher: 'Окутуучу',
    course: 'Курс',
    flux: 'Агым',
    row: 'Студент',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
