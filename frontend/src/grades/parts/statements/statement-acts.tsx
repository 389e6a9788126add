import Button from '@mui/material/Button';
import type { StatementDetail } from '@portal/event-schemas/grades/statement-views.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLink } from '../../../app/links.ts';
import { useLocale } from '../../../app/portal.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { addressOf } from '../../../http/client.ts';
import { useSend } from '../../../http/use-send.ts';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { useStatementText } from '../../text.ts';

type Fault = Parameters<ReturnType<typeof useStatementText>>[0] extends infer K
  ? K extends `fault.${infer F}`
    ? F
    : never
  : never;

/** What the reader does with a statement; a button that is off says why. */
export function StatementActs({ of, view }: { of: StatementDetail; view: string }) {
  const t = useStatementText();
  const link = useLink();
  const locale = useLocale();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'reject' | 'discard' | 'correct' | null>(null);
  const params = { uid: of.uid };
  const finished = (): void => setAsked(null);
  const sends = {
    send: useSend('PUT /journals/statements/{uid}/send/', { done: t('done.send') }),
    approve: useSend('PUT /journals/statements/{uid}/approve/', { done: t('done.approve') }),
    reject: useSend('PUT /journals/statements/{uid}/reject/', { done: t('done.reject'), onDone: finished }),
    discard: useSend('PUT /journals/statements/{uid}/discard/', { done: t('done.discard'), onDone: finished }),
    sign: useSend('PUT /journals/statements/{uid}/sign/', { done: t('done.sign') }),
    correct: useSend('POST /journals/statements/{uid}/correct/', {
      done: t('done.correct'),
      onDone: ({ uid }) => {
        finished();
        void navigate(link(view, {}, { statement: uid }));
      },
    }),
  };
  const busy = Object.values(sends).some(({ isPending }) => isPending);
  const may = (act: 'send' | 'approve' | 'reject' | 'sign' | 'discard' | 'correct') => {
    const fault = of.may[act];
    return fault ? { disabled: true, title: t(`fault.${fault as Fault}`) } : { disabled: busy };
  };
  const isOffice = of.may.correct !== 'office_only';
  const isFiller = of.may.send !== 'not_main_teacher';
  const isOver = of.status === 'REGISTERED' || of.status === 'SUPERSEDED' || of.status === 'DISCARDED';
  const isDraft = of.status === 'NOT_FILLED' || of.status === 'REJECTED';
  return (
    <>
      {isDraft && isFiller && (
        <OfficeActButton variant="contained" {...may('send')} onClick={() => sends.send.mutate({ params })}>
          {t('act.send')}
        </OfficeActButton>
      )}
      {!isOver && isOffice && of.status !== 'APPROVED' && (
        <>
          <OfficeActButton variant="contained" {...may('approve')} onClick={() => sends.approve.mutate({ params })}>
            {t('act.approve')}
          </OfficeActButton>
          <OfficeActButton variant="outlined" color="error" {...may('reject')} onClick={() => setAsked('reject')}>
            {t('act.reject')}
          </OfficeActButton>
        </>
      )}
      {of.status === 'APPROVED' && of.may.sign !== 'not_main_teacher' && (isOffice || !of.signed_teacher_name) && (
        <OfficeActButton variant="contained" {...may('sign')} onClick={() => sends.sign.mutate({ params })}>
          {t(isOffice ? 'act.register' : 'act.sign')}
        </OfficeActButton>
      )}
      {of.number !== null && (
        <Button
          variant="outlined"
          component="a"
          download
          href={addressOf('GET /journals/statements/{uid}/print/', { params, query: { language: locale } })}
        >
          {t('act.print')}
        </Button>
      )}
      {isDraft && (isFiller || isOffice) && (
        <OfficeActButton variant="outlined" color="error" {...may('discard')} onClick={() => setAsked('discard')}>
          {t('act.discard')}
        </OfficeActButton>
      )}
      {of.number !== null && isOffice && (
        <OfficeActButton variant="outlined" {...may('correct')} onClick={() => setAsked('correct')}>
          {t('act.correct')}
        </OfficeActButton>
      )}
      {asked && (
        <ReasonDialog
          title={t(`act.${asked}`)}
          confirm={t(`act.${asked}`)}
          destructive={asked !== 'correct'}
          busy={busy}
          label={t('reason')}
          onClose={finished}
          onConfirm={text =>
            asked === 'reject'
              ? sends.reject.mutate({ params, body: { comment: text } })
              : sends[asked].mutate({ params, body: { reason: text } })
          }
        >
          {t(`why.${asked}`)}
        </ReasonDialog>
      )}
    </>
  );
}
