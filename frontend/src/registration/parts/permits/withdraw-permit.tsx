import { useState } from 'react';
import { useSend } from '../../../http/use-send.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { OfficeActButton } from '../../../shell/office-act-button.tsx';
import { usePermitsText } from '../../permits-text.ts';

/** Takes a permission back. `name`: whose, or for which course. */
export function WithdrawPermit({ student, course, name }: { student: string; course: string; name: string }) {
  const t = usePermitsText();
  const [asking, setAsking] = useState(false);
  const withdraw = useSend('DELETE /registration/students/{uid}/course_permissions/{offering}/', {
    done: t('permits.withdrawn'),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <OfficeActButton
        size="small"
        color="error"
        variant="text"
        aria-label={`${t('permits.withdraw')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {t('permits.withdraw')}
      </OfficeActButton>
      {asking && (
        <ReasonDialog
          title={t('permits.withdraw_title')}
          confirm={t('permits.withdraw')}
          destructive
          busy={withdraw.isPending}
          label={t('permits.reason')}
          onClose={() => setAsking(false)}
          onConfirm={reason => withdraw.mutate({ params: { uid: student, offering: course }, body: { reason } })}
        >
          {t('permits.withdraw_text', { name })}
        </ReasonDialog>
      )}
    </>
  );
}
