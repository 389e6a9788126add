import { Link, useParams } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StateMessage } from '../../shell/states.tsx';
import { useSignUpText } from '../sign-up-text.ts';

/** user/activation/{uuid}/{token}: where the mail leads. Opening it changes nothing; the button does, so that programs that look at mails activate nothing. */
export default function Activation() {
  const t = useSignUpText();
  const link = useLink();
  const { uuid = '', token = '' } = useParams();
  const activate = useSend('POST /user/activation/{uuid}/{token}/', { invalidate: [], onRefusal: () => {} });
  const { data, error } = activate;
  return (
    <>
      <PageHeader />
      {data ? (
        <StateMessage
          icon="check"
          title={t(data.already ? 'already' : 'done')}
          action={
            <Link className="button primary" to={link('log-in')}>
              {t('log_in')}
            </Link>
          }
        >
          {t('done_text', { login: data.login })}
        </StateMessage>
      ) : error ? (
        <StateMessage
          icon="error"
          tone="bad"
          title={t('failed')}
          action={
            <Link className="button" to={link('registration-applicant')}>
              {t('sign_up_again')}
            </Link>
          }
        >
          {error.message}
        </StateMessage>
      ) : (
        <StateMessage
          icon="info"
          title={t('ask')}
          action={
            <ActButton
              className="button primary"
              aria-busy={activate.isPending}
              onClick={() => activate.mutate({ params: { uuid, token } })}
            >
              {t('activate')}
            </ActButton>
          }
        />
      )}
    </>
  );
}
