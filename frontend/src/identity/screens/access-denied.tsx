import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { StateMessage } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** access-denied: for links from outside that lead to what the person may not see. */
export default function AccessDenied() {
  const t = useText();
  const link = useLink();
  return (
    <>
      <PageHeader />
      <Panel>
        <StateMessage
          icon="lock"
          title={t('denied.text')}
          action={
            <Link className="button primary" to={link('home')}>
              {t('denied.home')}
            </Link>
          }
        />
      </Panel>
    </>
  );
}
