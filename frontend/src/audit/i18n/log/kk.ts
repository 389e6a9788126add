import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

const kk = {
  find: { label: 'Адам, курс, оқиға, сұрау нөмірі', none: 'Ештеңе табылмады', person: 'Адам', course: 'Курс', type: 'Оқиға түрі', command: 'Команда', aggregate: 'Жазба түрі', correlation_id: 'Сұрау', stream: 'Жазба', event: 'Оқиға', events: '%{events} оқиға |||| %{events} оқиға' },
  filter: { person: 'Адам', actor: 'Кім істеді', on_behalf_of: 'Кімнің есептік жазбасымен', course: 'Курс', type: 'Оқиға түрі', command: 'Команда', aggregate: 'Жазба түрі', at: 'Кезең', correlation_id: 'Сұрау', stream: 'Жазба', minimum: 'Жазба саны, кемінде', study_period: 'Оқу кезеңі', code: 'Бас тарту коды', call: 'Әрекет' },
  list: { newest: 'Алдымен жаңалары', oldest: 'Алдымен ескілері', order: 'Реті', none: 'Оқиға жоқ', none_hint: 'Бірдеңе бола салысымен осында көрінеді.', limited: '10 000-ға дейін саналады: нақты санын білу үшін сүзгіні тарылтыңыз.', live: 'Портал оқиғалары', sign_ins: 'Кіруі мен шығуы', refused: 'Бұл адамға бас тартылғандар', did: 'Бұл адам не істеді' },
  event: { title: '№ %{position} оқиға', open: '№ %{position} оқиғаның толық мәліметі', close: 'Жабу', number: '№ %{position}', changes: 'Не өзгерді', no_changes: 'Жазбаның күйі өзгерген жоқ.', not_folded: 'Бұл жазбаның күйі құралмайды.', field: 'Өріс', before: 'Бұрын', after: 'Кейін', more: 'тағы %{smart_count} |||| тағы %{smart_count}', when: 'Қашан', who: 'Кім', roles: 'Рөлдері', behalf: 'Кімнің есептік жазбасымен', record: 'Жазба', version: 'Нұсқа', command: 'Команда', request: 'Сұрау', caused_by: 'Мына оқиғадан туды', facts: 'Шешім № %{position} оқиғаға дейінгі деректерді білді', facts_label: 'Деректер', raw: 'Жазылған түрі', causes: 'Себептері мен салдары', history: 'Жазба тарихы', by_person: 'Адамның тарихы', by_actor: 'Тағы не істеді', system: 'портал', as: '%{actor}, «%{person}» есептік жазбасымен' },
  causes: { lead: 'Бір сұраудан не шықты: командалар, олардың оқиғалары, порталдың жауап әрекеттері, хаттар.', request: 'Сұрау', reaction: 'Оқиғаға жауап ретінде', by_portal: 'Порталдың өзі', mails: 'Хаттар', mail_to: 'Хат: %{person}', count: '%{events} оқиға |||| %{events} оқиға', cut: 'Алғашқы %{count} көрсетілді; қалғаны — сұраудың тарихында.', all: 'Сұраудың барлық оқиғасы', state: { waiting: 'жіберілуін күтуде', sending: 'жіберілуде', sent: 'жіберілді', failed: 'жіберілмеді', no_address: 'мекенжайы жоқ' } },
  ask: {
    after_deadline: 'Кезеңінің тіркелуі аяқталғаннан кейін адамдар карточкалар мен курстарда нені өзгертті.', by_others: 'Карточкаларға студенттің өзі де, сол кездегі эдвайзері де емес адамдар не істеді: кеңсе, басқа эдвайзерлер, өзге есептік жазбамен кіргендер.',
    log_in_as: 'Әкімшілер басқалардың есептік жазбасымен қашан кірді және сол кезде не істеді.', bulk: 'Бірден көп жазбаны өзгерткен сұраулар.', refused: 'Портал бас тартқан әрекеттер: құқығы жоқ, өзгенің жазбасы, сәтсіз кіру, қызметкерге қарсы шешім. Бірдей әрекеттер бірге саналған.',
  },
  column: { at: 'Қашан', what: 'Не болды', who: 'Кім', record: 'Жазба', deadline: 'Мерзімі', period: 'Кезең', advisor: 'Сол кездегі эдвайзер', by: 'Әкімші', account: 'Есептік жазба', ended: 'Соңы', events: 'Оқиға', records: 'Жазба', command: 'Команда', call: 'Әрекет', reason: 'Неге бас тартылды', times: 'Рет', roles: 'Рөлдері' },
  empty: { after_deadline: 'Мерзімнен кейін ештеңе өзгертілмеген', by_others: 'Карточкаларды тек студенттер мен олардың эдвайзерлері өзгерткен', log_in_as: 'Басқаның есептік жазбасымен ешкім кірмеген', bulk: 'Мұндай сұрау болмаған', refused: 'Бас тартылған әрекет жоқ' },
  session: { open: 'аяқталмаған', done: 'Не істелгенін көрсету', nobody: 'кірмеген', flood: 'бірге саналған әртүрлі әрекеттер' },
  record_key: 'Коды: %{name}',
  record: {
    study_card: 'Студент карточкасы', course_offering: 'Кезең курсы', registration_standing: 'Рұқсат пен берешек', wish_list: 'Тілектер тізімі', teacher_request: 'Оқытушыға өтініш', seat_watch: 'Орын күту', individual_plan: 'Жеке жоспар',
    advisee: 'Студенттің эдвайзері', account: 'Есептік жазба', login_name: 'Логин', email_address: 'Пошта мекенжайы', student: 'Студент туралы мәлімет', teacher: 'Оқытушы туралы мәлімет', student_application: 'Өтініш', application_type: 'Өтініш түрі',
    notification_inbox: 'Хабарландырулар', refused_attempts: 'Бас тартулар', registration_tally: 'Бас тартулар саны', ledger: 'Журнал мөрлері', system_settings: 'Портал баптаулары', registration_period: 'Тіркелу кезеңі', status_switch: 'Мәртебелерді ауыстыру', letter: 'Хат', notice_run: 'Таратылым',
    application_book: 'Өтініш берушінің өтініштері', application_numbers: 'Өтініш нөмірлері', application_status: 'Өтініш мәртебесі', cathedra: 'Кафедра', credit_limit_rule: 'Кредит ережесі', discipline: 'Пән', edu_program: 'Білім беру бағдарламасы', edu_program_group: 'Бағдарламалар тобы',
    faculty: 'Факультет', field_of_sciences: 'Ғылым саласы', general_mail_schedule: 'Жалпы таратылым', mail_choices: 'Хаттарды таңдау', mail_run: 'Хаттарды жіберу', not_registered_schedule: 'Курссыз студенттерге хаттар', registration_manual: 'Тіркелу нұсқаулығы', registration_settings: 'Тіркелу баптаулары',
    role_name: 'Рөл атауы', room: 'Аудитория', student_group: 'Топ', study_period: 'Оқу кезеңі', study_plan: 'Оқу жоспары', tab_rule: 'Бөлімнің көрінуі', web_banner: 'Хабарландыру',
  },
} satisfies Catalogue<typeof ru>;
export default kk;
