import type { Locale, Localized } from '../kernel/localized.ts';
import type { MailContent } from '../notifications/mail.ts';

/** A mail to somebody about their way into the portal. Places `{param}`; `action`: what its button is called. */
interface Letter {
  subject: Localized;
  paragraphs: readonly Localized[];
  action: Localized;
}

const letters = {
  /** The office has opened an account. */
  invitation: {
    subject: {
      ru: 'Ваш доступ к порталу университета',
      kk: 'Университет порталына кіру рұқсатыңыз',
      en: 'Your access to the university portal',
      ky: 'Университеттин порталына кирүү мүмкүнчүлүгүңүз',
    },
    paragraphs: [
      {
        ru: 'Для вас открыта учётная запись. Ваш логин: {login}',
        kk: 'Сізге есептік жазба ашылды. Логиніңіз: {login}',
        en: 'An account was opened for you. Your login: {login}',
        ky: 'Сиз үчүн каттоо жазуусу ачылды. Логиниңиз: {login}',
      },
      {
        ru: 'Придумайте пароль по ссылке ниже. Она сработает один раз и действует до {until}. Никому её не пересылайте.',
        kk: 'Төмендегі сілтемемен құпиясөз ойлап табыңыз. Ол бір рет қана жарайды, мерзімі: {until}. Оны ешкімге жібермеңіз.',
        en: 'Choose a password with the link below. It works once, until {until}. Do not pass it on.',
        ky: 'Төмөнкү шилтеме аркылуу сырсөз ойлоп табыңыз. Ал бир жолу гана иштейт, мөөнөтү: {until}. Аны эч кимге жөнөтпөңүз.',
      },
    ],
    action: { ru: 'Задать пароль', kk: 'Құпиясөз қою', en: 'Set a password', ky: 'Сырсөз коюу' },
  },
  /** Somebody has said that they forgot the password. */
  recovery: {
    subject: {
      ru: 'Новый пароль для портала университета',
      kk: 'Университет порталына жаңа құпиясөз',
      en: 'A new password for the university portal',
      ky: 'Университеттин порталына жаңы сырсөз',
    },
    paragraphs: [
      {
        ru: 'Кто-то попросил восстановить доступ к вашей учётной записи. Ваш логин: {login}',
        kk: 'Біреу есептік жазбаңызға кіруді қалпына келтіруді сұрады. Логиніңіз: {login}',
        en: 'Somebody asked for a way back into your account. Your login: {login}',
        ky: 'Кимдир бирөө каттоо жазууңузга кирүүнү калыбына келтирүүнү сурады. Логиниңиз: {login}',
      },
      {
        ru: 'Если это были вы, задайте новый пароль по ссылке ниже. Она сработает один раз, действует до {until}, и новое такое письмо её отменит.',
        kk: 'Бұл сіз болсаңыз, төмендегі сілтемемен жаңа құпиясөз қойыңыз. Ол бір рет қана жарайды, мерзімі: {until}, келесі осындай хат келсе күшін жояды.',
        en: 'If it was you, set a new password with the link below. It works once, until {until}, and a newer e-mail of this kind replaces it.',
        ky: 'Бул сиз болсоңуз, төмөнкү шилтеме аркылуу жаңы сырсөз коюңуз. Ал бир жолу гана иштейт, мөөнөтү: {until}, кийинки ушундай кат келсе күчүн жоготот.',
      },
      {
        ru: 'Если не вы, ничего не делайте: прежний пароль действует.',
        kk: 'Бұл сіз болмасаңыз, ештеңе істемеңіз: бұрынғы құпиясөз жарамды.',
        en: 'If it was not, do nothing: the old password still works.',
        ky: 'Бул сиз болбосоңуз, эч нерсе кылбаңыз: мурунку сырсөз иштей берет.',
      },
    ],
    action: { ru: 'Задать новый пароль', kk: 'Жаңа құпиясөз қою', en: 'Set a new password', ky: 'Жаңы сырсөз коюу' },
  },
  /** Somebody has said that they forgot the login. */
  reminder: {
    subject: {
      ru: 'Ваш логин на портале университета',
      kk: 'Университет порталындағы логиніңіз',
      en: 'Your login at the university portal',
      ky: 'Университеттин порталындагы логиниңиз',
    },
    paragraphs: [
      {
        ru: 'Вы спросили, какой у вас логин: {login}',
        kk: 'Логиніңізді сұрадыңыз: {login}',
        en: 'You asked what your login is: {login}',
        ky: 'Логиниңизди сурадыңыз: {login}',
      },
      {
        ru: 'Если спросили не вы, ничего делать не нужно.',
        kk: 'Сұраған сіз болмасаңыз, ештеңе істеудің қажеті жоқ.',
        en: 'If it was not you who asked, there is nothing to do.',
        ky: 'Сураган сиз болбосоңуз, эч нерсе кылуунун кереги жок.',
      },
    ],
    action: { ru: 'Войти на портал', kk: 'Порталға кіру', en: 'Log in', ky: 'Порталга кирүү' },
  },
  /** Somebody has said that they forgot the password, and the university’s directory keeps it. */
  elsewhere: {
    subject: {
      ru: 'Ваш пароль хранит каталог университета',
      kk: 'Құпиясөзіңіз университет каталогында сақталады',
      en: 'Your password is kept by the university’s directory',
      ky: 'Сырсөзүңүз университеттин каталогунда сакталат',
    },
    paragraphs: [
      {
        ru: 'Кто-то попросил новый пароль для вашей учётной записи. Ваш логин: {login}',
        kk: 'Біреу есептік жазбаңызға жаңа құпиясөз сұрады. Логиніңіз: {login}',
        en: 'Somebody asked for a new password for your account. Your login: {login}',
        ky: 'Кимдир бирөө каттоо жазууңузга жаңы сырсөз сурады. Логиниңиз: {login}',
      },
      {
        ru: 'Вы входите на портал с паролем каталога университета, и задать его на портале нельзя. Смените его там, где меняют пароль университета.',
        kk: 'Порталға университет каталогының құпиясөзімен кіресіз, оны порталда қою мүмкін емес. Оны университет құпиясөзі ауыстырылатын жерде өзгертіңіз.',
        en: 'You log in to the portal with the password of the university’s directory, which cannot be set in the portal. Change it where passwords of the university are changed.',
        ky: 'Порталга университеттин каталогунун сырсөзү менен киресиз, аны порталда коюуга болбойт. Аны университеттин сырсөзү алмаштырылган жерде өзгөртүңүз.',
      },
    ],
    action: { ru: 'Войти на портал', kk: 'Порталға кіру', en: 'Log in', ky: 'Порталга кирүү' },
  },
  /** An applicant has to show that the address is theirs. */
  activation: {
    subject: {
      ru: 'Подтвердите адрес почты',
      kk: 'Пошта мекенжайын растаңыз',
      en: 'Confirm your e-mail address',
      ky: 'Почта дарегин ырастаңыз',
    },
    paragraphs: [
      {
        ru: 'Вы регистрируетесь как поступающий. Откройте ссылку и нажмите кнопку на странице: после этого учётная запись будет открыта.',
        kk: 'Сіз талапкер ретінде тіркеліп жатырсыз. Сілтемені ашып, беттегі түймені басыңыз: содан кейін есептік жазба ашылады.',
        en: 'You are signing up as an applicant. Open the link and press the button on the page: then your account will be open.',
        ky: 'Сиз абитуриент катары катталып жатасыз. Шилтемени ачып, барактагы баскычты басыңыз: андан кийин каттоо жазуусу ачылат.',
      },
      {
        ru: 'Ссылка действует до {until}. Если не подтвердить, введённые данные будут удалены.',
        kk: 'Сілтеменің мерзімі: {until}. Растамасаңыз, енгізілген деректер жойылады.',
        en: 'The link works until {until}. Without it, what was typed will be deleted.',
        ky: 'Шилтеменин мөөнөтү: {until}. Ырастабасаңыз, киргизилген маалымат өчүрүлөт.',
      },
    ],
    action: { ru: 'Подтвердить адрес', kk: 'Мекенжайды растау', en: 'Confirm the address', ky: 'Даректи ырастоо' },
  },
  /** Somebody signs up with the address of an account: its owner learns it, the visitor does not. */
  known: {
    subject: {
      ru: 'У вас уже есть учётная запись',
      kk: 'Сізде есептік жазба бұрыннан бар',
      en: 'You already have an account',
      ky: 'Сизде каттоо жазуусу буга чейин бар',
    },
    paragraphs: [
      {
        ru: 'Кто-то регистрируется на портале с вашим адресом почты, но учётная запись у вас уже есть. Ваш логин: {login}',
        kk: 'Біреу порталға сіздің пошта мекенжайыңызбен тіркеліп жатыр, бірақ сізде есептік жазба бұрыннан бар. Логиніңіз: {login}',
        en: 'Somebody is signing up at the portal with your e-mail address, but you already have an account. Your login: {login}',
        ky: 'Кимдир бирөө порталга сиздин почта дарегиңиз менен катталып жатат, бирок сизде каттоо жазуусу буга чейин бар. Логиниңиз: {login}',
      },
      {
        ru: 'Если это были вы, просто войдите; забытый пароль можно заменить. Если не вы, ничего делать не нужно.',
        kk: 'Бұл сіз болсаңыз, жай ғана кіріңіз; ұмытылған құпиясөзді ауыстыруға болады. Сіз болмасаңыз, ештеңе істеудің қажеті жоқ.',
        en: 'If it was you, just log in; a forgotten password can be replaced. If it was not, there is nothing to do.',
        ky: 'Бул сиз болсоңуз, жөн гана кириңиз; унутулган сырсөздү алмаштырса болот. Сиз болбосоңуз, эч нерсе кылуунун кереги жок.',
      },
    ],
    action: { ru: 'Войти на портал', kk: 'Порталға кіру', en: 'Log in', ky: 'Порталга кирүү' },
  },
  /** To a new address, that it be shown to be the person's. */
  email_change: {
    subject: {
      ru: 'Подтвердите новый адрес почты',
      kk: 'Жаңа пошта мекенжайын растаңыз',
      en: 'Confirm your new e-mail address',
      ky: 'Жаңы почта дарегин ырастаңыз',
    },
    paragraphs: [
      {
        ru: 'Владелец учётной записи «{login}» хочет, чтобы портал писал ему на этот адрес. Подтвердите его по ссылке до {until}.',
        kk: '«{login}» есептік жазбасының иесі порталдың осы мекенжайға жазғанын қалайды. Оны сілтеме арқылы растаңыз, мерзімі: {until}.',
        en: 'The owner of the account “{login}” wants the portal to write to this address. Confirm it with the link by {until}.',
        ky: '«{login}» каттоо жазуусунун ээси портал ушул дарекке жазышын каалайт. Аны шилтеме аркылуу ырастаңыз, мөөнөтү: {until}.',
      },
      {
        ru: 'До этого портал пишет на прежний адрес.',
        kk: 'Оған дейін портал бұрынғы мекенжайға жазады.',
        en: 'Until then the portal writes to the old address.',
        ky: 'Ага чейин портал мурунку дарекке жазат.',
      },
    ],
    action: { ru: 'Подтвердить адрес', kk: 'Мекенжайды растау', en: 'Confirm the address', ky: 'Даректи ырастоо' },
  },
  /** To the old address, after the change. */
  email_changed: {
    subject: {
      ru: 'Адрес вашей почты на портале изменён',
      kk: 'Порталдағы пошта мекенжайыңыз өзгертілді',
      en: 'Your e-mail address at the portal was changed',
      ky: 'Порталдагы почта дарегиңиз алмаштырылды',
    },
    paragraphs: [
      {
        ru: 'Для учётной записи «{login}» подтверждён другой адрес почты. На этот портал больше не пишет.',
        kk: '«{login}» есептік жазбасына басқа пошта мекенжайы расталды. Портал енді бұл мекенжайға жазбайды.',
        en: 'Another e-mail address was confirmed for the account “{login}”. The portal no longer writes to this one.',
        ky: '«{login}» каттоо жазуусуна башка почта дареги ырасталды. Портал эми бул дарекке жазбайт.',
      },
      {
        ru: 'Если это были не вы, сразу смените пароль и сообщите в офис регистратора.',
        kk: 'Бұл сіз болмасаңыз, бірден құпиясөзді ауыстырып, тіркеуші офисіне хабарлаңыз.',
        en: 'If this was not you, change your password at once and tell the registrar’s office.',
        ky: 'Бул сиз болбосоңуз, дароо сырсөздү алмаштырып, каттоо офисине билдириңиз.',
      },
    ],
    action: { ru: 'Войти на портал', kk: 'Порталға кіру', en: 'Log in', ky: 'Порталга кирүү' },
  },
} as const satisfies Record<string, Letter>;
export type AccountLetter = keyof typeof letters;

const greeting: Localized = {
  ru: 'Здравствуйте, {name}!',
  kk: 'Сәлеметсіз бе, {name}!',
  en: 'Hello {name},',
  ky: 'Саламатсызбы, {name}!',
};
const footer: Localized = {
  ru: 'Это письмо отправил университетский портал. Если оно не для вас, ничего делать не нужно.',
  kk: 'Бұл хатты университет порталы жіберді. Сізге арналмаса, ештеңе істемеңіз.',
  en: 'This e-mail was sent by the university portal. If it was not meant for you, you can ignore it.',
  ky: 'Бул катты университеттин порталы жөнөттү. Сизге арналбаса, эч нерсе кылуунун кереги жок.',
};
const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A letter in the reader's language. `university`: its name, if it is known; `params`: in words (moments, too). */
export function accountMail(
  kind: AccountLetter,
  {
    locale,
    name,
    university,
    url,
    params,
  }: {
    locale: Locale;
    name: string;
    university: string | null;
    url: string;
    params: Readonly<Record<string, string>>;
  },
): Omit<MailContent, 'settings'> {
  const { subject, paragraphs, action }: Letter = letters[kind];
  const filled = (text: Localized): string =>
    text[locale].replaceAll(/\{(\w+)\}/g, (place, param: string) => params[param] ?? place);
  return {
    locale,
    subject: university ? `${university}: ${lowered(subject[locale])}` : subject[locale],
    greeting: greeting[locale].replace('{name}', () => name),
    paragraphs: paragraphs.map(filled),
    action: { label: action[locale], url },
    footer: footer[locale],
  };
}
