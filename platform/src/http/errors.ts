import { defineErrors } from '@portal/event-schemas/kernel/rejections.ts';
import { asOfErrors } from '../as-of/errors.ts';

/** Refusals of the platform itself. The two `identity.` ones stand in for a process that runs without the identity module. */
export const platformErrors = defineErrors({
  ...asOfErrors,
  'identity.not_signed_in': {
    status: 401,
    ru: 'Войдите в портал, чтобы продолжить.',
    kk: 'Жалғастыру үшін порталға кіріңіз.',
    en: 'Please log in to continue.',
    ky: 'Улантуу үчүн порталга кириңиз.',
  },
  'identity.access_denied': {
    status: 403,
    ru: 'У вас нет доступа к этому действию.',
    kk: 'Бұл әрекетті орындауға құқығыңыз жоқ.',
    en: 'You are not allowed to do this.',
    ky: 'Бул аракетке укугуңуз жок.',
  },
  'platform.csrf': {
    status: 403,
    ru: 'Запрос не подтверждён: обновите страницу и повторите.',
    kk: 'Сұрау расталмады: бетті жаңартып, қайталаңыз.',
    en: 'The request could not be confirmed: reload the page and try again.',
    ky: 'Сурам ырасталган жок: баракты жаңылап, кайра аракет кылыңыз.',
  },
  'platform.malformed': {
    status: 400,
    ru: 'Запрос составлен неверно.',
    kk: 'Сұрау қате құрылған.',
    en: 'The request is malformed.',
    ky: 'Сурам туура эмес түзүлгөн.',
  },
  'platform.invalid_input': {
    status: 422,
    ru: 'Проверьте введённые данные: {fields}.',
    kk: 'Енгізілген деректерді тексеріңіз: {fields}.',
    en: 'Please check what you entered: {fields}.',
    ky: 'Киргизилген маалыматты текшериңиз: {fields}.',
  },
  'platform.kept_beyond': {
    status: 409,
    ru: 'Сохранённое ранее значение выходит за нынешние пределы: {fields}. Сначала исправьте его.',
    kk: 'Бұрын сақталған мән қазіргі шектерден асып тұр: {fields}. Алдымен оны түзетіңіз.',
    en: 'A value that was saved earlier is beyond today’s limits: {fields}. Correct it first.',
    ky: 'Мурда сакталган маани азыркы чектерден чыгып турат: {fields}. Адегенде аны оңдоңуз.',
  },
  'platform.not_found': {
    status: 404,
    ru: 'Ничего не найдено.',
    kk: 'Ештеңе табылмады.',
    en: 'Nothing was found.',
    ky: 'Эч нерсе табылган жок.',
  },
  'platform.too_large': {
    status: 413,
    ru: 'Слишком большой объём данных. Предел: {limit}.',
    kk: 'Деректер көлемі тым үлкен. Шегі: {limit}.',
    en: 'Too much data. The limit is {limit}.',
    ky: 'Маалымат өтө көп. Чеги: {limit}.',
  },
  'platform.unsupported_type': {
    status: 415,
    ru: 'Такой тип содержимого не принимается.',
    kk: 'Мазмұнның бұл түрі қабылданбайды.',
    en: 'This type of content is not accepted.',
    ky: 'Мазмундун бул түрү кабыл алынбайт.',
  },
  'platform.rate_limited': {
    status: 429,
    ru: 'Слишком много запросов. Повторите через {seconds}\u00a0с.',
    kk: 'Сұраулар тым көп. {seconds} секундтан кейін қайталаңыз.',
    en: 'Too many requests. Try again in {seconds} s.',
    ky: 'Сурамдар өтө көп. {seconds} секунддан кийин кайталаңыз.',
  },
  'platform.overloaded': {
    status: 503,
    ru: 'Сейчас очень много обращений. Повторите через несколько секунд.',
    kk: 'Қазір жүктеме өте жоғары. Бірнеше секундтан кейін қайталаңыз.',
    en: 'The portal is very busy right now. Try again in a few seconds.',
    ky: 'Азыр жүктөм өтө чоң. Бир нече секунддан кийин кайталаңыз.',
  },
  'platform.timeout': {
    status: 503,
    ru: 'Ответ занял слишком много времени. Повторите попытку.',
    kk: 'Жауап тым ұзаққа созылды. Қайталап көріңіз.',
    en: 'The answer took too long. Please try again.',
    ky: 'Жооп өтө көпкө созулду. Кайра аракет кылыңыз.',
  },
  'platform.fact_unknown': {
    status: 503,
    ru: 'Сейчас это решить нельзя: часть данных недоступна. Администраторы видят это; попробуйте позже.',
    kk: 'Қазір бұл бойынша шешім қабылдау мүмкін емес: деректердің бір бөлігі қолжетімсіз. Әкімшілер мұны көріп отыр; кейінірек қайталап көріңіз.',
    en: 'This cannot be decided right now: some data is not available. The administrators can see this; please try again later.',
    ky: 'Азыр муну чечүүгө болбойт: маалыматтын бир бөлүгү жеткиликсиз. Администраторлор муну көрүп турушат; кийинчерээк кайталап көрүңүз.',
  },
  'platform.idempotency_key_reused': {
    status: 422,
    ru: 'Этот ключ повторного запроса уже использован с другими данными.',
    kk: 'Бұл қайталау кілті басқа деректермен қолданылып қойған.',
    en: 'This idempotency key was already used with other data.',
    ky: 'Бул кайталоо ачкычы башка маалымат менен колдонулган.',
  },
  'platform.record_exists': {
    status: 409,
    ru: 'Такая запись уже есть.',
    kk: 'Мұндай жазба бұрыннан бар.',
    en: 'This record exists already.',
    ky: 'Мындай жазуу мурунтан бар.',
  },
  'platform.record_key_taken': {
    status: 409,
    ru: 'Другая запись уже имеет такое значение: {fields}.',
    kk: 'Бұл мән басқа жазбада бар: {fields}.',
    en: 'Another record already has this value: {fields}.',
    ky: 'Бул маани башка жазууда бар: {fields}.',
  },
  'platform.record_unknown': {
    status: 422,
    ru: '«{field}»: такой записи нет или она удалена. Выберите другую.',
    kk: '«{field}»: мұндай жазба жоқ немесе ол жойылған. Басқасын таңдаңыз.',
    en: '“{field}”: there is no such record, or it was removed. Choose another one.',
    ky: '«{field}»: мындай жазуу жок же ал өчүрүлгөн. Башкасын тандаңыз.',
  },
  'platform.record_in_use': {
    status: 409,
    ru: 'Запись используется ({where}). Сначала уберите её оттуда.',
    kk: 'Жазба қолданыста ({where}). Алдымен сол жерлерден алып тастаңыз.',
    en: 'The record is in use ({where}). Take it out of there first.',
    ky: 'Жазуу колдонулууда ({where}). Адегенде ошол жерлерден алып салыңыз.',
  },
  'platform.record_stale': {
    status: 409,
    ru: 'Запись только что изменили. Обновите и повторите.',
    kk: 'Жазба жаңа ғана өзгертілді. Жаңартып, қайталаңыз.',
    en: 'The record has just been changed by someone else. Reload and try again.',
    ky: 'Жазуу жаңы эле өзгөртүлдү. Жаңылап, кайталаңыз.',
  },
  'platform.changed_meanwhile': {
    status: 409,
    ru: 'Пока вы писали, это изменили[: {who}, {at}]. Введённое вами осталось в форме: сравните и сохраните ещё раз.',
    kk: 'Сіз жазып жатқанда мұны өзгертіп қойды[: {who}, {at}]. Жазғаныңыз формада қалды: салыстырып, қайта сақтаңыз.',
    en: 'While you were writing, this was changed[ by {who}, {at}]. What you typed is still in the form: compare and save again.',
    ky: 'Сиз жазып жатканда муну өзгөртүп коюшту[: {who}, {at}]. Жазганыңыз формада калды: салыштырып, кайра сактаңыз.',
  },
  'platform.not_yours': {
    status: 403,
    ru: 'Это создал другой человек: изменить может только он или тот, кто отвечает за раздел.',
    kk: 'Мұны басқа адам жасаған: оны тек өзі немесе бөлімге жауапты адам өзгерте алады.',
    en: 'Somebody else made this: only they, or those in charge, can change it.',
    ky: 'Муну башка адам түзгөн: аны өзү же бөлүмгө жооптуу адам гана өзгөртө алат.',
  },
  'platform.act_not_now': {
    status: 409,
    ru: 'Сейчас это уже нельзя: состояние «{state}». Обновите страницу.',
    kk: 'Қазір мұны істеуге болмайды: күйі «{state}». Бетті жаңартыңыз.',
    en: 'This can’t be done any more: the state is “{state}”. Reload the page.',
    ky: 'Азыр муну кылууга болбойт: абалы «{state}». Баракты жаңыртыңыз.',
  },
  'platform.comment_required': {
    status: 422,
    ru: 'Напишите, почему.',
    kk: 'Неліктен екенін жазыңыз.',
    en: 'Say why.',
    ky: 'Эмне үчүн экенин жазыңыз.',
  },
  'platform.file_type_refused': {
    status: 415,
    ru: 'Файл «{name}» такого типа принять нельзя.',
    kk: '«{name}» файлының түрі қабылданбайды.',
    en: 'The file “{name}” is of a type that is not accepted.',
    ky: '«{name}» файлынын түрү кабыл алынбайт.',
  },
  'platform.file_name_refused': {
    status: 422,
    ru: 'Недопустимое имя файла: «{name}».',
    kk: 'Файл атауы жарамсыз: «{name}».',
    en: 'This file name is not allowed: “{name}”.',
    ky: 'Файлдын аты жараксыз: «{name}».',
  },
  'platform.file_duplicate': {
    status: 422,
    ru: 'Файл «{name}» прикреплён дважды.',
    kk: '«{name}» файлы екі рет тіркелген.',
    en: 'The file “{name}” was attached twice.',
    ky: '«{name}» файлы эки жолу тиркелген.',
  },
  'platform.storage_used': {
    status: 413,
    ru: 'Ваши файлы занимают {used}\u00a0МБ из {allowed}\u00a0МБ: ещё {size}\u00a0МБ не поместится. Удалите ненужные загрузки или обратитесь в офис.',
    kk: 'Файлдарыңыз {allowed}\u00a0МБ-тың {used}\u00a0МБ-ын алып тұр: тағы {size}\u00a0МБ сыймайды. Қажетсіз жүктемелерді өшіріңіз немесе кеңсеге хабарласыңыз.',
    en: 'Your files take {used}\u00a0MB of {allowed}\u00a0MB: another {size}\u00a0MB do not fit. Remove uploads that you do not need, or ask the office.',
    ky: 'Файлдарыңыз {allowed}\u00a0МБ орундун {used}\u00a0МБын ээлеп турат: дагы {size}\u00a0МБ батпайт. Керексиз жүктөлгөндөрдү өчүрүңүз же кеңсеге кайрылыңыз.',
  },
  'platform.storage_full': {
    status: 507,
    ru: 'Хранилище портала заполнено: занято {used}\u00a0МБ из {allowed}\u00a0МБ. Файл не принят, сообщите администратору.',
    kk: 'Порталдың файл қоймасы толды: {allowed}\u00a0МБ-тың {used}\u00a0МБ-ы бос емес. Файл қабылданбады, әкімшіге хабарлаңыз.',
    en: 'The portal’s storage is full: {used}\u00a0MB of {allowed}\u00a0MB are taken. The file was not accepted; please tell an administrator.',
    ky: 'Порталдын файл кампасы толду: {allowed}\u00a0МБ орундун {used}\u00a0МБы ээленген. Файл кабыл алынган жок, администраторго билдириңиз.',
  },
  'platform.disk_full': {
    status: 507,
    ru: 'На диске портала почти нет места (свободно {free}\u00a0МБ, из них {reserve}\u00a0МБ неприкосновенны). Файлы и выгрузки пока не принимаются, сообщите администратору.',
    kk: 'Портал дискісінде орын таусылуға жақын (бос {free}\u00a0МБ, оның {reserve}\u00a0МБ-ы қорда сақталады). Файлдар мен экспорт әзірге қабылданбайды, әкімшіге хабарлаңыз.',
    en: 'The portal’s disk is almost full ({free}\u00a0MB are free, {reserve}\u00a0MB have to stay so). Files and exports are not accepted for now; please tell an administrator.',
    ky: 'Порталдын дискинде орун түгөнүп баратат (бош {free}\u00a0МБ, анын {reserve}\u00a0МБы запаста калат). Файлдар менен экспорт азырынча кабыл алынбайт, администраторго билдириңиз.',
  },
  'platform.upload_offset': {
    status: 409,
    ru: 'Часть файла не на своём месте: уже принято {offset} байт.',
    kk: 'Файл бөлігі орнында емес: {offset} байт қабылданып қойған.',
    en: 'This piece of the file is out of place: {offset} bytes have arrived.',
    ky: 'Файлдын бөлүгү өз ордунда эмес: {offset} байт кабыл алынган.',
  },
  'platform.internal': {
    ru: 'Что-то пошло не так. Сообщите поддержке номер {request_id}.',
    kk: 'Бірдеңе дұрыс болмады. Қолдау қызметіне {request_id} нөмірін айтыңыз.',
    en: 'Something went wrong. Please give support the number {request_id}.',
    ky: 'Бир нерсе туура эмес болду. Колдоо кызматына {request_id} номерин айтыңыз.',
  },
});
export type PlatformErrorCode = keyof typeof platformErrors;

/** How far a value may go, as the message of `platform.invalid_input` says it behind the field. */
export const limitTexts = {
  too_big: { ru: 'не больше {limit}', kk: 'ең көбі {limit}', en: 'at most {limit}', ky: 'эң көбү {limit}' },
  too_small: { ru: 'не меньше {limit}', kk: 'кемінде {limit}', en: 'at least {limit}', ky: 'кеминде {limit}' },
  too_long: {
    ru: 'по длине не больше {limit}',
    kk: 'ұзындығы ең көбі {limit}',
    en: 'no longer than {limit}',
    ky: 'узундугу эң көбү {limit}',
  },
  too_short: {
    ru: 'по длине не меньше {limit}',
    kk: 'ұзындығы кемінде {limit}',
    en: 'no shorter than {limit}',
    ky: 'узундугу кеминде {limit}',
  },
  too_early: {
    ru: 'не раньше {limit}',
    kk: '{limit} күнінен ерте емес',
    en: 'not before {limit}',
    ky: '{limit} күнүнөн эрте эмес',
  },
  too_late: {
    ru: 'не позже {limit}',
    kk: '{limit} күнінен кеш емес',
    en: 'not after {limit}',
    ky: '{limit} күнүнөн кеч эмес',
  },
} as const;

type Texts = typeof platformErrors;
declare module '@portal/event-schemas/kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
