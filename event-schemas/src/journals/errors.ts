import { defineErrors } from '../kernel/rejections.ts';

/** Refusals of what is entered in journals. `since`: when the week was closed. */
export const errors = defineErrors({
  'journals.closed': {
    ru: 'Журнал «{course}» закрыт: период закончился или ведомость утверждена. Оценки смотрите в ведомости.',
    kk: '«{course}» журналы жабық: кезең аяқталды немесе ведомость бекітілді. Бағаларды ведомостан қараңыз.',
    en: 'The journal of “{course}” is closed: the term is over or its sheet is approved. See the statement for marks.',
    ky: '«{course}» журналы жабык: мезгил бүттү же ведомость бекитилди. Бааларды ведомосттон караңыз.',
  },
  'journals.week_blocked': {
    ru: 'Неделя с {week} в журнале «{course}» закрыта для изменений[ с {since}]. Попросите офис регистратора открыть её.',
    kk: '«{course}» журналының {week} басталатын аптасы[ {since} бастап] өзгертуге жабық. Тіркеуші офисінен ашуды сұраңыз.',
    en: 'The week of {week} in “{course}” is closed for changes[ since {since}]. Ask the registrar’s office to open it.',
    ky: '«{course}» журналынын {week} башталган жумасы[ {since} тартып] өзгөртүүгө жабык. Каттоо офисинен ачууну сураныңыз.',
  },
  'journals.no_session': {
    status: 404,
    ru: 'Такого занятия в журнале нет. Обновите страницу.',
    kk: 'Журналда мұндай сабақ жоқ. Бетті жаңартыңыз.',
    en: 'There is no such class in the journal. Reload the page.',
    ky: 'Журналда мындай сабак жок. Баракты жаңылаңыз.',
  },
  'journals.not_your_journal': {
    status: 403,
    ru: 'Этот журнал ведёт другой преподаватель. Изменять его может только он.',
    kk: 'Бұл журналды басқа оқытушы жүргізеді. Оны тек сол өзгерте алады.',
    en: 'Another teacher keeps this journal, and only they can change it.',
    ky: 'Бул журналды башка окутуучу жүргүзөт. Аны ал гана өзгөртө алат.',
  },
  'journals.session_cancelled': {
    ru: 'Занятие {date} отменено. Сначала верните его.',
    kk: '{date} күнгі сабақ болмайды деп белгіленген. Алдымен оны қайтарыңыз.',
    en: 'The class of {date} is cancelled. Restore it first.',
    ky: '{date} күнкү сабак жокко чыгарылган. Адегенде аны кайтарыңыз.',
  },
  'journals.not_begun': {
    ru: 'Занятие начнётся {starts_at}: до этого ставить оценки и пропуски нельзя.',
    kk: 'Сабақ {starts_at} басталады: оған дейін баға мен қалғанын қоюға болмайды.',
    en: 'The class begins at {starts_at}: no marks or absences before that.',
    ky: 'Сабак {starts_at} башталат: ага чейин баа жана калуу коюуга болбойт.',
  },
  'journals.not_on_course': {
    ru: 'Этот студент {date} не учился на курсе.',
    kk: 'Бұл студент {date} күні курста болған жоқ.',
    en: 'This student was not on the course on {date}.',
    ky: 'Бул студент {date} күнү курста болгон эмес.',
  },
  'journals.cell_changed': {
    ru: 'Пока вы писали, эту клетку изменили. Посмотрите, что в ней стоит теперь.',
    kk: 'Сіз жазып жатқанда бұл ұяшық өзгертілді. Қазір не тұрғанын қараңыз.',
    en: 'While you were writing, this cell was changed. See what stands in it now.',
    ky: 'Сиз жазып жатканда бул чакмак өзгөртүлдү. Азыр эмне турганын караңыз.',
  },
  'journals.no_marks_here': {
    status: 422,
    ru: 'На таких занятиях оценок не ставят, только посещение.',
    kk: 'Мұндай сабақта баға қойылмайды, тек қатысу белгіленеді.',
    en: 'Such classes get no marks, attendance alone.',
    ky: 'Мындай сабактарда баа коюлбайт, катышуу гана.',
  },
  'journals.audit_no_mark': {
    status: 422,
    ru: 'Студент записан на слушание: оценок он не получает.',
    kk: 'Студент тыңдаушы ретінде жазылған: оған баға қойылмайды.',
    en: 'The student only attends the course and gets no marks.',
    ky: 'Студент угуучу катары жазылган: ага баа коюлбайт.',
  },
  'journals.mark_unknown': {
    status: 422,
    ru: 'Такой оценки нет: {mark}. Можно поставить: {allowed}.',
    kk: 'Мұндай баға жоқ: {mark}. Қоюға болатыны: {allowed}.',
    en: 'There is no such mark: {mark}. You can give: {allowed}.',
    ky: 'Мындай баа жок: {mark}. Койсо болот: {allowed}.',
  },
  'journals.mark_and_missed': {
    status: 422,
    ru: 'Студент отсутствовал: оценку можно поставить, только если причина разрешает отработку.',
    kk: 'Студент сабақта болмаған: бағаны тек өтеуге болатын себеппен қоюға болады.',
    en: 'The student was absent: a mark needs a reason that lets work be made up.',
    ky: 'Студент сабакта болгон эмес: бааны ордун толтурса боло турган себеп менен гана койсо болот.',
  },
  'journals.reason_without_absence': {
    status: 422,
    ru: 'Причина бывает только у пропуска.',
    kk: 'Себеп тек сабақтан қалғанға қойылады.',
    en: 'Only an absence has a reason.',
    ky: 'Себеп сабактан калууга гана коюлат.',
  },
  'journals.reason_unknown': {
    status: 422,
    ru: 'Такой причины пропуска нет. Выберите из списка.',
    kk: 'Мұндай себеп жоқ. Тізімнен таңдаңыз.',
    en: 'There is no such reason. Choose one of the list.',
    ky: 'Мындай себеп жок. Тизмеден тандаңыз.',
  },
  'journals.cells_refused': {
    status: 422,
    ru: 'Ничего не сохранено: ошибок {count}. Исправьте отмеченные клетки.',
    kk: 'Ештеңе сақталмады: қате саны {count}. Белгіленген ұяшықтарды түзетіңіз.',
    en: 'Nothing was saved: {count} mistakes. Correct the marked cells.',
    ky: 'Эч нерсе сакталган жок: ката саны {count}. Белгиленген чакмактарды оңдоңуз.',
  },
  'journals.has_marks': {
    ru: 'На занятии стоят оценки ({marks}): отменить его нельзя. Сначала уберите их.',
    kk: 'Сабақта баға қойылған ({marks}): оны болдырмауға болмайды. Алдымен бағаларды алыңыз.',
    en: 'The class has marks ({marks}) and can’t be cancelled. Clear them first.',
    ky: 'Сабакта баа коюлган ({marks}): аны жокко чыгарууга болбойт. Адегенде бааларды алыңыз.',
  },
  'journals.window_taken': {
    ru: '{date} в это время у журнала уже есть занятие.',
    kk: '{date} күні бұл уақытта журналда басқа сабақ бар.',
    en: 'On {date} the journal has another class at that time.',
    ky: '{date} күнү бул убакта журналда башка сабак бар.',
  },
  'journals.place_taken': {
    ru: '{date} в это время заняты: {who}.',
    kk: '{date} күні бұл уақытта бос емес: {who}.',
    en: 'On {date} at that time these are taken: {who}.',
    ky: '{date} күнү бул убакта бош эмес: {who}.',
  },
  'journals.past_midnight': {
    status: 422,
    ru: 'Занятие должно закончиться в тот же день.',
    kk: 'Сабақ сол күні аяқталуы керек.',
    en: 'A class has to end on the day on which it begins.',
    ky: 'Сабак ошол эле күнү бүтүшү керек.',
  },
  'journals.outside_term': {
    status: 422,
    ru: 'Этот день не входит в учебный период.',
    kk: 'Бұл күн оқу кезеңіне кірмейді.',
    en: 'That day lies outside the term.',
    ky: 'Бул күн окуу мезгилине кирбейт.',
  },
  'journals.already_held': {
    ru: 'Занятие уже прошло, заполнено клеток: {filled}. Перенести его нельзя.',
    kk: 'Сабақ өтіп кетті, толтырылған ұяшық: {filled}. Оны ауыстыруға болмайды.',
    en: 'The class has been held, cells filled in: {filled}. It can’t be moved.',
    ky: 'Сабак өтүп кетти, толтурулган чакмак: {filled}. Аны жылдырууга болбойт.',
  },
  'journals.not_cancelled': {
    ru: 'Занятие {date} не отменено: сообщать не о чем.',
    kk: '{date} күнгі сабақ болады: хабарлайтын ештеңе жоқ.',
    en: 'The class of {date} is not cancelled: there is nothing to tell.',
    ky: '{date} күнкү сабак болот: кабарлай турган эч нерсе жок.',
  },
  'journals.until_wrong': {
    status: 422,
    ru: 'Открыть можно не дольше чем на {days} дней и не в прошлое.',
    kk: '{days} күннен ұзаққа және өткен уақытқа ашуға болмайды.',
    en: 'A week can be opened for at most {days} days, and not until the past.',
    ky: '{days} күндөн узакка жана өткөн убакытка ачууга болбойт.',
  },
  'journals.reason_required': {
    status: 422,
    ru: 'Напишите причину: она останется в истории.',
    kk: 'Себебін жазыңыз: ол тарихта қалады.',
    en: 'Give a reason: it stays in the history.',
    ky: 'Себебин жазыңыз: ал тарыхта калат.',
  },
  'journals.nothing_blocked': {
    ru: 'Среди выбранных недель нет закрытых.',
    kk: 'Таңдалған апталардың ішінде жабығы жоқ.',
    en: 'None of the chosen weeks is closed.',
    ky: 'Тандалган жумалардын ичинде жабыгы жок.',
  },
  'journals.nothing_open': {
    ru: 'Среди выбранных недель нет открытых.',
    kk: 'Таңдалған апталардың ішінде ашығы жоқ.',
    en: 'None of the chosen weeks is open.',
    ky: 'Тандалган жумалардын ичинде ачыгы жок.',
  },
  'journals.opening_over': {
    ru: 'Это открытие уже закончилось. Чтобы открыть снова, создайте новое.',
    kk: 'Бұл ашу аяқталған. Қайта ашу үшін жаңасын жасаңыз.',
    en: 'This reopening is over. Make a new one to open the weeks again.',
    ky: 'Бул ачуу бүткөн. Кайра ачуу үчүн жаңысын түзүңүз.',
  },
  'journals.too_many': {
    status: 422,
    ru: 'Выбрано журналов: {count}. За один раз можно не больше {most}: уточните выбор.',
    kk: 'Таңдалған журнал: {count}. Бір жолы {most} журналдан аспайды: таңдауды нақтылаңыз.',
    en: 'Journals chosen: {count}. At most {most} at once: narrow your choice.',
    ky: 'Тандалган журнал: {count}. Бир жолу {most} журналдан ашпайт: тандоону тактаңыз.',
  },
  'journals.none_chosen': {
    status: 422,
    ru: 'По этим условиям журналов нет.',
    kk: 'Бұл шарттар бойынша журнал жоқ.',
    en: 'No journal fits these conditions.',
    ky: 'Бул шарттар боюнча журнал жок.',
  },
});

type Texts = typeof errors;
declare module '../kernel/rejections.ts' {
  interface Refusals extends Texts {}
}
