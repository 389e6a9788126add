import type { ApplicationReport, ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { Note } from '../../../shell/note.tsx';
import { useReviewText } from '../../review-text.ts';

/** What became of each of many: how many are done, and why the others are not. */
export function Report({
  rows,
  report,
  onClose,
}: {
  rows: readonly ListedApplication[];
  report: ApplicationReport;
  onClose: () => void;
}) {
  const t = useReviewText();
  const refused = report.results.filter(({ ok }) => !ok);
  const nameOf = (uid: string): string => {
    const row = rows.find(one => one.uid === uid);
    return row ? `${row.number}, ${row.applicant.display_name}` : uid;
  };
  return (
    <Note tone={refused.length > 0 ? 'warn' : 'info'} style={{ margin: '12px 16px' }}>
      <div role="status">
        <b>{t('many.report')}</b> {t('many.done', { count: report.done })}
        {refused.length > 0 && ` · ${t('many.refused', { count: refused.length })}`}
      </div>
      {refused.length > 0 && (
        <ul style={{ marginTop: 6, display: 'grid', gap: 4 }}>
          {refused.map(({ uid, error }) => (
            <li key={uid}>
              <b className="num">{nameOf(uid)}</b>: {error?.message}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="button" style={{ marginTop: 8 }} onClick={onClose}>
        {t('many.close')}
      </button>
    </Note>
  );
}
