import type { Localized } from '../kernel/localized.ts';
import type { RegistrationSettings } from './records.ts';

/** What each setting of registration means, for whoever looks for it. */
export const settingMeanings: Readonly<Record<keyof RegistrationSettings, Localized>> = {
  use_timer: {
    ru: 'Место в корзине удерживается на время; потом освобождается.',
    kk: 'Себеттегі орын белгілі бір уақытқа ұсталады, содан кейін босатылады.',
    en: 'A seat in the basket is held for a while, then it is free again.',
    ky: 'Себеттеги орун белгилүү бир убакытка кармалат, андан кийин бошотулат.',
  },
  timer_time: {
    ru: 'Сколько держится место в корзине.',
    kk: 'Себеттегі орын қанша уақыт ұсталады.',
    en: 'How long a seat in the basket is held.',
    ky: 'Себеттеги орун канча убакыт кармалат.',
  },
  waiting_list_enabled: {
    ru: 'На полный курс можно встать в очередь.',
    kk: 'Толы курсқа кезекке тұруға болады.',
    en: 'Students can queue for a course that is full.',
    ky: 'Толуп калган курска кезекке турса болот.',
  },
  confirmation_minutes: {
    ru: 'Сколько минут студент думает над местом, которое ему предложили из очереди.',
    kk: 'Кезектен ұсынылған орынды студент неше минут ішінде растауы керек.',
    en: 'Minutes that a student has to take a seat offered from the waiting list.',
    ky: 'Кезектен сунушталган орунду студент канча мүнөт ичинде ырасташы керек.',
  },
  notify_minutes: {
    ru: 'За столько минут до конца студенту напоминают о предложенном месте.',
    kk: 'Ұсынылған орын туралы студентке мерзім біткенше осынша минут бұрын ескертіледі.',
    en: 'So many minutes before the end a student is reminded of an offered seat.',
    ky: 'Сунушталган орун тууралуу студентке мөөнөт бүткөнчө ушунча мүнөт мурун эскертилет.',
  },
  reset_day: {
    ru: 'В этот день все очереди очищаются; пусто: никогда.',
    kk: 'Осы күні барлық кезек тазаланады; бос болса: ешқашан.',
    en: 'On this day all waiting lists are emptied; nothing here: never.',
    ky: 'Ушул күнү бардык кезектер тазаланат; бош болсо: эч качан.',
  },
  request_to_teacher: {
    ru: 'Студент может попросить преподавателя пустить его на курс.',
    kk: 'Студент оқытушыдан курсқа жіберуді сұрай алады.',
    en: 'A student can ask a teacher to be let into a course.',
    ky: 'Студент окутуучудан курска киргизүүнү сурана алат.',
  },
  request_waives_prerequisite: {
    ru: 'Разрешение преподавателя заменяет пререквизит.',
    kk: 'Оқытушының рұқсаты пререквизитті алмастырады.',
    en: 'A teacher’s permission stands for the prerequisite.',
    ky: 'Окутуучунун уруксаты пререквизиттин ордун басат.',
  },
  request_waives_capacity: {
    ru: 'С разрешением преподавателя студент получает место, даже если курс полон.',
    kk: 'Оқытушының рұқсатымен курс толы болса да студент орын алады.',
    en: 'With a teacher’s permission a student gets a seat even if the course is full.',
    ky: 'Окутуучунун уруксаты менен курс толуп калса да студент орун алат.',
  },
  free_sport_courses: {
    ru: 'Столько спортивных курсов студент берёт без оплаты.',
    kk: 'Студент осынша спорт курсын ақысыз алады.',
    en: 'So many sports courses a student takes without paying.',
    ky: 'Студент ушунча спорт курсун акысыз алат.',
  },
  introductory_courses: {
    ru: 'Столько вводных курсов можно взять за период.',
    kk: 'Бір кезеңде осынша кіріспе курс алуға болады.',
    en: 'So many introductory courses can be taken in a term.',
    ky: 'Бир мезгилде ушунча кириш курсун алса болот.',
  },
  default_limit: {
    ru: 'Кредиты за период для тех, к кому не подходит ни одно правило.',
    kk: 'Бірде-бір ереже келмейтін студенттердің бір кезеңдегі кредиттері.',
    en: 'Credits of a term for those whom no rule fits.',
    ky: 'Бир да эреже туура келбегендердин бир мезгилдеги кредиттери.',
  },
  corequisites: {
    ru: 'Что делать, если курс берут без его корреквизита.',
    kk: 'Курс корреквизитсіз алынғанда не істеу керек.',
    en: 'What happens when a course is taken without its corequisite.',
    ky: 'Курс корреквизитсиз алынганда эмне болот.',
  },
  control_level_education: {
    ru: 'Курс другого уровня образования взять нельзя, кроме исключений.',
    kk: 'Ерекше жағдайлардан басқа уақытта өзге білім деңгейінің курсын алуға болмайды.',
    en: 'A course of another level of education cannot be taken, but for exceptions.',
    ky: 'Өзгөчө учурлардан башкасында башка билим деңгээлинин курсун алууга болбойт.',
  },
  control_levels: {
    ru: 'Каким студентам открыты курсы ещё каких уровней.',
    kk: 'Қай студенттерге тағы қай деңгейдің курстары ашық.',
    en: 'Which further levels’ courses are open to which students.',
    ky: 'Кайсы студенттерге дагы кайсы деңгээлдин курстары ачык.',
  },
  summer_max_credit: {
    ru: 'Больше кредитов за лето не взять, что бы ни говорили правила.',
    kk: 'Ережелерге қарамастан жазда бұдан артық кредит алуға болмайды.',
    en: 'No more credits can be taken in a summer, whatever the rules say.',
    ky: 'Эрежелерге карабастан жайында мындан ашык кредит алууга болбойт.',
  },
  notify_final_grades: {
    ru: 'Студент узнаёт об итоговой оценке, как только её поставили.',
    kk: 'Қорытынды баға қойылысымен студентке хабарланады.',
    en: 'A student learns of a final grade as soon as it is given.',
    ky: 'Жыйынтык баа коюлары менен студентке кабарланат.',
  },
  basket_pause_minutes: {
    ru: 'Кто не успел воспользоваться местом, столько минут не держит другое; 0: держит сразу.',
    kk: 'Орынды пайдаланып үлгермеген студент осынша минут басқасын ұстай алмайды; 0: бірден ұстайды.',
    en: 'Whoever let a held seat go unused holds no other for so many minutes; 0: at once.',
    ky: 'Орунду пайдаланып үлгүрбөгөн студент ушунча мүнөт башкасын кармай албайт; 0: дароо кармайт.',
  },
};
