import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  lead: 'Кагаздагы кодду жазыңыз: портал анда эмне жазылышы керектигин көрсөтөт.',
  code: 'Текшерүү коду',
  code_hint: 'Расмий ведомосттун төмөн жагындагы жыйырма белги, сызыкча менен же сызыкчасыз.',
  submit: 'Текшерүү',
  valid: 'Расмий ведомость катталган жана жарактуу',
  superseded: 'Жараксыз: аны № %{number} ведомосту алмаштырды',
  changed: 'Порталдагы мазмун кодго туура келбейт. Университеттин каттоо офисине кабарлаңыз.',
  compare: 'Кагаздагы номерди, аты-жөндөрдү жана бааларды бул жерде көрсөтүлгөн менен салыштырыңыз.',
  title: '№ %{number}',
  corrects: '№ %{number} ведомостту оңдойт',
  rating: 'Рейтинг',
  exam: 'Экзамен',
  percent: 'Жыйынтык, %',
  mark: 'Баа',
  registered: 'Катталган күнү: %{date}',
  teacher: 'Окутуучу: %{name}',
  office: 'Каттоо офиси: %{name}',
  course: 'Дисциплинанын аталышы: %{name}',
  term: 'Окуу мезгили: %{name}',
  kinds: {
    rating: 'рейтингдик',
    examination: 'экзамендик',
    final: 'жыйынтык',
    retake: 'кайра тапшыруу',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
