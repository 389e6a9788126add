import { defineErrors } from '../kernel/rejections.ts';
import { mailLinkErrors } from './errors/mail-links.ts';
import { peopleErrors } from './errors/people.ts';
import { secondFactorErrors } from './errors/second-factor.ts';
import { wayErrors } from './errors/ways.ts';

/**
 * Refusals of signing in, passwords and accounts (portal.md §5, §8 "Login and access"). A wrong password is 422, not 401: 401 means
 * "there is no session (any more)" and makes the client reload.
 */
const accountErrors = defineErrors({
  'identity.wrong_login_or_password': {
    status: 422,
    ru: 'Неверный логин или пароль.',
    kk: 'Логин немесе құпиясөз қате.',
    en: 'Wrong login or password.',
    ky: 'Логин же сырсөз туура эмес.',
  },
  'identity.locked_out': {
    status: 423,
    ru: 'Вход закрыт после {attempts} неудачных попыток. Попробуйте снова через {minutes}\u00a0мин.',
    kk: '{attempts} рет қате терілгендіктен кіру жабылды. {minutes} минуттан кейін қайталап көріңіз.',
    en: 'Locked out after {attempts} failed attempts. Try again in {minutes}\u00a0min.',
    ky: '{attempts} жолу туура эмес терилгендиктен кирүү жабылды. {minutes} мүнөттөн кийин кайра аракет кылыңыз.',
  },
  'identity.account_in_use': {
    ru: 'Человек уже входил на портал: пароль ему сбрасывает администратор в списке учётных записей.',
    kk: 'Адам порталға кірген: құпиясөзін әкімші есептік жазбалар тізімінен ауыстырады.',
    en: 'This person has logged in before: an administrator resets the password in the list of accounts.',
    ky: 'Адам порталга кирген: сырсөзүн администратор каттоо жазууларынын тизмесинен алмаштырат.',
  },
  'identity.account_of_staff': {
    ru: 'У учётной записи есть и другие роли: доступ выдаёт администратор.',
    kk: 'Есептік жазбаның басқа да рөлдері бар: рұқсатты әкімші береді.',
    en: 'The account also has other roles: an administrator gives it access.',
    ky: 'Каттоо жазуусунун башка да ролдору бар: мүмкүнчүлүктү администратор берет.',
  },
  'identity.no_login_from_code': {
    ru: 'Из кода «{code}» не получается логин.',
    kk: '«{code}» кодынан логин шықпайды.',
    en: 'No login can be made from the code “{code}”.',
    ky: '«{code}» кодунан логин чыкпайт.',
  },
  'identity.no_login_from_email': {
    ru: 'Нет адреса почты, который годится для логина.',
    kk: 'Логинге жарайтын пошта мекенжайы жоқ.',
    en: 'There is no e-mail address that could serve as a login.',
    ky: 'Логинге жарай турган почта дареги жок.',
  },
  'identity.account_disabled': {
    status: 403,
    ru: 'Учётная запись отключена. Обратитесь в офис регистратора.',
    kk: 'Есептік жазба ажыратылған. Тіркеуші офисіне хабарласыңыз.',
    en: 'This account has been disabled. Please contact the registrar’s office.',
    ky: 'Каттоо жазуусу токтотулган. Каттоо офисине кайрылыңыз.',
  },
  'identity.account_not_found': {
    status: 404,
    ru: 'Учётная запись не найдена.',
    kk: 'Есептік жазба табылмады.',
    en: 'There is no such account.',
    ky: 'Каттоо жазуусу табылган жок.',
  },
  'identity.account_exists': {
    ru: 'Такая учётная запись уже есть.',
    kk: 'Мұндай есептік жазба бұрыннан бар.',
    en: 'This account exists already.',
    ky: 'Мындай каттоо жазуусу буга чейин эле бар.',
  },
  'identity.login_taken': {
    ru: 'Логин «{login}» уже занят.',
    kk: '«{login}» логині бос емес.',
    en: 'The login “{login}” is taken.',
    ky: '«{login}» логини бош эмес.',
  },
  'identity.email_taken': {
    ru: 'Этот адрес электронной почты уже используется.',
    kk: 'Бұл электрондық пошта мекенжайы бұрыннан қолданылады.',
    en: 'This e-mail address is already in use.',
    ky: 'Бул электрондук почта дареги мурунтан эле колдонулат.',
  },
  'identity.invalid_current_password': {
    status: 422,
    ru: 'Текущий пароль введён неверно.',
    kk: 'Қазіргі құпиясөз қате терілді.',
    en: 'The current password is wrong.',
    ky: 'Азыркы сырсөз туура эмес терилди.',
  },
  'identity.weak_password': {
    status: 422,
    ru: 'Пароль не подходит: посмотрите на требования к нему.',
    kk: 'Құпиясөз жарамайды: оған қойылатын талаптарды қараңыз.',
    en: 'This password cannot be used: see the requirements.',
    ky: 'Бул сырсөз жарабайт: ага коюлган талаптарды караңыз.',
  },
  'identity.password_too_short': {
    status: 422,
    ru: 'Нужно не меньше {min} символов.',
    kk: 'Кемінде {min} таңба керек.',
    en: 'At least {min} characters are needed.',
    ky: 'Кеминде {min} белги керек.',
  },
  'identity.password_needs_digit': {
    status: 422,
    ru: 'Нужна хотя бы одна цифра.',
    kk: 'Кемінде бір цифр болуы керек.',
    en: 'At least one digit is needed.',
    ky: 'Кеминде бир цифра болушу керек.',
  },
  'identity.password_needs_lowercase': {
    status: 422,
    ru: 'Нужна хотя бы одна строчная буква.',
    kk: 'Кемінде бір кіші әріп болуы керек.',
    en: 'At least one lower-case letter is needed.',
    ky: 'Кеминде бир кичине тамга болушу керек.',
  },
  'identity.password_needs_uppercase': {
    status: 422,
    ru: 'Нужна хотя бы одна заглавная буква.',
    kk: 'Кемінде бір бас әріп болуы керек.',
    en: 'At least one upper-case letter is needed.',
    ky: 'Кеминде бир баш тамга болушу керек.',
  },
  'identity.password_common': {
    status: 422,
    ru: 'Этот пароль\u00a0— один из самых распространённых, его подберут первым. Придумайте другой.',
    kk: 'Бұл\u00a0— ең жиі қолданылатын құпиясөздердің бірі, оны бірінші болып тауып алады. Басқасын ойлап табыңыз.',
    en: 'This password is one of the most common and would be guessed first. Choose another.',
    ky: 'Бул\u00a0— эң көп колдонулган сырсөздөрдүн бири, аны биринчи табышат. Башкасын ойлоп табыңыз.',
  },
  'identity.password_personal': {
    status: 422,
    ru: 'В пароле не должно быть вашего имени, логина или адреса почты.',
    kk: 'Құпиясөзде атыңыз, логиніңіз не пошта мекенжайыңыз болмауы керек.',
    en: 'The password must not contain your name, login or e-mail address.',
    ky: 'Сырсөздө атыңыз, логиниңиз же почта дарегиңиз болбошу керек.',
  },
  'identity.temporary_password_expired': {
    status: 403,
    ru: 'Срок временного пароля истёк {until}. Попросите администратора портала выдать новый.',
    kk: 'Уақытша құпиясөздің мерзімі өтті: {until}. Портал әкімшісінен жаңасын сұраңыз.',
    en: 'The temporary password expired on {until}. Ask an administrator of the portal for a new one.',
    ky: 'Убактылуу сырсөздүн мөөнөтү өттү: {until}. Порталдын администраторунан жаңысын сураңыз.',
  },
  'identity.session_not_found': {
    status: 404,
    ru: 'Этот сеанс уже завершён.',
    kk: 'Бұл сеанс аяқталған.',
    en: 'This session has ended already.',
    ky: 'Бул сеанс аяктаган.',
  },
  'identity.password_same_as_old': {
    status: 422,
    ru: 'Новый пароль должен отличаться от прежнего.',
    kk: 'Жаңа құпиясөз бұрынғысынан өзгеше болуы керек.',
    en: 'The new password must differ from the old one.',
    ky: 'Жаңы сырсөз мурункусунан башкача болушу керек.',
  },
  'identity.passwords_do_not_match': {
    status: 422,
    ru: 'Пароли не совпадают.',
    kk: 'Құпиясөздер сәйкес келмейді.',
    en: 'The passwords do not match.',
    ky: 'Сырсөздөр дал келген жок.',
  },
  'identity.new_password_required': {
    status: 403,
    ru: 'Сначала придумайте новый пароль.',
    kk: 'Алдымен жаңа құпиясөз ойлап табыңыз.',
    en: 'Choose a new password first.',
    ky: 'Адегенде жаңы сырсөз ойлоп табыңыз.',
  },
  'identity.new_password_not_asked': {
    ru: 'Новый пароль уже задан. Сменить его можно в настройках.',
    kk: 'Жаңа құпиясөз қойылып қойған. Оны баптаулардан өзгертуге болады.',
    en: 'The new password is set already. You can change it in the settings.',
    ky: 'Жаңы сырсөз коюлган. Аны жөндөөлөрдөн алмаштырса болот.',
  },
  'identity.invalid_phone': {
    status: 422,
    ru: 'Введите номер телефона с кодом страны, например +7 701 123 45 67.',
    kk: 'Телефон нөмірін ел кодымен жазыңыз, мысалы +7 701 123 45 67.',
    en: 'Enter a phone number with its country code, for example +7 701 123 45 67.',
    ky: 'Телефон номерин өлкөнүн коду менен жазыңыз, мисалы +996 700 12 34 56.',
  },
  'identity.not_an_administrator': {
    status: 403,
    ru: 'Входить от имени других может только администратор организации.',
    kk: 'Басқа адамның атынан тек ұйым әкімшісі кіре алады.',
    en: 'Only an organisation administrator can log in as somebody else.',
    ky: 'Башка адамдын атынан уюмдун администратору гана кире алат.',
  },
  'identity.login_as_administrator': {
    status: 403,
    ru: 'Нельзя войти от имени другого администратора организации.',
    kk: 'Басқа ұйым әкімшісінің атынан кіруге болмайды.',
    en: 'You cannot log in as another organisation administrator.',
    ky: 'Башка уюм администраторунун атынан кирүүгө болбойт.',
  },
  'identity.login_as_auditor': {
    status: 403,
    ru: 'Нельзя войти от имени аудитора: его взгляд на портал независим.',
    kk: 'Аудитордың атынан кіруге болмайды: ол порталды тәуелсіз тексереді.',
    en: 'You cannot log in as an auditor: auditors look at the portal independently.',
    ky: 'Аудитордун атынан кирүүгө болбойт: ал порталды көз карандысыз текшерет.',
  },
  'identity.login_as_self': {
    ru: 'Вы уже вошли под этой учётной записью.',
    kk: 'Сіз осы есептік жазбамен кіріп тұрсыз.',
    en: 'You are already logged in with this account.',
    ky: 'Сиз ушул каттоо жазуусу менен кирип турасыз.',
  },
  'identity.login_as_nested': {
    ru: 'Сначала вернитесь в свою учётную запись.',
    kk: 'Алдымен өз есептік жазбаңызға оралыңыз.',
    en: 'Go back to your own account first.',
    ky: 'Адегенде өз каттоо жазууңузга кайтыңыз.',
  },
  'identity.not_logged_in_as': {
    ru: 'Вы работаете под своей учётной записью.',
    kk: 'Сіз өз есептік жазбаңызбен жұмыс істеп отырсыз.',
    en: 'You are working with your own account.',
    ky: 'Сиз өз каттоо жазууңуз менен иштеп жатасыз.',
  },
  'identity.not_while_logged_in_as': {
    status: 403,
    ru: 'Вы вошли как другой человек: можно смотреть, но нельзя ничего менять. Чтобы внести изменение, вернитесь к себе.',
    kk: 'Сіз басқа адамның есептік жазбасымен кірдіңіз: қарауға болады, ештеңе өзгертуге болмайды. Өзгерту үшін өз есептік жазбаңызға оралыңыз.',
    en: 'You are logged in as another person: you can look, but change nothing. Go back to your own account to make a change.',
    ky: 'Башка адамдын каттоо жазуусу менен кирдиңиз: кароого болот, эч нерсе өзгөртүүгө болбойт. Өзгөртүү үчүн өз каттоо жазууңузга кайтыңыз.',
  },
  'identity.credential_replaced': {
    ru: 'Пароль только что сменили. Войдите ещё раз.',
    kk: 'Құпиясөз жаңа ғана өзгертілді. Қайта кіріңіз.',
    en: 'The password has just been changed. Please log in again.',
    ky: 'Сырсөз жаңы эле алмаштырылды. Кайра кириңиз.',
  },
  'identity.profile_stale': {
    ru: 'Данные только что изменил кто-то другой. Обновите страницу.',
    kk: 'Деректерді жаңа ғана басқа біреу өзгертті. Бетті жаңартыңыз.',
    en: 'Somebody else has just changed these details. Reload the page.',
    ky: 'Маалыматты жаңы эле башка бирөө өзгөрттү. Баракты жаңылаңыз.',
  },
  'identity.own_account': {
    ru: 'Свою учётную запись так изменить нельзя: попросите другого администратора.',
    kk: 'Өз есептік жазбаңызды бұлай өзгерте алмайсыз: басқа әкімшіден сұраңыз.',
    en: 'You cannot do this to your own account: ask another administrator.',
    ky: 'Өз каттоо жазууңузду мындай өзгөртө албайсыз: башка администратордон сураныңыз.',
  },
});

export const errors = { ...accountErrors, ...mailLinkErrors, ...secondFactorErrors, ...peopleErrors, ...wayErrors };

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
