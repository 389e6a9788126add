import { Button } from '@mui/material';
import Lock from '@mui/icons-material/LockOutlined';
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
          icon={<Lock aria-hidden />}
          title={t('denied.text')}
          action={
            <Button component={Link} to={link('home')} variant="contained">
              {t('denied.home')}
            </Button>
          }
        />
      </Panel>
    </>
  );
}
