import type { TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useWithdraw } from '../calls.ts';
import { useRequestText } from '../text.ts';

/** Takes a request back; asks first, because a permission goes with it. */
export function WithdrawButton({ request }: { request: TeacherRequestRow }) {
  const t = useRequestText();
  const name = useFormat().name(request.name);
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdraw(t('withdrawn', { name }));
  return (
    <>
      <ActButton onClick={() => setAsking(true)}>{t('withdraw')}</ActButton>
      <ConfirmDialog
        open={asking}
        title={t('withdraw_title')}
        confirm={t('withdraw')}
        destructive
        busy={withdraw.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate({ body: { uid: request.uid } }, { onSettled: () => setAsking(false) })}
      >
        {t('withdraw_text', { name })}
      </ConfirmDialog>
    </>
  );
}
