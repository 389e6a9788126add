import { useState } from 'react';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useSend } from '../../http/use-send.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StateMessage } from '../../shell/states.tsx';
import { solveCaptcha } from '../captcha/solve-captcha.ts';
import { useSignUpText } from '../sign-up-text.ts';

/** After the sign-up: where the mail went, and the way to have it sent again. */
export function ActivationSent({ email }: { email: string }) {
  const t = useSignUpText();
  const link = useLink();
  const [working, setWorking] = useState(false);
  const resend = useSend('POST /user/activation/resend/', { invalidate: [], done: t('again_sent') });
  const again = async (): Promise<void> => {
    setWorking(true);
    try {
      await resend.mutateAsync({ body: { email, captcha: await solveCaptcha('sign_up') } });
    } catch {
      // What went wrong is told by the call.
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <PageHeader />
      <StateMessage
        icon="check"
        title={t('sent')}
        action={
          <ActButton aria-busy={working} disabled={working} onClick={() => void again()}>
            {t('again')}
          </ActButton>
        }
      >
        <p>{t('sent_text', { email })}</p>
        <p>{t('not_come')}</p>
      </StateMessage>
      <p>
        <Link to={link('log-in')}>{t('back')}</Link>
      </p>
    </>
  );
}
