import { defineErrors } from '../kernel/rejections.ts';

/** Refusals about statements (ведомости). */
export const statementErrors = defineErrors({
  'grades.on_statement': {
    ru: 'Оценка уже внесена в официальную ведомость. Изменить её можно только исправлением этой ведомости.',
    kk: 'Баға ресми ведомоста тұр. Оны тек сол ведомосты түзету арқылы өзгертуге болады.',
    en: 'The mark stands on a final statement. It can only be changed by a correction of the statement.',
    ky: 'Баа расмий ведомостто турат. Аны ошол ведомостту оңдоо аркылуу гана өзгөртүүгө болот.',
  },
  'grades.statement_not_found': {
    status: 404,
    ru: 'Такой официальной ведомости нет.',
    kk: 'Мұндай ресми ведомость жоқ.',
    en: 'There is no such statement.',
    ky: 'Мындай расмий ведомость жок.',
  },
  'grades.statement_nothing': {
    ru: 'В официальную ведомость некого внести: подходящих строк нет, или все они уже в другой.',
    kk: 'Ресми ведомосқа енгізетін ешкім жоқ: сәйкес жолдар жоқ немесе бәрі басқасында тұр.',
    en: 'There is nobody to put on the statement: no rows fit, or all of them stand on another one.',
    ky: 'Расмий ведомостко киргизе турган эч ким жок: ылайыктуу саптар жок же баары башкасында турат.',
  },
  'grades.statement_registered': {
    ru: 'Официальная ведомость зарегистрирована и больше не меняется. Составьте исправление.',
    kk: 'Ресми ведомость тіркелген, енді өзгермейді. Түзету жасаңыз.',
    en: 'The statement is registered and never changes. Please make a correction.',
    ky: 'Расмий ведомость катталган, эми өзгөрбөйт. Оңдоо түзүңүз.',
  },
  'grades.statement_superseded': {
    ru: 'Официальная ведомость заменена исправленной. Работайте с новой.',
    kk: 'Ресми ведомость түзетілген нұсқамен ауыстырылған. Жаңасымен жұмыс істеңіз.',
    en: 'The statement is superseded by its correction. Please use the new one.',
    ky: 'Расмий ведомость оңдолгон нускасы менен алмаштырылган. Жаңысы менен иштеңиз.',
  },
  'grades.statement_on_check': {
    ru: 'Официальная ведомость на проверке или утверждена, сейчас её изменить нельзя.',
    kk: 'Ресми ведомость тексерілуде немесе бекітілген, оны қазір өзгертуге болмайды.',
    en: 'The statement is being checked or approved already and cannot be changed now.',
    ky: 'Расмий ведомость текшерилүүдө же бекитилген, аны азыр өзгөртүүгө болбойт.',
  },
  'grades.statement_not_sent': {
    ru: 'Официальная ведомость ещё не отправлена на проверку.',
    kk: 'Ресми ведомость тексеруге әлі жіберілген жоқ.',
    en: 'The statement has not been sent for checking yet.',
    ky: 'Расмий ведомость текшерүүгө азырынча жөнөтүлө элек.',
  },
  'grades.statement_not_approved': {
    ru: 'Подписать можно только утверждённую ведомость.',
    kk: 'Тек бекітілген ведомосқа қол қоюға болады.',
    en: 'Only an approved statement can be signed.',
    ky: 'Бекитилген ведомостко гана кол коюуга болот.',
  },
  'grades.statement_not_registered': {
    ru: 'Официальная ведомость ещё не зарегистрирована.',
    kk: 'Ресми ведомость әлі тіркелген жоқ.',
    en: 'The statement is not registered yet.',
    ky: 'Расмий ведомость азырынча каттала элек.',
  },
  'grades.statement_incomplete': {
    ru: 'Не у всех студентов ведомости стоит результат.',
    kk: 'Ведомостағы студенттердің бәрінің нәтижесі қойылмаған.',
    en: 'Not every student on the statement has a result.',
    ky: 'Ведомосттогу студенттердин баарынын натыйжасы коюлган эмес.',
  },
  'grades.statement_unsigned': {
    ru: 'Сначала ведомость подписывает преподаватель.',
    kk: 'Ведомосқа алдымен оқытушы қол қояды.',
    en: 'The teacher signs the statement first.',
    ky: 'Ведомостко алгач окутуучу кол коёт.',
  },
  'grades.statement_being_corrected': {
    ru: 'Исправление этой ведомости уже начато.',
    kk: 'Бұл ведомосты түзету басталып қойған.',
    en: 'A correction of this statement has been begun already.',
    ky: 'Бул ведомостту оңдоо башталып калган.',
  },
  'grades.own_statement': {
    status: 403,
    ru: 'Вы сами заполнили эту ведомость, утвердить её должен другой.',
    kk: 'Бұл ведомосты өзіңіз толтырғансыз, оны басқа адам бекітуі керек.',
    en: 'You filled this statement in yourself; somebody else has to approve it.',
    ky: 'Бул ведомостту өзүңүз толтургансыз, аны башка киши бекитиши керек.',
  },
  'grades.statement_code_unknown': {
    status: 404,
    ru: 'Официальной ведомости с таким кодом нет. Проверьте, все ли знаки перенесены.',
    kk: 'Мұндай коды бар ресми ведомость жоқ. Барлық таңба жазылғанын тексеріңіз.',
    en: 'There is no statement with this code. Please check that every character is there.',
    ky: 'Мындай коду бар расмий ведомость жок. Бардык белги жазылганын текшериңиз.',
  },
});

type Texts = Readonly<typeof statementErrors>;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
