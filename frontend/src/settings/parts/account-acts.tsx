import type { AccountRow, Temporary } from '@portal/event-schemas/identity/views.ts';
import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { useSend } from '../../http/use-send.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useSystemText, useText } from '../text.ts';
import { HistoryDialog, RolesDialog } from './dialogs.tsx';
import { ReasonField } from './reason-field.tsx';
import { RowButtons } from '../../entity/row-buttons.tsx';

/** What an administrator does with an account; the own one is neither disabled nor stripped of roles. */
export function AccountActs({
  account,
  onPassword,
}: {
  account: AccountRow;
  onPassword: (password: Temporary) => void;
}) {
  const t = useText();
  const s = useSystemText();
  const session = useSession();
  const own = session.profile?.uid === account.uid;
  const [asking, setAsking] = useState<'reset' | 'sessions' | 'disable' | 'roles' | 'history' | null>(null);
  const [reason, setReason] = useState('');
  const close = (): void => {
    setAsking(null);
    setReason('');
  };
  const params = { uid: account.uid };
  const reset = useSend('POST /identity/accounts/{uid}/reset_password/', {
    onDone: answer => {
      close();
      onPassword(answer);
    },
  });
  const endSessions = useSend('POST /identity/accounts/{uid}/end_sessions/', {
    done: s('accounts.sessions_ended'),
    onDone: close,
  });
  const unlock = useSend('POST /identity/accounts/{uid}/unlock/', { done: s('accounts.unlocked') });
  const disable = useSend('POST /identity/accounts/{uid}/disable/', { done: s('accounts.disabled'), onDone: close });
  const enable = useSend('POST /identity/accounts/{uid}/enable/', { done: s('accounts.enabled') });
  return (
    <>
      <RowButtons
        name={account.display_name}
        buttons={[
          !own && { label: s('accounts.roles'), onClick: () => setAsking('roles') },
          !own && { label: s('accounts.reset_short'), onClick: () => setAsking('reset') },
          !own && { label: s('accounts.end_sessions'), onClick: () => setAsking('sessions') },
          account.state === 'locked' && { label: s('accounts.unlock'), onClick: () => unlock.mutate({ params }) },
          { label: t('common.history'), onClick: () => setAsking('history'), reads: true },
          account.state === 'disabled' && { label: s('accounts.enable'), onClick: () => enable.mutate({ params }) },
          !own &&
            account.state !== 'disabled' && {
              label: s('accounts.disable'),
              bad: true,
              onClick: () => setAsking('disable'),
            },
        ]}
      />
      {asking === 'roles' && <RolesDialog account={account} onClose={close} />}
      {asking === 'history' && (
        <HistoryDialog
          stream={`account-${account.uid}`}
          title={t('history.title', { name: account.display_name })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === 'reset'}
        title={s('accounts.reset_title')}
        confirm={s('accounts.reset')}
        destructive
        busy={reset.isPending}
        onConfirm={() => reset.mutate({ params })}
        onClose={close}
      >
        {s('accounts.reset_text', { name: account.display_name })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'sessions'}
        title={s('accounts.end_sessions_title')}
        confirm={s('accounts.end_sessions')}
        destructive
        busy={endSessions.isPending}
        onConfirm={() => endSessions.mutate({ params })}
        onClose={close}
      >
        {s('accounts.end_sessions_text', { name: account.display_name })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'disable'}
        title={s('accounts.disable_title')}
        confirm={s('accounts.disable')}
        destructive
        busy={disable.isPending}
        disabled={reason.trim() === ''}
        onConfirm={() => disable.mutate({ params, body: { reason } })}
        onClose={close}
      >
        <p>{s('accounts.disable_text', { name: account.display_name })}</p>
        <ReasonField value={reason} onChange={setReason} />
      </ConfirmDialog>
    </>
  );
}
