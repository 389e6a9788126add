import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useRecoveryText } from '../recovery-text.ts';

/** user/forgot: the login or the password. */
export default function Forgot() {
  const t = useRecoveryText();
  const link = useLink();
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{t('lead')}</p>
      </div>
      {(['password', 'login'] as const).map(what => (
        <Panel key={what}>
          <p>
            <Link to={link(`forgot-${what}`)}>
              <b>{t(what)}</b>
            </Link>
          </p>
          <p className="mut">{t(`about.${what}`)}</p>
        </Panel>
      ))}
      <p>
        <Link to={link('log-in')}>{t('back')}</Link>
      </p>
    </>
  );
}
