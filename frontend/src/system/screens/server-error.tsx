import { Link, useNavigate } from 'react-router';
import { useLink } from '../../app/links.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { StateMessage } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** server-error: where links from outside lead when the server failed. */
export default function ServerError() {
  const t = useText();
  const link = useLink();
  const navigate = useNavigate();
  const ways = (
    <>
      <button type="button" className="button" onClick={() => void navigate(-1)}>
        {t('server_error.back')}
      </button>
      <Link className="button primary" to={link('home')}>
        {t('server_error.home')}
      </Link>
    </>
  );
  return (
    <>
      <PageHeader />
      <Panel>
        <StateMessage tone="bad" icon="cloud-off" title={t('server_error.text')} action={ways} />
      </Panel>
    </>
  );
}
