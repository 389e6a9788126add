import './review.css';
import { useId, useState } from 'react';
import type { WaypointAct } from '@portal/event-schemas/applications/codes.ts';
import type { ApplicationReport, ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { useSend } from '../../../http/use-send.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { useReviewText } from '../../review-text.ts';
import { Report } from './report.tsx';

type Bulk = Exclude<WaypointAct, 'forward'>;
const acts: readonly Bulk[] = ['approve', 'return', 'reject'];

/** What can be done with all that are selected: decide alike, archive, take out; a report says what became of each. */
export function BulkBar({ rows, list, onClear }: { rows: readonly ListedApplication[]; list: 'waiting' | 'handled' | 'archived'; onClear: () => void }) {
  const t = useReviewText();
  const id = useId();
  const [asking, setAsking] = useState<Bulk | null>(null);
  const [comment, setComment] = useState('');
  const [report, setReport] = useState<{ rows: readonly ListedApplication[]; report: ApplicationReport } | null>(null);
  const told = (answer: ApplicationReport): void => { setReport({ rows, report: answer }); setAsking(null); setComment(''); onClear(); };
  const act = useSend<ApplicationReport>('POST /studapps/answers/act/', { onDone: told });
  const archive = useSend<ApplicationReport>('POST /studapps/answers/archive_student_app_from_list/', { onDone: told });
  const uids = rows.map(({ uid }) => uid);
  const set = (archived: boolean): void => { if (!archive.isPending) archive.mutate({ body: { student_apps: uids, archived } }); };
  return (
    <>
      {rows.length > 0 && (
        <div className="selected-bar" role="region" aria-label={t('selected', { count: rows.length })}>
          <b className="num" role="status">{t('selected', { count: rows.length })}</b>
          {list === 'waiting' && acts.map(one => <button key={one} type="button" className="button" onClick={() => setAsking(one)}>{t(`many.${one}`)}</button>)}
          <button type="button" className="button" aria-busy={archive.isPending} onClick={() => set(list !== 'archived')}>{t(list === 'archived' ? 'many.restore' : 'many.archive')}</button>
          <button type="button" className="button" onClick={onClear}>{t('unselect')}</button>
        </div>
      )}
      <ConfirmDialog
        open={asking !== null} title={asking ? t(`many.${asking}`) : ''} confirm={asking ? t(`acts.${asking}`) : ''} destructive={asking === 'reject'} busy={act.isPending} onClose={() => setAsking(null)}
        onConfirm={() => act.mutate({ body: { act: asking, comment, applications: uids } })}
      >
        {t('many.text')}
        <div className="field" style={{ marginTop: 12 }}>
          <label htmlFor={id}>{t('many.comment')}</label>
          <div className="field-box"><textarea id={id} rows={3} maxLength={4000} value={comment} onChange={event => setComment(event.target.value)} /></div>
        </div>
      </ConfirmDialog>
      {report && <Report {...report} onClose={() => setReport(null)} />}
    </>
  );
}
