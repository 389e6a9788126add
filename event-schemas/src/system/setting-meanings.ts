import type { Localized } from '../kernel/localized.ts';
import type { SystemSettings } from './values.ts';

/** What each setting of the portal means, for whoever looks for it. */
export const settingMeanings: Readonly<Record<keyof SystemSettings, Localized>> = {
  university_name: {
    ru: 'Так портал называется в шапке, на вкладке браузера и в письмах.',
    kk: 'Портал беттің жоғарғы жағында, браузер қойындысында және хаттарда осылай аталады.',
    en: 'What the portal is called in its header, in the browser’s tab and in e-mails.',
    ky: 'Портал барактын башында, браузердин өтмөгүндө жана каттарда ушундай аталат.',
  },
  languages: {
    ru: 'Языки, которые портал предлагает; первый увидит тот, кто пришёл впервые.',
    kk: 'Портал ұсынатын тілдер; алғаш келген адам біріншісін көреді.',
    en: 'Languages that the portal offers; whoever comes for the first time sees the first.',
    ky: 'Портал сунуштаган тилдер; биринчи жолу келген адам биринчисин көрөт.',
  },
  time_zone: {
    ru: 'По этим часам наступают сроки и уходят письма. Действует после перезапуска портала.',
    kk: 'Мерзімдер мен хаттар осы уақыт бойынша есептеледі. Портал қайта іске қосылғаннан кейін күшіне енеді.',
    en: 'Deadlines and e-mails go by this clock. It takes effect after the portal is restarted.',
    ky: 'Мөөнөттөр жана каттар ушул саат боюнча эсептелет. Портал кайра ишке киргенден кийин күчүнө кирет.',
  },
  require_phone_number: {
    ru: 'Студент без номера телефона сначала указывает его и только потом входит в портал.',
    kk: 'Телефон нөмірі жоқ студент алдымен оны көрсетеді, содан кейін ғана порталға кіреді.',
    en: 'A student without a phone number has to give one before anything else.',
    ky: 'Телефон номери жок студент адегенде аны көрсөтөт, андан кийин гана порталга кирет.',
  },
  use_active_directory: {
    ru: 'Пароли проверяет каталог университета, если его адрес задан.',
    kk: 'Университет каталогының мекенжайы берілсе, құпиясөздерді сол тексереді.',
    en: 'The university’s directory checks passwords, once its address is set.',
    ky: 'Университеттин каталогунун дареги берилсе, сырсөздөрдү ошол текшерет.',
  },
  registration_of_payment: {
    ru: 'Показывать в портале оформление оплаты.',
    kk: 'Порталда төлемді рәсімдеуді көрсету.',
    en: 'Whether the portal shows how payments are registered.',
    ky: 'Порталда төлөмдү тариздөөнү көрсөтүү.',
  },
  finances_pay: {
    ru: 'Показывать в портале оплату через интернет.',
    kk: 'Порталда интернет арқылы төлеуді көрсету.',
    en: 'Whether the portal offers payment over the internet.',
    ky: 'Порталда интернет аркылуу төлөөнү көрсөтүү.',
  },
  login_max_failed_attempts: {
    ru: 'Столько неверных паролей подряд закрывают вход с этого адреса или устройства.',
    kk: 'Осынша қате құпиясөз терілсе, сол мекенжайдан не құрылғыдан кіру жабылады.',
    en: 'So many wrong passwords close the log-in to that address or device.',
    ky: 'Ушунча туура эмес сырсөз терилсе, ошол даректен же түзмөктөн кирүү жабылат.',
  },
  login_failed_window_minutes: {
    ru: 'За сколько минут считаются неверные пароли.',
    kk: 'Қате құпиясөздер неше минут ішінде саналады.',
    en: 'Minutes within which wrong passwords are counted.',
    ky: 'Туура эмес сырсөздөр канча мүнөт ичинде эсептелет.',
  },
  login_lock_minutes: {
    ru: 'На сколько минут закрывается вход после неверных паролей.',
    kk: 'Қате құпиясөздерден кейін кіру неше минутқа жабылады.',
    en: 'Minutes for which the log-in is closed after wrong passwords.',
    ky: 'Туура эмес сырсөздөрдөн кийин кирүү канча мүнөткө жабылат.',
  },
  temporary_password_hours: {
    ru: 'Сколько часов временный пароль открывает портал.',
    kk: 'Уақытша құпиясөз порталды неше сағат бойы ашады.',
    en: 'Hours for which a temporary password opens the portal.',
    ky: 'Убактылуу сырсөз порталды канча саат ачат.',
  },
  session_idle_hours: {
    ru: 'После стольких часов без действий нужно войти снова.',
    kk: 'Осынша сағат әрекетсіз тұрғаннан кейін қайта кіру керек.',
    en: 'After so many hours without use one has to log in again.',
    ky: 'Ушунча саат аракетсиз тургандан кийин кайра кирүү керек.',
  },
  session_max_days: {
    ru: 'После стольких дней нужно войти снова, даже если порталом пользовались всё время.',
    kk: 'Порталды үздіксіз пайдаланса да, осынша күннен кейін қайта кіру керек.',
    en: 'After so many days one has to log in again, however much the portal was used.',
    ky: 'Порталды тынымсыз колдонсо да, ушунча күндөн кийин кайра кирүү керек.',
  },
  password_policy: {
    ru: 'Каким должен быть новый пароль. Действующие пароли остаются.',
    kk: 'Жаңа құпиясөз қандай болуы керек. Қолданыстағы құпиясөздер қала береді.',
    en: 'What a new password needs. Passwords in use stay as they are.',
    ky: 'Жаңы сырсөз кандай болушу керек. Колдонуудагы сырсөздөр калат.',
  },
  second_factor_roles: {
    ru: 'Люди с этими ролями подтверждают вход кодом или ключом.',
    kk: 'Осы рөлдердегі адамдар кіруді кодпен немесе кілтпен растайды.',
    en: 'People with these roles confirm their log-in by a code or a passkey.',
    ky: 'Бул ролдордогу адамдар кирүүнү код же ачкыч менен ырасташат.',
  },
  second_factor_days: {
    ru: 'Сколько дней запомненное устройство не спрашивает второй раз; 0: спрашивает всегда.',
    kk: 'Есте сақталған құрылғы неше күн бойы қайта сұрамайды; 0: әрдайым сұрайды.',
    en: 'Days for which a remembered device asks for nothing more; 0: it always asks.',
    ky: 'Эсте сакталган түзмөк канча күн кайра сурабайт; 0: дайыма сурайт.',
  },
  header_image_min_width: {
    ru: 'Картинку уже этой портал не примет, в пикселях.',
    kk: 'Ені бұдан кіші суретті портал қабылдамайды, пиксельмен.',
    en: 'The portal takes no picture narrower than this, in pixels.',
    ky: 'Туурасы мындан кичине сүрөттү портал кабыл албайт, пиксель менен.',
  },
  header_image_min_height: {
    ru: 'Картинку ниже этой портал не примет, в пикселях.',
    kk: 'Биіктігі бұдан кіші суретті портал қабылдамайды, пиксельмен.',
    en: 'The portal takes no picture lower than this, in pixels.',
    ky: 'Бийиктиги мындан кичине сүрөттү портал кабыл албайт, пиксель менен.',
  },
  header_image_max_mb: {
    ru: 'Картинку тяжелее этой портал не примет, в мегабайтах.',
    kk: 'Көлемі бұдан үлкен суретті портал қабылдамайды, мегабайтпен.',
    en: 'The portal takes no picture larger than this, in megabytes.',
    ky: 'Көлөмү мындан чоң сүрөттү портал кабыл албайт, мегабайт менен.',
  },
};
