import { defineErrors } from '../../kernel/rejections.ts';

/** Refusals of the office's settings: super registration, credit rules, control of the level, debts from a file, the switch of a status. */
export const settingsErrors = defineErrors({
  'registration.super_until_passed': {
    status: 422,
    ru: 'Супер-регистрация должна закончиться в будущем, а указано {until}. Выберите более позднее время.',
    kk: 'Супер-тіркелу болашақта аяқталуы керек, ал көрсетілгені — {until}. Кешірек уақытты таңдаңыз.',
    en: 'Super registration has to end in the future, and {until} has passed. Choose a later time.',
    ky: 'Супер-каттоо келечекте бүтүшү керек, ал эми көрсөтүлгөнү — {until}. Кийинчерээк убакытты тандаңыз.',
  },
  'registration.period_exists': {
    ru: 'Такой период регистрации уже есть: тот же учебный период, тот же вид и те же даты.',
    kk: 'Мұндай тіркелу кезеңі бар: оқу кезеңі, түрі және күндері бірдей.',
    en: 'There is such a registration period already: same term, same kind, same dates.',
    ky: 'Мындай каттоо мезгили бар: окуу мезгили, түрү жана күндөрү бирдей.',
  },
  'registration.max_credit_rule_below_collected': {
    ru: 'Максимум не может быть {max}: у {students} студ. в карточке уже больше (до {current}). Поднимите максимум или сначала измените их карточки.',
    kk: 'Ең көбі {max} бола алмайды: {students} студенттің карточкасында одан артық кредит бар ({current} дейін). Шекті көтеріңіз не алдымен карточкаларын өзгертіңіз.',
    en: 'The maximum cannot be {max}: {students} students hold more already (up to {current}). Raise the maximum or change their cards first.',
    ky: 'Эң көбү {max} боло албайт: {students} студенттин карточкасында андан көп кредит бар ({current} чейин). Чекти көтөрүңүз же адегенде карточкаларын өзгөртүңүз.',
  },
  'registration.control_level_exists': {
    ru: 'Контроль для этого уровня подготовки уже задан. Измените его.',
    kk: 'Бұл дайындық деңгейіне бақылау қойылған. Соны өзгертіңіз.',
    en: 'Control is set for this level of education already. Change that entry.',
    ky: 'Бул даярдык деңгээлине көзөмөл коюлган. Ошону өзгөртүңүз.',
  },
  'registration.control_level_not_found': {
    status: 404,
    ru: 'Такой записи контроля уровня нет.',
    kk: 'Деңгей бақылауында мұндай жазба жоқ.',
    en: 'There is no such entry in the control of levels.',
    ky: 'Деңгээл көзөмөлүндө мындай жазуу жок.',
  },
  'registration.status_switch_not_found': {
    status: 404,
    ru: 'Такой смены статуса нет.', kk: 'Мәртебені мұндай ауыстыру жоқ.', en: 'There is no such switch of status.', ky: 'Статусту мындай алмаштыруу жок.',
  },
  'registration.status_switch_empty': {
    status: 422,
    ru: 'Под этот фильтр не подходит ни одна карточка. Измените фильтр.',
    kk: 'Бұл сүзгіге бірде-бір карточка сай келмейді. Сүзгіні өзгертіңіз.',
    en: 'No card fits this filter. Change the filter.',
    ky: 'Бул чыпкага бир да карточка туура келбейт. Чыпканы өзгөртүңүз.',
  },
  'registration.import_broken': {
    status: 422,
    ru: 'В файле ошибки (строк с ошибками: {count}), поэтому ничего не изменено. Исправьте строки и загрузите файл снова.',
    kk: 'Файлда қателер бар (қате жолдар: {count}), сондықтан ештеңе өзгертілген жоқ. Жолдарды түзетіп, файлды қайта жүктеңіз.',
    en: 'The file has errors (lines at fault: {count}), so nothing was changed. Correct the lines and upload the file again.',
    ky: 'Файлда каталар бар (ката саптар: {count}), ошондуктан эч нерсе өзгөргөн жок. Саптарды оңдоп, файлды кайра жүктөңүз.',
  },
  'registration.import_unreadable': {
    status: 422,
    ru: 'Строка {line} не читается как CSV. Проверьте кавычки и разделители.', kk: '{line}-жол CSV ретінде оқылмайды. Тырнақшалар мен бөлгіштерді тексеріңіз.',
    en: 'Line {line} cannot be read as CSV. Check quotes and separators.', ky: '{line}-сап CSV катары окулбайт. Тырмакчаларды жана бөлгүчтөрдү текшериңиз.',
  },
  'registration.import_unknown_student': {
    status: 422, ru: 'Студента с номером «{code}» нет', kk: '«{code}» нөмірлі студент жоқ', en: 'There is no student with the number “{code}”', ky: '«{code}» номерлүү студент жок',
  },
  'registration.import_unknown_kind': {
    status: 422,
    ru: 'Вид «{kind}» неизвестен; бывает financial, library, fine, certificate', kk: '«{kind}» түрі белгісіз; болуы мүмкін: financial, library, fine, certificate',
    en: 'The kind “{kind}” is unknown; it can be financial, library, fine, certificate', ky: '«{kind}» түрү белгисиз; болушу мүмкүн: financial, library, fine, certificate',
  },
  'registration.import_bad_amount': {
    status: 422, ru: 'Сумма «{amount}» должна быть неотрицательным числом', kk: '«{amount}» сомасы теріс емес сан болуы керек', en: 'The amount “{amount}” has to be a number that is not negative', ky: '«{amount}» суммасы терс эмес сан болушу керек',
  },
  'registration.import_bad_date': {
    status: 422, ru: 'Дата «{date}» должна быть вида ГГГГ-ММ-ДД', kk: '«{date}» күні ЖЖЖЖ-АА-КК түрінде болуы керек', en: 'The date “{date}” has to be of the form YYYY-MM-DD', ky: '«{date}» датасы ЖЖЖЖ-АА-КК түрүндө болушу керек',
  },
  'registration.import_note_too_long': {
    status: 422, ru: 'Примечание длиннее {max} знаков', kk: 'Ескертпе {max} таңбадан ұзын', en: 'The note is longer than {max} characters', ky: 'Эскертүү {max} белгиден узун',
  },
  'registration.import_twice': {
    status: 422, ru: 'Студент «{code}» с этим видом уже есть в строке {first}', kk: '«{code}» студенті осы түрімен {first}-жолда бар', en: 'The student “{code}” stands with this kind in line {first} already', ky: '«{code}» студенти бул түрү менен {first}-сапта бар',
  },
  'registration.import_certificate_office': {
    status: 422, ru: 'Медицинские справки вносит учебный офис', kk: 'Медициналық анықтамаларды оқу кеңсесі енгізеді', en: 'Medical certificates are entered by the study office', ky: 'Медициналык маалымкаттарды окуу кеңсеси киргизет',
  },
  'registration.import_empty': {
    status: 422,
    ru: 'В файле нет строк с данными. Нужны столбцы: {columns}.',
    kk: 'Файлда дерек жолдары жоқ. Қажетті бағандар: {columns}.',
    en: 'The file holds no lines of data. It needs the columns: {columns}.',
    ky: 'Файлда маалымат саптары жок. Керектүү тилкелер: {columns}.',
  },
});
