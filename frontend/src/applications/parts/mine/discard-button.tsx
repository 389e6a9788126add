import { useState } from 'react';
import { useSend } from '../../../http/use-send.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { useMineText } from '../../mine-text.ts';

/** Throws a draft away; asks first. */
export function DiscardButton({ uid, onDone }: { uid: string; onDone: () => void }) {
  const t = useMineText();
  const [asking, setAsking] = useState(false);
  const discard = useSend('DELETE /studapps/answers/{uid}/', {
    done: t('form.discarded'),
    onDone,
    invalidate: ['GET /studapps/answers/my/', 'GET /studapps/app-types/'],
  });
  return (
    <>
      <ActButton onClick={() => setAsking(true)}>{t('form.discard')}</ActButton>
      <ConfirmDialog
        open={asking}
        title={t('form.discard_title')}
        confirm={t('form.discard')}
        destructive
        busy={discard.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => discard.mutate({ params: { uid } }, { onSettled: () => setAsking(false) })}
      >
        {t('form.discard_text')}
      </ConfirmDialog>
    </>
  );
}
