import { Box, IconButton } from '@mui/material';
import MenuIcon from '@mui/icons-material/Menu';
import { Link } from 'react-router';
import { useLink } from '../app/links.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LookMenu } from './look-menu.tsx';
import { useShellText } from './texts.ts';
import { UserMenu } from './user-menu.tsx';

/** The line at the top: menu button on small screens, language, look, account. */
export function Header({ onMenu, brand }: { onMenu: () => void; brand: boolean }) {
  const t = useShellText();
  const link = useLink();
  return (
    <Box
      className="no-print"
      sx={{ position: 'sticky', top: 0, zIndex: 1100, display: 'flex', alignItems: 'center', gap: { xs: 0.5, md: 1.5 }, height: 'var(--header)', padding: { xs: '0 8px', md: '0 24px' }, background: 'var(--surface)', borderBottom: '1px solid var(--line)' }}
    >
      <IconButton aria-label={t('open_menu')} onClick={onMenu} sx={{ display: { md: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <Box component={Link} to={link('home')} sx={{ display: { xs: 'flex', md: brand ? 'flex' : 'none' }, alignItems: 'center', gap: '8px', font: 'var(--t-h3)', color: 'inherit', textDecoration: 'none' }}>
        <Brand />
        <Box component="span" className="app-name" sx={{ '@media (max-width: 420px)': { display: 'none' } }}>{t('app')}</Box>
      </Box>
      <Box sx={{ flex: 1 }} />
      <LanguageSwitch />
      <LookMenu />
      <UserMenu />
    </Box>
  );
}
