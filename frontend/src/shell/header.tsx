import { Box } from '@mui/material';
import { Link } from 'react-router';
import { useLink } from '../app/links.ts';
import { Brand } from './brand.tsx';
import { Glyph } from './glyph.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LookMenu } from './look-menu.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { useShellText } from './texts.ts';
import { useAppName } from './university.ts';
import { UserMenu } from './user-menu.tsx';

/** The line at the top: menu button on small screens, language, notifications, look, account. */
export function Header({ onMenu, brand }: { onMenu: () => void; brand: boolean }) {
  const t = useShellText();
  const appName = useAppName();
  const link = useLink();
  return (
    <Box
      className="no-print"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1100,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, md: 1.5 },
        height: 'var(--header)',
        padding: { xs: '0 8px', md: '0 24px' },
        background: 'var(--surface)',
        borderBottom: '1px solid var(--line)',
      }}
    >
      <Box sx={{ display: { md: 'none' } }}>
        <button
          type="button"
          className="icon-button"
          aria-label={t('open_menu')}
          title={t('open_menu')}
          onClick={onMenu}
        >
          <Glyph name="menu" size={24} />
        </button>
      </Box>
      <Box
        component={Link}
        to={link('home')}
        aria-label={appName}
        sx={{
          display: { xs: 'flex', md: brand ? 'flex' : 'none' },
          alignItems: 'center',
          gap: '8px',
          font: 'var(--t-h3)',
          color: 'inherit',
          textDecoration: 'none',
        }}
      >
        <Brand />
        <span className="app-name">{appName}</span>
      </Box>
      <Box sx={{ flex: 1 }} />
      <LanguageSwitch />
      <NotificationBell />
      <LookMenu />
      <UserMenu />
    </Box>
  );
}
