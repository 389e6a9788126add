import type { Catalogue } from '../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  list: {
    search: 'Тегі, аты немесе коды', code: 'Коды', name: 'Студент', group: 'Топ', status: 'Карточка күйі', credits: 'Кредит', queued: 'Күтуде', advisor: 'Эдвайзер', changed: 'Соңғы өзгеріс', course: 'Курс', program: 'Білім беру бағдарламасы', faculty: 'Факультет',
    entry_year: 'Түскен жылы', study_form: 'Оқу нысаны', level: 'Деңгейі', debt: 'Қарыз', empty: 'Студент жоқ', empty_hint: 'Бұл шарттарға ешкім сай келмейді. Сүзгілердің бірін алып тастаңыз.', cathedra: 'Кафедра', student_status: 'Студент мәртебесі', gender: 'Жынысы', citizenship: 'Азаматтығы',
    speciality: 'Мамандық', program_group: 'Бағдарламалар тобы', study_year: 'Оқу жылы', semester: 'Семестр', email: 'Пошта', audit: 'Тыңдауға', sent: 'Жіберілген', show_status: '«%{status}» күйіндегі карточкалар: %{count}', bulk_return: 'Қайтару', bulk_return_title: '%{smart_count} карточканы қайтарасыз ба? |||| %{smart_count} карточканы қайтарасыз ба?', mail: 'Хат жазу', mail_title: '%{smart_count} студентке хат |||| %{smart_count} студентке хат', mail_send: 'Жіберу', mail_subject: 'Тақырыбы', mail_text: 'Хат мәтіні', mail_done: 'Хат %{smart_count} студентке жіберілді |||| Хат %{smart_count} студентке жіберілді', mail_without: '%{smart_count} студенттің поштасы жоқ: ол тек порталда хабарлама алады. |||| %{smart_count} студенттің поштасы жоқ: олар тек порталда хабарлама алады.',
    bulk_start: 'Тексеруді бастау', bulk_approve: 'Бекіту', bulk_done: 'Орындалды: %{done}. Қабылданбады: %{refused}.', bulk_report: 'Орындалмағандары', close: 'Жабу', yes: 'иә', no: 'жоқ', all: 'Барлығы', counts: 'Карточкалар күйі бойынша', import_results: 'Нәтижелерді жүктеу',
  },
  card: {
    tabs: { card: 'Карточка', try: 'Байқап көру', completed: 'Оқылған пәндер', plan: 'Оқу жоспары', permits: 'Рұқсаттар', history: 'Тарихы' }, group: '%{group} тобы', year: '%{course}-курс', no_advisor: 'Эдвайзер тағайындалмаған', advisor: 'Эдвайзер', program: 'Бағдарлама', email: 'Пошта', period: 'Кезең',
    credits: 'Кредит', of: '%{max} кредиттен %{amount}, кемінде %{min}', audit: 'Тыңдау', courses: 'Курстар', waiting: 'Кезек', none: 'Карточкада курс жоқ', debts: 'Қарыздар', no_debts: 'жоқ', certificate: 'Медициналық анықтама', until: 'мерзімі: %{date}', no_certificate: 'жоқ',
    replay: 'Тарихты қайта ойнатып қарау', results_none: 'Өткен кезеңдердің нәтижесі жоқ', plan_none: 'Оқу жоспары тағайындалмаған', semester: '%{number}-семестр', history_none: 'Карточкада әлі ештеңе өзгермеген', comment: 'Эдвайзердің пікірі', discipline: 'Пән', letter: 'Баға', line_credits: 'Кредит',
    debt: { financial: 'оқу ақысы', library: 'кітапхана', fine: 'айыппұл' }, on_behalf: '%{actor}, %{person} атынан',
  },
  act: {
    start_review: 'Тексеруді бастау', approve: 'Бекіту', reject: 'Пікірмен қайтару', set_status: 'Күйін өзгерту', started: 'Тексеру басталды', approved: 'Карточка бекітілді', rejected: 'Карточка студентке қайтарылды', status_set: 'Күйі өзгертілді',
    start_title: 'Карточканы тексеруді бастайсыз ба?', start_text: 'Студент карточканы тексеруге алғаныңызды көреді.', reject_title: 'Карточканы студентке қайтару', reject_text: 'Студент пікіріңізді көріп, карточканы түзете алады.', comment: 'Пікір', reason: 'Себебі', status_title: 'Карточка күйін өзгерту', status: 'Жаңа күйі',
    add: 'Курс қосу', add_title: 'Карточкаға курс қосу', added: 'Курс қосылды: %{name}', drop: 'Алып тастау', drop_title: 'Курсты карточкадан алып тастайсыз ба?', drop_text: '«%{name}» курсындағы орын босайды.', dropped: 'Курс алынып тасталды: %{name}', pick: 'Курс', lessons: 'Сабақтар', off: 'Болмайтын себебі: %{why}',
  },
  assign: { act: 'Басқа эдвайзерге', title: '%{smart_count} студентті басқа эдвайзерге беру |||| %{smart_count} студентті басқа эдвайзерге беру', text: 'Карточкалар сол күйінде қалады: тексеруді жаңа эдвайзер жалғастырады.', confirm: 'Беру', advisor: 'Жаңа эдвайзер', none: 'Ешкім табылмады', students: '%{smart_count} студент |||| %{smart_count} студент' },
  queue: { none: 'Тексерілетін карточка жоқ', hint: 'Студент карточкасын жібергенде, ол осы жерде шығады.', open: 'Барлық студенттерім' },
  review: { title: 'Эдвайзердегі карточкалар', waiting: 'Тексеруді күтуде', sent: 'жіберілген: %{date}', filter: 'Мына күйдегі карточкаларды көрсету' },
} satisfies Catalogue<typeof ru>;
export default kk;
