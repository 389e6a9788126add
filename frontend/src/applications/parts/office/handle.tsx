import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../../app/links.ts';
import { useSend } from '../../../http/use-send.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { useOfficeText } from '../../office-text.ts';
import { CorrectDecision } from './correct-decision.tsx';
import { SetStatus } from './set-status.tsx';

/**
 * What the office does with one application: a more exact status, a wrong decision put right, the archive, the review
 * where it is theirs; and the way to its replay.
 */
export function Handle({ application }: { application: ApplicationView }) {
  const { uid, stage, status, may, acts } = application;
  const t = useOfficeText();
  const link = useLink();
  const canOpen = useCanOpen();
  const [asking, setAsking] = useState(false);
  const setStatus = useSend('POST /studapps/answers/set_student_app_status/', {
    done: t('one.status_done'),
    onDone: () => setAsking(false),
  });
  const [correcting, setCorrecting] = useState(false);
  const correct = useSend('POST /studapps/answers/correct_decision/', {
    done: t('one.corrected'),
    onDone: () => setCorrecting(false),
  });
  const archive = useSend('POST /studapps/answers/archive_student_app/', {
    done: t(may.includes('restore') ? 'one.restored' : 'one.archived_done'),
  });
  return (
    <>
      {acts.length > 0 && canOpen('coo-review-application') && (
        <Link className="button primary" to={link('coo-review-application', { uid })}>
          {t('one.review')}
        </Link>
      )}
      {may.includes('set_status') && <ActButton onClick={() => setAsking(true)}>{t('one.set_status')}</ActButton>}
      {may.includes('correct') && <ActButton onClick={() => setCorrecting(true)}>{t('one.correct')}</ActButton>}
      {may.includes('archive') && (
        <ActButton
          aria-busy={archive.isPending}
          onClick={() => archive.mutate({ body: { student_app: uid, archived: true } })}
        >
          {t('one.archive')}
        </ActButton>
      )}
      {may.includes('restore') && (
        <ActButton
          aria-busy={archive.isPending}
          onClick={() => archive.mutate({ body: { student_app: uid, archived: false } })}
        >
          {t('one.restore')}
        </ActButton>
      )}
      {canOpen('audit-history') && (
        <Link className="button" to={link('audit-history', { stream: `student_application-${uid}` })}>
          {t('one.replay')}
        </Link>
      )}
      {correcting && (
        <CorrectDecision
          application={application}
          busy={correct.isPending}
          onCorrect={correction => correct.mutate({ body: { student_app: uid, ...correction } })}
          onClose={() => setCorrecting(false)}
        />
      )}
      {asking && (
        <SetStatus
          stage={stage}
          current={status.uid}
          count={1}
          busy={setStatus.isPending}
          onSet={(next, comment) => setStatus.mutate({ body: { student_app: uid, status: next, comment } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
