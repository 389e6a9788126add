import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  guide: {
    lead: 'Студент тіркелу бетіндегі «Бұл қалай жұмыс істейді» қойындысынан оқитын мәтін. Бос жол жаңа абзацты бастайды.',
    text: 'Мәтін (%{language})',
    saved: 'Жадынама сақталды',
    preview: 'Студент осылай көреді',
  },
  plans: {
    lead: 'Әр оқу жоспарының қанша студенті карточкасын жіберіп, бекіттіргені.',
    code: 'Жоспар',
    program: 'Бағдарлама',
    students: 'Студенттер',
    not_started: 'Бастамаған',
    choosing: 'Таңдап жатыр',
    sent: 'Жіберген',
    checking: 'Тексеруде',
    rejected: 'Қайтарылған',
    confirmed: 'Бекітілген',
    search: 'Жоспар коды',
    empty: 'Студенттері бар оқу жоспары жоқ',
    empty_hint: 'Бұл кезеңде мұндай жоспармен ешкім оқымайды.',
  },
  cancelled: {
    lead: 'Кеңсе тоқтатқан курстар, ағындар мен сабақтар. Оларға жазылғандарды ауыстыру керек.',
    course: 'Курс',
    what: 'Не тоқтатылды',
    levels: {
      course: 'бүкіл курс',
      flux: 'ағын',
      lesson: '%{section} сабағы',
    },
    students: 'Жазылған',
    reason: 'Себебі',
    by: 'Кім тоқтатты',
    at: 'Қашан',
    search: 'Курс не себебі',
    empty: 'Тоқтатылған ештеңе жоқ',
    empty_hint: 'Тоқтатылғандар курс қайта ашылғанша осында тұрады.',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
