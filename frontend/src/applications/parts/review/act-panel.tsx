import './review.css';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { WaypointAct } from '@portal/event-schemas/applications/codes.ts';
import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { useLink } from '../../../app/links.ts';
import { useSend } from '../../../http/use-send.ts';
import type { ApiRefusal } from '../../../http/refusal.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { Note } from '../../../shell/note.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useReadOnlyReason } from '../../../shell/read-only-reason.ts';
import { toast } from '../../../shell/toast.ts';
import { useReviewText } from '../../review-text.ts';
import { CommentField } from './comment-field.tsx';

/** The decision: at which point, a comment, where to pass it on, and the acts that this reviewer has here. */
export function ActPanel({ application }: { application: ApplicationView }) {
  const t = useReviewText();
  const f = useFormat();
  const link = useLink();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const readOnly = useReadOnlyReason();
  const { uid, decisions, forward_to } = application;
  const [comment, setComment] = useState('');
  const [to, setTo] = useState('');
  const [chosen, setChosen] = useState('');
  const [asking, setAsking] = useState(false);
  const [wanting, setWanting] = useState<WaypointAct | null>(null);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const send = useSend('POST /studapps/answers/{uid}/act/', { onRefusal: setRefusal });
  if (decisions.length === 0)
    return (
      <Panel title={t('act.title')}>
        <p className="mut">{t('act.nothing')}</p>
        <p style={{ marginTop: 8 }}>
          <Link to={link('coo-review')}>{t('act.back')}</Link>
        </p>
      </Panel>
    );

  const point = decisions.length === 1 ? decisions[0] : decisions.find(({ waypoint }) => waypoint === chosen);
  const needed = point?.comment_required ?? [];
  const act = (which: WaypointAct): void => {
    if (send.isPending || !point) return;
    setRefusal(null);
    const body = { act: which, comment, waypoint: point.waypoint, ...(which === 'forward' && to !== '' ? { to } : {}) };
    send.mutate(
      { params: { uid }, body },
      {
        onSuccess: () => {
          toast.success(t(`done.${which}`));
          setComment('');
        },
        onSettled: () => setAsking(false),
      },
    );
  };
  /** A comment that the point asks for is asked for here, before anything is sent. */
  const press = (which: WaypointAct): void => {
    const missing = needed.includes(which) && comment.trim() === '';
    setWanting(missing ? which : null);
    if (missing) field.current?.focus();
    else if (which === 'reject') setAsking(true);
    else act(which);
  };
  const atComment =
    refusal !== null && 'comment' in refusal.fields
      ? refusal.message
      : wanting && t('act.comment_missing', { act: t(`acts.${wanting}`) });
  return (
    <Panel title={t('act.title')}>
      <div className="review-act">
        {readOnly && <Note>{readOnly}</Note>}
        {point?.instead && <Note>{t('act.instead')}</Note>}
        {decisions.length > 1 && (
          <div className="field">
            <label htmlFor={`${id}-point`}>{t('act.waypoint')}</label>
            <div className={refusal && 'waypoint' in refusal.fields ? 'field-box invalid' : 'field-box'}>
              <select id={`${id}-point`} value={chosen} onChange={event => setChosen(event.target.value)}>
                <option value="">{t('act.several')}</option>
                {decisions.map(({ waypoint, name }) => (
                  <option key={waypoint} value={waypoint}>
                    {f.name(name)}
                  </option>
                ))}
              </select>
            </div>
          </div>
        )}
        <CommentField
          ref={field}
          value={comment}
          onChange={text => {
            setComment(text);
            setWanting(null);
          }}
          needed={needed}
          fault={atComment}
          label={t('act.comment')}
          hint={t('act.comment_hint')}
        />
        {point?.acts.includes('forward') && forward_to.length > 0 && (
          <div className="field">
            <label htmlFor={`${id}-to`}>{t('act.to')}</label>
            <div className={refusal && 'to' in refusal.fields ? 'field-box invalid' : 'field-box'}>
              <select id={`${id}-to`} value={to} onChange={event => setTo(event.target.value)}>
                <option value="">{t('act.choose')}</option>
                {forward_to.map(step => (
                  <option key={step.step} value={step.step}>
                    {f.name(step.name)}
                  </option>
                ))}
              </select>
            </div>
          </div>
        )}
        {refusal && !atComment && (
          <div role="alert">
            <Note tone="bad">{refusal.message}</Note>
          </div>
        )}
        <div className="form-actions">
          {(point ?? application).acts.map(one => (
            <ActButton
              key={one}
              className={one === 'approve' ? 'button primary' : 'button'}
              aria-busy={send.isPending}
              disabled={!point || (one === 'forward' && to === '')}
              onClick={() => press(one)}
            >
              {t(`acts.${one}`)}
            </ActButton>
          ))}
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('act.confirm_reject')}
        confirm={t('acts.reject')}
        destructive
        busy={send.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => act('reject')}
      >
        {t('act.confirm_text')}
      </ConfirmDialog>
    </Panel>
  );
}
