import { Link } from 'react-router';
import { useLink } from '../app/links.ts';
import { PageHeader } from './page-header.tsx';
import { Panel } from './panel.tsx';
import { StateMessage } from './states.tsx';
import { useShellText } from './texts.ts';

/** The page of an address that leads nowhere. */
export function NotFoundPage() {
  const t = useShellText();
  const link = useLink();
  return (
    <>
      <PageHeader title={t('not_found.title')} />
      <Panel>
        <StateMessage
          icon="compass"
          title={t('not_found.text')}
          action={
            <Link className="button primary" to={link('home')}>
              {t('not_found.home')}
            </Link>
          }
        />
      </Panel>
    </>
  );
}
