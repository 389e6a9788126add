import { Avatar, Box, Divider, IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import Logout from '@mui/icons-material/Logout';
import Settings from '@mui/icons-material/SettingsOutlined';
import { useState } from 'react';
import { Link } from 'react-router';
import { rolesOf } from '../app/guard.ts';
import { linkTo, useLink } from '../app/links.ts';
import { useLocale, useSession } from '../app/portal.ts';
import { useSend } from '../http/use-send.ts';
import { useShellText } from './texts.ts';

const initials = (name: string): string => name.split(/\s+/).slice(0, 2).map(part => part[0] ?? '').join('').toUpperCase();

/** Who is signed in, their settings, the way out. */
export function UserMenu() {
  const t = useShellText();
  const link = useLink();
  const locale = useLocale();
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A full load of the log-in page: nothing of this person stays in memory.
  const logOut = useSend('POST /user/logout/', { invalidate: [], onDone: () => location.assign(linkTo(locale, 'log-in')) });
  const { profile } = session;
  if (!profile) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton aria-label={t('user_menu', { name: profile.display_name })} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={event => setAnchor(event.currentTarget)} sx={{ borderRadius: '50%', padding: 0 }}>
        <Avatar sx={{ width: 34, height: 34, background: 'var(--teal)', color: 'var(--on-lapis)', fontSize: 13, fontWeight: 600 }}>{initials(profile.display_name)}</Avatar>
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
        <Box component="li" role="none" sx={{ padding: '6px 16px 10px' }}>
          <Box sx={{ font: 'var(--t-h3)' }}>{profile.display_name}</Box>
          <Box className="mut">{rolesOf(session).map(role => t(`roles.${role}`)).join(' · ')}</Box>
        </Box>
        <Divider component="li" role="none" sx={{ marginBottom: '6px !important' }} />
        <MenuItem component={Link} to={link('change-password')} onClick={close}>
          <ListItemIcon><Settings fontSize="small" /></ListItemIcon>
          {t('settings')}
        </MenuItem>
        <MenuItem onClick={() => logOut.mutate({})} disabled={logOut.isPending}>
          <ListItemIcon><Logout fontSize="small" /></ListItemIcon>
          {t('log_out')}
        </MenuItem>
      </Menu>
    </>
  );
}
