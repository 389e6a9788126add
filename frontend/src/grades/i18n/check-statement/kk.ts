import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  lead: 'Қағаздағы кодты енгізіңіз: портал онда не жазылуы керегін көрсетеді.',
  code: 'Тексеру коды',
  code_hint: 'Ресми ведомостың төменгі жағындағы жиырма таңба, сызықшамен немесе сызықшасыз.',
  submit: 'Тексеру',
  valid: 'Ресми ведомость тіркелген және жарамды',
  superseded: 'Жарамсыз: оны № %{number} ведомосы ауыстырды',
  changed: 'Порталдағы мазмұн кодқа сәйкес емес. Университеттің тіркеуші офисіне хабарлаңыз.',
  compare: 'Қағаздағы нөмірді, аты-жөндерді және бағаларды осында көрсетілгенмен салыстырыңыз.',
  title: '№ %{number}',
  corrects: '№ %{number} ведомосты түзетеді',
  rating: 'Рейтинг',
  exam: 'Емтихан',
  percent: 'Қорытынды, %',
  mark: 'Баға',
  registered: 'Тіркелген күні: %{date}',
  teacher: 'Оқытушы: %{name}',
  office: 'Тіркеуші офисі: %{name}',
  course: 'Пән: %{name}',
  term: 'Оқу кезеңі: %{name}',
  kinds: {
    rating: 'рейтингтік',
    examination: 'емтихандық',
    final: 'қорытынды',
    retake: 'қайта тапсыру',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
