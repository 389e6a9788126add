import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  lead: 'Бағалау кезеңі аяқталғаннан кейін жеке ведомостарды оқытушыларға ең көбі жеті күнге ашуға болады.',
  add: 'Ведомостарды ашу',
  open: 'Ашу',
  close: 'Жабу',
  close_title: 'Ведомостарды қазір жабу керек пе?',
  any: 'кез келгені',
  chosen: 'Ашылатын ведомость: %{count}',
  last_day: 'Соңғы күні',
  reason: 'Себебі',
  what: 'Не ашық',
  made_by: 'Кім ашты',
  made_at: 'Қашан',
  state: 'Күйі',
  lasts: 'ашық',
  ended: 'жабық',
  everything: 'барлық ведомостар',
  more: 'тағы %{count}',
  empty: 'Ашық ведомостар жоқ',
  empty_hint: 'Кезең аяқталған соң тіркеуші офисі ашқан ведомостар осында көрінеді.',
  tabs: {
    label: 'Қайсысын көрсету керек',
    lasting: 'Қазір ашық',
    all: 'Барлық уақыттағы',
  },
  done: {
    open: 'Ведомостар ашылды',
    close: 'Ведомостар жабылды',
  },
  steps: {
    study_year: 'Оқу жылы',
    semester: 'Семестр',
    cathedra: 'Кафедра',
    teacher: 'Оқытушы',
    course: 'Курс',
    flux: 'Ағын',
    row: 'Студент',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
