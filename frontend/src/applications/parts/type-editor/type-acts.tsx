import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TypeForSetting } from '@portal/event-schemas/applications/views.ts';
import { useLink } from '../../../app/links.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useSend } from '../../../http/use-send.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { useTypesText } from '../../text.ts';
import { copied } from './edits.ts';
import { ItemMenu } from '../../../shell/item-menu.tsx';

const lists = [
  'GET /studapps/app-types/app_types_for_setting/',
  'GET /studapps/app-types/{uid}/definition/',
  'GET /studapps/app-types/{uid}/versions/',
] as const;

/** What is done with a type as a whole: copied, closed, opened again, removed. */
export function TypeActs({ type, onGone }: { type: TypeForSetting; onGone: () => void }) {
  const t = useTypesText();
  const link = useLink();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'close' | 'remove' | null>(null);
  const close = useSend('POST /studapps/app-types/{uid}/close/', {
    done: t('acts_done.closed'),
    invalidate: lists,
    onDone: () => setAsking(null),
  });
  const reopen = useSend('POST /studapps/app-types/{uid}/reopen/', {
    done: t('acts_done.reopened'),
    invalidate: lists,
  });
  const remove = useSend('DELETE /studapps/app-types/{uid}/', {
    done: t('acts_done.removed'),
    invalidate: [lists[0]],
    onDone: onGone,
  });
  const copy = useSend('POST /studapps/app-types/', {
    done: t('acts_done.copied'),
    invalidate: [lists[0]],
    onDone: made => void navigate(link('application-type', { uid: made.uid })),
  });
  const params = { uid: type.uid };
  return (
    <>
      <ItemMenu
        label={t('more')}
        items={[
          { label: t('act.copy'), onClick: () => copy.mutate({ body: copied(type.draft) }) },
          ...(type.state === 'published' ? [{ label: t('act.close'), onClick: () => setAsking('close') }] : []),
          ...(type.state === 'closed' ? [{ label: t('act.reopen'), onClick: () => reopen.mutate({ params }) }] : []),
          ...(type.state === 'draft'
            ? [{ label: t('act.remove_type'), bad: true, onClick: () => setAsking('remove') }]
            : []),
        ]}
      />
      {asking === 'close' && (
        <ReasonDialog
          title={t('ask.close')}
          confirm={t('act.close')}
          destructive
          busy={close.isPending}
          label={t('ask.reason')}
          maxLength={500}
          onConfirm={reason => close.mutate({ params, body: { reason } })}
          onClose={() => setAsking(null)}
        >
          {t('ask.close_text', { smart_count: type.open })}
        </ReasonDialog>
      )}
      <ConfirmDialog
        open={asking === 'remove'}
        title={t('ask.remove')}
        confirm={t('act.remove_type')}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params })}
        onClose={() => setAsking(null)}
      >
        {t('ask.remove_text')}
      </ConfirmDialog>
    </>
  );
}
