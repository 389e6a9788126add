import { Box, Button } from '@mui/material';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
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
  return (
    <>
      <PageHeader />
      <Panel>
        <StateMessage
          tone="bad"
          icon={<CloudOff aria-hidden />}
          title={t('server_error.text')}
          action={
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
              <Button onClick={() => void navigate(-1)}>{t('server_error.back')}</Button>
              <Button variant="contained" component={Link} to={link('home')}>{t('server_error.home')}</Button>
            </Box>
          }
        />
      </Panel>
    </>
  );
}
