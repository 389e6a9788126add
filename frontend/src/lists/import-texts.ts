import { carriedText } from '../i18n/carried-text.ts';

/** What every import from a file says. */
export const useImportText = carriedText({
  ru: {
    separator: 'Разделитель — запятая, точка с запятой или табуляция.', sample: 'Скачать образец', file: 'Файл CSV', choose: 'Выбрать файл', none: 'Файл не выбран', all: 'Файл загружается целиком или никак.', run: 'Загрузить',
    faults: 'Ошибки в файле', line: 'Строка %{line}', more: 'и ещё строк с ошибками: %{count}',
  },
  kk: {
    separator: 'Бөлгіші — үтір, нүктелі үтір не табуляция.', sample: 'Үлгіні жүктеп алу', file: 'CSV файлы', choose: 'Файл таңдау', none: 'Файл таңдалмаған', all: 'Файл тұтас жүктеледі немесе мүлде жүктелмейді.', run: 'Жүктеу',
    faults: 'Файлдағы қателер', line: '%{line}-жол', more: 'тағы қате жолдар: %{count}',
  },
  en: {
    separator: 'Separated by commas, semicolons or tabs.', sample: 'Download a sample', file: 'CSV file', choose: 'Choose a file', none: 'No file chosen', all: 'The file is taken whole or not at all.', run: 'Upload',
    faults: 'Errors in the file', line: 'Line %{line}', more: 'and so many more lines with errors: %{count}',
  },
  ky: {
    separator: 'Бөлгүчү — үтүр, чекиттүү үтүр же табуляция.', sample: 'Үлгүнү жүктөп алуу', file: 'CSV файлы', choose: 'Файл тандоо', none: 'Файл тандалган жок', all: 'Файл толугу менен жүктөлөт же такыр жүктөлбөйт.', run: 'Жүктөө',
    faults: 'Файлдагы каталар', line: '%{line}-сап', more: 'дагы ката саптар: %{count}',
  },
});
