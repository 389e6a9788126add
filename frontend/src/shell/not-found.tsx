import { Button } from '@mui/material';
import Explore from '@mui/icons-material/ExploreOutlined';
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
          icon={<Explore aria-hidden />}
          title={t('not_found.text')}
          action={
            <Button component={Link} to={link('home')} variant="contained">
              {t('not_found.home')}
            </Button>
          }
        />
      </Panel>
    </>
  );
}
