import { Link } from 'react-router';
import { useLink } from '../app/links.ts';
import { PageHeader } from './page-header.tsx';
import { Panel } from './panel.tsx';
import { StateMessage } from './states.tsx';
import { useShellText } from './texts.ts';

/** 403, in the place of the screen. Nothing of the screen was loaded and nothing asked of the server. */
export function Forbidden() {
  const t = useShellText();
  const link = useLink();
  return (
    <>
      <PageHeader title={t('forbidden.title')} />
      <Panel>
        <StateMessage
          icon="lock"
          title={t('forbidden.text')}
          action={
            <Link className="button primary" to={link('home')}>
              {t('forbidden.home')}
            </Link>
          }
        />
      </Panel>
    </>
  );
}
