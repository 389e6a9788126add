import { Box, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo } from '../app/links.ts';
import { useLocale } from '../app/portal.ts';
import type { RegisteredScreen } from '../app/registry.ts';
import { Glyph } from './glyph.tsx';
import { useIsCurrent, useMenu } from './menu.ts';
import { CountOf } from './menu-count.tsx';
import { useShellText } from './texts.ts';

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  whiteSpace: 'nowrap',
  padding: '11px 0',
  border: 0,
  background: 'none',
  color: 'var(--ink-2)',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { color: 'var(--ink)' },
  '&[aria-current], &[data-current="true"]': {
    color: 'var(--lapis)',
    fontWeight: 600,
    boxShadow: 'inset 0 -2px var(--lapis)',
  },
  '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--lapis)' },
} as const;

/** The horizontal layout's menu: a line below the header with a button for each group, which opens the group's screens. */
export function TopMenu() {
  const t = useShellText();
  return (
    <Box
      component="nav"
      aria-label={t('menu')}
      className="no-print"
      sx={{
        display: 'flex',
        gap: 3,
        overflowX: 'auto',
        padding: '0 24px',
        background: 'var(--surface)',
        borderBottom: '1px solid var(--line)',
      }}
    >
      {useMenu().map(({ group, entries }) =>
        group === undefined || entries.length === 1 ? (
          <Entry key={group ?? 'start'} screen={entries[0]!} />
        ) : (
          <Group key={group} label={t(`groups.${group}`)} screens={entries} />
        ),
      )}
    </Box>
  );
}

function Entry({ screen }: { screen: RegisteredScreen }) {
  const locale = useLocale();
  const isCurrent = useIsCurrent(locale);
  return (
    <Box
      component={Link}
      to={linkTo(locale, screen.id)}
      aria-current={isCurrent(screen) ? 'page' : undefined}
      sx={entry}
    >
      {screen.titleIn(locale)}
      <CountOf screen={screen.id} />
    </Box>
  );
}

function Group({ label, screens }: { label: string; screens: readonly RegisteredScreen[] }) {
  const locale = useLocale();
  const isCurrent = useIsCurrent(locale);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-current={screens.some(isCurrent)}
        onClick={event => setAnchor(event.currentTarget)}
        sx={entry}
      >
        {label}
        <Glyph name="chevron-down" size={16} />
      </Box>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {screens.map(screen => (
          <MenuItem
            key={screen.id}
            component={Link}
            to={linkTo(locale, screen.id)}
            selected={isCurrent(screen)}
            aria-current={isCurrent(screen) ? 'page' : undefined}
            onClick={close}
            sx={{ gap: '12px' }}
          >
            {screen.titleIn(locale)}
            <CountOf screen={screen.id} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
