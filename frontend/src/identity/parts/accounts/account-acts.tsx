import type { AccountRow, Temporary } from '@portal/event-schemas/identity/views.ts';
import { useState } from 'react';
import { useSession } from '../../../app/portal.ts';
import { useSend } from '../../../http/use-send.ts';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { useAccountsText } from '../../accounts-text.ts';
import { HistoryDialog } from '../../../audit/api.ts';
import { LinkDialog, RolesDialog } from './dialogs.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { RowButtons } from '../../../entity/row-buttons.tsx';

/** What an administrator does with an account; the own one is neither disabled nor stripped of roles. */
export function AccountActs({
  account,
  onPassword,
}: {
  account: AccountRow;
  onPassword: (password: Temporary) => void;
}) {
  const t = useAccountsText();
  const session = useSession();
  const own = session.profile?.uid === account.uid;
  const [asking, setAsking] = useState<
    'reset' | 'sessions' | 'factor' | 'agree' | 'disable' | 'roles' | 'history' | 'link' | 'unlink' | null
  >(null);
  const close = (): void => setAsking(null);
  const params = { uid: account.uid };
  const reset = useSend('POST /identity/accounts/{uid}/reset_password/', {
    onDone: answer => {
      close();
      onPassword(answer);
    },
  });
  const endSessions = useSend('POST /identity/accounts/{uid}/end_sessions/', {
    done: t('sessions_ended'),
    onDone: close,
  });
  const resetFactor = useSend('POST /identity/accounts/{uid}/second_factor/reset/', {
    done: t('reset_factor_asked'),
    onDone: close,
  });
  const agree = useSend('POST /identity/accounts/{uid}/second_factor/reset/confirm/', {
    done: t('reset_factor_done'),
    onDone: close,
  });
  /** Whoever has asked does not agree. */
  const isAskedByAnother = account.reset_asked_by !== null && account.reset_asked_by !== session.profile?.uid;
  const unlock = useSend('POST /identity/accounts/{uid}/unlock/', { done: t('unlocked') });
  const disable = useSend('POST /identity/accounts/{uid}/disable/', { done: t('disabled'), onDone: close });
  const unlink = useSend('POST /identity/accounts/{uid}/unlink/', { done: t('unlinked'), onDone: close });
  const enable = useSend('POST /identity/accounts/{uid}/enable/', { done: t('enabled') });
  return (
    <>
      <RowButtons
        name={account.display_name}
        buttons={[
          !own && { label: t('roles'), onClick: () => setAsking('roles') },
          !own && { label: t('reset_short'), onClick: () => setAsking('reset') },
          !own && { label: t('end_sessions'), onClick: () => setAsking('sessions') },
          !own &&
            account.has_second_factor &&
            account.reset_asked_by === null && { label: t('reset_factor'), onClick: () => setAsking('factor') },
          !own && isAskedByAnother && { label: t('agree'), onClick: () => setAsking('agree') },
          account.directory === null
            ? { label: t('link'), onClick: () => setAsking('link') }
            : { label: t('unlink'), onClick: () => setAsking('unlink') },
          account.state === 'locked' && { label: t('unlock'), onClick: () => unlock.mutate({ params }) },
          { label: t('record_history'), onClick: () => setAsking('history'), reads: true },
          account.state === 'disabled' && { label: t('enable'), onClick: () => enable.mutate({ params }) },
          !own &&
            account.state !== 'disabled' && {
              label: t('disable'),
              bad: true,
              onClick: () => setAsking('disable'),
            },
        ]}
      />
      {asking === 'link' && <LinkDialog account={account} onClose={close} />}
      <ConfirmDialog
        open={asking === 'unlink'}
        title={t('unlink_title')}
        confirm={t('unlink')}
        destructive
        busy={unlink.isPending}
        onConfirm={() => account.directory && unlink.mutate({ params, body: { way: account.directory } })}
        onClose={close}
      >
        {t('unlink_text', { name: account.display_name })}
      </ConfirmDialog>
      {asking === 'roles' && <RolesDialog account={account} onClose={close} />}
      {asking === 'history' && (
        <HistoryDialog
          stream={`account-${account.uid}`}
          title={t('history_of', { name: account.display_name })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === 'reset'}
        title={t('reset_title')}
        confirm={t('reset')}
        destructive
        busy={reset.isPending}
        onConfirm={() => reset.mutate({ params })}
        onClose={close}
      >
        {t('reset_text', { name: account.display_name })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'sessions'}
        title={t('end_sessions_title')}
        confirm={t('end_sessions')}
        destructive
        busy={endSessions.isPending}
        onConfirm={() => endSessions.mutate({ params })}
        onClose={close}
      >
        {t('end_sessions_text', { name: account.display_name })}
      </ConfirmDialog>
      {asking === 'factor' && (
        <ReasonDialog
          title={t('reset_factor_title')}
          confirm={t('reset_factor')}
          destructive
          busy={resetFactor.isPending}
          label={t('reason')}
          onConfirm={reason => resetFactor.mutate({ params, body: { reason } })}
          onClose={close}
        >
          {t('reset_factor_text', { name: account.display_name })}
        </ReasonDialog>
      )}
      <ConfirmDialog
        open={asking === 'agree'}
        title={t('agree_title')}
        confirm={t('agree')}
        destructive
        busy={agree.isPending}
        onConfirm={() => agree.mutate({ params })}
        onClose={close}
      >
        {t('agree_text', { name: account.display_name })}
      </ConfirmDialog>
      {asking === 'disable' && (
        <ReasonDialog
          title={t('disable_title')}
          confirm={t('disable')}
          destructive
          busy={disable.isPending}
          label={t('reason')}
          onConfirm={reason => disable.mutate({ params, body: { reason } })}
          onClose={close}
        >
          {t('disable_text', { name: account.display_name })}
        </ReasonDialog>
      )}
    </>
  );
}
