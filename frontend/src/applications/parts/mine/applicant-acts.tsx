import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { useLink } from '../../../app/links.ts';
import { useSend } from '../../../http/use-send.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { useMineText } from '../../mine-text.ts';
import { ArchiveButton } from './archive-button.tsx';

/** What the author can do now: go on, correct, withdraw with a reason, archive, print. */
export function ApplicantActs({ application }: { application: ApplicationView }) {
  const t = useMineText();
  const link = useLink();
  const id = useId();
  const { uid, app_type, stage, may } = application;
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = useSend('POST /studapps/answers/{uid}/withdraw/', { done: t('page.withdrawn') });
  return (
    <div className="form-actions no-print">
      {may.includes('edit') && (
        <Link className="button primary" to={link('coo-form', { type: app_type }, { application: uid })}>
          {t(stage === 'returned' ? 'page.correct' : 'page.go_on')}
        </Link>
      )}
      {may.includes('withdraw') && <ActButton onClick={() => setAsking(true)}>{t('page.withdraw')}</ActButton>}
      <ArchiveButton application={application} />
      {stage !== 'draft' && (
        <button type="button" className="button" onClick={() => window.print()}>
          {t('page.print')}
        </button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('page.withdraw_title')}
        confirm={t('page.withdraw')}
        destructive
        busy={withdraw.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate({ params: { uid }, body: { reason } }, { onSettled: () => setAsking(false) })}
      >
        {t('page.withdraw_text')}
        <div className="field" style={{ marginTop: 12 }}>
          <label htmlFor={id}>{t('page.withdraw_reason')}</label>
          <div className="field-box">
            <textarea
              id={id}
              rows={3}
              maxLength={4000}
              value={reason}
              aria-describedby={`${id}-hint`}
              onChange={event => setReason(event.target.value)}
            />
          </div>
          <div id={`${id}-hint`} className="field-text">
            {t('page.withdraw_reason_hint')}
          </div>
        </div>
      </ConfirmDialog>
    </div>
  );
}
