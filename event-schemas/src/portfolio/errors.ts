import { defineErrors } from '../kernel/rejections.ts';

/** Refusals about achievements, their types and their files. */
export const errors = defineErrors({
  'portfolio.not_found': {
    status: 404,
    ru: 'Такого достижения нет или оно удалено.',
    kk: 'Мұндай жетістік жоқ немесе ол жойылған.',
    en: 'There is no such achievement, or it was deleted.',
    ky: 'Мындай жетишкендик жок же ал өчүрүлгөн.',
  },
  'portfolio.stale': {
    ru: 'Достижение тем временем изменилось (сейчас: {status}). Посмотрите на него ещё раз.',
    kk: 'Осы арада жетістік өзгерді (қазір: {status}). Оны қайта қарап шығыңыз.',
    en: 'The achievement was changed meanwhile (now: {status}). Please look at it again.',
    ky: 'Бул убакытта жетишкендик өзгөрдү (азыр: {status}). Аны кайра карап чыгыңыз.',
  },
  'portfolio.not_now': {
    ru: 'Сейчас этого сделать нельзя: {status}.',
    kk: 'Қазір мұны істеуге болмайды: {status}.',
    en: 'This cannot be done at the moment: {status}.',
    ky: 'Азыр муну кылууга болбойт: {status}.',
  },
  'portfolio.not_yours': {
    status: 403,
    ru: 'Это достижение может менять только его автор.',
    kk: 'Бұл жетістікті тек оның авторы өзгерте алады.',
    en: 'Only its author may change this achievement.',
    ky: 'Бул жетишкендикти анын автору гана өзгөртө алат.',
  },
  'portfolio.not_your_review': {
    status: 403,
    ru: 'Достижения этого студента проверяете не вы.',
    kk: 'Бұл студенттің жетістіктерін сіз тексермейсіз.',
    en: 'You do not review this student’s achievements.',
    ky: 'Бул студенттин жетишкендиктерин сиз текшербейсиз.',
  },
  'portfolio.another_profile': {
    status: 403,
    ru: 'Добавлять достижения можно только в своё портфолио.',
    kk: 'Жетістіктерді тек өз портфолиоңызға қоса аласыз.',
    en: 'You can only add achievements to your own portfolio.',
    ky: 'Жетишкендиктерди өз портфолиоңузга гана кошо аласыз.',
  },
  'portfolio.not_a_student': {
    status: 403,
    ru: 'Портфолио ведут студенты, которые сейчас учатся.',
    kk: 'Портфолионы қазір оқып жатқан студенттер жүргізеді.',
    en: 'Only current students keep a portfolio.',
    ky: 'Портфолиону азыр окуп жаткан студенттер жүргүзөт.',
  },
  'portfolio.comment_required': {
    status: 422,
    ru: 'Напишите, почему вы отклоняете достижение: студент прочтёт это.',
    kk: 'Жетістікті неге қабылдамағаныңызды жазыңыз: студент оны оқиды.',
    en: 'Say why you reject the achievement: the student will read it.',
    ky: 'Жетишкендикти эмне үчүн четке какканыңызды жазыңыз: студент аны окуйт.',
  },
  'portfolio.status_not_set': {
    status: 422,
    ru: 'Этот статус ставит сама система: {status}.',
    kk: 'Бұл мәртебені жүйенің өзі қояды: {status}.',
    en: 'This status is set by the portal itself: {status}.',
    ky: 'Бул статусту система өзү коёт: {status}.',
  },
  'portfolio.type_not_found': {
    status: 404,
    ru: 'Такого типа достижений нет, или у него пока нет формы.',
    kk: 'Мұндай жетістік түрі жоқ немесе оның формасы әлі жасалмаған.',
    en: 'There is no such achievement type, or it has no form yet.',
    ky: 'Мындай жетишкендик түрү жок же анын формасы али түзүлө элек.',
  },
  'portfolio.type_closed': {
    ru: 'Достижения типа «{type}» сейчас не принимаются.',
    kk: '«{type}» түріндегі жетістіктер қазір қабылданбайды.',
    en: 'Achievements of the type “{type}” are not being accepted at the moment.',
    ky: '«{type}» түрүндөгү жетишкендиктер азыр кабыл алынбайт.',
  },
  'portfolio.too_many': {
    ru: 'Достижений типа «{type}» можно добавить не больше {max} за год.',
    kk: '«{type}» түріндегі жетістіктердің бір жылдағы шегі: {max}.',
    en: 'At most {max} achievements of the type “{type}” can be added in a year.',
    ky: '«{type}» түрүндөгү жетишкендиктердин бир жылдык чеги: {max}.',
  },
  'portfolio.portfolio_full': {
    ru: 'Портфолио заполнено: достижений в нём уже {max}.',
    kk: 'Портфолиода {max} жетістік бар, бұдан артық сыймайды.',
    en: 'The portfolio already has {max} achievements and cannot take more.',
    ky: 'Портфолиодо {max} жетишкендик бар, мындан ашык батпайт.',
  },
  'portfolio.file_needed': {
    status: 422,
    ru: 'Приложите файл, который подтверждает достижение.',
    kk: 'Жетістікті растайтын файлды тіркеңіз.',
    en: 'Attach a file that proves the achievement.',
    ky: 'Жетишкендикти ырастаган файлды тиркеңиз.',
  },
  'portfolio.file_taken': {
    status: 422,
    ru: 'Файл уже стоит в другом достижении или в другом поле. Загрузите его ещё раз.',
    kk: 'Файл басқа жетістікте немесе басқа өрісте тұр. Оны қайта жүктеңіз.',
    en: 'This file is already used in another achievement or field. Please upload it again.',
    ky: 'Файл башка жетишкендикте же башка талаада турат. Аны кайра жүктөңүз.',
  },
  'portfolio.form_faulty': {
    status: 422,
    ru: 'Проверьте поля: {names}.',
    kk: 'Мына өрістерді тексеріңіз: {names}.',
    en: 'Please check these fields: {names}.',
    ky: 'Бул талааларды текшериңиз: {names}.',
  },
  'portfolio.definition_faulty': {
    status: 422,
    ru: 'Проверьте форму: поле {code} повторяется или ссылается на поле, которого нет.',
    kk: 'Форманы тексеріңіз: {code} өрісі қайталанады немесе жоқ өріске сілтейді.',
    en: 'Please check the form: the field {code} appears twice or refers to a field that does not exist.',
    ky: 'Форманы текшериңиз: {code} талаасы кайталанат же жок талаага шилтейт.',
  },
  'portfolio.form_changed_meanwhile': {
    ru: 'Форму тем временем изменили (сейчас версия {version}). Откройте её ещё раз.',
    kk: 'Осы арада форманы біреу өзгертті (қазіргі нұсқасы {version}). Оны қайта ашыңыз.',
    en: 'The form was changed meanwhile (it is version {version} now). Please open it again.',
    ky: 'Бул убакытта форманы бирөө өзгөрттү (азыркы версиясы {version}). Аны кайра ачыңыз.',
  },
  'portfolio.not_accepted': {
    status: 422,
    ru: 'Показать другим можно только принятые достижения из своего портфолио.',
    kk: 'Басқаларға тек өз портфолиоңыздағы қабылданған жетістіктерді көрсете аласыз.',
    en: 'Only accepted achievements of your own portfolio can be shown to others.',
    ky: 'Башкаларга өз портфолиоңуздагы кабыл алынган жетишкендиктерди гана көрсөтө аласыз.',
  },
  'portfolio.field_not_found': {
    status: 404,
    ru: 'Такого поля нет, или оно ни на что не ссылается.',
    kk: 'Мұндай өріс жоқ немесе ол ештеңеге сілтемейді.',
    en: 'There is no such field, or it points to nothing.',
    ky: 'Мындай талаа жок же ал эч нерсеге шилтебейт.',
  },
  'portfolio.file_not_found': {
    status: 404,
    ru: 'Такого файла нет, или он не для вас.',
    kk: 'Мұндай файл жоқ не ол сізге арналмаған.',
    en: 'There is no such file, or it is not for you.',
    ky: 'Мындай файл жок же ал сизге арналган эмес.',
  },
  'portfolio.no_file': {
    status: 422,
    ru: 'В запросе нет ни одного файла.',
    kk: 'Сұрауда бірде-бір файл жоқ.',
    en: 'There is no file in the request.',
    ky: 'Сурамда бир да файл жок.',
  },
  'portfolio.too_many_files': {
    ru: 'Вы загрузили слишком много файлов за день. Продолжите завтра.',
    kk: 'Бір күнде тым көп файл жүктедіңіз. Ертең жалғастырыңыз.',
    en: 'You have uploaded too many files today. Please continue tomorrow.',
    ky: 'Бир күндө өтө көп файл жүктөдүңүз. Эртең улантыңыз.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
