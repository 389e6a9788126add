import { defineErrors } from '../../kernel/rejections.ts';

/** Refusals of files that the office brings: of the whole file, and of single lines (in `params.lines` of `registration.import_broken`). */
export const importErrors = defineErrors({
  'registration.import_broken': {
    status: 422,
    ru: 'В файле ошибки (строк с ошибками: {count}), поэтому ничего не изменено. Исправьте строки и загрузите файл снова.',
    kk: 'Файлда қателер бар (қате жолдар: {count}), сондықтан ештеңе өзгертілген жоқ. Жолдарды түзетіп, файлды қайта жүктеңіз.',
    en: 'The file has errors (lines with errors: {count}), so nothing was changed. Correct the lines and upload the file again.',
    ky: 'Файлда каталар бар (ката саптар: {count}), ошондуктан эч нерсе өзгөргөн жок. Саптарды оңдоп, файлды кайра жүктөңүз.',
  },
  'registration.import_unreadable': {
    status: 422,
    ru: 'Строка {line} не читается как CSV. Проверьте кавычки и разделители.', kk: '{line}-жол CSV ретінде оқылмайды. Тырнақшалар мен бөлгіштерді тексеріңіз.',
    en: 'Line {line} cannot be read as CSV. Check quotes and separators.', ky: '{line}-сап CSV катары окулбайт. Тырмакчаларды жана бөлгүчтөрдү текшериңиз.',
  },
  'registration.import_encoding': {
    status: 422,
    ru: 'Файл не в кодировке UTF-8. Сохраните его как «CSV UTF-8».', kk: 'Файл UTF-8 кодтауында емес. Оны «CSV UTF-8» түрінде сақтаңыз.',
    en: 'The file is not encoded in UTF-8. Save it as “CSV UTF-8”.', ky: 'Файл UTF-8 коддоосунда эмес. Аны «CSV UTF-8» түрүндө сактаңыз.',
  },
  'registration.import_missing_columns': {
    status: 422,
    ru: 'В первой строке не хватает столбцов: {columns}', kk: 'Бірінші жолда мына бағандар жетіспейді: {columns}', en: 'The first line lacks the columns: {columns}', ky: 'Биринчи сапта бул тилкелер жетишпейт: {columns}',
  },
  'registration.import_unknown_student': {
    status: 422, ru: 'Студента с номером «{code}» нет', kk: '«{code}» нөмірлі студент жоқ', en: 'There is no student with the number “{code}”', ky: '«{code}» номерлүү студент жок',
  },
  'registration.import_unknown_kind': {
    status: 422,
    ru: 'Вид «{kind}» неизвестен; бывает: за обучение, библиотека, штраф, справка (financial, library, fine, certificate)', kk: '«{kind}» түрі белгісіз; болуы мүмкін: оқу ақысы, кітапхана, айыппұл, анықтама (financial, library, fine, certificate)',
    en: 'The kind “{kind}” is unknown; it can be financial, library, fine, certificate', ky: '«{kind}» түрү белгисиз; болушу мүмкүн: окуу акысы, китепкана, айып пул, маалымкат (financial, library, fine, certificate)',
  },
  'registration.import_bad_amount': {
    status: 422, ru: 'Сумма «{amount}» должна быть неотрицательным числом', kk: '«{amount}» сомасы теріс емес сан болуы керек', en: 'The amount “{amount}” has to be a number that is not negative', ky: '«{amount}» суммасы терс эмес сан болушу керек',
  },
  'registration.import_bad_date': {
    status: 422, ru: 'Дата «{date}» должна быть вида ДД.ММ.ГГГГ или ГГГГ-ММ-ДД', kk: '«{date}» күні КК.АА.ЖЖЖЖ не ЖЖЖЖ-АА-КК түрінде болуы керек', en: 'The date “{date}” has to be of the form DD.MM.YYYY or YYYY-MM-DD', ky: '«{date}» датасы КК.АА.ЖЖЖЖ же ЖЖЖЖ-АА-КК түрүндө болушу керек',
  },
  'registration.import_note_too_long': {
    status: 422, ru: 'Примечание длиннее {max} знаков', kk: 'Ескертпе {max} таңбадан ұзын', en: 'The note is longer than {max} characters', ky: 'Эскертүү {max} белгиден узун',
  },
  'registration.import_twice': {
    status: 422, ru: 'Студент «{code}» с этим видом уже есть в строке {first}', kk: '«{code}» студенті осы түрімен {first}-жолда бар', en: 'The student “{code}” with this kind is already in line {first}', ky: '«{code}» студенти бул түрү менен {first}-сапта бар',
  },
  'registration.import_certificate_office': {
    status: 422, ru: 'Медицинские справки вносит учебный офис', kk: 'Медициналық анықтамаларды оқу кеңсесі енгізеді', en: 'Medical certificates are entered by the study office', ky: 'Медициналык маалымкаттарды окуу кеңсеси киргизет',
  },
  'registration.import_clears': {
    status: 409,
    ru: 'Загрузка снимет долги, которых нет в файле: {count}. Чьи они: {who}.',
    kk: 'Жүктеу файлда жоқ қарыздарды жояды: {count}. Кімдікі: {who}.',
    en: 'The upload clears debts that are not in the file: {count}. Whose they are: {who}.',
    ky: 'Жүктөө файлда жок карыздарды жокко чыгарат: {count}. Кимдики: {who}.',
  },
  'registration.import_empty': {
    status: 422,
    ru: 'В файле нет строк с данными. Нужны столбцы: {columns}.',
    kk: 'Файлда дерек жолдары жоқ. Қажетті бағандар: {columns}.',
    en: 'The file holds no lines of data. It needs the columns: {columns}.',
    ky: 'Файлда маалымат саптары жок. Керектүү тилкелер: {columns}.',
  },
  'registration.import_unknown_discipline': {
    status: 422, ru: 'Дисциплины с кодом «{code}» нет', kk: '«{code}» кодты пән жоқ', en: 'There is no discipline with the code “{code}”', ky: '«{code}» коддуу дисциплина жок',
  },
  'registration.import_unknown_period': {
    status: 422, ru: 'Учебного периода с кодом «{code}» нет', kk: '«{code}» кодты оқу кезеңі жоқ', en: 'There is no study period with the code “{code}”', ky: '«{code}» коддуу окуу мезгили жок',
  },
  'registration.import_bad_letter': {
    status: 422, ru: 'Нужна буквенная оценка не длиннее 10 знаков', kk: '10 таңбадан аспайтын әріптік баға қажет', en: 'A letter grade of at most 10 characters is needed', ky: '10 белгиден ашпаган тамга баасы керек',
  },
  'registration.import_bad_points': {
    status: 422, ru: 'Баллы «{points}» должны быть числом от 0 до 100', kk: '«{points}» балы 0-ден 100-ге дейінгі сан болуы керек', en: 'The points “{points}” have to be a number from 0 to 100', ky: '«{points}» упайы 0дөн 100гө чейинки сан болушу керек',
  },
  'registration.import_bad_completed': {
    status: 422,
    ru: 'В столбце completed стоит «{completed}», а нужно yes (сдана) или no (не сдана)', kk: 'completed бағанында «{completed}» тұр, ал yes (тапсырылған) не no (тапсырылмаған) болуы керек',
    en: 'The column completed says “{completed}”; it has to say yes or no', ky: 'completed тилкесинде «{completed}» турат, yes (тапшырылган) же no (тапшырылган эмес) болушу керек',
  },
  'registration.import_result_twice': {
    status: 422,
    ru: 'Результат студента «{student}» по дисциплине «{discipline}» за период «{period}» уже есть в строке {first}', kk: '«{student}» студентінің «{discipline}» пәні бойынша «{period}» кезеңіндегі нәтижесі {first}-жолда бар',
    en: 'The result of the student “{student}” in “{discipline}” for the period “{period}” is already in line {first}', ky: '«{student}» студентинин «{discipline}» дисциплинасы боюнча «{period}» мезгилиндеги жыйынтыгы {first}-сапта бар',
  },
});
