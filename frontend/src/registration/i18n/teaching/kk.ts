import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  requests: {
    tabs: 'Өтініштер', open: 'Жауап күтуде', archive: 'Мұрағат', search: 'Студент, курс не өтініштегі сөз', student: 'Студент', course: 'Курс', reasons: 'Не кедергі', asked: 'Жіберілген', status: 'Жауап', decided: 'Жауап берілген', by: 'Жауап берген', comment: 'Түсініктеме',
    group: 'Топ', year: 'Оқу курсы', program: 'Бағдарлама', advisor: 'Эдвайзер', email: 'Пошта', registered: 'Тіркелген', lessons: 'Сабақтар', missing: 'Оқылмаған', text: 'Студенттің сөзі', teachers: 'Курс оқытушылары', before: 'Өткен жолы берген жауабыңыз', times: '%{count}-рет сұрап отыр',
    left: '%{capacity} орыннан %{left} бос', waives: 'Рұқсат етілгені', settled: 'жазылып қойған', over: 'Рұқсат берсеңіз, студент орын санынан (%{capacity}) тыс жазылады.',
    empty: 'Жауап күткен ешкім жоқ', empty_hint: 'Курсыңызға жіберуді сұраған студенттер осы жерде көрінеді.', empty_archive: 'Мұрағат бос', empty_archive_hint: 'Жауап берілген өтініштер осында жиналады.',
    approve: 'Рұқсат беру', refuse: 'Бас тарту', approve_many: 'Таңдалғандарға рұқсат беру', refuse_many: 'Таңдалғандардан бас тарту', refuse_title: 'Бас тартасыз ба? Өтініш саны: %{count}', take_back: 'Рұқсатты қайтарып алу', after_all: 'Сонда да рұқсат беру',
    answer: 'Студентке жауап', answer_hint: 'Бас тартқанда міндетті: студент оны оқиды.', approved: 'Рұқсат берілді: %{name}', refused: 'Бас тартылды: %{name}', many_done: 'Дайын: %{done}, орындалмағаны: %{refused}', report: 'Орындалмады', close: 'Жабу', read_only: 'Жауапты курс оқытушылары береді.',
  },
  students: {
    courses_search: 'Курстың атауы не коды', period: 'Кезең', all_periods: 'барлық кезең', code: 'Коды', course: 'Курс', credits: 'Кредит', my_lessons: 'Менің сабақтарым', registered: 'Тіркелген', audit: 'Тыңдауға', waiting: 'Күтуде', basket: 'Себетте', seats: 'Орын', left: '%{capacity} орыннан %{left} бос', cathedra: 'Кафедра',
    advised: 'тек өз студенттеріңіз', no_courses: 'Курс жоқ', no_courses_hint: 'Бұл кезеңде сіз курс жүргізбейсіз, студенттеріңіз де ештеңеге тіркелмеген. Басқа кезеңді таңдаңыз.',
    search: 'Аты-жөні, нөмірі, тобы не поштасы', student: 'Студент', number: 'Нөмірі', group: 'Топ', program: 'Бағдарлама', year: 'Оқу курсы', advisor: 'Эдвайзер', lesson: 'Сабақ', lessons: 'Сабақтар', flux: 'Ағын', standing: 'Жазылуы', card: 'Карточка', email: 'Пошта', since: 'Тіркелген уақыты', permitted: 'рұқсатпен', place: 'кезекте %{place}-орында', yes: 'иә', is_audit: 'тыңдауға',
    states: { registered: 'тіркелген', offered: 'орын ұсынылды', waiting: 'кезекте', basket: 'себетте' }, no_students: 'Курсқа әлі ешкім жазылмаған', no_students_hint: 'Студенттер тіркелген бойда осы жерде көрінеді.', course_missing: 'Курс таңдалмаған', course_missing_hint: 'Курстар тізімін ашып, курсты таңдаңыз.', to_courses: 'Курстар тізіміне',
    copy: 'Мекенжайларды көшіру', copied: 'Көшірілген мекенжай саны: %{smart_count} |||| Көшірілген мекенжай саны: %{smart_count}', no_addresses: 'Ешбір студенттің поштасы жоқ', print: 'Басып шығару', print_now: 'Басып шығару', back: 'Тізімге', printed: '%{date} күнгі тізім', signature: 'Қолы', total: 'Барлығы: %{count}',
    section: 'Секция', section_number: '%{number}-секция', sections: 'Секциялар', all_sections: 'Барлық секция', instructors: 'Оқытушылар', id: 'Студент нөмірі', name: 'Аты-жөні', status: 'Мәртебесі', language: 'Тілі',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
