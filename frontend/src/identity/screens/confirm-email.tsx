import { Link, useParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { EmptyState, StateMessage } from '../../shell/states.tsx';
import { useLinkToken } from '../parts/password-by-link.tsx';
import { useProfileText } from '../profile-text.ts';

/** confirm-email/{change}: where the mail to a new address leads. The button confirms, so that programs that look at mails do not. */
export default function ConfirmEmail() {
  const t = useProfileText();
  const link = useLink();
  const { change = '' } = useParams();
  const token = useLinkToken();
  const confirm = useSend('POST /user/profile/email/confirm/', { onRefusal: () => {} });
  const home = (
    <Link className="button" to={link('home')}>
      {t('to_portal')}
    </Link>
  );
  return (
    <>
      <PageHeader />
      {!token ? (
        <EmptyState title={t('no_token')}>{t('where')}</EmptyState>
      ) : confirm.data ? (
        <StateMessage icon="check" title={t('confirmed')} action={home}>
          {t('confirmed_text', { email: confirm.data.email })}
        </StateMessage>
      ) : confirm.error ? (
        <StateMessage icon="error" tone="bad" title={t('failed')} action={home}>
          {confirm.error.message}
        </StateMessage>
      ) : (
        <StateMessage
          icon="info"
          title={t('confirm_lead')}
          action={
            <ActButton
              className="button primary"
              aria-busy={confirm.isPending}
              onClick={() => confirm.mutate({ body: { change, token } })}
            >
              {t('confirm')}
            </ActButton>
          }
        />
      )}
    </>
  );
}
