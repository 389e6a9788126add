import BugReport from '@mui/icons-material/BugReportOutlined';
import { Box, Divider, ListItemIcon, Menu, MenuItem } from '@mui/material';
import Logout from '@mui/icons-material/Logout';
import Settings from '@mui/icons-material/SettingsOutlined';
import { reporters } from '@portal/event-schemas/bugs/roles.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { rolesOf } from '../app/guard.ts';
import { linkTo, useCanOpen, useLink } from '../app/links.ts';
import { findScreen } from '../app/registry.ts';
import { useLocale, useSession } from '../app/portal.ts';
import { forgetDrafts } from '../app/use-draft-text.ts';
import { setAsOf } from '../http/as-of.ts';
import { deliverAll } from '../http/held.ts';
import { ReportBug } from '../bugs/api.ts';
import { useMay } from '../entity/may.ts';
import { useSend } from '../http/use-send.ts';
import type { MenuPanelProps } from './menu-button.tsx';
import { useReadOnlyReason } from './read-only-reason.ts';
import { useRoleName } from './role-name.ts';
import { useShellText } from './texts.ts';

/** Who is signed in, their settings, the way out. */
export default function UserPanel({ anchor, onClose }: MenuPanelProps) {
  const t = useShellText();
  const link = useLink();
  const locale = useLocale();
  const session = useSession();
  const roleName = useRoleName();
  const may = useMay();
  const canOpen = useCanOpen();
  const readOnly = useReadOnlyReason();
  const [reporting, setReporting] = useState(false);
  // A full load of the log-in page: nothing of this person stays in memory.
  const logOut = useSend('POST /user/logout/', {
    invalidate: [],
    // Who came by a server of the university leaves that, too.
    onDone: ({ go }) => {
      setAsOf(null);
      forgetDrafts();
      location.assign(go ?? linkTo(locale, 'log-in'));
    },
  });
  if (reporting) return <ReportBug onClose={onClose} />;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { minWidth: 240 } } }}
    >
      <Box component="li" role="none" sx={{ padding: '6px 16px 10px' }}>
        <Box sx={{ font: 'var(--t-h3)' }}>{session.profile?.display_name}</Box>
        <Box className="mut">{rolesOf(session).map(roleName).join(' · ')}</Box>
      </Box>
      <Divider component="li" role="none" sx={{ marginBottom: '6px !important' }} />
      <MenuItem component={Link} to={link('change-password')} onClick={onClose}>
        <ListItemIcon>
          <Settings fontSize="small" />
        </ListItemIcon>
        {t('settings')}
      </MenuItem>
      {may(reporters) && [
        <MenuItem key="report" disabled={readOnly !== undefined} onClick={() => setReporting(true)}>
          <ListItemIcon>
            <BugReport fontSize="small" />
          </ListItemIcon>
          {t('report_bug')}
        </MenuItem>,
        canOpen('my-bugs') && (
          <MenuItem key="reports" component={Link} to={link('my-bugs')} onClick={onClose}>
            <ListItemIcon />
            {findScreen('my-bugs')!.titleIn(locale)}
          </MenuItem>
        ),
      ]}
      <MenuItem onClick={() => void deliverAll().then(() => logOut.mutate({}))} disabled={logOut.isPending}>
        <ListItemIcon>
          <Logout fontSize="small" />
        </ListItemIcon>
        {t('log_out')}
      </MenuItem>
    </Menu>
  );
}
