import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** Who did what with the rows of a sheet, the newest first. */
export function SheetHistory({ sheet }: { sheet: string }) {
  const t = useText();
  const format = useFormat();
  const found = useCall(
    'GET /journals/history_final_grades/',
    { query: { sheet, page_size: 50 } },
    { live: { channel: 'final_grades', keys: [`final-grades:${sheet}`] } },
  );
  return (
    <Panel title={t('detail.history')} flush>
      {!found.isSuccess ? (
        <CallState call={found} lines={4} />
      ) : found.data.results.length === 0 ? (
        <p className="mut" style={{ padding: '0 16px' }}>
          {t('detail.no_history')}
        </p>
      ) : (
        <DataTable
          label={t('detail.history')}
          heads={[t('detail.when'), t('detail.student'), t('detail.what'), t('detail.change'), t('detail.who')]}
          rows={found.data.results.map(line => ({
            key: line.uid,
            cells: [
              format.shortDateTime(line.at),
              line.student_name ?? '–',
              line.what in lines ? t(`what.${line.what as keyof typeof lines}`) : line.what,
              line.what === 'PartRecorded'
                ? `${t(line.from === 'exam' ? 'detail.exam' : 'detail.rating')}: ${line.to ?? '–'}`
                : line.from || line.to
                  ? `${line.from ?? '–'} → ${line.to ?? '–'}`
                  : line.comment || '–',
              line.by ?? (line.what === 'PartRecorded' ? t('detail.from_journals') : '–'),
            ],
          }))}
        />
      )}
    </Panel>
  );
}
const lines = {
  RowAdded: 1,
  RowRevised: 1,
  RowClosed: 1,
  PartRecorded: 1,
  FinalMarkSet: 1,
  MarksChangedByOffice: 1,
  MainTeacherCommented: 1,
  OfficeCommented: 1,
  CoTeacherCommented: 1,
  AgreementAsked: 1,
  GradeAgreed: 1,
  GradeDisagreed: 1,
  AgreementCleaned: 1,
  RowsSentToOffice: 1,
  RowResent: 1,
  RowsApproved: 1,
  RowsRejected: 1,
  GradesCleared: 1,
  RowsDrawn: 1,
  RowsReleased: 1,
  RowsRetaken: 1,
  RowsCorrected: 1,
} as const;
