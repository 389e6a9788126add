import type { ImportResultsAnswer } from '@portal/event-schemas/registration/settings-requests.ts';
import { carriedText } from '../../i18n/carried-text.ts';
import { ImportDialog } from '../../lists/import-dialog.tsx';

const sample = {
  name: 'results.csv',
  csv: 'student,discipline,period,letter,points,completed\n210001,CS101,2025-autumn,B+,3.33,yes\n210002,CS101,2025-autumn,F,0,no\n',
};

const useResultsText = carriedText({
  ru: {
    title: 'Результаты прошлых периодов из файла',
    done: 'Строк: %{lines}. Внесено: %{recorded}, без изменений: %{unchanged}',
    columns:
      'Столбцы: student (номер студента), discipline (код дисциплины), period (код учебного периода), letter (оценка буквой), points (баллы, можно пропустить), completed (сдана: yes или no).',
  },
  kk: {
    title: 'Өткен кезеңдердің нәтижелері файлдан',
    done: 'Жол: %{lines}. Енгізілгені: %{recorded}, өзгермегені: %{unchanged}',
    columns:
      'Бағандар: student (студент нөмірі), discipline (пән коды), period (оқу кезеңінің коды), letter (әріптік баға), points (балл, болмаса да болады), completed (тапсырылған ба: yes не no).',
  },
  en: {
    title: 'Results of past terms from a file',
    done: 'Lines: %{lines}. Recorded: %{recorded}, unchanged: %{unchanged}',
    columns:
      'Columns: student (number of the student), discipline (its code), period (code of the term), letter (the letter grade), points (may be left out), completed (yes or no).',
  },
  ky: {
    title: 'Өткөн мезгилдердин жыйынтыктары файлдан',
    done: 'Сап: %{lines}. Киргизилгени: %{recorded}, өзгөрбөгөнү: %{unchanged}',
    columns:
      'Мамычалар: student (студенттин номери), discipline (дисциплинанын коду), period (окуу мезгилинин коду), letter (тамга баасы), points (балл, болбосо да болот), completed (тапшырылганбы: yes же no).',
  },
});

/** Final results of past terms from a CSV file: what prerequisites look at. */
export default function ImportResultsDialog({ onClose }: { onClose: () => void }) {
  const t = useResultsText();
  return (
    <ImportDialog<ImportResultsAnswer>
      call="POST /advising/results/import/"
      title={t('title')}
      columns={t('columns')}
      sample={sample}
      done={answer => t('done', { ...answer })}
      onClose={onClose}
    />
  );
}
