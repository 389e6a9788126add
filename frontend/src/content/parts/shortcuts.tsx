import { Box } from '@mui/material';
import { Link } from 'react-router';
import { linkTo } from '../../app/links.ts';
import { useLocale } from '../../app/portal.ts';
import { ScreenIcon } from '../../shell/icons.tsx';
import { useMenu } from '../../shell/menu.ts';
import { useText } from '../text.ts';

/** The person's sections as tiles; settings stay in the menu. */
export function Shortcuts() {
  const t = useText();
  const locale = useLocale();
  const entries = useMenu().filter(section => section.group && section.group !== 'settings').flatMap(section => section.entries);
  if (entries.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('shortcuts.title')} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(220px, 1fr))' } }}>
      {entries.map(screen => (
        <Box
          key={screen.id}
          component={Link}
          to={linkTo(locale, screen.id)}
          sx={{
            display: 'flex', alignItems: 'center', gap: 1.5, padding: '14px 16px', background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 'var(--radius)', boxShadow: 'var(--shadow)',
            color: 'var(--ink)', textDecoration: 'none', fontWeight: 500, '&:hover': { borderColor: 'var(--lapis)' }, '&:focus-visible': { borderRadius: 'var(--radius)' },
          }}
        >
          <Box sx={{ width: 36, height: 36, flex: 'none', borderRadius: '9px', display: 'grid', placeItems: 'center', background: 'var(--lapis-soft)', color: 'var(--lapis)' }}>
            <ScreenIcon name={screen.icon} />
          </Box>
          {screen.titleIn(locale)}
        </Box>
      ))}
    </Box>
  );
}
