import './review.css';
import { useId, useState } from 'react';
import { waypointActs, type WaypointAct } from '@portal/event-schemas/applications/codes.ts';
import type { ApplicationReport, ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { toast } from '../../../shell/toast.ts';
import { useReviewText } from '../../review-text.ts';
import { CommentField } from './comment-field.tsx';
import { Report } from './report.tsx';

/** Where all of these can be passed on to: the steps that each of them names, of one type. */
function commonSteps([first, ...others]: readonly ListedApplication[]): ListedApplication['forward_to'] {
  return (first?.forward_to ?? []).filter(({ step }) =>
    others.every(row => row.app_type === first!.app_type && row.forward_to.some(one => one.step === step)),
  );
}

/** What can be done with all that are selected: decide alike, archive, take out; a report says what became of each. */
export function BulkActs({
  rows,
  list,
  onClear,
}: {
  rows: readonly ListedApplication[];
  list: 'waiting' | 'handled' | 'archived';
  onClear: () => void;
}) {
  const t = useReviewText();
  const f = useFormat();
  const id = useId();
  const [asking, setAsking] = useState<WaypointAct | null>(null);
  const [comment, setComment] = useState('');
  const [to, setTo] = useState('');
  const [report, setReport] = useState<{ rows: readonly ListedApplication[]; report: ApplicationReport } | null>(null);
  const close = (): void => {
    setAsking(null);
    setComment('');
    setTo('');
  };
  const told = (answer: ApplicationReport): void => {
    close();
    if (answer.refused > 0) return setReport({ rows, report: answer });
    toast.success(`${t('many.report')}: ${t('many.done', { count: answer.done })}`);
    onClear();
  };
  const act = useSend('POST /studapps/answers/act/', { onDone: told });
  const archive = useSend('POST /studapps/answers/archive_student_app_from_list/', { onDone: told });
  const uids = rows.map(({ uid }) => uid);
  const set = (archived: boolean): void => archive.mutate({ body: { student_apps: uids, archived } });
  const steps = commonSteps(rows);
  const needed = waypointActs.filter(one => rows.some(row => row.comment_required.includes(one)));
  const offered = waypointActs.filter(
    one => rows.some(({ acts }) => acts.includes(one)) && (one !== 'forward' || steps.length > 0),
  );
  const lacks =
    asking !== null && ((needed.includes(asking) && comment.trim() === '') || (asking === 'forward' && to === ''));
  return (
    <>
      {list === 'waiting' &&
        offered.map(one => (
          <OfficeActButton key={one} onClick={() => setAsking(one)}>
            {t(`many.${one}`)}
          </OfficeActButton>
        ))}
      <OfficeActButton disabled={archive.isPending || rows.length === 0} onClick={() => set(list !== 'archived')}>
        {t(list === 'archived' ? 'many.restore' : 'many.archive')}
      </OfficeActButton>
      <ConfirmDialog
        open={asking !== null}
        title={asking ? t(`many.${asking}`) : ''}
        confirm={asking ? t(`acts.${asking}`) : ''}
        destructive={asking === 'reject'}
        busy={act.isPending}
        disabled={lacks}
        onClose={close}
        onConfirm={() =>
          asking &&
          act.mutate({ body: { act: asking, comment, applications: uids, ...(asking === 'forward' ? { to } : {}) } })
        }
      >
        {t('many.text')}
        <div className="review-act" style={{ marginTop: 12 }}>
          {asking === 'forward' && (
            <div className="field">
              <label htmlFor={`${id}-to`}>{t('act.to')}</label>
              <div className="field-box">
                <select id={`${id}-to`} value={to} onChange={event => setTo(event.target.value)}>
                  <option value="">{t('act.choose')}</option>
                  {steps.map(({ step, name }) => (
                    <option key={step} value={step}>
                      {f.name(name)}
                    </option>
                  ))}
                </select>
              </div>
            </div>
          )}
          <CommentField
            value={comment}
            onChange={setComment}
            needed={asking && needed.includes(asking) ? [asking] : []}
            fault={null}
            label={t('many.comment')}
            hint={t('act.comment_hint')}
          />
        </div>
      </ConfirmDialog>
      {report && (
        <Report
          {...report}
          onClose={() => {
            setReport(null);
            onClear();
          }}
        />
      )}
    </>
  );
}
