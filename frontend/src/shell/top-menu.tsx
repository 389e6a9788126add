import { Box } from '@mui/material';
import { Link } from 'react-router';
import { linkTo } from '../app/links.ts';
import { useLocale } from '../app/portal.ts';
import { useIsCurrent, useMenu } from './menu.ts';
import { useShellText } from './texts.ts';

/** The horizontal layout's menu: a line of links below the header. */
export function TopMenu() {
  const t = useShellText();
  const locale = useLocale();
  const sections = useMenu();
  const isCurrent = useIsCurrent(locale);
  return (
    <Box component="nav" aria-label={t('menu')} className="no-print" sx={{ display: 'flex', gap: 3, overflowX: 'auto', padding: '0 24px', background: 'var(--surface)', borderBottom: '1px solid var(--line)' }}>
      {sections.flatMap(section =>
        section.entries.map(screen => (
          <Box
            key={screen.id}
            component={Link}
            to={linkTo(locale, screen.id)}
            aria-current={isCurrent(screen) ? 'page' : undefined}
            sx={{
              whiteSpace: 'nowrap', padding: '11px 0', color: 'var(--ink-2)', textDecoration: 'none',
              '&:hover': { color: 'var(--ink)' }, '&[aria-current]': { color: 'var(--lapis)', fontWeight: 600, boxShadow: 'inset 0 -2px var(--lapis)' },
              '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--lapis)' },
            }}
          >
            {screen.titleIn(locale)}
          </Box>
        )),
      )}
    </Box>
  );
}
