import type { YearSemester } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useText } from '../text.ts';

/** The button that sends the card, after asking; what is missing stands beside it (`hint`: its id). */
export function SendCard({ info, hint }: { info: YearSemester; hint: string }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const send = useSend('POST /organizations/send_advaizer/', { done: t('send.done'), onDone: () => setAsking(false) });
  return (
    <>
      <ActButton
        className="button primary"
        disabled={!info.sending.allowed}
        aria-describedby={hint}
        onClick={() => setAsking(true)}
      >
        {t('send.action')}
      </ActButton>
      <ConfirmDialog
        open={asking}
        title={t('send.title')}
        confirm={t('send.action')}
        busy={send.isPending}
        onConfirm={() => send.mutate({ query: { uid: info.status_info.uid } })}
        onClose={() => setAsking(false)}
      >
        {t('send.text')}
      </ConfirmDialog>
    </>
  );
}
