import { defineErrors } from '../kernel/rejections.ts';

/** Refusals about sheets and their rows. Of one row its own reason; of several `grades.rows_refused` names each (`rows`). */
export const errors = defineErrors({
  'grades.rows_refused': {
    ru: 'Ничего не сделано: это мешает строкам ({count} из {of}). Причина указана у каждой.',
    kk: 'Ештеңе жасалмады: кедергі бар жолдар {of} ішінен {count}. Себебі әрқайсысында көрсетілген.',
    en: 'Nothing was done: {count} of {of} rows stand in the way. Each says why.',
    ky: 'Эч нерсе жасалган жок: {of} ичинен {count} сапта тоскоолдук бар. Себеби ар биринде көрсөтүлгөн.',
  },
  'grades.sheet_not_found': {
    status: 404,
    ru: 'Такой ведомости нет.',
    kk: 'Мұндай ведомость жоқ.',
    en: 'There is no such sheet.',
    ky: 'Мындай ведомость жок.',
  },
  'grades.row_not_found': {
    status: 404,
    ru: 'Такой строки в ведомости нет.',
    kk: 'Ведомоста мұндай жол жоқ.',
    en: 'There is no such row on the sheet.',
    ky: 'Ведомостто мындай сап жок.',
  },
  'grades.row_changed': {
    ru: 'Строка тем временем изменилась. Посмотрите на неё ещё раз.',
    kk: 'Осы арада жол өзгерді. Оны қайта қараңыз.',
    en: 'The row was changed meanwhile. Please look at it again.',
    ky: 'Бул убакытта сап өзгөрдү. Аны кайра караңыз.',
  },
  'grades.not_main_teacher': {
    status: 403,
    ru: 'Оценки в этой ведомости ставит её основной преподаватель.',
    kk: 'Бұл ведомостағы бағаларды оның негізгі оқытушысы қояды.',
    en: 'Marks on this sheet are given by its main teacher.',
    ky: 'Бул ведомосттогу бааларды анын негизги окутуучусу коёт.',
  },
  'grades.not_co_teacher': {
    status: 403,
    ru: 'Вы не ведёте занятия у этого студента, поэтому не согласуете его оценку.',
    kk: 'Сіз бұл студентке сабақ бермейсіз, сондықтан оның бағасын келіспейсіз.',
    en: 'You do not teach this student here, so the mark is not yours to agree on.',
    ky: 'Сиз бул студентке сабак бербейсиз, ошондуктан анын баасын макулдабайсыз.',
  },
  'grades.office_only': {
    status: 403,
    ru: 'Это делает офис.',
    kk: 'Мұны кеңсе жасайды.',
    en: 'This is done by the office.',
    ky: 'Муну кеңсе жасайт.',
  },
  'grades.row_closed': {
    ru: 'Студент больше не записан на этот поток.',
    kk: 'Студент бұл ағынға енді жазылмаған.',
    en: 'The student is no longer on this stream.',
    ky: 'Студент бул агымга эми жазылган эмес.',
  },
  'grades.audit_row': {
    ru: 'Студент слушает курс без оценки.',
    kk: 'Студент курсты бағасыз тыңдайды.',
    en: 'The student audits the course without a mark.',
    ky: 'Студент курсту баасыз угат.',
  },
  'grades.sheet_closed': {
    status: 423,
    ru: 'Период оценивания закончился, ведомость закрыта. Открыть её может офис.',
    kk: 'Бағалау кезеңі аяқталды, ведомость жабық. Оны кеңсе аша алады.',
    en: 'The grade period is over and the sheet is closed. The office can open it.',
    ky: 'Баалоо мезгили бүттү, ведомость жабык. Аны кеңсе ача алат.',
  },
  'grades.sheet_not_open_yet': {
    status: 423,
    ru: 'Период оценивания ещё не начался.',
    kk: 'Бағалау кезеңі әлі басталған жоқ.',
    en: 'The grade period has not begun yet.',
    ky: 'Баалоо мезгили азырынча баштала элек.',
  },
  'grades.on_check': {
    ru: 'Оценка на проверке в офисе, изменить её сейчас нельзя.',
    kk: 'Баға кеңседе тексерілуде, оны қазір өзгертуге болмайды.',
    en: 'The mark is being checked by the office and cannot be changed now.',
    ky: 'Баа кеңседе текшерилүүдө, аны азыр өзгөртүүгө болбойт.',
  },
  'grades.approved_row': {
    ru: 'Оценка уже утверждена. Отправить её снова можно, только когда офис откроет строку.',
    kk: 'Баға бекітілген. Оны кеңсе жолды ашқанда ғана қайта жіберуге болады.',
    en: 'The mark is approved. It can be sent again only while the office keeps the row open.',
    ky: 'Баа бекитилген. Аны кеңсе сапты ачканда гана кайра жөнөтүүгө болот.',
  },
  'grades.no_mark': {
    ru: 'Оценка ещё не поставлена.',
    kk: 'Баға әлі қойылмаған.',
    en: 'There is no mark yet.',
    ky: 'Баа азырынча коюла элек.',
  },
  'grades.mark_not_of_parts': {
    ru: 'Рейтинг и экзамен дают другую оценку.',
    kk: 'Рейтинг пен емтихан басқа баға береді.',
    en: 'The rating and the exam give another mark.',
    ky: 'Рейтинг менен экзамен башка баа берет.',
  },
  'grades.mark_unknown': {
    status: 422,
    ru: 'В системе оценивания этого периода нет оценки «{mark}».',
    kk: 'Бұл кезеңнің бағалау жүйесінде «{mark}» бағасы жоқ.',
    en: 'The grading system of this term has no mark “{mark}”.',
    ky: 'Бул мезгилдин баалоо системасында «{mark}» баасы жок.',
  },
  'grades.not_agreed': {
    ru: 'Не все преподаватели согласовали оценки.',
    kk: 'Барлық оқытушылар бағаларды келіскен жоқ.',
    en: 'Not all co-teachers have agreed on the marks.',
    ky: 'Бардык окутуучулар бааларды макулдаган жок.',
  },
  'grades.sheet_empty': {
    ru: 'Пустую ведомость по курсу «{course}» отправить нельзя.',
    kk: '«{course}» курсының бос ведомосын жіберуге болмайды.',
    en: 'The sheet of “{course}” has no marks and cannot be sent.',
    ky: '«{course}» курсунун бош ведомостун жөнөтүүгө болбойт.',
  },
  'grades.not_sent': {
    ru: 'Оценку ещё не отправили в офис.',
    kk: 'Баға кеңсеге әлі жіберілген жоқ.',
    en: 'The mark has not been sent to the office yet.',
    ky: 'Баа кеңсеге азырынча жөнөтүлө элек.',
  },
  'grades.own_mark': {
    status: 403,
    ru: 'Эту оценку поставили или согласовали вы сами, утвердить её должен другой.',
    kk: 'Бұл бағаны өзіңіз қойғансыз немесе келіскенсіз, оны басқа адам бекітуі керек.',
    en: 'You gave or agreed on this mark yourself; somebody else has to approve it.',
    ky: 'Бул бааны өзүңүз койгонсуз же макулдагансыз, аны башка киши бекитиши керек.',
  },
  'grades.no_co_teachers': {
    ru: 'У студента нет других преподавателей, согласовывать не с кем.',
    kk: 'Студенттің басқа оқытушысы жоқ, келісетін адам жоқ.',
    en: 'The student has no other teachers, there is nobody to agree.',
    ky: 'Студенттин башка окутуучусу жок, макулдаша турган киши жок.',
  },
  'grades.nothing_to_clean': {
    ru: 'Ответов на согласование ещё нет.',
    kk: 'Келісу бойынша жауап әлі жоқ.',
    en: 'Nobody has answered yet.',
    ky: 'Макулдашууга жооп азырынча жок.',
  },
  'grades.comment_required': {
    status: 422,
    ru: 'Напишите причину: её прочтут те, кого это касается.',
    kk: 'Себебін жазыңыз: оны қатысы бар адамдар оқиды.',
    en: 'Say why: those whom it concerns will read it.',
    ky: 'Себебин жазыңыз: аны тиешеси бар адамдар окуйт.',
  },
  'grades.one_sheet': {
    status: 422,
    ru: 'За один раз меняйте оценки одной ведомости.',
    kk: 'Бір жолы бір ведомостың бағаларын өзгертіңіз.',
    en: 'Change the marks of one sheet at a time.',
    ky: 'Бир жолу бир ведомосттун бааларын өзгөртүңүз.',
  },
  'grades.send_what': {
    status: 422,
    ru: 'Выберите ведомость или хотя бы одного студента.',
    kk: 'Ведомосты немесе кемінде бір студентті таңдаңыз.',
    en: 'Choose a sheet, or at least one student.',
    ky: 'Ведомостту же жок дегенде бир студентти тандаңыз.',
  },
  'grades.unblock_passed': {
    status: 422,
    ru: 'Этот день уже прошёл: {date}.',
    kk: 'Бұл күн өтіп кетті: {date}.',
    en: 'That day has passed: {date}.',
    ky: 'Бул күн өтүп кетти: {date}.',
  },
  'grades.unblock_too_long': {
    status: 422,
    ru: 'Открыть можно не больше чем на {days} дней, до {latest}.',
    kk: 'Ең көбі {days} күнге, {latest} дейін ашуға болады.',
    en: 'It can be opened for {days} days at most, until {latest}.',
    ky: 'Эң көп дегенде {days} күнгө, {latest} чейин ачууга болот.',
  },
  'grades.unblock_what': {
    status: 422,
    ru: 'Выберите, какие ведомости открыть.',
    kk: 'Қай ведомостарды ашу керегін таңдаңыз.',
    en: 'Choose which sheets to open.',
    ky: 'Кайсы ведомостторду ачууну тандаңыз.',
  },
  'grades.unblock_ended': {
    ru: 'Это открытие уже закончилось. Создайте новое.',
    kk: 'Бұл ашу аяқталған. Жаңасын жасаңыз.',
    en: 'This opening has ended. Please make a new one.',
    ky: 'Бул ачуу бүткөн. Жаңысын түзүңүз.',
  },
});

type Texts = Readonly<typeof errors>;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
