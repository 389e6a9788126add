import { Box, Button } from '@mui/material';
import Construction from '@mui/icons-material/ConstructionOutlined';
import { Link, useRevalidator } from 'react-router';
import { useLink } from '../../app/links.ts';
import { forgetPortal, usePortal } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { StateMessage } from '../../shell/states.tsx';
import { useText } from '../text.ts';

/** info/maintenance: the return date and a button that looks whether the portal is back (portal.md §2). */
export default function Maintenance() {
  const t = useText();
  const f = useFormat();
  const link = useLink();
  const { settings } = usePortal();
  const { revalidate, state } = useRevalidator();
  const look = () => {
    forgetPortal();
    void revalidate();
  };
  return (
    <>
      <PageHeader />
      <Panel>
        <StateMessage
          icon={<Construction aria-hidden />}
          title={t(settings.tech_block ? 'maintenance.now' : 'maintenance.over')}
          action={
            settings.tech_block ? (
              <Button variant="contained" onClick={look} loading={state === 'loading'}>{t('maintenance.refresh')}</Button>
            ) : (
              <Button variant="contained" component={Link} to={link('home')}>{t('maintenance.enter')}</Button>
            )
          }
        >
          {settings.tech_block && settings.tech_block_date_end && <Box className="num">{t('maintenance.until', { moment: f.dateTime(settings.tech_block_date_end) })}</Box>}
        </StateMessage>
      </Panel>
    </>
  );
}
