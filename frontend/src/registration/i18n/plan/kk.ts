import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  status: { planned: 'жоспарда', added: 'қосылған', changed: 'ауыстырылған', excluded: 'алынып тасталған', registered: 'карточкада', accomplished: 'оқылған', failed: 'тапсырылмаған' },
  term: { autumn: 'Күзгі семестр', spring: 'Көктемгі семестр', summer: 'Жазғы семестр' },
  credits: {
    title: 'Кредит', done: 'оқылған', onway: 'карточкада', left: 'қалғаны', of: '%{total} кредиттен %{done} оқылды', line: '%{max} кредиттен %{amount}, кемінде %{min}', line_no_min: '%{max} кредиттен %{amount}',
    term: 'кредит: %{total}, оқылғаны %{done}', sum: '%{smart_count} кредит |||| %{smart_count} кредит',
  },
  plan: {
    whole: 'Толық жоспар', year: '%{year} оқу жылы', years: 'Оқу жылдары', by_cycle: 'Циклдер мен компоненттер бойынша', group: 'Цикл мен компонент', none: 'Бұл жылы пән жоқ', none_hint: 'Осы жылдың оқу жоспары әзірге бос.', code: '%{code}, түскен жылы %{year}',
    needs: 'Алдымен:', needs_unmet: 'Оқылмаған:', result: 'Баға', instead: '«%{name}» орнына', by: { student: 'студент өзгертті', advisor: 'эдвайзер өзгертті', registrar: 'оқу кеңсесі өзгертті' },
    receipts: 'Түбіртектер', open_individual: 'Жеке оқу жоспары', open_plan: 'Толық оқу жоспары', credits: 'Кредит',
  },
  individual: {
    as_planned: 'оқу жоспары бойынша', changed: 'өзгертілген', unreported: 'эдвайзер білмейді', reported: 'эдвайзерге хабарланды: %{date}', changed_line: 'Өзгертілген (%{date}): %{name}', choose: 'Тіл мен оқытушы', hide: 'Жию', lines: 'Сабақтар: %{name}', language: 'Тілі', teacher: 'Оқытушы',
    any: 'таңдалмаған', any_language: 'тілі таңдалмаған', any_teacher: 'оқытушы таңдалмаған', of_line: '%{what}: %{load}', saved: 'Таңдау сақталды', srs: 'Осы таңдау СӨЖ-ге де көшеді.', fixed: 'Сабақтар тіркелу кезінде таңдалған.',
  },
  act: {
    change: 'Ауыстыру', repeal: 'Өзгерісті қайтару', exclude: 'Алып тастау', back: 'Жоспарға қайтару', add: 'Пән қосу', more: 'Әрекеттер: %{name}',
    change_title: '«%{name}» пәнін ауыстыру', change_text: 'Осының орнына оқылатын пәнді таңдаңыз.', changed: 'Пән ауыстырылды', add_title: 'Пән қосу: %{term}', added: 'Пән қосылды', search: 'Атауы не коды', none: 'Сай пән жоқ', none_hint: 'Сұрауды өзгертіңіз. Жоспарда жоқ таңдау пәндері ғана көрсетіледі.',
    retake: 'қайта тапсыру', offered: 'осы семестрде оқытылады', exclude_title: '«%{name}» пәнін алып тастау керек пе?', exclude_text: 'Пән тізімде алынған күйінде қалады, оны қайтаруға болады.', reason: 'Себебі', excluded: 'Пән алынып тасталды', repealed: 'Өзгеріс қайтарылды', returned: 'Пән қайтадан жоспарда',
    notify: 'Эдвайзерге хабарлау', notify_student: 'Студентке хабарлау', notify_title: 'Өзгерістер туралы хабарлау', notify_text: 'Эдвайзер хабарламаны көріп, жоспарыңызды ашады.', notify_student_text: 'Студент хабарламаны көріп, өз жоспарын ашады.', message: 'Хабарлама (міндетті емес)', notified: 'Хабарлама жіберілді',
  },
  settings: { title: 'Бағдарлама мен жоспар', plan: 'Жоспар коды', program: 'Білім беру бағдарламасы', entry: 'Түскен жылы', group: 'Тобы', advisor: 'Эдвайзер', no_advisor: 'тағайындалмаған', year: 'Қазір', total: 'Барлығы' },
  summer: {
    limit: '%{limit} кредитке дейін', taken: 'Таңдалған кредит: %{limit} ішінен %{taken}', courses: 'Жазғы семестр курстары', none: 'Жазғы курстар әзірге жоқ', none_hint: 'Оқу кеңсесі ашқан бойда осында пайда болады.', no_term: 'Жазғы семестр әзірге жоспарланбаған', no_term_hint: 'Оқу кеңсесі жазғы семестрді қосқанда, курстары осында шығады.',
    retake: 'қайта тапсыру, бұрынғысы %{letter}', seats: '%{capacity} орыннан %{left} бос',
    students: 'Жазғы семестр студенттері', course: 'Курс', code: 'Коды', taken_head: 'Алынған', waiting_head: 'Кезекте', summary: 'Курс: %{courses}, орын: %{capacity}, алынғаны: %{taken}', search: 'Атауы не коды', office_note: 'Жазғы семестрдің шегі: %{limit} кредит. Кредит ережелері қандай болса да, ол барлық студентке ортақ.', student: 'Студент', status: 'Карточка', no_students: 'Жазға әзірге ешкім жазылмаған', more: 'Тағы көрсету', term: 'Жазғы семестр',
  },
  list: {
    search: 'Тегі, аты, нөмірі не тобы', student: 'Студент', group: 'Тобы', year: 'Оқу жылы', program: 'Бағдарлама', advisor: 'Эдвайзер', changed: 'Өзгертілген', notice: 'Хабарлама', unreported: 'Хабарланбаған', replaced: 'Ауысқан', excluded: 'Алынған', added: 'Қосылған',
    empty: 'Өзгертілген жоспар жоқ', empty_hint: 'Студент, эдвайзер не оқу кеңсесі бірдеңе өзгерткенде, жоспар осында шығады.', code: 'Нөмірі', told: 'Хабарланған',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
