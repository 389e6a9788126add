import './review.css';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { WaypointAct } from '@portal/event-schemas/applications/codes.ts';
import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { useLink } from '../../../app/links.ts';
import { useSend } from '../../../http/use-send.ts';
import type { ApiRefusal } from '../../../http/refusal.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { Note } from '../../../shell/note.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { toast } from '../../../shell/toast.ts';
import { useReviewText } from '../../review-text.ts';

/** The decision: a comment, where to pass it on, and the acts that this reviewer has here. */
export function ActPanel({ application }: { application: ApplicationView }) {
  const t = useReviewText();
  const f = useFormat();
  const link = useLink();
  const id = useId();
  const { uid, acts, forward_to, waypoint } = application;
  const [comment, setComment] = useState('');
  const [to, setTo] = useState('');
  const [point, setPoint] = useState('');
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const send = useSend('POST /studapps/answers/{uid}/act/', { onRefusal: setRefusal });
  const act = (which: WaypointAct): void => {
    if (send.isPending) return;
    setRefusal(null);
    const body = { act: which, comment, ...(which === 'forward' && to !== '' ? { to } : {}), ...(point !== '' ? { waypoint: point } : {}) };
    send.mutate({ params: { uid }, body }, { onSuccess: () => { toast.success(t(`done.${which}`)); setComment(''); }, onSettled: () => setAsking(false) });
  };
  if (acts.length === 0) return <Panel title={t('act.title')}><p className="mut">{t('act.nothing')}</p><p style={{ marginTop: 8 }}><Link to={link('coo-review')}>{t('act.back')}</Link></p></Panel>;
  const atComment = refusal !== null && 'comment' in refusal.fields;
  return (
    <Panel title={t('act.title')}>
      <div className="review-act">
        {waypoint.length > 1 && (
          <div className="field">
            <label htmlFor={`${id}-point`}>{t('act.waypoint')}</label>
            <div className={refusal && 'waypoint' in refusal.fields ? 'field-box invalid' : 'field-box'}>
              <select id={`${id}-point`} value={point} onChange={event => setPoint(event.target.value)}>
                <option value="">{t('act.several')}</option>
                {waypoint.map(wait => <option key={wait.waypoint} value={wait.waypoint}>{f.name(wait.name)}</option>)}
              </select>
            </div>
          </div>
        )}
        <div className="field">
          <label htmlFor={id}>{t('act.comment')}</label>
          <div className={atComment ? 'field-box invalid' : 'field-box'}><textarea id={id} rows={4} maxLength={4000} value={comment} aria-invalid={atComment} aria-describedby={`${id}-hint`} onChange={event => setComment(event.target.value)} /></div>
          <div id={`${id}-hint`} className={atComment ? 'field-text invalid' : 'field-text'}>{atComment ? refusal.message : acts.includes('return') ? `${t('act.comment_hint')}. ${t('act.comment_return')}` : t('act.comment_hint')}</div>
        </div>
        {acts.includes('forward') && forward_to.length > 0 && (
          <div className="field">
            <label htmlFor={`${id}-to`}>{t('act.to')}</label>
            <div className={refusal && 'to' in refusal.fields ? 'field-box invalid' : 'field-box'}>
              <select id={`${id}-to`} value={to} onChange={event => setTo(event.target.value)}>
                <option value="">{t('act.choose')}</option>
                {forward_to.map(step => <option key={step.step} value={step.step}>{f.name(step.name)}</option>)}
              </select>
            </div>
          </div>
        )}
        {refusal && !atComment && <div role="alert"><Note tone="bad">{refusal.message}</Note></div>}
        <div className="form-actions">
          {acts.map(one => (
            <button key={one} type="button" className={one === 'approve' ? 'button primary' : 'button'} aria-busy={send.isPending} disabled={one === 'forward' && to === ''} onClick={() => (one === 'reject' ? setAsking(true) : act(one))}>{t(`acts.${one}`)}</button>
          ))}
        </div>
      </div>
      <ConfirmDialog open={asking} title={t('act.confirm_reject')} confirm={t('acts.reject')} destructive busy={send.isPending} onClose={() => setAsking(false)} onConfirm={() => act('reject')}>{t('act.confirm_text')}</ConfirmDialog>
    </Panel>
  );
}
