import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const ky = {
  status: { planned: 'план боюнча', added: 'кошулган', changed: 'алмаштырылган', excluded: 'алынып салынган', registered: 'карточкада', accomplished: 'окулган', failed: 'тапшырылган жок' },
  term: { autumn: 'Күзгү семестр', spring: 'Жазгы семестр', summer: 'Жайкы семестр' },
  credits: {
    title: 'Кредит', done: 'окулган', onway: 'карточкада', left: 'калганы', of: '%{total} кредиттен %{done} окулду', line: '%{max} кредиттен %{amount}, кеминде %{min}', line_no_min: '%{max} кредиттен %{amount}',
    term: 'кредит: %{total}, окулганы %{done}', sum: '%{smart_count} кредит |||| %{smart_count} кредит',
  },
  plan: {
    whole: 'Бүт план', year: '%{year} окуу жылы', years: 'Окуу жылдары', by_cycle: 'Циклдер жана компоненттер боюнча', group: 'Цикл жана компонент', none: 'Бул жылы сабак жок', none_hint: 'Бул жылдын окуу планы азырынча бош.', code: '%{code}, кирген жылы %{year}',
    needs: 'Адегенде:', needs_unmet: 'Окулган эмес:', result: 'Баа', instead: '«%{name}» ордуна', by: { student: 'студент өзгөрттү', advisor: 'эдвайзер өзгөрттү', registrar: 'окуу кеңсеси өзгөрттү' },
    receipts: 'Дүмүрчөктөр', open_individual: 'Жеке окуу планы', open_plan: 'Толук окуу планы', credits: 'Кредит',
  },
  individual: {
    as_planned: 'окуу планы боюнча', changed: 'өзгөртүлгөн', unreported: 'эдвайзер билбейт', reported: 'эдвайзерге кабарланды: %{date}', changed_line: 'Өзгөртүлгөн (%{date}): %{name}', choose: 'Тил жана окутуучу', hide: 'Жыйноо', lines: 'Сабактар: %{name}', language: 'Тили', teacher: 'Окутуучу',
    any: 'тандалган эмес', any_language: 'тили тандалган эмес', any_teacher: 'окутуучу тандалган эмес', of_line: '%{what}: %{load}', saved: 'Тандоо сакталды', srs: 'Ошол эле тандоо СӨИге да көчөт.', fixed: 'Сабактар каттоодо тандалган.',
  },
  act: {
    change: 'Алмаштыруу', repeal: 'Өзгөрүүнү кайтаруу', exclude: 'Алып салуу', back: 'Планга кайтаруу', add: 'Сабак кошуу', more: 'Аракеттер: %{name}',
    change_title: '«%{name}» сабагын алмаштыруу', change_text: 'Мунун ордуна окула турган сабакты тандаңыз.', changed: 'Сабак алмаштырылды', add_title: 'Сабак кошуу: %{term}', added: 'Сабак кошулду', search: 'Аталышы же коду', none: 'Ылайыктуу сабак жок', none_hint: 'Сурамды өзгөртүңүз. Планда жок тандоо сабактары гана көрсөтүлөт.',
    retake: 'кайра тапшыруу', offered: 'ушул семестрде өтүлөт', exclude_title: '«%{name}» сабагын алып саласызбы?', exclude_text: 'Сабак тизмеде алынган бойдон калат, аны кайтарса болот.', reason: 'Себеби', excluded: 'Сабак алынып салынды', repealed: 'Өзгөрүү кайтарылды', returned: 'Сабак кайра планда',
    notify: 'Эдвайзерге кабарлоо', notify_student: 'Студентке кабарлоо', notify_title: 'Өзгөрүүлөр тууралуу кабарлоо', notify_text: 'Эдвайзер билдирүүнү көрүп, планыңызды ачат.', notify_student_text: 'Студент билдирүүнү көрүп, өз планын ачат.', message: 'Билдирүү (милдеттүү эмес)', notified: 'Билдирүү жөнөтүлдү',
  },
  settings: { title: 'Программа жана план', plan: 'Пландын коду', program: 'Билим берүү программасы', entry: 'Кирген жылы', group: 'Тобу', advisor: 'Эдвайзер', no_advisor: 'дайындалган эмес', year: 'Азыр', total: 'Баары' },
  summer: {
    limit: '%{limit} кредитке чейин', taken: 'Тандалган кредит: %{limit} ичинен %{taken}', courses: 'Жайкы семестрдин курстары', none: 'Жайкы курстар азырынча жок', none_hint: 'Окуу кеңсеси ачканда эле ушул жерден көрүнөт.', no_term: 'Жайкы семестр азырынча пландалган эмес', no_term_hint: 'Окуу кеңсеси жайкы семестрди кошкондо, курстары ушул жерде чыгат.',
    retake: 'кайра тапшыруу, мурдагысы %{letter}', seats: '%{capacity} орундан %{left} бош',
    students: 'Жайкы семестрдин студенттери', course: 'Курс', code: 'Коду', taken_head: 'Ээленген', waiting_head: 'Кезекте', summary: 'Курс: %{courses}, орун: %{capacity}, ээленгени: %{taken}', search: 'Аталышы же коду', office_note: 'Жайкы семестрдин чеги: %{limit} кредит. Кредит эрежелери кандай болсо да, ал бардык студенттерге тиешелүү.', student: 'Студент', status: 'Карточка', no_students: 'Жайга азырынча эч ким жазылган жок', more: 'Дагы көрсөтүү', term: 'Жайкы семестр',
  },
  list: {
    search: 'Фамилиясы, аты, номери же тобу', student: 'Студент', group: 'Тобу', year: 'Окуу жылы', program: 'Программа', advisor: 'Эдвайзер', changed: 'Өзгөртүлгөн', notice: 'Билдирүү', unreported: 'Кабарланган эмес', replaced: 'Алмашкан', excluded: 'Алынган', added: 'Кошулган',
    empty: 'Өзгөртүлгөн план жок', empty_hint: 'Студент, эдвайзер же окуу кеңсеси бир нерсе өзгөрткөндө, план ушул жерге чыгат.', code: 'Номери', told: 'Кабарланган',
  },
} satisfies Catalogue<typeof ru>;
export default ky;
